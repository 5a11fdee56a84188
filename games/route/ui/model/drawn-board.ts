import { TOURIST_TYPES, type TouristType } from '../../content/pack.ts'
import { type City, type CityVertex, cityOf, type Segment } from '../../rules/city.ts'
import type { Shown } from '../../rules/shown.ts'
import type { BoardView, DrawGroup, PlayerView, RouteView } from '../../text/index.ts'

interface Drawing {
  readonly ids: readonly string[]
  /** The way or bonus by which they are drawn; null for a correction. */
  readonly group: DrawGroup | null
}

/**
 * A player's board with more segments, and with what these bring and cost for certain. What would still have to be chosen,
 * such as one of two shops, is left out.
 */
export function drawnBoard(
  pack: Shown,
  view: RouteView,
  { board, turn }: PlayerView,
  { ids, group }: Drawing,
): BoardView {
  const city = cityOf(pack, view.ancient)
  const fresh = ids.filter((id) => !board.segments.includes(id))
  const drawn = fresh.flatMap((id) => city.segments[city.segmentAt.get(id) ?? -1] ?? [])
  const { cafes, shop } = visitedBy(city, board, drawn)
  const isVisit = shop !== null && !turn?.shopVisited
  const card = isVisit ? pack.shopCards.find(({ id }) => id === view.openShop) : undefined
  const visits = [...cafes, ...(isVisit ? [shop] : [])].map(({ id }) => id)
  const gained = [
    ...cafes.flatMap(({ cafe }) => cafe ?? []),
    ...(card?.kind === 'BON_DOUBLE' ? card.bonuses : []),
  ]
  const welcome = card?.kind === 'BON_TOURISTS' ? card.tourists : []
  return {
    ...board,
    segments: [...board.segments, ...fresh],
    circledShops: [...board.circledShops, ...visits],
    stored: storedAfter(board.stored, gained, spentOn(drawn, group)),
    tourists: turn?.block ? withTourists(board.tourists, turn.block, countsOf(welcome)) : board.tourists,
  }
}

/** The cafes at the ends of new segments (RT-BASE-29), and the shop, where there is only one (RT-BON-2). */
function visitedBy(
  city: City,
  { circledShops }: BoardView,
  drawn: readonly Segment[],
): { readonly cafes: readonly CityVertex[]; readonly shop: CityVertex | null } {
  const reached = [...new Set(drawn.flatMap(({ shops }) => shops))]
    .flatMap((vertex) => city.vertices[vertex] ?? [])
    .filter(({ id }) => !circledShops.includes(id))
  const [shop = null, ...others] = reached.filter((vertex) => vertex.shop)
  return { cafes: reached.filter(({ cafe }) => cafe !== null), shop: others.length === 0 ? shop : null }
}

type Bonus = keyof BoardView['stored']

/** RT-BON-20, RT-BON-21, RT-VEN-6: what a drawing is paid with. */
function spentOn(drawn: readonly Segment[], group: Drawing['group']): readonly Bonus[] {
  const isMixed = new Set(drawn.map(({ canal }) => canal)).size > 1
  return [
    ...(group === 'segment' ? (['BON_SEGMENT'] as const) : []),
    ...(group === 'diagonal' ? (['BON_DIAGONAL'] as const) : []),
    ...(isMixed ? (['BON_TRANSFER'] as const) : []),
  ]
}

function storedAfter(
  stored: BoardView['stored'],
  gained: readonly Bonus[],
  spent: readonly Bonus[],
): BoardView['stored'] {
  const after = { ...stored }
  for (const bonus of gained) after[bonus] = (after[bonus] ?? 0) + 1
  for (const bonus of spent) after[bonus] = (after[bonus] ?? 0) - 1
  return after
}

export const countsOf = (types: readonly TouristType[]): readonly number[] =>
  TOURIST_TYPES.map((type) => types.filter((each) => each === type).length)

/** RT-P4-1: with more tourists in a block, by type. */
export function withTourists(
  tourists: BoardView['tourists'],
  block: string,
  coming: readonly number[],
): BoardView['tourists'] {
  if (coming.every((count) => count === 0)) return tourists
  const there = tourists[block] ?? []
  return { ...tourists, [block]: coming.map((count, type) => count + (there[type] ?? 0)) }
}
