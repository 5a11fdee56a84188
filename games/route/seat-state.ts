import { TOURIST_TYPES } from './content/pack.ts'
import { calledType } from './rules/board.ts'
import { type City, cityOf } from './rules/city.ts'
import { pieceAt } from './rules/dice.ts'
import { markedSeat } from './rules/events/marking.ts'
import { blockedSegments, spotAt } from './rules/events/spots.ts'
import { eventCard } from './rules/events/terms.ts'
import { numberedRoute } from './rules/final-route.ts'
import { blocksAlong } from './rules/measure.ts'
import type { SeatState } from './rules/refusals.ts'
import type { Remains } from './rules/remains.ts'
import type { Shown } from './rules/shown.ts'
import { BLOCKED, type Board, type Casinos, type Turn } from './rules/state.ts'
import { seatTourOf } from './seat-tour.ts'
import type { BoardView, PlayerView, RouteView, TurnView } from './view.ts'

/** A seat's state out of its own view: the board needs it to ask the rules why something is refused. */
export function seatStateOf(pack: Shown, view: RouteView, seat: number): SeatState | null {
  const player = view.players[seat]
  if (!player) return null
  const city = cityOf(pack, view.ancient)
  const turn = player.turn && turnSeen(city, player.turn)
  return {
    city,
    dice: view.dice.map(({ number, zone }) => ({ number, zone })),
    dealt: player.dealt ?? [],
    board: boardSeen(pack, city, player.board),
    turn,
    erased: player.turn?.erased ? (city.segmentAt.get(player.turn.erased) ?? -1) : -1,
    remains: remainsSeen(city, player),
    tour: pack.tour ? seatTourOf(pack.tour, city, view, seat, turn) : null,
    ...eventSeen(pack, city, view, seat),
  }
}

/** The event that a seat is to mark: on its own board, or on that of its neighbour (RT-EV-6). */
function eventSeen(pack: Shown, city: City, view: RouteView, seat: number): Pick<SeatState, 'event'> {
  const terms = pack.events
  const event = view.phase === 'events' ? view.events?.opened.at(-1) : undefined
  if (!terms || event === undefined) return {}
  const marked = view.players[markedSeat(eventCard(terms, event), seat, view.players.length)]
  if (!marked) return {}
  const marking = { event, numbers: view.events?.numbers ?? [] }
  return { event: { terms, board: boardSeen(pack, city, marked.board), marking } }
}

export function boardSeen(pack: Shown, city: City, view: BoardView): Board {
  const events = (view.events ?? []).map(({ event, place, circled }) => ({
    event,
    ...spotAt(city, place),
    circled,
  }))
  const drawn: number[] = new Array(city.segments.length).fill(0)
  for (const id of view.segments) drawn[city.segmentAt.get(id) ?? -1] = 1
  for (const segment of pack.events ? blockedSegments(pack.events, city, events) : [])
    drawn[segment] = BLOCKED
  return {
    drawn,
    tourists: touristsSeen(city, view.tourists),
    circledShops: view.circledShops.map((id) => city.vertexAt.get(id) ?? -1),
    stored: { ...view.stored },
    tomes: { ...view.tomes },
    ...(view.support && { support: [...view.support] }),
    ...(view.events && { events }),
    ...(view.casinos && { casinos: casinosSeen(city, view.casinos) }),
    ...(view.harbour && {
      harbour: {
        crossed: view.harbour.crossed.map((id) => city.blockAt.get(id) ?? -1),
        remote: [...view.harbour.remote],
      },
    }),
  }
}

/** Bets as far as they are known (RT-VEG-BET-3). */
function casinosSeen(city: City, { visited, bets }: NonNullable<BoardView['casinos']>): Casinos {
  const block = (id: string): number => city.blockAt.get(id) ?? -1
  return {
    visited: visited.map(block),
    bets: bets.flatMap(({ casino, bet, number, round }) =>
      bet === null ? [] : [{ casino: block(casino), bet, number, round }],
    ),
  }
}

/** Tourists by block and type, at block × 4 + type. */
export function touristsSeen(city: City, view: BoardView['tourists']): number[] {
  const tourists: number[] = new Array(city.blocks.length * TOURIST_TYPES.length).fill(0)
  for (const [id, counts] of Object.entries(view)) {
    const from = (city.blockAt.get(id) ?? 0) * TOURIST_TYPES.length
    for (const [type, count] of counts.entries()) tourists[from + type] = count
  }
  return tourists
}

function turnSeen(city: City, view: TurnView): Turn {
  const [one, other] = view.dice.map((id) => pieceAt(city, id))
  const [x, y] = view.numbers
  return {
    dice: [one ?? -1, other ?? -1],
    numbers: [x ?? 0, y ?? 0],
    effect: view.effect,
    effectUsed: view.effectUsed,
    block: view.block === null ? -1 : (city.blockAt.get(view.block) ?? -1),
    fallback: view.fallback,
    shopVisited: view.shopVisited,
    ...(view.regularsWait && { regularsWait: true as const }),
    way: view.way,
    done: false,
    acts: [...view.acts],
  }
}

function remainsSeen(city: City, { ending, call }: PlayerView): Remains | null {
  if (ending === null) return null
  const route = numberedRoute(city, ending.route) ?? []
  return {
    tourists: touristsSeen(city, ending.tourists),
    blocks: blocksAlong(
      city,
      route.flatMap((part) => part.segments),
    ),
    stars: city.stars,
    crossed: ending.crossed.map((id) => city.blockAt.get(id) ?? -1),
    task: ending.task ?? 0,
    // The same for every choice that is left.
    tolls: 0,
    madness: ending.madness,
    gateLinks: ending.gateLinks,
    call: calledType(city, call),
  }
}
