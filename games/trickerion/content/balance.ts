import type { PackIssue } from '@curio/kernel'
import { priceOf } from './check-tricks.ts'
import type { PerformanceCard, Trick, TrickerionPack, Yields } from './pack.ts'
import type { Theater } from './vocabulary.ts'

/*
 * Our own measure of balance, fitted to the published tricks and cards. It is told to whoever checks a pack, and never
 * refuses one.
 */

/** How far the value of a trick may be from what is expected of it. */
const BAND = 1.75

/** In Fame, of what a trick or a card pays once. */
const worthOf = ({ fame, coins, shards }: Yields): number => fame + coins / 2 + shards

/** What one performance of a trick is worth more than its level, components, preparation and markers let expect. */
export function imbalanceOf({ level, needs, ap, markers, yields }: Trick, pack: TrickerionPack): number {
  return worthOf(yields) - (0.3 + 1.4 * level + 0.3 * priceOf(needs, pack) + ap - 0.95 * markers)
}

/** What the performer's bonus of a card is worth, by theater. */
const BONUS_BANDS: Readonly<Record<Theater, readonly [number, number]>> = {
  riverside: [0.5, 2],
  grandMagorian: [1.5, 3],
  magnusPantheon: [2, 4],
}

/** What the author of a sound pack may want to know: how its tricks are balanced, and which of them are not. */
export function remarksOn(pack: TrickerionPack): readonly PackIssue[] {
  const tricks = pack.tricks.map((trick) => ({ id: trick.id, imbalance: imbalanceOf(trick, pack) }))
  return [
    { path: 'tricks', message: summaryOf(tricks) },
    ...tricks.flatMap(({ id, imbalance }, index) =>
      Math.abs(imbalance) <= BAND ? [] : [trickRemark(`tricks[${index}]`, id, imbalance)],
    ),
    ...pack.performances.flatMap((card, index) => cardRemarks(`performances[${index}].bonus`, card)),
  ]
}

interface Balanced {
  readonly id: string
  readonly imbalance: number
}

function summaryOf(tricks: readonly Balanced[]): string {
  const sorted = tricks.toSorted((one, other) => one.imbalance - other.imbalance)
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (!least || !most) return 'there is nothing to balance'
  const mean = tricks.reduce((sum, { imbalance }) => sum + imbalance, 0) / tricks.length
  const squares = tricks.reduce((sum, { imbalance }) => sum + (imbalance - mean) ** 2, 0)
  const deviation = Math.sqrt(squares / tricks.length)
  const range = `from ${signed(least.imbalance)} (${least.id}) to ${signed(most.imbalance)} (${most.id})`
  return `${tricks.length} tricks pay ${range} more than expected, standard deviation ${deviation.toFixed(2)}`
}

function trickRemark(path: string, id: string, imbalance: number): PackIssue {
  const message = `${id} pays ${signed(imbalance)} more than expected; balanced tricks stay within ${BAND}`
  return { path, message }
}

function cardRemarks(path: string, { id, theater, bonus }: PerformanceCard): readonly PackIssue[] {
  const [least, most] = BONUS_BANDS[theater]
  const worth = worthOf(bonus)
  if (worth >= least && worth <= most) return []
  const message = `${id} is worth ${worth} Fame to its performer; cards of ${theater} are worth ${least} to ${most}`
  return [{ path, message }]
}

const signed = (value: number): string => (value < 0 ? value.toFixed(2) : `+${value.toFixed(2)}`)
