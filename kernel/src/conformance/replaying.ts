import { reasonOf } from '../answer.ts'
import { canonical, type Json } from '../json.ts'
import { type Entry, type Log, parseLog, stateDigest } from '../log.ts'
import { Match } from '../match.ts'
import type { Told } from '../notes.ts'
import { rerun } from '../replay.ts'
import { verify } from '../verify.ts'
import { asJson, Broken, type Check, closely, difference, lastIndex, spread } from './laws.ts'
import { questionsOf, type Recording, runAt } from './recording.ts'

/** Played live a second time and run from the log, a game has the same states and tells the same. */
export const sameAgain: Check = ({ game, recordings }) => {
  for (const recording of recordings) {
    const { setup, packs, seed, log } = recording
    const { seats, options } = setup
    const again = Match.create(game, { seats, options, packs, seed })
    if (!again.ok) throw new Broken(recording, 0, `a second match cannot begin: ${again.message}`)
    giveAll(again.value, recording, 1)
    compareLogs(recording, again.value.entries, 'played a second time')
    compareNotes(recording, again.value.notes, 'played a second time')
    const run = rerun(game, setup, log.header.rules, log.entries, undefined, { notes: true })
    compareNotes(recording, run.notes, 'run from the log')
  }
}

/** Every beginning of a log leads to the position that was recorded there. */
export const everyPrefix: Check = ({ game, recordings, samples }) => {
  for (const recording of recordings) {
    for (const index of closely(recording, samples)) {
      const run = runAt(game, recording, index)
      if (stateDigest(run.state) !== recording.log.entries[index]?.state) {
        throw new Broken(recording, index, 'run from the log, the state is another than in play')
      }
      const asked = difference(asJson(recording.after[index]?.questions), asJson(questionsOf(run)))
      if (asked !== null)
        throw new Broken(recording, index, `run from the log, the questions differ: ${asked}`)
    }
  }
}

const RESUMED = 6

/** A match that is written to a file and read again goes on as if nothing had happened. */
export const writtenAndRead: Check = ({ game, recordings }) => {
  for (const recording of recordings) {
    for (const index of spread(recording, RESUMED)) {
      const parsed = parseLog(JSON.parse(JSON.stringify(logUntil(recording, index))))
      if (!parsed.ok) throw new Broken(recording, index, parsed.message)
      const loaded = Match.load(game, parsed.value, recording.seed, recording.packs)
      if (!loaded.ok) throw new Broken(recording, index, loaded.message)
      giveAll(loaded.value, recording, index + 1)
      compareLogs(recording, loaded.value.entries, `resumed after entry ${index}`)
    }
  }
}

/** The log of a game verifies; if anything in it is changed it does not, and the entry is named. */
export const verified: Check = ({ game, recordings }) => {
  for (const recording of recordings) {
    const verdict = verify(game, recording.log, recording.packs)
    if (!verdict.ok)
      throw new Broken(recording, verdict.entry ?? 0, `the log does not verify: ${verdict.message}`)
    for (const { what, entry, log } of tampered(recording)) {
      const found = verify(game, log, recording.packs)
      if (found.ok) throw new Broken(recording, entry ?? 0, `${what} is changed, and the log still verifies`)
      if (found.entry !== entry)
        throw new Broken(recording, entry ?? 0, `${what} is changed, and entry ${found.entry} is blamed`)
    }
  }
}

interface Tampered {
  readonly what: string
  /** The entry to be blamed; null for the header. */
  readonly entry: number | null
  readonly log: Log
}

function tampered(recording: Recording): readonly Tampered[] {
  const { log } = recording
  const entryChanges = spread(recording, 3).flatMap((entry) => {
    const original = log.entries[entry] as Entry
    const changed = (what: string, change: Partial<Entry>): Tampered => {
      const entries = log.entries.with(entry, { ...original, ...change })
      return { what, entry, log: { ...log, entries } }
    }
    const changes = [
      changed('the answer', { answer: [original.answer, 'changed'] }),
      changed('the digest of the state', { state: otherDigit(original.state) }),
      changed('the chain', { chain: otherDigit(original.chain) }),
      changed('the number of outcomes', { chance: [...original.chance, 0] }),
      changed('which question is answered', { ask: (original.ask ?? 0) + 1 }),
    ]
    const [outcome, ...rest] = original.chance
    if (outcome === undefined) return changes
    return [...changes, changed('an outcome', { chance: [outcome === 0 ? 1 : 0, ...rest] })]
  })
  if (log.seed === undefined) return entryChanges
  return [...entryChanges, { what: 'the seed', entry: null, log: { ...log, seed: otherDigit(log.seed) } }]
}

const otherDigit = (digits: string): string => (digits.startsWith('0') ? '1' : '0') + digits.slice(1)

/** A log as it was after one of its entries. */
export function logUntil({ log }: Recording, index: number): Log {
  const { seed, ...open } = log
  return { ...open, entries: log.entries.slice(0, index + 1) }
}

/** Gives the recorded answers from an index on, each to the question that is open then. */
function giveAll(match: Match, recording: Recording, from: number): void {
  const { entries } = recording.log
  for (let index = from; index < entries.length; index++) {
    const { seat, answer, ask } = entries[index] as Entry
    const refusal = tryAnswer(match, seat ?? 0, answer, ask)
    if (refusal !== null) throw new Broken(recording, index, `the recorded answer is refused: ${refusal}`)
  }
}

/** Answers an open question as a player would, who looks at it first. Returns why it is refused, or null. */
export function tryAnswer(match: Match, seat: number, value: Json, ask = 0): string | null {
  const question = match.questions(seat)[ask]
  if (!question) return `seat ${seat} is not asked`
  const done = match.answer({ seat, question: question.id, value })
  return done.ok
    ? null
    : `${done.refusal.message}${'cause' in done.refusal ? `: ${reasonOf(done.refusal.cause)}` : ''}`
}

function compareLogs(recording: Recording, entries: readonly Entry[], how: string): void {
  for (let index = 0; index <= lastIndex(recording); index++) {
    const found = difference(asJson(recording.log.entries[index]), asJson(entries[index]))
    if (found !== null) throw new Broken(recording, index, `${how}, the entry${found}`)
  }
}

function compareNotes(recording: Recording, notes: readonly Told[], how: string): void {
  const found = difference(asJson(recording.notes), asJson(notes))
  if (found !== null) {
    const entry = notes.find(
      (told, index) => canonical(asJson(told)) !== canonical(asJson(recording.notes[index] ?? null)),
    )
    throw new Broken(recording, entry?.entry ?? lastIndex(recording), `${how}, the notes differ: ${found}`)
  }
}
