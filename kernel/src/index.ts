export type { Answer, Refusal } from './answer.ts'
export type { Ask, Question } from './ask.ts'
export { type Chance, fastChance, liveChance, scriptedChance, shuffle } from './chance.ts'
export type { Flow } from './flow.ts'
export type {
  Advice,
  Checked,
  Game,
  Measures,
  Outcome,
  PackIssue,
  Packs,
  Points,
  Setup,
  Viewer,
} from './game.ts'
export { fromHex, sha256, toHex, utf8 } from './hash.ts'
export { canonical, isList, isRecord, type Json, sameJson } from './json.ts'
export { commitmentTo, type Entry, type Header, type Log, packHash, parseLog, stateDigest } from './log.ts'
export { Match } from './match.ts'
export { type Note, noteFor, type Told } from './note.ts'
export {
  builtInPack,
  type ParsedPack,
  parseInStages,
  type Report,
  reportCount,
  reportDifference,
  reportRepeats,
} from './pack.ts'
export { type Pool, pool, poolSize, shufflePool } from './pool.ts'
export { replayEntry, rerun } from './replay.ts'
export { Run } from './run.ts'
export { checkSetup, setupOf } from './setup.ts'
export type { Table } from './table.ts'
export type { UndoRefusal } from './undo.ts'
export { type Verdict, verify } from './verify.ts'
