import type { Card } from '@curio/ui/terminal'
import type { CryptidsText, CryptidsView } from '../text/index.ts'
import type { SlotView } from '../view.ts'
import { CRYPTIDS_WORDS } from './words.ts'

/** Every card of the pack in words, requests and skills included. */
export function allCards(text: CryptidsText): Card[] {
  return [...paperCards(text), ...skillCards(text)]
}

function paperCards(text: CryptidsText, view?: CryptidsView): Card[] {
  const { words, names } = text
  const { language } = words
  const { cryptids, contracts, requests, poacherCards } = names.pack
  const { cards } = CRYPTIDS_WORDS[language]
  return [
    ...cryptids.map(({ id }) => ({
      id,
      sort: cards.cryptids,
      name: names.card(id),
      text: dossierLines(
        text,
        id,
        view?.display.find((slot) => slot?.card === id),
      ),
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

/** For a card on the display it is known what its `?` stands for. */
function dossierLines({ words, names, ability }: CryptidsText, id: string, slot?: SlotView | null): string[] {
  const { language } = words
  const card = names.entry(id)
  const place = slot ? (slot.location ?? '?') : card.loc
  const { dossier } = CRYPTIDS_WORDS[language]
  const does = ability(id)
  return [
    card.caption[language],
    dossier.sought(
      words.level(card.level),
      place === '?' ? words.unknown : names.place(place),
      names.evidences(slot?.evidence ?? card.evidence),
    ),
    dossier.relocated(words.habitats[card.habitat], words.kinds[card.kind]),
    dossier.points(names.counted(card.found, 'points'), names.counted(card.relocated, 'points')),
    ...(does === null ? [] : [does]),
  ]
}

/** The price of a skill depends on the table; without a table it is the price in the pack. */
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

/** The cards on the table, and the viewer's contracts. */
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
  return [...paperCards(text, view).filter(({ id }) => seen.has(id)), ...skillCards(text, view)]
}
