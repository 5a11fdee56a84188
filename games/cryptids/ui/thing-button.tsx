import type { ReactElement, ReactNode } from 'react'
import type { Board } from './board.ts'
import { partsOf, type Thing } from './model/things.ts'
import { moving } from './motion.ts'

/** What every player has: on the board of another it is not the viewer's to use. */
const PERSONAL: readonly string[] = ['skill', 'marker', 'face', 'tile', 'token']

interface ThingButtonProps {
  readonly board: Board
  readonly thing: Thing
  readonly looks: string | readonly (string | false)[]
  /** Said for it; left out where the content says it. */
  readonly name?: string
  /** Shown when it is pointed at: its name, unless there is more to say. */
  readonly tip?: string | undefined
  /** What it is called where it moves; its own name unless several have that. */
  readonly motion?: string
  readonly children: ReactNode
}

/** A thing of the board that can be tapped, whether or not something can be done with it now. */
export function ThingButton({
  board,
  thing,
  looks,
  name,
  tip = name,
  motion = thing,
  children,
}: ThingButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={[looks, ...stateOf(board, thing)].flat().filter(Boolean).join(' ')}
      data-target={thing}
      {...moving(motion)}
      aria-label={name}
      aria-pressed={board.chosen.has(thing)}
      data-tip={tip}
      onClick={() => board.tap(thing)}
    >
      {children}
    </button>
  )
}

function stateOf(board: Board, thing: Thing): readonly (string | false)[] {
  const { shown, own } = board.scene
  const isOwn = shown === own || !PERSONAL.includes(partsOf(thing).kind)
  return [
    isOwn && board.legal.has(thing) && 'cb-legal',
    isOwn && board.looked === thing && 'cb-looked',
    isOwn && board.chosen.has(thing) && 'cb-chosen',
    board.lit.has(thing) && 'cb-lit',
  ]
}
