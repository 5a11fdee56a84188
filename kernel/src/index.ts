export {
  type Achievement,
  type AchievementGroup,
  type AchievementProgress,
  type Achievements,
  type AchievingSeat,
  type Mark,
  marksOf,
  type PlayedMatch,
  playedMatch,
  progressOf,
  unlockedBy,
} from './achievements.ts'
export { type Answer, type Refusal, reasonOf } from './answer.ts'
export { type Ask, optionsOf, plainAnswer, type Question } from './ask.ts'
export {
  type Chance,
  fastChance,
  liveChance,
  type Pool,
  pool,
  poolSize,
  scriptedChance,
  shuffle,
} from './chance.ts'
export { type Checkpoint, copyState, inSteps } from './checkpoint.ts'
export type { Flow } from './flow.ts'
export type {
  Advice,
  Checked,
  Game,
  Measures,
  PackIssue,
  Packs,
  Setup,
  Viewer,
} from './game.ts'
export { fromHex, sha256, toHex, utf8 } from './hash.ts'
export { isList, isRecord, type Json, jsonFault, sameJson, textsIn } from './json.ts'
export { type Entry, type Header, type Log, packHash, parseLog, stateDigest } from './log.ts'
export { type Continuation, Match, type Moment } from './match.ts'
export { type Note, noteFor, type Told } from './notes.ts'
export {
  type CooperativeOutcome,
  firsts,
  hasWon,
  type Outcome,
  type OutcomeKind,
  outcomeKind,
  type Points,
  placeOf,
  pointsOf,
  type Rank,
  type RankedOutcome,
  rankedByPoints,
  resultOf,
  type SeatResult,
  type Sides,
  type SoloOutcome,
  sideOf,
  sidesOf,
  type TeamsOutcome,
  winnersOf,
  winShare,
} from './outcome.ts'
export {
  builtInPack,
  issuesOf,
  LONGEST_ID,
  LONGEST_TEXT,
  ORIGINS,
  oncePer,
  PACK_LIMITS,
  type ParsedPack,
  PLAIN_TEXT,
  packFault,
  packTitle,
  parseInStages,
  type Report,
  reportCount,
  reportDifference,
  reportRepeats,
} from './pack.ts'
export { leadOf, priorsFrom, type Worths } from './priors.ts'
export { rerun } from './replay.ts'
export { Run } from './run.ts'
export type { GameOver, Series, Stage } from './series.ts'
export { checkSetup, packFits, packHashes, packIssues, packNameFor, setupOf, withPacks } from './setup.ts'
export type { Table } from './table.ts'
export type { UndoRefusal } from './undo.ts'
export { type Verdict, verify } from './verify.ts'
