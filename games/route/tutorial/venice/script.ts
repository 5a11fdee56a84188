import type { Json } from '@curio/kernel'
import { questionsIn, type Rounds } from '../rounds.ts'

/**
 * The lesson's game: its cards follow from the seed, its positions from these answers. The seed was chosen for what
 * happens early: a landmark that rises while the route passes it, cafes with a segment and with a transfer, a card with a
 * symbol.
 */
export const SEED = 'b'.padStart(64, '0')

/** Tasks are left out: the first lesson has taught them. One goal has to be reached. */
export const OPTIONS: Json = {
  edition: 'booklet',
  city: 'venice',
  mode: 'cards',
  effects: { dark: 'FX_REPEAT', light: 'FX_REPEAT' },
  tasks: false,
  challenge: { row: 0, column: 1 },
}

const ROUNDS: Rounds = [
  ['V9', 'T7', 'b31', 'a:wh21+wh31', 'end'],
  ['V2', 'T12', 'b62', 'a:wh42+wh52', 'segment:wv41', 'end'],
  ['V5', 'T17', 'a:wh44+wv44', 'end'],
  ['T6', 'V10', 'b64', 'a:h53+v62', 'segment:v53', 'end'],
  ['T14', 'E2', 'a:wh11+v11', 'end'],
  ['T18', 'V6', 'b66', 'a:wh46+wh56', 'end'],
  ['V7', 'T9', 'coord:0+', 'b23', 'a:wh13+wh23', 'end'],
  ['T3', 'E3', 'b33', 'a:v32+v33', 'segment:v12', 'end'],
  ['T1', 'V8', 'b12', 'b:v45', 'end'],
  ['T15', 'T13', 'coord:1-', 'b36', 'a:wh25+wv34', 'end'],
]

const FINAL_ROUTE: Json = [
  {
    start: 'c25',
    segments: [
      ...['wh25', 'wv34', 'v33', 'wh23', 'wh13', 'v12', 'v11', 'wh11', 'wh21', 'wh31', 'wv41'],
      ...['wh42', 'wh52', 'v62', 'h53', 'v53', 'wh44', 'wv44', 'v45', 'wh46', 'wh56'],
    ],
  },
]

export const SCRIPT: readonly Json[] = [...ROUNDS.flat(), FINAL_ROUTE]

export const questionOf = questionsIn(ROUNDS)
