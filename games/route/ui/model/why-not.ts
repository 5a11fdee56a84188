import type { Question } from '@curio/kernel'
import type { RoutePack } from '../../content/pack.ts'
import type { RouteView } from '../../text/index.ts'
import type { WhyNotKind } from '../board-words.ts'

/** What a thing of the board is, by its id. */
export type ThingKind = 'block' | 'road' | 'diagonal' | 'crossing' | 'die' | 'other'

export function thingOf(pack: RoutePack, id: string): ThingKind {
  if (pack.map.blocks.some((each) => each.id === id)) return 'block'
  if (pack.map.roads.some((each) => each.id === id)) return 'road'
  if (pack.map.diagonals.some((each) => each.id === id)) return 'diagonal'
  if (pack.map.vertices.some((each) => each.id === id)) return 'crossing'
  return pack.dice.some((each) => each.id === id) ? 'die' : 'other'
}

/** Why a thing cannot be chosen now, as the kind of reason. */
export function whyNotKind(
  pack: RoutePack,
  view: RouteView,
  seat: number,
  question: Question | null,
  id: string,
): WhyNotKind {
  if (view.phase === 'over') return 'over'
  if (question === null) return 'notYourMove'
  const thing = thingOf(pack, id)
  switch (thing) {
    case 'block':
      return blockReason(view, seat, question.kind, id)
    case 'road':
    case 'diagonal':
      return segmentReason(pack, view, seat, question.kind, id, thing)
    case 'crossing':
      return crossingReason(pack, view, seat, question.kind, id)
    case 'die':
      return dieReason(view, question.kind, id)
    case 'other':
      return 'otherQuestion'
  }
}

function blockReason(view: RouteView, seat: number, kind: string, id: string): WhyNotKind {
  const player = view.players[seat]
  if (kind === 'block') return player?.board.tourists[id] === undefined ? 'otherCoordinates' : 'occupied'
  if (kind.startsWith('penalty.')) return 'noTourists'
  return player?.turn?.block ? 'blocksLate' : 'otherQuestion'
}

function segmentReason(
  pack: RoutePack,
  view: RouteView,
  seat: number,
  kind: string,
  id: string,
  thing: 'road' | 'diagonal',
): WhyNotKind {
  const player = view.players[seat]
  const drawn = player?.board.segments.includes(id) === true
  if (!exists(pack, view, id)) return 'noRoad'
  switch (kind) {
    case 'draw':
      if (drawn) return 'alreadyDrawn'
      return thing === 'diagonal' ? 'noDiagonal' : 'notAlong'
    case 'correction.erase':
      return 'notYourSegment'
    case 'correction.draw':
      return drawn ? 'alreadyDrawn' : 'joinsNothing'
    case 'route':
      return drawn ? 'routeGap' : 'notDrawnRoute'
    case 'block':
    case 'tourist.any':
    case 'tourist.extra':
    case 'tourist.repeat':
      return 'roadsEarly'
    default:
      return 'otherQuestion'
  }
}

/** RT-DM-37: some roads exist only with one Ancient. */
function exists({ map }: RoutePack, { ancient }: RouteView, id: string): boolean {
  const record = [...map.roads, ...map.diagonals].find((each) => each.id === id)
  return record !== undefined && (record.onlyWith === undefined || record.onlyWith === ancient)
}

function crossingReason(
  { map }: RoutePack,
  view: RouteView,
  seat: number,
  kind: string,
  id: string,
): WhyNotKind {
  const shop = map.vertices.find((each) => each.id === id)?.symbol === 'shop'
  if (kind !== 'shop' || !shop) return 'otherQuestion'
  return view.players[seat]?.board.circledShops.includes(id) ? 'shopUsed' : 'shopFar'
}

function dieReason(view: RouteView, kind: string, id: string): WhyNotKind {
  if (!kind.startsWith('draft.') && !kind.startsWith('initial.')) return 'otherQuestion'
  const zone = view.dice.find((die) => die.id === id)?.zone
  if (zone === 'round') return 'dieRound'
  if (zone === 'waiting') return 'dieWaiting'
  return kind === 'initial.take' ? 'dieRound' : 'dieUnavailable'
}
