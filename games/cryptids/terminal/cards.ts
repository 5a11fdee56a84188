import type { Card } from '@curio/ui/terminal'
import type { CryptidsText, CryptidsView } from '../text/index.ts'
import { CRYPTIDS_WORDS } from './words.ts'

/** Every card of the pack in words, requests and skills included. */
export function allCards(text: CryptidsText): Card[] {
  return [...paperCards(text), ...skillCards(text)]
}

function paperCards(text: CryptidsText): Card[] {
  const { words, names } = text
  const { language } = words
  const { cryptids, contracts, requests, poacherCards } = names.pack
  const { cards } = CRYPTIDS_WORDS[language]
  return [
    ...cryptids.map(({ id }) => ({
      id,
      sort: cards.cryptids,
      name: names.card(id),
      text: [text.dossier(id)],
    })),
    ...contracts.map(({ id, [language]: name }) => ({
      id,
      sort: cards.contracts,
      name,
      text: [text.contract(id)],
    })),
    ...requests.map(({ id, [language]: name }) => ({
      id,
      sort: cards.requests,
      name,
      text: [text.request(id)],
    })),
    ...poacherCards.map(({ id }) => {
      const [name = '', ...rows] = text.poacherCard(id)
      return { id, sort: cards.poacher, name, text: rows }
    }),
  ]
}

/** What a skill costs depends on the table; without one it is told as the pack has it. */
function skillCards(text: CryptidsText, view?: CryptidsView): Card[] {
  const { words, names } = text
  const { language } = words
  return names.pack.skills.map(({ id, use, price, [language]: name }) => ({
    id,
    sort: CRYPTIDS_WORDS[language].cards.skills,
    name,
    text: [
      view
        ? text.skill(id, view)
        : words.things[use](
            names.skill(id),
            words.skillEffects[id],
            price === 0 ? words.things.fromStart : names.counted(price, 'experience'),
          ),
    ],
  }))
}

/** The cards on the table and the viewer's contracts. A card of the display also says what its `?` stands for. */
export function cardsInSight(text: CryptidsText, view: CryptidsView): Card[] {
  const { display, reserve, players, poacher } = view
  const cryptids = [
    ...display.map((slot) => slot?.card),
    ...reserve.cryptids.map(({ card }) => card),
    ...players.flatMap(({ found }) => found.map(({ card }) => card)),
    ...view.cardDiscards.flat(),
    ...(poacher?.caught.map(({ card }) => card) ?? []),
  ]
  const aims = [
    view.commonContract,
    ...view.contractDiscards,
    ...reserve.requests,
    ...players.flatMap(({ contracts, requests }) => [...(contracts ?? []), ...requests]),
    ...(poacher ? [poacher.card, ...poacher.used] : []),
  ]
  const seen = new Set<string | null | undefined>([...cryptids, ...aims])
  const cards = paperCards(text).filter(({ id }) => seen.has(id))
  return [...cards.map((card) => asSought(text, view, card)), ...skillCards(text, view)]
}

function asSought({ words, names }: CryptidsText, { display }: CryptidsView, card: Card): Card {
  const slot = display.find((each) => each?.card === card.id)
  if (!slot) return card
  const place = slot.location === null ? words.unknown : names.place(slot.location)
  const { sought } = CRYPTIDS_WORDS[words.language]
  return { ...card, text: [...card.text, sought(place, names.evidences(slot.evidence))] }
}
