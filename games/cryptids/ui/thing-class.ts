import type { Board } from './board.ts'
import type { Thing } from './model/act.ts'

/** What every player has: on the board of another it is not the viewer's to use. */
const PERSONAL = /^(skill|marker|face|tile|token):/

/** How a thing of the board looks now: whether something can be done with it, and whether it is chosen or pointed at. */
export function thingClass(board: Board, thing: Thing, ...names: readonly (string | false)[]): string {
  const { shown, own } = board.scene
  const isOwn = shown === own || !PERSONAL.test(thing)
  return [
    ...names,
    isOwn && board.legal.has(thing) && 'cb-legal',
    isOwn && board.looked === thing && 'cb-looked',
    isOwn && board.chosen.has(thing) && 'cb-chosen',
    board.lit.has(thing) && 'cb-lit',
  ]
    .filter(Boolean)
    .join(' ')
}
