import { isList, isRecord, type Json, oncePer } from '@curio/kernel'
import type { CafeBonus } from '../content/booklet/terms.ts'
import { SUPPORT_BONUSES } from '../content/booklet/terms.ts'
import { TOMES, TOURIST_TYPES } from '../content/pack.ts'
import { type Acts, type Answer, type BetAct, type NamedRoute, writeAct } from './acts.ts'
import { betsOn } from './bet-acts.ts'
import { citiesOf } from './city.ts'
import { CITY_NAMES } from './options.ts'
import type { Played } from './played.ts'
import { isQuestionKind, type QuestionKind } from './question-kinds.ts'
import { type Section, sectionsOf } from './sections.ts'

/** Questions whose answers are lists: some of several things, or a whole plan. */
export type ListKind =
  | 'draft.pair'
  | 'initial.pair'
  | 'card.pair'
  | 'encounter.reroll'
  | 'penalty.called'
  | 'route'
/** Questions that are answered by one of finitely many texts. */
export type TextKind = Exclude<QuestionKind, ListKind>

/**
 * Every act of a pack by its text, for all Ancients at once. To read an answer is to look it up, so a text that the
 * writer never writes means nothing, and reading costs one step however long the text is.
 */
export type Vocabulary = { readonly [K in TextKind]: ReadonlyMap<Json, Acts[K]> }

export const vocabularyOf = oncePer((pack: Played): Vocabulary => {
  const { map } = pack
  const cards = (pack.cards ?? []).map(({ id }) => ({ card: id }))
  const dice = pack.dice.map(({ id }) => ({ die: id }))
  const diceWithCards = cards.length > 0 ? dice : []
  const types = TOURIST_TYPES.map((type) => ({ type }))
  const segments = [...map.roads, ...map.diagonals].map(({ id }) => ({ segment: id }))
  const university = map.blocks.filter((block) => block.university).map(({ id }) => id)
  return {
    'task.keep': byText(
      'task.keep',
      pack.tasks.flatMap(({ id }) => [false, true].map((openly) => ({ task: id, openly }))),
    ),
    'draft.take': byText('draft.take', dice),
    'draft.remove': byText('draft.remove', dice),
    'initial.take': byText('initial.take', dice),
    'card.play': byText(
      'card.play',
      cards.length === 0
        ? []
        : [...cards.map(({ card }) => ({ act: 'card', card }) as const), { act: 'refresh' }],
    ),
    'card.offer': byText('card.offer', cards),
    'card.take': byText('card.take', cards),
    effect: byText(
      'effect',
      (pack.tour?.effects ?? []).map((effect) => ({ effect })),
    ),
    rating: byText(
      'rating',
      (pack.tour?.rating.order ?? []).flatMap((landmark) => STEPS.map((step) => ({ landmark, step }))),
    ),
    'die.claim': byText('die.claim', diceWithCards),
    'die.offer': byText('die.offer', diceWithCards),
    'die.place': byText('die.place', cards),
    'die.round': byText('die.round', diceWithCards),
    'landmark.cover': byText(
      'landmark.cover',
      (pack.tour?.rating.order ?? []).map((landmark) => ({ landmark })),
    ),
    block: byText('block', [
      ...map.blocks.map(({ id }) => ({ act: 'block', block: id }) as const),
      ...COORDINATES,
      // RT-FX-16: only the booklet corrects before the location is chosen.
      ...(pack.tour ? [CORRECT] : []),
    ]),
    ferry: byText(
      'ferry',
      map.blocks.flatMap(({ id, coastal }) => (coastal ? [{ block: id }] : [])),
    ),
    'tourist.any': byText('tourist.any', types),
    'tourist.extra': byText('tourist.extra', types),
    'tourist.repeat': byText('tourist.repeat', types),
    'correction.erase': byText('correction.erase', [
      { act: 'none' },
      ...segments.map(({ segment }) => ({ act: 'erase', segment }) as const),
    ]),
    'correction.draw': byText('correction.draw', segments),
    draw: byText('draw', [{ act: 'end' }, ...allSections(pack), { act: 'pass' }]),
    shop: byText('shop', [
      ...map.vertices.map(({ id }) => ({ act: 'shop', crossing: id }) as const),
      ...ofTheBooklet(pack, map.blocks).map(({ id }) => ({ act: 'regular', block: id }) as const),
    ]),
    event: byText(
      'event',
      ofTheBooklet(pack, [...map.blocks, ...map.roads, ...map.vertices]).map(({ id }) => ({ place: id })),
    ),
    regular: byText(
      'regular',
      cafeBonuses(pack).map((bonus) => ({ bonus })),
    ),
    tome: byText(
      'tome',
      TOMES.map((tome) => ({ tome })),
    ),
    bet: byText('bet', allBets(pack)),
    'encounter.upgrade': byText('encounter.upgrade', [
      { act: 'none' },
      ...ENCOUNTER_PLACES.map((die) => ({ act: 'upgrade', die }) as const),
    ]),
    'penalty.university': byText(
      'penalty.university',
      university.flatMap((one, index) =>
        university.slice(index + 1).map((other) => ({ blocks: [one, other] })),
      ),
    ),
    'penalty.riverside': byText('penalty.riverside', types),
    'penalty.numerous': byText(
      'penalty.numerous',
      types.flatMap(({ type }) => map.blocks.map(({ id }) => ({ type, block: id }))),
    ),
    support: byText('support', pack.tour?.travelled ? SUPPORT_BONUSES.map((bonus) => ({ bonus })) : []),
    'campaign.city': byText(
      'campaign.city',
      pack.tour?.travelled ? CITY_NAMES.map((city) => ({ city })) : [],
    ),
  }
})

/** What only cities of the booklet need. */
const ofTheBooklet = <T>({ tour }: Played, things: readonly T[]): readonly T[] => (tour ? things : [])

/** What the cafes of a map give, each once. */
const cafeBonuses = ({ map }: Played): CafeBonus[] => [
  ...new Set(map.vertices.flatMap(({ bonus }) => bonus ?? [])),
]

const STEPS = [1, -1] as const

export const COORDINATES = ([0, 1] as const).flatMap((die) =>
  STEPS.map((step) => ({ act: 'coordinate', die, step }) as const),
)

export const CORRECT = { act: 'correct' } as const

/** Every type of bet in every casino. */
function allBets({ map, tour }: Played): BetAct[] {
  const casinos = map.blocks.filter(({ letter }) => letter !== undefined)
  return casinos.flatMap(({ id }) => (tour?.bets ?? []).flatMap((type) => betsOn(id, type)))
}

/** The dice of an encounter, by their places. */
export const ENCOUNTER_PLACES = [0, 1, 2] as const

function byText<K extends TextKind>(kind: K, acts: readonly Acts[K][]): ReadonlyMap<Json, Acts[K]> {
  const known = new Map<Json, Acts[K]>()
  for (const act of acts) {
    const text = writeAct(kind, act)
    if (known.has(text)) throw new Error(`two answers to "${kind}" are written ${text}`)
    known.set(text, act)
  }
  return known
}

/** A section that exists with several Ancients has the same segments and shops with all of them. */
function allSections(pack: Played): readonly Section[] {
  const sections = [...citiesOf(pack).values()].flatMap((city) => sectionsOf(city).all)
  return [...new Map(sections.map((section) => [section.text, section])).values()]
}

/** What an answer means; null for anything that is no answer to this kind of question. */
export function readAct<K extends QuestionKind>(
  vocabulary: Vocabulary,
  kind: K,
  answer: Json,
): Acts[K] | null {
  return READERS[kind](vocabulary, answer)
}

/** The same for a question of whichever kind. */
export function readAnswer(pack: Played, kind: string, answer: Json): Answer | null {
  if (!isQuestionKind(kind)) return null
  const act = readAct(vocabularyOf(pack), kind, answer)
  // The compiler does not see that kind and act belong together.
  return act === null ? null : ({ kind, act } as Answer)
}

/** What is said by picking one of the several things that a question lists, before the pick is complete. */
export function readItem(pack: Played, kind: string, item: Json): Answer | null {
  switch (kind) {
    case 'draft.pair':
    case 'initial.pair': {
      const act = vocabularyOf(pack)['draft.take'].get(item)
      return act ? { kind, act: { dice: [act.die] } } : null
    }
    case 'card.pair': {
      const act = vocabularyOf(pack)['card.take'].get(item)
      return act ? { kind, act: { cards: [act.card] } } : null
    }
    case 'encounter.reroll':
      return readAnswer(pack, kind, [item])
    default:
      return readAnswer(pack, kind, item)
  }
}

type Reader<K extends QuestionKind> = (vocabulary: Vocabulary, answer: Json) => Acts[K] | null

const READERS: { readonly [K in QuestionKind]: Reader<K> } = {
  'task.keep': lookUp('task.keep'),
  'draft.take': lookUp('draft.take'),
  'draft.remove': lookUp('draft.remove'),
  'draft.pair': readPair,
  'initial.take': lookUp('initial.take'),
  'initial.pair': readPair,
  'card.play': lookUp('card.play'),
  'card.offer': lookUp('card.offer'),
  'card.take': lookUp('card.take'),
  'card.pair': ({ 'card.take': known }, answer) => {
    const cards = listOf(answer, (id) => known.get(id)?.card)
    return cards?.length === 2 && areDistinct(cards) ? { cards } : null
  },
  rating: lookUp('rating'),
  'die.claim': lookUp('die.claim'),
  'die.offer': lookUp('die.offer'),
  'die.place': lookUp('die.place'),
  'die.round': lookUp('die.round'),
  'landmark.cover': lookUp('landmark.cover'),
  effect: lookUp('effect'),
  block: lookUp('block'),
  ferry: lookUp('ferry'),
  'tourist.any': lookUp('tourist.any'),
  'tourist.extra': lookUp('tourist.extra'),
  'tourist.repeat': lookUp('tourist.repeat'),
  'correction.erase': lookUp('correction.erase'),
  'correction.draw': lookUp('correction.draw'),
  draw: lookUp('draw'),
  shop: lookUp('shop'),
  event: lookUp('event'),
  regular: lookUp('regular'),
  tome: lookUp('tome'),
  bet: lookUp('bet'),
  route: readRoute,
  'encounter.reroll': (_, answer) => {
    const dice = listOf(answer, (die) => ENCOUNTER_PLACES.find((place) => place === die))
    return dice && areDistinct(dice) ? { dice } : null
  },
  'encounter.upgrade': lookUp('encounter.upgrade'),
  'penalty.called': ({ block }, answer) => {
    const blocks = listOf(answer, (id) => {
      const act = block.get(id)
      return act?.act === 'block' ? act.block : undefined
    })
    return blocks && { blocks }
  },
  'penalty.university': lookUp('penalty.university'),
  'penalty.riverside': lookUp('penalty.riverside'),
  'penalty.numerous': lookUp('penalty.numerous'),
  support: lookUp('support'),
  'campaign.city': lookUp('campaign.city'),
}

function lookUp<K extends TextKind>(kind: K): Reader<K> {
  return (vocabulary, answer) => vocabulary[kind].get(answer) ?? null
}

function readPair({ 'draft.take': known }: Vocabulary, answer: Json): Acts['draft.pair'] | null {
  const dice = listOf(answer, (id) => known.get(id)?.die)
  return dice?.length === 2 && areDistinct(dice) ? { dice } : null
}

function readRoute(
  { shop: crossings, 'correction.draw': segments }: Vocabulary,
  answer: Json,
): Acts['route'] | null {
  const parts = listOf(answer, (part): NamedRoute[number] | undefined => {
    if (!isRecord(part) || Object.keys(part).length !== 2) return undefined
    const start = crossings.get(part.start ?? null)
    const named = listOf(part.segments ?? null, (id) => segments.get(id)?.segment)
    return start?.act === 'shop' && named ? { start: start.crossing, segments: named } : undefined
  })
  return parts && { parts }
}

/** A list of which every item can be read, or null. */
function listOf<T>(answer: Json, read: (item: Json) => T | undefined): readonly T[] | null {
  if (!isList(answer)) return null
  const items = answer.map(read)
  return items.every((item) => item !== undefined) ? items : null
}

const areDistinct = (items: readonly unknown[]): boolean => new Set(items).size === items.length
