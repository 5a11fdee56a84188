import type { Question } from '@curio/kernel'
import { type CryptidsContent, cardOf, tileOf } from '../../rules/content.ts'
import { cellsAt, type Polyomino, readSpot, type Spot, type Turned } from '../../rules/polyomino.ts'
import type { CryptidsView } from '../../view.ts'

/** What is being laid in the reserve. */
export interface Piece {
  readonly kind: 'tile' | 'card'
  readonly id: string
}

const PLACING = ['terrain', 'ability.terrain', 'relocate.place', 'poacher.place']

export const isPlacing = (question: Question | null): boolean =>
  question !== null && PLACING.includes(question.kind)

/** Asked for what will lie in the reserve. */
const FOR_RESERVE = ['terrain.take', 'terrain.exchange', 'poacher.tile']

/** Whether the reserve has to be looked at for the answer. */
export const isAtReserve = (question: Question | null): boolean =>
  isPlacing(question) || (question !== null && FOR_RESERVE.includes(question.kind))

const optionsOf = (question: Question): readonly string[] =>
  question.form === 'choose' ? question.options.map(String) : []

/** The pieces that the question lets the player lay: the own tiles in their order, or the one that is being placed. */
export function piecesFor(question: Question, { placing }: Pick<CryptidsView, 'placing'>): readonly Piece[] {
  switch (question.kind) {
    case 'terrain':
    case 'ability.terrain': {
      const named = optionsOf(question).flatMap((option) => option.match(/^(.+)@/)?.[1] ?? [])
      return [...new Set(named)].map((id) => ({ kind: 'tile', id }))
    }
    case 'relocate.place':
      return placing === null ? [] : [{ kind: 'card', id: placing }]
    case 'poacher.place':
      return placing === null ? [] : [{ kind: 'tile', id: placing }]
    default:
      return []
  }
}

export function shapeOf(piece: Piece, content: CryptidsContent): Polyomino {
  return piece.kind === 'tile' ? tileOf(content, piece.id).shape : cardOf(content, piece.id).shape
}

/** The spots that are offered for a piece, by their names. */
export function spotsFor(question: Question, piece: Piece): ReadonlyMap<string, string> {
  const named = question.kind === 'terrain' || question.kind === 'ability.terrain'
  const spots = optionsOf(question).flatMap((option): [string, string][] => {
    if (!named) return option === 'none' ? [] : [[option, option]]
    const [tile, spot] = option.split('@')
    return tile === piece.id && spot !== undefined ? [[spot, option]] : []
  })
  return new Map(spots)
}

const spotName = ({ x, y, turn }: Spot): string => `${x},${y},${turn}`

/** A turn by the number of the first one that looks the same: only those are offered. */
function plainTurn(shape: Polyomino, turn: number): number {
  const shown = shape.turns[turn % shape.turns.length]
  const look = (each: Turned): string => `${each.xs};${each.ys};${each.symbols}`
  return shape.distinct.find((each) => shown && look(each) === look(shown))?.turn ?? 0
}

/** The answer for a piece that lies so, or null where it may not. */
export function answerAt(spots: ReadonlyMap<string, string>, shape: Polyomino, spot: Spot): string | null {
  return spots.get(spotName({ ...spot, turn: plainTurn(shape, spot.turn) })) ?? null
}

/** Where a piece lies when it is held by the middle over a cell. */
export function heldAt(shape: Polyomino, turn: number, x: number, y: number): Spot {
  const turned = shape.turns[turn % shape.turns.length]
  const [width, height] = [turned?.width ?? 1, turned?.height ?? 1]
  return { x: x - Math.floor((width - 1) / 2), y: y - Math.floor((height - 1) / 2), turn: turn % 4 }
}

/** The cell over which a piece that lies so is held. */
export function holdOf(shape: Polyomino, spot: Spot): { readonly x: number; readonly y: number } {
  const held = heldAt(shape, spot.turn, 0, 0)
  return { x: spot.x - held.x, y: spot.y - held.y }
}

/** The spot of an answer to a question about placing. */
export function spotOfAnswer(answer: string): Spot {
  return readSpot(answer.split('@').at(-1) ?? '')
}

/** All cells that some offered spot of the piece with this turn covers. */
export function reachableCells(
  spots: ReadonlyMap<string, string>,
  shape: Polyomino,
  turn: number,
): ReadonlySet<string> {
  const plain = plainTurn(shape, turn)
  const cells = [...spots.keys()].map(readSpot).filter((spot) => spot.turn === plain)
  return new Set(cells.flatMap((spot) => cellsAt(shape, spot).map(({ x, y }) => `${x},${y}`)))
}
