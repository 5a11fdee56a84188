import { type Report, reportCount } from '@curio/kernel'
import type { RoutePack } from './pack.ts'
import { SYMBOLS } from './pack.ts'

/** Sections 3.8, 7.2 and 7.8 of the rules, and the failure table of RT-END-10. */
export function checkTables(pack: RoutePack, report: Report): void {
  checkDice(pack.dice, report)
  const tourist = pack.dice.filter((die) => die.kind === 'tourist')
  const mixed = tourist.flatMap((die) => die.faces).filter((face) => new Set(face.tourists).size === 2)
  reportCount(report, 'dice', 'faces with two types of tourists', mixed.length, [1, Infinity])
  checkFailureTable(pack, report)
  checkChallenge(pack.challenge, report)
}

/** RT-DM-58 to RT-DM-64, 7.2. */
export function checkDice(dice: RoutePack['dice'], report: Report): void {
  const tourist = dice.filter((die) => die.kind === 'tourist')
  reportCount(report, 'dice', 'tourist dice', tourist.length, [4, 4])
  for (const [index, die] of dice.entries()) {
    const seen = new Set<number>()
    for (const [at, face] of die.faces.entries()) {
      const path = `dice[${index}].faces[${at}].n`
      if (seen.has(face.n)) report(path, `${face.n} is twice on die ${die.id}; allowed: each of 1 to 6 once`)
      seen.add(face.n)
    }
    if (die.kind === 'tourist') continue
    for (const symbol of SYMBOLS) {
      const count = die.faces.filter((face) => face.symbol === symbol).length
      reportCount(report, `dice[${index}].faces`, `${symbol} faces`, count, [3, 3])
    }
  }
}

/** RT-END-9: 5 and 6 are always successes, so nothing above 4 can fail. */
const HIGHEST_FAILING = 4

export function checkFailureTable({ failureTable }: Pick<RoutePack, 'failureTable'>, report: Report): void {
  const numbers = failureTable.highestFailing
  reportCount(report, 'failureTable.highestFailing', 'levels of madness', numbers.length, [1, Infinity])
  for (const [madness, number] of numbers.entries()) {
    const path = `failureTable.highestFailing[${madness}]`
    const before = numbers[madness - 1]
    if (madness === 0 && number !== 0)
      report(path, `${number} fails without madness; allowed: 0, nothing fails`)
    if (number > HIGHEST_FAILING)
      report(path, `${number} fails; allowed: up to ${HIGHEST_FAILING}, 5 is a success`)
    if (before !== undefined && number < before) {
      report(path, `${number} after ${before}: more madness must not fail less; allowed: ${before} or more`)
    }
  }
}

type Challenge = RoutePack['challenge'] & {
  /** What a column adds to the level instead of its own index. */
  readonly columnIndex?: readonly number[] | undefined
}

/** 7.8: a harder row or column is never easier, and every cell has a level. */
export function checkChallenge(challenge: Challenge, report: Report, columnCount = 4): void {
  const { rows, columns, levels } = challenge
  const columnIndex = challenge.columnIndex ?? columns.map((_, index) => index)
  reportCount(report, 'challenge.rows', 'rows', rows.length, [4, 4])
  reportCount(report, 'challenge.columns', 'columns', columns.length, [columnCount, columnCount])
  if (columnIndex.length !== columns.length) {
    const { length } = columnIndex
    report('challenge.columnIndex', `${length} entries; allowed: one for each column, ${columns.length}`)
  }
  const ends = levels.map((level) => level.upTo)
  const lists = [
    ['challenge.rows', '', rows],
    ['challenge.columns', '', columns],
    ['challenge.columnIndex', '', columnIndex],
    ['challenge.levels', '.upTo', ends],
  ] as const
  for (const [path, member, numbers] of lists) {
    for (const [index, number] of numbers.entries()) {
      const before = numbers[index - 1]
      if (before === undefined || number > before) continue
      report(`${path}[${index}]${member}`, `${number} follows ${before}; allowed: more than ${before}`)
    }
  }
  const hardest = rows.length - 1 + (columnIndex.at(-1) ?? 0)
  if (ends.at(-1) === hardest) return
  const allowed = `allowed: up to ${hardest}, the row index plus column index of the hardest cell`
  report('challenge.levels', `the last level ends at ${ends.at(-1) ?? 'nothing'}; ${allowed}`)
}
