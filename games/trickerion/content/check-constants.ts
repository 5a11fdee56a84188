import { type Report, reportCount } from '@curio/kernel'
import type { TrickerionPack } from './pack.ts'
import { type Location, PLAYER_COUNTS, SCHOOLS, SUITS } from './vocabulary.ts'

/** What the rulebook gives is fixed; figures that are only published may be changed as long as they can be played. */
export function checkConstants({ constants }: TrickerionPack, report: Report): void {
  for (const [path, [actual, given, rule]] of Object.entries(givenFigures(constants))) {
    const [is, allowed] = [JSON.stringify(actual), JSON.stringify(given)]
    if (is !== allowed) report(`constants.${path}`, `${is} is against ${rule}; allowed: ${allowed}`)
  }
  checkTricks(constants, report)
  const { clockwise } = constants.corners
  for (const school of SCHOOLS) {
    const count = clockwise.filter((each) => each === school).length
    reportCount(report, 'constants.corners.clockwise', `corners with ${school}`, count, [1, 1])
  }
}

type Constants = TrickerionPack['constants']
type Given = readonly [actual: unknown, given: unknown, rule: string]

function givenFigures(constants: Constants): Readonly<Record<string, Given>> {
  return {
    ...givenAtTheStart(constants),
    ...givenInRounds(constants),
    ...givenAtTheEnd(constants),
  }
}

const orderOf = ({
  downtown,
  marketRow,
  workshop,
  theater,
  darkAlley,
}: Record<Location, number>): number[] => [downtown, marketRow, workshop, theater, darkAlley]

function givenAtTheStart({ rounds, start, quick, turnOrder, hands }: Constants): Record<string, Given> {
  return {
    'rounds.base': [rounds.base, 5, 'TR-GEN-2'],
    'rounds.darkAlley': [rounds.darkAlley, 7, 'TR-GEN-3'],
    'start.coins': [start.coins, [10, 12, 14, 16], 'TR-START-2'],
    'start.fame': [start.fame, 5, 'TR-START-4'],
    'start.shards': [start.shards, 1, 'TR-PSET-27'],
    'start.componentsWorth': [start.componentsWorth, 2, 'TR-PSET-10'],
    'quick.round': [quick.round, 2, 'TR-QUICK-3'],
    'quick.fame': [quick.fame, 3, 'TR-QUICK-7'],
    'quick.shards': [quick.shards, 1, 'TR-QUICK-10'],
    'quick.componentsWorth': [quick.componentsWorth, 3, 'TR-QUICK-8'],
    'quick.assistantCoins': [quick.assistantCoins, 2, 'TR-QUICK-11'],
    'turnOrder.two': [turnOrder.two, [1, 3], 'TR-PC-5'],
    'turnOrder.three': [turnOrder.three, [1, 2, 3], 'TR-PC-8'],
    'turnOrder.four': [turnOrder.four, [1, 2, 3, 4], 'TR-START-2'],
    'hands.base': [orderOf(hands.base), [2, 2, 2, 3, 0], 'TR-PSET-15'],
    'hands.darkAlley': [orderOf(hands.darkAlley), [1, 1, 1, 2, 1], 'TR-PSET-14'],
  }
}

function givenInRounds(constants: Constants): Record<string, Given> {
  const { advertise, baseAp, actionAp, enhance, instead, market, capacity, stacks, markers } = constants
  const { magician, manager, engineer, assistant, apprentice } = baseAp.value
  const actions = Object.entries(ACTION_AP).map(([action, [ap, rule]]): [string, Given] => {
    const actual = actionAp.value[action as keyof typeof ACTION_AP]
    return [`actionAp.value.${action}`, [actual, ap, rule]]
  })
  return {
    'advertise.coins': [advertise.coins, [1, 2, 3, 4], 'TR-ADV-3'],
    'advertise.fame': [advertise.fame, 2, 'TR-ADV-4'],
    'baseAp.value': [[magician, manager, engineer, assistant, apprentice], [3, 2, 2, 2, 1], 'TR-AP-1'],
    ...Object.fromEntries(actions),
    'enhance.ap': [enhance.ap, 1, 'TR-AP-3'],
    'enhance.shards': [enhance.shards, 1, 'TR-AP-3'],
    'instead.ap': [instead.ap, 1, 'TR-SPEC-8'],
    'thresholds.byLevel': [constants.thresholds.byLevel, [1, 16, 36], 'TR-DT-LEARN-8'],
    'linkBonus.byLevel': [constants.linkBonus.byLevel, [1, 2, 3], 'TR-TH-LINK-3'],
    'prices.byTier.basic': [constants.prices.byTier.basic, 1, 'TR-MKT-BUY-2'],
    'prices.byTier.advanced': [constants.prices.byTier.advanced, 2, 'TR-MKT-BUY-2'],
    'prices.byTier.superior': [constants.prices.byTier.superior, 3, 'TR-MKT-BUY-2'],
    'market.stall': [market.stall, ['wood', 'metal', 'glass', 'fabric'], 'TR-SETUP-5'],
    'market.buy': [market.buy, 3, 'TR-MKT-BUY-1'],
    'market.quickOrder': [market.quickOrder, 1, 'TR-MKT-BUY-5'],
    'market.bargained': [market.bargained, 1, 'TR-MKT-BARG-3'],
    'capacity.engineerTricks': [capacity.engineerTricks, 1, 'TR-TRK-9'],
    'capacity.managerComponents': [capacity.managerComponents, 2, 'TR-CMP-5'],
    'capacity.assistantApprentices': [capacity.assistantApprentices, 1, 'TR-DT-HIRE-10'],
    'stacks.most': [stacks.most, 3, 'TR-CMP-4'],
    'stacks.manager': [stacks.manager, 1, 'TR-CMP-9'],
    'markers.perSymbol': [markers.perSymbol, 4, 'TR-WS-PREP-7'],
    'markers.engineer': [markers.engineer, 1, 'TR-WS-PREP-6'],
    'draw.cards': [constants.draw.cards, 2, 'TR-DA-1'],
    'pending.value': [constants.pending.value, 3, 'TR-SETUP-16'],
  }
}

/** Section 3.6 of the rules. */
const ACTION_AP = {
  hire: [3, 'TR-DT-HIRE-1'],
  learn: [3, 'TR-DT-LEARN-1'],
  takeCoins: [3, 'TR-DT-COIN-1'],
  reroll: [1, 'TR-DT-REROLL-1'],
  setDie: [2, 'TR-DT-SET-1'],
  buy: [1, 'TR-MKT-BUY-1'],
  bargain: [1, 'TR-MKT-BARG-2'],
  order: [1, 'TR-MKT-ORD-1'],
  quickOrder: [2, 'TR-MKT-QUICK-1'],
  moveTrick: [1, 'TR-WS-MOVE-2'],
  moveComponents: [1, 'TR-WS-MOVE-5'],
  moveApprentice: [1, 'TR-WS-MOVE-7'],
  setUp: [1, 'TR-TH-SET-1'],
  reschedule: [1, 'TR-TH-RES-1'],
  drawFirst: [1, 'TR-DA-1'],
  drawFurther: [2, 'TR-DA-3'],
  fortune: [1, 'TR-DA-10'],
} as const

function givenAtTheEnd(constants: Constants): Record<string, Given> {
  const { performer, performanceDeck, renewal, wages, scoring } = constants
  const { manager, engineer, assistant, apprentice } = wages.value
  return {
    'performanceDeck.each': [performanceDeck.each, 2, 'TR-SETUP-8'],
    'renewal.discardFrom': [renewal.discardFrom, 3, 'TR-END-7'],
    'performer.link': [performer.link, { fame: 1, coins: 0, shards: 0 }, 'TR-PERF-BON-2'],
    'performer.backstage.assistant': [
      performer.backstage.assistant,
      { fame: 2, coins: 0, shards: 0 },
      'TR-PERF-BON-3',
    ],
    'performer.backstage.manager': [
      performer.backstage.manager,
      { fame: 0, coins: 3, shards: 0 },
      'TR-PERF-BON-4',
    ],
    'performer.backstage.engineer': [
      performer.backstage.engineer,
      { fame: 0, coins: 0, shards: 1 },
      'TR-PERF-BON-5',
    ],
    'wages.value': [[manager, engineer, assistant, apprentice], [2, 2, 2, 1], 'TR-WAGE-2'],
    'wages.famePerCoin': [wages.famePerCoin, 2, 'TR-WAGE-7'],
    'scoring.shard': [scoring.shard, 1, 'TR-FIN-2'],
    'scoring.coins': [scoring.coins, { each: 3, fame: 1 }, 'TR-FIN-3'],
    'scoring.apprentice': [scoring.apprentice, 2, 'TR-FIN-4'],
    'scoring.specialist': [scoring.specialist, 3, 'TR-FIN-5'],
    'scoring.special': [scoring.special, 2, 'TR-FIN-6'],
    'scoring.most': [scoring.most, 20, 'TR-FIN-8'],
  }
}

/** TR-TRK-8, TR-DT-HIRE-9: every trick needs a symbol, and there are four discs of Apprentices. */
function checkTricks({ capacity }: Constants, report: Report): void {
  const tricks = capacity.tricks + capacity.engineerTricks
  reportCount(report, 'constants.capacity.tricks', 'trick slots with the Engineer', tricks, [2, SUITS.length])
  const apprentices = capacity.apprentices + capacity.assistantApprentices
  const what = 'apprentice slots with the Assistant'
  reportCount(report, 'constants.capacity.apprentices', what, apprentices, [2, 4])
}

const CLOSED_WITH = { 2: 'two', 3: 'three', 4: 'four' } as const
/** TR-PC-1, TR-PC-2, TR-PC-4. */
const CLOSED_SLOTS = { 2: 2, 3: 1, 4: 0 } as const

/** TR-PC and section 6.2: both closures need exactly two slots with +1. */
export function checkRows({ rows }: TrickerionPack, report: Report): void {
  for (const [index, { modifiers, closed }] of rows.entries()) {
    const path = `rows[${index}]`
    const plusOne = modifiers.flatMap((modifier, slot) => (modifier === 1 ? [slot] : []))
    reportCount(report, `${path}.modifiers`, 'slots with +1', plusOne.length, [2, 2])
    for (const players of PLAYER_COUNTS) {
      const where = `${path}.closed.${CLOSED_WITH[players]}`
      const slots = closed[CLOSED_WITH[players]]
      const [count, expected] = [new Set(slots).size, CLOSED_SLOTS[players]]
      reportCount(report, where, `closed slots with ${players} players`, count, [expected, expected])
      for (const slot of slots) {
        if (!plusOne.includes(slot))
          report(where, `slot ${slot} is closed; allowed: only slots with +1, counted from 0`)
      }
    }
  }
}
