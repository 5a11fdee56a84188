import type { ReactElement, ReactNode } from 'react'
import type { Board } from './board.ts'
import { partsOf, type Thing } from './model/things.ts'
import { moving } from './motion.ts'

/** What every player has: in the workshop of another it is not the viewer's to use. */
const PERSONAL: readonly string[] = ['disc', 'trick', 'component', 'home']

interface ThingButtonProps {
  readonly board: Board
  readonly thing: Thing
  readonly looks: string | readonly (string | false | null)[]
  /** Said for it; left out where the content says it. */
  readonly name?: string
  /** Shown when it is pointed at: its name, unless there is more to say. */
  readonly tip?: string | undefined
  /** What it is called where it moves. */
  readonly motion?: string
  /** Whether it belongs to another player. */
  readonly foreign?: boolean
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
  foreign = false,
  children,
}: ThingButtonProps): ReactElement {
  const isForeign = foreign && PERSONAL.includes(partsOf(thing).kind)
  return (
    <button
      type="button"
      className={[looks, ...(isForeign ? [] : stateOf(board, thing)), board.lit.has(thing) && 'tb-lit']
        .flat()
        .filter(Boolean)
        .join(' ')}
      data-target={isForeign ? undefined : thing}
      {...moving(motion)}
      aria-label={name}
      aria-pressed={board.chosen.has(thing) && !isForeign}
      data-tip={tip}
      onClick={isForeign ? undefined : () => board.tap(thing)}
    >
      {children}
    </button>
  )
}

const stateOf = (board: Board, thing: Thing): readonly (string | false)[] => [
  board.legal.has(thing) && 'tb-legal',
  board.next.has(thing) && 'tb-next',
  board.tapped.includes(thing) && 'tb-tapped',
  board.chosen.has(thing) && 'tb-chosen',
]
