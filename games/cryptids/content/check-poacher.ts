import { type Report, reportCount, reportRepeats } from '@curio/kernel'
import type { CryptidsPack, PoacherCard } from './pack.ts'
import { REGION_LETTERS, TAKING_ACTIONS, type UpperAction, WOLPERTINGER_FACES } from './vocabulary.ts'

const CARDS = 15
/** How much evidence an action needs before it can ever be done. */
const EVIDENCE_FOR: Partial<Record<UpperAction, number>> = { c2: 2, c3: 3, c4: 4 }
const FULL_BOARD = 4
/** Actions that can always be done, so that nothing behind them ever would be. */
const CERTAIN: readonly string[] = ['low', 'high', 'c4', 'mkt']

/** CR-DATA-32 and section 6. */
export function checkPoacher(pack: CryptidsPack, report: Report): void {
  reportCount(report, 'poacherCards', 'Poacher cards', pack.poacherCards.length, [CARDS, CARDS])
  for (const [index, card] of pack.poacherCards.entries()) {
    const path = `poacherCards[${index}]`
    checkUpperRows(path, card, report)
    checkRow(`${path}.above.actions`, card.above.actions, report)
    checkRow(`${path}.below.actions`, card.below.actions, report)
    checkRepeats(`${path}.cryptids`, card.cryptids, report)
    for (const letter of REGION_LETTERS) {
      const count = card.regions.filter((region) => region === letter).length
      reportCount(report, `${path}.regions`, `regions ${letter}`, count, [1, 1])
    }
  }
  checkWolpertinger(pack, report)
}

function checkUpperRows(path: string, { up }: PoacherCard, report: Report): void {
  for (const [evidence, row] of up.entries()) {
    checkRow(`${path}.up[${evidence}]`, row, report)
    for (const [index, action] of row.entries()) {
      const at = `${path}.up[${evidence}][${index}]`
      const needed = EVIDENCE_FOR[action] ?? 0
      if (evidence < needed)
        report(at, `${action} with ${evidence} evidence; allowed: only with ${needed} or more`)
      if (evidence === FULL_BOARD && TAKING_ACTIONS.some((taking) => taking === action))
        report(at, `${action} takes evidence onto a full board; allowed: catching or ref`)
    }
  }
}

function checkRow(path: string, row: readonly string[], report: Report): void {
  checkRepeats(path, row, report)
  for (const [index, action] of row.entries()) {
    const before = row[index - 1]
    if (before !== undefined && CERTAIN.includes(before))
      report(
        `${path}[${index}]`,
        `${action} stands behind ${before}, which is always possible; allowed: nothing`,
      )
  }
}

function checkRepeats(path: string, list: readonly string[], report: Report): void {
  reportRepeats(
    report,
    list.map((each, index) => [`${path}[${index}]`, each]),
  )
}

/** One token lies in each city, and hares are the most frequent. */
function checkWolpertinger({ wolpertinger, map }: CryptidsPack, report: Report): void {
  const { tokens } = wolpertinger
  const cities = map.locations.filter(({ type }) => type === 'city').length
  reportCount(report, 'wolpertinger.tokens', 'Wolpertinger tokens', tokens.length, [cities, cities])
  const hares = tokens.filter(({ face }) => face === 'hare').length
  for (const face of WOLPERTINGER_FACES) {
    const count = tokens.filter((token) => token.face === face).length
    const most = face === 'hare' ? Infinity : hares - 1
    reportCount(report, 'wolpertinger.tokens', `tokens with ${face}`, count, [1, most])
  }
}
