import { type Report, reportCount, reportRepeats } from '@curio/kernel'
import type { PerformanceCard, TrickerionPack } from './pack.ts'
import { type Place, THEATERS, type Theater } from './vocabulary.ts'

const CARDS_OF: Readonly<Record<Theater, number>> = { riverside: 12, grandMagorian: 8, magnusPantheon: 8 }
const SLOTS_OF: Readonly<Record<Theater, readonly [number, number]>> = {
  riverside: [3, 4],
  grandMagorian: [4, 5],
  magnusPantheon: [5, 6],
}

/** Section 6.2 of the rules. */
export function checkPerformances({ performances }: TrickerionPack, report: Report): void {
  for (const theater of THEATERS) {
    const [count, expected] = [
      performances.filter((each) => each.theater === theater).length,
      CARDS_OF[theater],
    ]
    reportCount(report, 'performances', `cards of ${theater}`, count, [expected, expected])
  }
  for (const [index, card] of performances.entries()) checkCard(`performances[${index}]`, card, report)
  checkExample(performances, report)
}

function checkCard(
  path: string,
  { id, theater, slots, circles, bonus }: PerformanceCard,
  report: Report,
): void {
  reportCount(report, `${path}.slots`, `slots on ${id} of ${theater}`, slots.length, SLOTS_OF[theater])
  reportRepeats(
    report,
    slots.map((slot, index) => [`${path}.slots[${index}]`, slot]),
  )
  for (const [index, { between }] of circles.entries()) {
    const where = `${path}.circles[${index}].between`
    for (const [end, slot] of between.entries()) {
      if (!slots.includes(slot))
        report(`${where}[${end}]`, `${id} has no slot ${slot}; allowed: ${slots.join(', ')}`)
    }
    if (!areNeighbours(between))
      report(where, `${between.join(' and ')} do not touch; allowed: slots beside or above each other`)
  }
  const pairs = circles.map(({ between }, index): [string, string] => [
    `${path}.circles[${index}].between`,
    between.toSorted().join('–'),
  ])
  reportRepeats(report, pairs)
  const expected = slots.length - 1
  reportCount(report, `${path}.circles`, `circles on ${id}`, circles.length, [expected, expected])
  const shards = circles.filter(({ shard }) => shard).length
  reportCount(report, `${path}.circles`, `shard circles on ${id}`, shards, [1, 1])
  if (!isConnected(slots, circles))
    report(`${path}.circles`, `the slots of ${id} fall apart; allowed: slots that circles join to one figure`)
  if (bonus.fame + bonus.coins + bonus.shards === 0)
    report(`${path}.bonus`, `${id} pays its performer nothing; allowed: some Fame, coins or shards`)
}

/** Column and row of a slot differ by one step in all. */
function areNeighbours([one, other]: readonly [Place, Place]): boolean {
  const apart = (axis: 0 | 1): number => Math.abs(Number(one[axis]) - Number(other[axis]))
  return apart(0) + apart(1) === 1
}

/** So every slot touches a circle too. */
function isConnected(slots: readonly Place[], circles: PerformanceCard['circles']): boolean {
  const reached = new Set(slots.slice(0, 1))
  for (const place of reached) {
    for (const { between } of circles)
      if (between.includes(place)) for (const end of between) reached.add(end)
  }
  return slots.every((slot) => reached.has(slot))
}

/** The cards of the rulebook's example (EX-TH-A), by slots, Fame and coins. */
const EXAMPLE_CARDS = [
  [3, 2, 0],
  [4, 1, 0],
  [4, 0, 1],
] as const

function checkExample(performances: readonly PerformanceCard[], report: Report): void {
  for (const [slots, fame, coins] of EXAMPLE_CARDS) {
    const isThere = performances.some(
      (card) =>
        card.theater === 'riverside' &&
        card.slots.length === slots &&
        card.bonus.fame === fame &&
        card.bonus.coins === coins &&
        card.bonus.shards === 0,
    )
    const what = `a riverside card with ${slots} slots for ${fame} Fame and ${coins} coins`
    if (!isThere) report('performances', `${what} is missing; allowed: only with it, the rulebook shows it`)
  }
}
