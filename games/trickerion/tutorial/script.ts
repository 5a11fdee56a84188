import type { Json } from '@curio/kernel'

/**
 * The lesson's game against Electra: dice and performance cards follow from the seed, positions from these answers and
 * hers. The seed was chosen for what the first round brings: the learner begins, the Residence teaches the learner's own
 * school, the Bank has six coins, and the first performance card has a shard between its first two slots.
 */
export const SEED = '329'.padStart(64, '0')

export const OPTIONS: Json = { firstGameKits: true }

const SETUP: readonly Json[] = ['great-optico']

/** What the learner answers in each round. */
const ROUNDS: readonly (readonly Json[])[] = [
  [
    'advertise',
    ...['assign:magician:downtown', 'assign:manager:marketRow', 'assign:apprentice1:theater', 'ready'],
    ...['place:magician:downtown.0:shard', 'learn:0:rabbit-from-the-top-hat:hearts:board', 'coins:4'],
    ...['place:manager:marketRow.0', 'buy:metal*1:0', 'buy:wood*3:1', 'buy:fabric*1:0'],
    ...['place:apprentice1:friday.0', 'setup:enchanted-butterflies:R01:00:down'],
  ],
  [
    'advertise',
    ...['assign:magician:theater', 'assign:manager:theater', 'assign:apprentice1:workshop', 'ready'],
    ...['place:apprentice1:workshop.0', 'prepare:rabbit-from-the-top-hat'],
    ...['place:manager:friday.0', 'setup:enchanted-butterflies:R01:00:down'],
    ...['setup:rabbit-from-the-top-hat:R01:01:up', '1:0', 'place:magician:friday.stage', 'R01'],
  ],
  [
    'advertise',
    ...['assign:magician:downtown', 'assign:manager:workshop', 'assign:apprentice1:theater', 'ready'],
    ...['place:magician:downtown.0:shard', 'learn:1:card-manipulation:diamonds:board', 'coins:5'],
    ...['place:manager:workshop.0', 'prepare:enchanted-butterflies', 'prepare:rabbit-from-the-top-hat'],
    ...['place:apprentice1:thursday.0', 'setup:rabbit-from-the-top-hat:R08:01:right'],
    ...['setup:enchanted-butterflies:R08:11:left', '1:0'],
  ],
  [
    'advertise',
    ...['assign:magician:theater', 'assign:manager:theater', 'assign:apprentice1:workshop', 'ready'],
    ...['place:apprentice1:workshop.0', 'prepare:card-manipulation'],
    ...['place:manager:sunday.0', 'setup:card-manipulation:R08:00:down'],
    ...['place:magician:sunday.stage', 'R08'],
  ],
  [
    ...['advertise', 'assign:magician:theater', 'assign:manager:theater', 'ready'],
    ...['place:manager:saturday.0', 'setup:enchanted-butterflies:R08:01:right'],
    ...['setup:card-manipulation:R08:11:left', '1:0', 'place:magician:saturday.stage', 'R08'],
  ],
]

export const SCRIPT: readonly Json[] = [...SETUP, ...ROUNDS.flat()]

/** What Electra answers from the first question to the last; she has no coin for a poster in the fourth round. */
export const ELECTRA: readonly Json[] = [
  'electra',
  // Round 1.
  'advertise',
  ...['assign:magician:theater', 'assign:assistant:theater', 'assign:apprentice1:marketRow', 'ready'],
  ...['place:assistant:saturday.0', 'setup:linking-rings:R01:02:up', 'end', 'place:magician:saturday.stage'],
  ...['place:apprentice1:marketRow.3', 'order:rope:2', 'R01'],
  // Round 2.
  'advertise',
  ...['assign:magician:downtown', 'assign:assistant:marketRow', 'assign:apprentice1:theater', 'ready'],
  ...['place:apprentice1:saturday.0', 'setup:linking-rings:R01:02:up'],
  ...['place:magician:downtown.0', 'learn:1:chinese-sticks:hearts:board', 'end'],
  ...['place:assistant:marketRow.0', 'buy:wood*2:0', 'buy:rope*2:1', 'end'],
  // Round 3.
  ...['advertise', 'assign:magician:workshop', 'assign:assistant:downtown', 'ready'],
  ...['place:magician:workshop.0', 'prepare:chinese-sticks', 'prepare:linking-rings', 'end'],
  ...['place:assistant:downtown.3:shard', 'hire:2:engineer'],
  // Round 4.
  ...['assign:magician:theater', 'assign:assistant:theater', 'assign:engineer:downtown', 'ready'],
  ...['place:engineer:downtown.0', 'coins:5', 'end'],
  ...['place:assistant:saturday.0', 'setup:linking-rings:R11:00:right', 'setup:chinese-sticks:R11:10:left'],
  ...['1:0', 'place:magician:saturday.stage', 'R11'],
  // Round 5.
  'advertise',
  ...['assign:magician:theater', 'assign:assistant:theater', 'assign:engineer:downtown', 'ready'],
  ...['place:engineer:downtown.0', 'coins:5', 'end'],
  ...['place:assistant:sunday.0', 'setup:chinese-sticks:G07:11:up', 'place:magician:sunday.stage', 'G07'],
]

export const LAST_ROUND = ROUNDS.length

/** The number of a question: of a round, counted from its first one. */
export function questionOf(round: number, within = 0): number {
  return SETUP.length + ROUNDS.slice(0, round - 1).flat().length + within
}
