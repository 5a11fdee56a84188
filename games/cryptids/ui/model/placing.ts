import type { Json, Question } from '@curio/kernel'
import { type Act, isQuestionKind, readAct, spotText } from '../../rules/acts.ts'
import { type CryptidsContent, cardOf, tileOf } from '../../rules/content.ts'
import type { Cell } from '../../rules/land.ts'
import { cellsAt, hasCell, type Polyomino, type Spot, type Turned } from '../../rules/polyomino.ts'
import { gridFor } from '../../rules/reserve.ts'
import type { CryptidsState } from '../../rules/state.ts'
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

/** What lays something: a tile of the player's, or the piece that is being placed. */
type Laying = Extract<Act, { readonly spot: Spot }>

function layingIn(question: Question, answer: Json): Laying | null {
  const act = isQuestionKind(question.kind) ? readAct(question.kind, answer) : null
  return act !== null && 'spot' in act ? act : null
}

function layingsOf(question: Question): readonly (readonly [string, Laying])[] {
  const options = question.form === 'choose' ? question.options : []
  return options.flatMap((option) => {
    const act = layingIn(question, option)
    return act && typeof option === 'string' ? [[option, act] as const] : []
  })
}

/** The pieces that the question lets the player lay: the player's tiles in their order, or the one being placed. */
export function piecesFor(question: Question, { placing }: Pick<CryptidsView, 'placing'>): readonly Piece[] {
  switch (question.kind) {
    case 'terrain':
    case 'ability.terrain': {
      const tiles = layingsOf(question).flatMap(([, act]) => (act.type === 'layTile' ? [act.tile] : []))
      return [...new Set(tiles)].map((id) => ({ kind: 'tile', id }))
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

/** The answers that lay a piece, by their spots. */
export function spotsFor(question: Question, piece: Piece): ReadonlyMap<string, OfferedSpot> {
  return new Map(
    layingsOf(question)
      .filter(([, act]) => act.type !== 'layTile' || act.tile === piece.id)
      .map(([answer, { spot }]) => [spotText(spot), { answer, spot }]),
  )
}

interface OfferedSpot {
  readonly answer: string
  readonly spot: Spot
}

/** A turn by the number of the first one that looks the same: only those are offered. */
function plainTurn(shape: Polyomino, turn: number): number {
  const shown = shape.turns[turn % shape.turns.length]
  const look = (each: Turned): string => `${each.xs};${each.ys};${each.symbols}`
  return shape.distinct.find((each) => shown && look(each) === look(shown))?.turn ?? 0
}

/** The answer that lays the piece at a spot, or null if it may not lie there. */
export function answerAt(
  spots: ReadonlyMap<string, OfferedSpot>,
  shape: Polyomino,
  spot: Spot,
): string | null {
  return spots.get(spotText({ ...spot, turn: plainTurn(shape, spot.turn) }))?.answer ?? null
}

/** Where a piece lies when it is held by the middle over a cell. */
export function heldAt(shape: Polyomino, turn: number, x: number, y: number): Spot {
  const turned = shape.turns[turn % shape.turns.length]
  const [width, height] = [turned?.width ?? 1, turned?.height ?? 1]
  return { x: x - Math.floor((width - 1) / 2), y: y - Math.floor((height - 1) / 2), turn: turn % 4 }
}

/** The cell where a piece at this spot is held. */
export function holdOf(shape: Polyomino, spot: Spot): { readonly x: number; readonly y: number } {
  const held = heldAt(shape, spot.turn, 0, 0)
  return { x: spot.x - held.x, y: spot.y - held.y }
}

/** The piece and the spot of an answer that lays something; null for any other answer. */
export function laidBy(
  question: Question,
  answer: Json,
): { readonly tile: string | null; readonly spot: Spot } | null {
  const act = layingIn(question, answer)
  return act && { tile: act.type === 'layTile' ? act.tile : null, spot: act.spot }
}

/** All cells that some offered spot of the piece with this turn covers. */
export function reachableCells(
  spots: ReadonlyMap<string, OfferedSpot>,
  shape: Polyomino,
  turn: number,
): readonly Cell[] {
  const plain = plainTurn(shape, turn)
  const cells = [...spots.values()]
    .filter(({ spot }) => spot.turn === plain)
    .flatMap(({ spot }) => cellsAt(shape, spot))
  return [...new Map(cells.map((cell) => [`${cell.x},${cell.y}`, cell])).values()]
}

/** The cells that are used at a table, from the upper left one. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** CR-SETUP-14: with few players fences close the rest. */
export function usedFrame(state: CryptidsState, content: CryptidsContent): Frame {
  const { width, height } = content.pack.reserve
  const { usable } = gridFor(state, content)
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
    usable.some((_, y) => hasCell(usable, x, y)),
  )
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) => usable[y] !== 0)
  const [x, y] = [columns[0] ?? 0, rows[0] ?? 0]
  return { x, y, width: (columns.at(-1) ?? 0) - x + 1, height: (rows.at(-1) ?? 0) - y + 1 }
}

/** The nearest spot at which the whole piece is within the frame: a hand at the edge does not lose it. */
export function keptWithin(frame: Frame, shape: Polyomino, spot: Spot): Spot {
  const turned = shape.turns[spot.turn]
  const between = (value: number, from: number, room: number, size: number): number =>
    Math.max(from, Math.min(value, from + room - size))
  return {
    x: between(spot.x, frame.x, frame.width, turned?.width ?? 1),
    y: between(spot.y, frame.y, frame.height, turned?.height ?? 1),
    turn: spot.turn,
  }
}
