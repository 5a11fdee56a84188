import type { TouristType } from '../../content/pack.ts'
import type { Shown } from '../../rules/shown.ts'
import type { RouteView } from '../../text/index.ts'
import { ratingNow } from './ratings.ts'
import { touristsOn } from './things.ts'

/** Dice that a neighbour of the lead player has taken (RT-SYD-7). */
export interface Side {
  readonly side: 'left' | 'right'
  readonly seat: number
  readonly dice: readonly string[]
}

export function sidesOf({ lead, players, cardAndDie }: RouteView): readonly Side[] {
  const [left = [], right = []] = cardAndDie?.pairs ?? []
  const count = players.length
  return [
    { side: 'left', seat: (lead + 1) % count, dice: left },
    { side: 'right', seat: (lead + count - 1) % count, dice: right },
  ]
}

/** Dice that nobody has taken yet. */
export function unclaimedDice({ dice, cardAndDie }: RouteView): RouteView['dice'] {
  return dice.filter(({ id }) => !cardAndDie?.pairs.some((pair) => pair.includes(id)))
}

/** What one landmark is worth now, and what it would be worth with the cell of a number marked (RT-SYD-12). */
export function raisedTo(
  pack: Shown,
  { roundBoard }: RouteView,
  landmark: string,
  number: number,
): { readonly from: number; readonly to: number } {
  const { tour } = pack
  const place = tour?.rating.order.indexOf(landmark) ?? -1
  if (!tour?.track || !roundBoard || place < 0) return { from: 0, to: 0 }
  const from = ratingNow(pack, roundBoard, landmark) ?? 0
  const cell = tour.track.cells.findIndex(({ numbers }) => (numbers as readonly number[]).includes(number))
  const isMarked = roundBoard.marked?.[place]?.includes(cell) === true
  return { from, to: from + (isMarked ? 0 : (tour.track.cells[cell]?.add ?? 0)) }
}

/** The two landmarks of the round card (RT-SYD-11). */
export function landmarksInRound({ cards }: Shown, { roundDice }: RouteView): readonly string[] {
  return cards?.find(({ id }) => id === roundDice[0])?.landmarks ?? []
}

const isEffectDie = ({ dice }: Shown, id: string): boolean =>
  dice.some((die) => die.id === id && die.kind === 'effect')

/** RT-SYD-13, RT-SYD-14: who comes to the remote landmarks with a landmark die. */
export function remoteBy(pack: Shown, view: RouteView, die: string): readonly TouristType[] {
  return touristsOn(pack, view, isEffectDie(pack, die) ? (view.roundDice[0] ?? '') : die)
}

/** RT-SYD-9, RT-SYD-10: who comes with a round die; the effect die repeats one of the card. */
export function comingBy(pack: Shown, view: RouteView, die: string): readonly TouristType[] {
  const shown = touristsOn(pack, view, view.roundDice[0] ?? '')
  return [...shown, ...(isEffectDie(pack, die) ? shown.slice(0, 1) : touristsOn(pack, view, die))]
}

interface Told {
  readonly kind: string
  readonly landmark?: unknown
}

/** The landmark that is covered in this round, as far as it was told (RT-SYD-11). */
export function coveredNow(told: readonly Told[]): string | null {
  const last = told.findLast(({ kind }) => kind === 'landmark.cover' || kind === 'tour.round')
  return typeof last?.landmark === 'string' ? last.landmark : null
}
