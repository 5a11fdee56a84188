import { type Report, reportCount, reportDifference } from '@curio/kernel'
import type { CryptidsPack } from './pack.ts'
import { ACTIVE_SKILLS, SKILLS, TRACKING_RESULTS } from './vocabulary.ts'

/** What the rulebook gives is fixed; what we chose ourselves may be changed as long as it can be played. */
export function checkConstants(pack: CryptidsPack, report: Report): void {
  checkGiven(pack, report)
  checkTrack(pack, report)
  checkSkills(pack, report)
  checkDice(pack, report)
}

function checkGiven({ constants, reserve, wolpertinger, ranks }: CryptidsPack, report: Report): void {
  const given: readonly (readonly [path: string, actual: number, value: number, rule: string])[] = [
    ['constants.slots.market', constants.slots.market, 3, 'CR-DATA-14'],
    ['constants.slots.display', constants.slots.display, 6, 'CR-CARD-1'],
    ['constants.mapTarget.value', constants.mapTarget.value, 7, 'CR-SETUP-3'],
    ['constants.evidenceSlots.poacher', constants.evidenceSlots.poacher, 4, 'CR-DATA-33'],
    ['constants.startRumours.value', constants.startRumours.value, 1, 'CR-PSET-4'],
    ['constants.surcharge.value', constants.surcharge.value, 1, 'CR-SKILL-4'],
    ['constants.surcharge.upToPlayers', constants.surcharge.upToPlayers, 2, 'CR-SKILL-4'],
    ['constants.steps.value', constants.steps.value, 2, 'CR-MOVE-1'],
    ['reserve.requestSlots', reserve.requestSlots, 4, 'CR-DATA-28'],
    ['wolpertinger.card.points', wolpertinger.card.points, 2, 'CR-WOLP-7'],
    ['wolpertinger.coins.value', wolpertinger.coins.value, 4, 'CR-WOLP-4'],
  ]
  for (const [path, actual, value, rule] of given) {
    if (actual !== value) report(path, `${actual} is against ${rule}; allowed: ${value}`)
  }
  reportList(report, 'constants.startCoins.byPosition', constants.startCoins.byPosition, [1, 2, 2, 3])
  const bands = ranks.map((rank) => rank.from)
  reportList(report, 'ranks', bands, [0, 12, 16, 20, 26])
}

/** CR-PSET-5, CR-SEND-6, CR-SETUP-13: lists of numbers the rulebook gives. */
function reportList(report: Report, path: string, actual: readonly number[], given: readonly number[]): void {
  if (actual.join() === given.join()) return
  report(path, `${actual.join(', ')} is not what the rulebook gives; allowed: ${given.join(', ')}`)
}

/** The most helpers on the track, the first of them on the highlighted row. */
const HELPERS = 4
/** Fewer could not hold three evidence, one of them a joker pair; more would drown the player in ways to pay. */
const PLAYER_SLOTS = [4, 8] as const

/** CR-DATA-16, CR-DATA-18. */
function checkTrack({ constants }: CryptidsPack, report: Report): void {
  const { rows, highlighted } = constants.track
  if (highlighted < 2)
    report('constants.track.highlighted', `row ${highlighted}; allowed: a row with at least one above it`)
  if (highlighted + HELPERS - 1 > rows) {
    const allowed = `allowed: at least ${highlighted + HELPERS - 1}, for four helpers`
    report('constants.track.rows', `${rows} rows end too early below row ${highlighted}; ${allowed}`)
  }
  const { player } = constants.evidenceSlots
  reportCount(report, 'constants.evidenceSlots.player', 'evidence slots', player, PLAYER_SLOTS)
}

/** CR-SKILL-8: prices the rulebook gives. */
const GIVEN_PRICES: Readonly<Record<string, number>> = { planeTicket: 0, collectSkill: 1, collectAdjacent: 1 }

/** CR-DATA-17, CR-DATA-19. */
function checkSkills({ skills }: CryptidsPack, report: Report): void {
  const ids = skills.map((skill) => skill.id)
  reportDifference(report, 'skills', ids, SKILLS, 'each skill has one slot')
  for (const [index, { id, use, price }] of skills.entries()) {
    const expected = ACTIVE_SKILLS.some((active) => active === id) ? 'active' : 'passive'
    if (use !== expected) report(`skills[${index}].use`, `${id} is ${use}; allowed: ${expected}`)
    const given = GIVEN_PRICES[id]
    if (given !== undefined && price !== given)
      report(`skills[${index}].price`, `${id} costs ${price}; allowed: ${given}, by CR-PSET-3 and CR-SKILL-8`)
    if (given === undefined && price < 1)
      report(`skills[${index}].price`, `${id} costs nothing; allowed: at least 1`)
  }
}

/** CR-DATA-22, CR-DATA-23. */
function checkDice({ helperDice, trackingDice }: CryptidsPack, report: Report): void {
  reportList(report, 'helperDice.byPlayers', helperDice.byPlayers, [3, 3, 4, 5])
  const faces = helperDice.faces.map(({ bonus, n }) => `${bonus} ${n}`)
  const bonuses = ['coin 2', 'coin 3', 'exp 1', 'exp 2', 'restore 2', 'rumour 1']
  reportDifference(report, 'helperDice.faces', faces, bonuses, 'each bonus has one face')
  reportCount(report, 'trackingDice.count', 'tracking dice', trackingDice.count, [2, 2])
  for (const result of TRACKING_RESULTS) {
    const count = trackingDice.faces.filter((face) => face === result).length
    reportCount(report, 'trackingDice.faces', `${result} faces`, count, [1, 6])
  }
}
