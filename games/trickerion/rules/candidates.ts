import { COMPONENTS, type Component, HIRED, type Hired, SUITS } from '../content/vocabulary.ts'
import type { ActOf, By, Load, Spot } from './acts.ts'
import { stageOfCard, type TrickerionContent } from './content.ts'
import type { Thing } from './forbidden.ts'
import { markerAt, showOf } from './links.ts'
import { sizesOf } from './set-up.ts'
import { DIRECTIONS, type TrickerionState } from './state.ts'
import { placementOf, playerOf } from './table.ts'

/** What could be meant by a thing that is tapped during a placement, whether it is possible or not. */

type Candidate = ActOf<'act'>

const BOTH: readonly By[] = ['action', 'special']

export function actsAbout(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  thing: Thing,
): readonly Candidate[] {
  switch (thing.thing) {
    case 'die':
      return aboutDie(state, content, thing.die)
    case 'role':
      return state.dice.flatMap((_, die) => hires(die, thing.role))
    case 'trick':
      return aboutTrick(state, content, seat, thing.trick)
    case 'component':
      return aboutComponent(state, content, seat, thing.kind)
    case 'stall':
      return purchases(state, content, state.market.stall[thing.slot] ?? 'wood')
    case 'order':
      return COMPONENTS.flatMap((kind) =>
        BOTH.map((by): Candidate => {
          if (thing.slot === null) return { type: 'quickOrder', by, kind }
          return { type: 'order', by, kind, slot: thing.slot }
        }),
      )
    case 'show':
      return aboutShow(state, content, seat, thing.card)
    case 'spot':
      return aboutSpot(state, content, seat, thing.card, thing.place)
    case 'deck':
      return [{ type: 'draw', decks: [thing.deck] }]
    case 'orb':
      return [{ type: 'fortune' }]
    case 'prophecy':
      return [{ type: 'weaveFate', pending: thing.pending }]
    case 'disc':
      return [{ type: 'moveApprentice', disc: thing.disc }]
    case 'card':
      return [{ type: 'copy', special: thing.card }]
    case 'slot':
    case 'magician':
    case 'home':
    case 'poster':
      return []
  }
}

const hires = (die: number, kind: Hired): readonly Candidate[] =>
  BOTH.map((by) => ({ type: 'hire', by, die, kind }))

function lessons(die: number, trick: string): readonly Candidate[] {
  return BOTH.flatMap((by) =>
    SUITS.flatMap((symbol) =>
      (['board', 'engineer'] as const).map((on) => ({ type: 'learn', by, die, trick, symbol, on }) as const),
    ),
  )
}

/** What the die is for comes first; rolling and turning it is always the last resort. */
function aboutDie(state: TrickerionState, content: TrickerionContent, die: number): readonly Candidate[] {
  const own = ((): readonly Candidate[] => {
    switch (content.pack.dice[die]?.place) {
      case 'residence':
        return Object.values(state.decks).flatMap((deck) => deck.flatMap((trick) => lessons(die, trick)))
      case 'inn':
        return HIRED.flatMap((kind) => hires(die, kind))
      case 'bank':
        return BOTH.map((by) => ({ type: 'takeCoins', by, die }))
      case undefined:
        return []
    }
  })()
  const turns = (content.faces[die] ?? []).map((face): Candidate => ({ type: 'setDie', die, face }))
  return [...own, { type: 'reroll', die }, ...turns]
}

function aboutTrick(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  trick: string,
): readonly Candidate[] {
  const { tricks } = playerOf(state, seat)
  switch (placementOf(state).location) {
    case 'downtown':
      return state.dice.flatMap((_, die) => lessons(die, trick))
    case 'workshop':
      return [
        ...BOTH.map((by): Candidate => ({ type: 'prepare', by, trick })),
        { type: 'moveTrick', trick, swapped: null },
        ...tricks.flatMap(({ trick: other }): readonly Candidate[] => [
          { type: 'moveTrick', trick, swapped: other },
          { type: 'moveTrick', trick: other, swapped: trick },
        ]),
      ]
    case 'theater':
      return spotsOf(state, content).flatMap((spot) => setUps(state, content, seat, trick, spot))
    case 'marketRow':
    case 'darkAlley':
      return [{ type: 'prepare', by: 'action', trick }]
  }
}

/** One kind in every number, with every bargain that the points allow. */
function purchases(
  state: TrickerionState,
  content: TrickerionContent,
  kind: Component,
): readonly Candidate[] {
  const { ap } = placementOf(state)
  const { most } = content.pack.constants.stacks
  const loads = Array.from({ length: most }, (_, index) => index + 1).flatMap((count) =>
    (['board', 'manager'] as const).map((on): readonly Load[] => [{ kind, count, on }]),
  )
  return BOTH.flatMap((by) =>
    loads.flatMap((each) =>
      Array.from(
        { length: Math.max(1, ap) },
        (_, bargain): Candidate => ({ type: 'buy', by, loads: each, bargain }),
      ),
    ),
  )
}

function aboutComponent(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  kind: Component,
): readonly Candidate[] {
  if (placementOf(state).location === 'workshop') {
    return [
      { type: 'moveComponents', kind, swapped: null },
      ...playerOf(state, seat).components.flatMap(({ kind: other }): readonly Candidate[] => [
        { type: 'moveComponents', kind, swapped: other },
        { type: 'moveComponents', kind: other, swapped: kind },
      ]),
    ]
  }
  const orders = state.market.orders.flatMap((_, slot) =>
    BOTH.map((by): Candidate => ({ type: 'order', by, kind, slot })),
  )
  return [
    ...purchases(state, content, kind),
    ...orders,
    { type: 'orderBeside', kind },
    ...BOTH.map((by): Candidate => ({ type: 'quickOrder', by, kind })),
  ]
}

/** Every spot of the row, and those beside the slots of its cards. */
function spotsOf(state: TrickerionState, content: TrickerionContent): readonly Spot[] {
  return state.row.flatMap((show) => (show ? spotsOn(state, content, show.card) : []))
}

function spotsOn(state: TrickerionState, content: TrickerionContent, card: string): readonly Spot[] {
  const markers = showOf(state, card)?.markers.length ?? 0
  const beside = Array.from({ length: markers + 1 }, (_, index) => ({
    card,
    place: `beside${index}`,
    direction: null,
  }))
  const slots = stageOfCard(content, card).entry.slots.flatMap((place) =>
    DIRECTIONS.map((direction) => ({ card, place, direction })),
  )
  return [...slots, ...beside]
}

function setUps(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  trick: string,
  spot: Spot,
): readonly Candidate[] {
  return BOTH.flatMap((by) =>
    sizesOf(state, content, seat).map((size): Candidate => ({ type: 'setUp', by, trick, spot, size })),
  )
}

/** Markers that lie somewhere, to be moved there. */
function movesTo(state: TrickerionState, spot: Spot): readonly Candidate[] {
  return state.row.flatMap((show) =>
    (show?.markers ?? []).flatMap(({ place }) =>
      BOTH.map((by): Candidate => ({ type: 'reschedule', by, card: show?.card ?? '', place, spot })),
    ),
  )
}

function aboutShow(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  card: string,
): readonly Candidate[] {
  const spots = spotsOn(state, content, card)
  const { tricks } = playerOf(state, seat)
  return [
    ...spots.flatMap((spot) => tricks.flatMap(({ trick }) => setUps(state, content, seat, trick, spot))),
    ...spots.flatMap((spot) => movesTo(state, spot)),
    ...(showOf(state, card)?.markers ?? []).map(({ place }): Candidate => ({ type: 'takeOff', card, place })),
  ]
}

/** With a marker there it is about that marker, otherwise about one that comes there. */
function aboutSpot(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  card: string,
  place: string,
): readonly Candidate[] {
  const show = showOf(state, card)
  if (show && markerAt(show, place)) {
    const moves = spotsOf(state, content).flatMap((spot) =>
      BOTH.map((by): Candidate => ({ type: 'reschedule', by, card, place, spot })),
    )
    return [...moves, { type: 'takeOff', card, place }]
  }
  const spots = spotsOn(state, content, card).filter((spot) => spot.place === place)
  const { tricks } = playerOf(state, seat)
  return [
    ...spots.flatMap((spot) => tricks.flatMap(({ trick }) => setUps(state, content, seat, trick, spot))),
    ...spots.flatMap((spot) => movesTo(state, spot)),
  ]
}
