import type { Json } from '@curio/kernel'
import { questionsIn, type Rounds } from '../rounds.ts'

/**
 * The lesson's game: its dice and shop cards follow from the seed, its positions from these answers. The seed was chosen
 * for what happens: a river to cross, a shop within reach, an effect, a dead end, two pieces that only gates can join.
 */
export const SEED = '22c3'.padStart(64, '0')

export const OPTIONS: Json = {
  ancient: 'CTHULHU',
  effects: { dark: 'FX_REPEAT', light: 'FX_SECRET_ALLEY' },
  challenge: { row: 0, column: 0 },
}

const ROUNDS: Rounds = [
  [['red', 'blue'], 'b21', 'a:v20+v21', 'end'],
  [['green', 'purple'], 'b23', 'a:h13+v22', 'end'],
  [['red', 'blue'], 'b31', 'b:h22', 'diagonal:n43', 'end'],
  [['purple', 'effect'], 'b45', 'a:v43+v44', 'end'],
  [['green', 'blue'], 'coord:0+', 'a:h45+v54', 'TOME_REROLL', 'end'],
  [['red', 'purple'], 'b14', 'a:h03+v03', 'end'],
  [['green', 'effect'], 'b34', 'a:v23+v24', 'end'],
  [['red', 'purple'], 'b25', 'a:h05+h15', 'end'],
  [['green', 'blue'], 'b61', 'a:h51+v50', 'TOME_UPGRADE', 'end'],
  [['red', 'purple'], 'b24', 'segment:rNE', 'b:h11', 'diagonal:n22', 'end'],
]

const FINAL_ROUTE: Json = [
  { start: 'c05', segments: ['h05', 'h15', 'v24', 'v23', 'h13', 'h03', 'v03'] },
  { start: 'c50', segments: ['v50', 'h51', 'rNE'] },
  { start: 'c20', segments: ['v20', 'h11', 'n22', 'h22', 'n43', 'v43', 'v44', 'h45', 'v54'] },
]

/** Two dice are rolled again, and the first of them is improved. */
const ENCOUNTER: readonly Json[] = [[0, 1], 0]

export const SCRIPT: readonly Json[] = ['TG5', ...ROUNDS.flat(), FINAL_ROUTE, ...ENCOUNTER]

/** The first question of all is about the task. */
export const questionOf = questionsIn(ROUNDS, 1)
