import type { Refusal } from '../answer.ts'
import type { Ask, Question } from '../ask.ts'
import { type Chance, fastChance, ReplayChance } from '../chance.ts'
import type { Game, Packs, Setup } from '../game.ts'
import { canonical, type Json } from '../json.ts'
import type { Log } from '../log.ts'
import { Match } from '../match.ts'
import type { Told } from '../notes.ts'
import type { Outcome } from '../outcome.ts'
import { replayEntry, rerun } from '../replay.ts'
import { Run } from '../run.ts'
import { checkSetup } from '../setup.ts'
import { subsets } from '../subsets.ts'

/** One setup of the game with which the laws are checked. */
export interface OptionSet {
  readonly seats: number
  readonly options?: Json
  readonly packs?: Packs
  /** How failures call it. */
  readonly name?: string
  /** Answers that the random players prefer, so that they meet rules which they would seldom meet by chance. */
  readonly prefers?: (kind: string, answer: Json) => boolean
}

/** What could be seen from outside after one entry. */
interface AfterEntry {
  /** The open questions as text without their ids, sorted. */
  readonly questions: readonly string[]
  /** The names by which they are answered. */
  readonly asked: readonly Pick<Question, 'seat' | 'kind' | 'id'>[]
  readonly outcome: Outcome | null
}

/** A game that random players played, up to its end or to where it could not go on. */
export interface Recording {
  readonly name: string
  readonly setup: Setup
  readonly packs: Packs
  readonly seed: Uint8Array
  readonly log: Log
  readonly notes: readonly Told[]
  readonly after: readonly AfterEntry[]
  readonly end: RecordingEnd
  /** How many positions a close look covers; null if it is not looked at closely. */
  readonly close: number | null
}

type RecordingEnd =
  | { readonly how: 'over' }
  | { readonly how: 'bound' }
  | { readonly how: 'no-candidate'; readonly question: Question }
  | { readonly how: 'refused'; readonly question: Question; readonly answer: Json; readonly refusal: Refusal }

export function record(
  game: Game,
  set: OptionSet,
  number: number,
  seed: number,
  close: number | null = null,
): Recording {
  const { seats, options = {}, packs = {} } = set
  const name = `${set.name ?? `${seats} seats ${JSON.stringify(options)}`}, game ${number} of seed ${seed}`
  const secret = seedBytes(seed + number)
  const setup = checkSetup(game, seats, options, packs)
  const match = Match.create(game, { seats, options, packs, seed: secret })
  if (!setup.ok || !match.ok) throw new Error(`${name}: ${setup.ok || setup.message}`)
  const after: AfterEntry[] = []
  const end = playOut(game, match.value, fastChance(seed + number), after, set.prefers)
  const { notes } = match.value
  const shared = { name, setup: setup.value, packs, seed: secret, close }
  return { ...shared, log: match.value.log(), notes, after, end }
}

function playOut(
  game: Game,
  match: Match,
  chance: Chance,
  after: AfterEntry[],
  prefers: OptionSet['prefers'],
): RecordingEnd {
  for (let answers = 0; ; answers++) {
    const seats = new Set([...match.awaited(), ...match.offered()])
    const questions = [...seats].flatMap((seat) => match.questions(seat))
    after.push({
      questions: questions.map(textOf).sort(),
      asked: questions.map(({ seat, kind, id }) => ({ seat, kind, id })),
      outcome: match.outcome(),
    })
    if (match.over) return { how: 'over' }
    if (answers >= game.bound) return { how: 'bound' }
    const question = questions[chance.below(questions.length)] as Question
    const candidates = candidatesOf(question)
    if (candidates.length === 0) return { how: 'no-candidate', question }
    const liked = prefers ? candidates.filter((each) => prefers(question.kind, each)) : []
    const choices = liked.length > 0 && chance.below(4) > 0 ? liked : candidates
    const answer = choices[chance.below(choices.length)] as Json
    const done = match.answer({ seat: question.seat, question: question.id, value: answer })
    if (!done.ok) return { how: 'refused', question, answer, refusal: done.refusal }
  }
}

/** A secret seed for tests, different for every number. */
function seedBytes(seed: number): Uint8Array {
  const chance = fastChance(seed)
  return Uint8Array.from({ length: 32 }, () => chance.below(256))
}

export function candidatesOf(question: Question): readonly Json[] {
  switch (question.form) {
    case 'choose':
      return question.options
    case 'pick':
      return subsets(question.options, question.min, question.max)
    case 'compose':
      return question.examples
  }
}

/** A question as text, without the name under which it was asked. */
export function textOf(question: Question): string {
  return canonical({ ...question, id: '' })
}

/** Everything that can be answered now, whether somebody waits for it or not. */
export function asksOf(run: Run): readonly Ask<unknown>[] {
  return [...run.questions, ...run.offers]
}

/** The open questions of a run, as a recording keeps them. */
export function questionsOf(run: Run, seat?: number): readonly string[] {
  const asks = asksOf(run).filter((ask) => seat === undefined || ask.seat === seat)
  return asks.map((ask) => textOf(ask.question(''))).sort()
}

/** The run of a recording after one of its entries, with notes; chance goes on from a seed. */
export function runAt(game: Game, recording: Recording, index: number, seed = index): Run {
  const { setup, log } = recording
  const entries = log.entries.slice(0, index + 1)
  return rerun(game, setup, log.header.rules, entries, fastChance(seed), { notes: true })
}

/** Runs a recording once, stopping after each entry. */
export function walk(game: Game, recording: Recording, visit: (run: Run, index: number) => void): void {
  const { setup, log } = recording
  const chance = new ReplayChance()
  let run: Run | null = null
  for (const [index, entry] of log.entries.entries()) {
    chance.begin(entry.chance)
    if (run) replayEntry(run, entry)
    else run = new Run(game, setup, log.header.rules, chance, { notes: true })
    chance.end()
    visit(run, index)
  }
}

/** Answers at random until the end; false if that takes more than `most` answers. */
export function playOn(run: Run, chance: Chance, most: number): boolean {
  for (let answers = 0; answers <= most; answers++) {
    if (run.over) return true
    const asks = asksOf(run)
    const ask = asks[chance.below(asks.length)]
    const candidates = ask?.candidates() ?? []
    if (!ask || candidates.length === 0) throw new Error(`no answer to "${ask?.kind}" of seat ${ask?.seat}`)
    run.answer(ask, candidates[chance.below(candidates.length)] as Json)
  }
  return false
}
