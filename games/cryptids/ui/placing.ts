import { useState } from 'react'
import type { Cell } from '../rules/land.ts'
import type { Polyomino, Spot } from '../rules/polyomino.ts'
import type { SpotProblem } from '../text/index.ts'
import type { Board } from './board.ts'
import {
  answerAt,
  heldAt,
  holdOf,
  isPlacing,
  keptWithin,
  laidBy,
  type Piece,
  piecesFor,
  reachableCells,
  shapeOf,
  spotsFor,
  usedFrame,
} from './model/placing.ts'
import type { Scene } from './scene.ts'

/** A piece in the hand, over the reserve: where it would lie, and why it may not. */
export interface Placing {
  readonly pieces: readonly Piece[]
  readonly piece: Piece
  readonly shape: Polyomino
  readonly turn: number
  /** Null until the pointer or the keyboard has brought it over the grid. */
  readonly spot: Spot | null
  readonly answer: string | null
  readonly problems: readonly SpotProblem[]
  /** Whether it lies where it is chosen to lie. */
  readonly isChosen: boolean
  readonly reachable: readonly Cell[]
  readonly spots: number
  readonly take: (piece: Piece) => void
  readonly rotate: () => void
  /** The pointer is over a cell. */
  readonly hover: (x: number, y: number) => void
  readonly leave: () => void
  /** Lays the piece over a cell, or says why not; the second time it is confirmed. */
  readonly put: (x: number, y: number) => void
  readonly move: (dx: number, dy: number) => void
  readonly enter: () => void
}

interface Hand {
  readonly question: string
  readonly piece: Piece | null
  readonly turn: number
  readonly cell: Cell | null
}

export function usePlacing(scene: Scene, board: Board): Placing | null {
  const { question, state, content, props, view } = scene
  const [stored, store] = useState<Hand | null>(null)
  if (question === null || !isPlacing(question)) return null
  const pieces = piecesFor(question, view)
  const [first] = pieces
  if (first === undefined) return null
  const fresh: Hand = { question: question.id, piece: null, turn: 0, cell: null }
  const hand = stored?.question === question.id ? stored : fresh
  const laid = board.value === undefined ? null : laidBy(question, board.value)
  const selected = laid && typeof board.value === 'string' ? board.value : null
  const piece = pieces.find(({ id }) => id === (hand.piece?.id ?? laid?.tile ?? first.id)) ?? first
  const shape = shapeOf(piece, content)
  const frame = usedFrame(state, content)
  const lies = (at: Cell, turned: number): Spot => keptWithin(frame, shape, heldAt(shape, turned, at.x, at.y))
  const chosenSpot = laid?.spot ?? null
  const turn = hand.cell === null && chosenSpot ? chosenSpot.turn : hand.turn
  const cell = hand.cell ?? (chosenSpot ? holdOf(shape, chosenSpot) : null)
  const spot = cell ? lies(cell, turn) : null
  const spots = spotsFor(question, piece)
  const answer = spot ? answerAt(spots, shape, spot) : null
  const change = (part: Partial<Hand>): void => store({ ...hand, ...part })

  const lay = (at: Cell, turned: number): void => {
    const there = answerAt(spots, shape, lies(at, turned))
    change({ cell: at, turn: turned, piece })
    if (there === null) {
      // On a phone the panel over which the notice would lie says it already.
      if (!props.phone) explain(scene, problemsAt(scene, piece, lies(at, turned)))
    } else if (there === selected) props.confirm()
    else props.select(question, there)
  }

  return {
    pieces,
    piece,
    shape,
    turn,
    spot,
    answer,
    problems: spot && answer === null ? problemsAt(scene, piece, spot) : [],
    isChosen: answer !== null && answer === selected,
    reachable: reachableCells(spots, shape, turn),
    spots: spots.size,
    take: (next) => {
      change({ piece: next, turn: 0, cell: null })
      if (selected !== null) props.select(question, undefined)
    },
    rotate: () => {
      const next = (turn + 1) % 4
      change({ turn: next, cell, piece })
      if (selected === null || cell === null) return
      const turned = answerAt(spots, shape, lies(cell, next))
      props.select(question, turned ?? undefined)
    },
    hover: (x, y) => {
      if (selected === null && (cell?.x !== x || cell.y !== y)) change({ cell: { x, y } })
    },
    leave: () => {
      if (selected === null) change({ cell: null })
    },
    put: (x, y) =>
      lay(
        selected !== null && answer !== null && isUnder(scene, piece, spot, x, y)
          ? (cell ?? { x, y })
          : { x, y },
        turn,
      ),
    move: (dx, dy) => {
      const { x, y } = cell ?? {
        x: frame.x + Math.floor(frame.width / 2) - dx,
        y: frame.y + Math.floor(frame.height / 2) - dy,
      }
      const next = {
        x: Math.min(frame.x + frame.width - 1, Math.max(frame.x, x + dx)),
        y: Math.min(frame.y + frame.height - 1, Math.max(frame.y, y + dy)),
      }
      change({ cell: next, turn, piece })
      if (selected !== null) props.select(question, undefined)
    },
    enter: () => {
      if (cell) lay(cell, turn)
    },
  }
}

/** Whether a cell is one of those that the piece covers where it lies. */
function isUnder({ content }: Scene, piece: Piece, spot: Spot | null, x: number, y: number): boolean {
  if (spot === null) return false
  const turned = shapeOf(piece, content).turns[spot.turn]
  return turned?.xs.some((dx, index) => spot.x + dx === x && spot.y + (turned.ys[index] ?? 0) === y) ?? false
}

function problemsAt({ text, view }: Scene, { kind, id }: Piece, spot: Spot): readonly SpotProblem[] {
  return text.spotProblems(view, kind === 'tile' ? { tile: id } : { card: id }, spot)
}

function explain({ props }: Scene, [problem]: readonly SpotProblem[]): void {
  if (problem) props.explain({ text: problem.text, rule: problem.rule })
}
