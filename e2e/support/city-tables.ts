import type { Json } from '@curio/kernel'
import type { Sought } from './positions.ts'

/** How many sit at the tables that are looked at. */
const COMPANIES = [1, 2, 4] as const
type Company = (typeof COMPANIES)[number]

/** What a source of coordinates asks the first seat, by how many play. */
type Drafts = Readonly<Record<Company, readonly string[]>>

const DICE: Drafts = {
  1: ['draft.pair'],
  2: ['draft.remove', 'draft.take', 'rating'],
  4: ['initial.take', 'initial.pair', 'draft.take', 'rating'],
}
const CARDS: Drafts = {
  1: ['card.play', 'card.take'],
  2: ['card.offer', 'card.play', 'card.take'],
  4: ['card.offer', 'card.pair', 'card.play', 'card.take'],
}
const ADVANCED: Drafts = { 1: [], 2: [...CARDS[2], 'rating'], 4: [...CARDS[4], 'rating'] }
const HARBOUR: Drafts = {
  1: ['die.place', 'die.round', 'landmark.cover', 'ferry'],
  2: ['die.claim', 'die.offer', 'card.play', 'die.round', 'landmark.cover', 'ferry'],
  4: ['initial.pair', 'die.claim', 'die.offer', 'card.play', 'die.round', 'landmark.cover'],
}

interface Way {
  readonly name: string
  readonly options: { readonly [option: string]: Json }
  readonly drafts: Drafts
  /** What the city asks besides. */
  readonly own: readonly string[]
}

const booklet = (city: string, more: Way['options'] = {}): Way['options'] => ({
  edition: 'booklet',
  city,
  ...more,
})

/** Every city, in every way it can be played. */
const WAYS: readonly Way[] = [
  { name: 'las-vegas', options: booklet('las-vegas'), drafts: DICE, own: ['bet'] },
  { name: 'sydney', options: booklet('sydney'), drafts: HARBOUR, own: [] },
  { name: 'venice', options: booklet('venice'), drafts: CARDS, own: [] },
  {
    name: 'venice-advanced',
    options: booklet('venice', { mode: 'advanced' }),
    drafts: ADVANCED,
    own: [],
  },
  { name: 'venice-dice', options: booklet('venice', { mode: 'dice' }), drafts: DICE, own: [] },
  { name: 'arkham', options: booklet('arkham'), drafts: DICE, own: ['tome', 'encounter.reroll'] },
]

/** One decision at one table. */
export interface CityMoment {
  readonly name: string
  readonly sought: Sought
}

/** A few rounds have been played. */
const LATER = 4
const EVERY_ROUND = /^(draft|card|die|landmark|rating|block|draw)/

const soughtAt = (seats: number, options: Json, kind: string): Sought => ({
  seats,
  options,
  seed: 1,
  kind,
  ...(EVERY_ROUND.test(kind) && kind !== 'card.pair' && { when: ({ round }) => round >= LATER }),
})

/** Every kind of decision in every city, alone, by two and by four. */
export const CITY_MOMENTS: readonly CityMoment[] = WAYS.flatMap(({ name, options, drafts, own }) =>
  COMPANIES.filter((seats) => drafts[seats].length > 0).flatMap((seats) =>
    [
      'task.keep',
      ...drafts[seats],
      'block',
      'draw',
      ...(seats > 1 ? ['correction.erase', 'correction.draw'] : ['tourist.any']),
      ...own,
      'route',
    ].map((kind) => ({ name: `${name}-${seats}-${kind}`, sought: soughtAt(seats, options, kind) })),
  ),
)
