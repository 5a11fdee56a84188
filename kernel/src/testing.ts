/** What the tests of games are made of; nothing else imports it. */

export { pathName } from './pack.ts'
export { checkedWeights } from './testing/advice.ts'
export { anyAnswer, anyCandidate, give, playAtRandom } from './testing/answers.ts'
export { type ForgeState, forge } from './testing/forge.ts'
export { goldenLogs, recordedMatch } from './testing/golden.ts'
export {
  type BrokenCase,
  brokenPacks,
  edited,
  placesIn,
  type Steps,
  valueAt,
} from './testing/packs.ts'
export { ScriptedTable, type TableTerms } from './testing/scripted-table.ts'
export { withoutCheckpoints } from './testing/without-checkpoints.ts'
