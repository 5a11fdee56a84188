import type { Note } from '@curio/kernel'
import { cellsAt } from '../../rules/polyomino.ts'
import type { Scene } from '../scene.ts'

/** A player's part of the reserve. */
export interface Built {
  readonly tiles: number
  /** Cells under the player's cryptids. */
  readonly cells: number
  /** What others laid there, by the names of things. */
  readonly others: ReadonlySet<string>
}

/** A tile in the reserve is nobody's; who laid it is only told. */
export function builtBy(
  { view, content }: Pick<Scene, 'view' | 'content'>,
  told: readonly Note[],
  seat: number,
): Built {
  const laid = new Set(
    told.flatMap((note) => (note.kind === 'terrain' && note.seat === seat ? [note.tile] : [])),
  )
  const { tiles, cryptids } = view.reserve
  const own = cryptids.filter((each) => each.seat === seat)
  const cells = own.flatMap((each) => {
    const card = content.cards.get(each.card)
    return card ? cellsAt(card.shape, each) : []
  })
  return {
    tiles: tiles.filter(({ tile }) => laid.has(tile)).length,
    cells: new Set(cells.map(({ x, y }) => `${x} ${y}`)).size,
    others: new Set([
      ...tiles.flatMap(({ tile }) => (laid.has(tile) ? [] : [`tile:${tile}`])),
      ...cryptids.flatMap((each) => (each.seat === seat ? [] : [`card:${each.card}`])),
    ]),
  }
}
