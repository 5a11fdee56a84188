import { reasonOf } from '../answer.ts'
import type { Ask } from '../ask.ts'
import { ReplayChance } from '../chance.ts'
import type { Game } from '../game.ts'
import { canonical, type Json, sameJson } from '../json.ts'
import { type Entry, stateDigest } from '../log.ts'
import { Match } from '../match.ts'
import { replayEntry, rerun } from '../replay.ts'
import { asJson, Broken, brief, type Check, closely, copyOf, difference, seatsOf, spread } from './laws.ts'
import { asksOf, candidatesOf, questionsOf, type Recording, runAt, walk } from './recording.ts'
import { logUntil } from './replaying.ts'

/** Every question has an answer, every candidate is one, and looking at them changes nothing. */
export const answerable: Check = ({ game, recordings }) => {
  for (const recording of recordings) {
    const { end, log } = recording
    const last = log.entries.length - 1
    if (end.how === 'no-candidate')
      throw new Broken(recording, last, `"${end.question.kind}" of seat ${end.question.seat} has no answer`)
    if (end.how === 'refused') {
      const cause = 'cause' in end.refusal ? `: ${reasonOf(end.refusal.cause)}` : ''
      const what = `${brief(end.answer)} for "${end.question.kind}"`
      throw new Broken(
        recording,
        last,
        `${what} was offered and then refused: ${end.refusal.message}${cause}`,
      )
    }
    walk(game, recording, (run, index) => {
      const before = stateDigest(run.state)
      for (const ask of asksOf(run)) checkCandidates(recording, index, ask)
      if (stateDigest(run.state) !== before)
        throw new Broken(recording, index, 'looking at options changes the state')
    })
  }
}

/** Judging one candidate may list all of them again, so only some are judged. */
const MOST_JUDGED = 12

function checkCandidates(recording: Recording, index: number, ask: Ask<unknown>): void {
  const candidates = ask.candidates()
  const whose = `"${ask.kind}" of seat ${ask.seat}`
  if (candidates.length === 0) throw new Broken(recording, index, `${whose} has no answer`)
  if (new Set(candidates.map(canonical)).size < candidates.length)
    throw new Broken(recording, index, `${whose} offers the same twice: ${brief(candidates)}`)
  if (!sameJson(asJson(candidates), asJson(ask.candidates())))
    throw new Broken(recording, index, `${whose} offers something else when asked again`)
  const step = Math.ceil(candidates.length / MOST_JUDGED)
  for (const candidate of candidates.filter((_, place) => place % step === 0)) {
    const fault = ask.fault(candidate)
    if (fault)
      throw new Broken(
        recording,
        index,
        `${whose} offers ${brief(candidate)} and refuses it: ${fault.message}`,
      )
  }
}

/** Nothing that is not an answer changes anything. */
export const illegal: Check = ({ game, recordings, samples }) => {
  for (const recording of recordings) {
    for (const index of spread(recording, samples)) {
      for (const ask of asksOf(runAt(game, recording, index))) checkJudgement(recording, index, ask)
      const match = Match.load(game, logUntil(recording, index), recording.seed, recording.packs)
      if (match.ok) refuseAll(match.value, recording, index)
    }
  }
}

const ALIEN: readonly Json[] = [null, true, 0, -1, 1.5, 1e300, '', [], [[]], [null], {}, { nothing: null }]

/** A form has to judge whatever comes, not only what it knows. */
function checkJudgement(recording: Recording, index: number, ask: Ask<unknown>): void {
  for (const value of ALIEN) {
    try {
      ask.fault(value)
    } catch (cause) {
      const reason = `"${ask.kind}" cannot judge ${brief(value)}: ${reasonOf(cause)}`
      throw new Broken(recording, index, reason)
    }
  }
}

function refuseAll(match: Match, recording: Recording, index: number): void {
  for (const { what, input } of [...badInputs(match, recording), ...lateAnswers(recording, index)]) {
    const before = fingerprint(match, recording)
    const done = match.answer(input)
    if (done.ok) throw new Broken(recording, index, `${what} is accepted: ${brief(input)}`)
    if (done.refusal.code === 'rules-failed' || done.refusal.message === '')
      throw new Broken(recording, index, `${what} is not refused in words: ${brief(done.refusal)}`)
    if (fingerprint(match, recording) !== before)
      throw new Broken(recording, index, `${what} is refused, but it changes something`)
  }
}

interface BadInput {
  readonly what: string
  readonly input: unknown
}

const HUGE = 'x'.repeat(10_000)

function badInputs(match: Match, recording: Recording): readonly BadInput[] {
  const awaited = match.awaited()
  const seat = awaited[0] ?? 0
  const question = match.questions(seat)[0]
  const value = question ? (candidatesOf(question)[0] ?? null) : null
  const good = { seat, question: question?.id ?? '0', value }
  const idle = seatsOf(recording).filter((each) => match.questions(each).length === 0)
  const nonsense = { 'no such answer': [value] }
  const always = [
    { what: 'an answer of a seat that does not exist', input: { ...good, seat: match.header.seats } },
    { what: 'an answer to a question that is not open', input: { ...good, question: `${good.question}~x` } },
    { what: 'an answer that is not offered', input: { ...good, value: nonsense } },
    { what: 'an answer with another member', input: { ...good, more: 1 } },
    { what: 'an answer that is too large', input: { ...good, value: HUGE } },
    { what: 'an answer without a value', input: { seat: good.seat, question: good.question } },
    { what: 'a seat in words', input: { ...good, seat: `${seat}` } },
    { what: 'an answer that is a list', input: [good] },
    { what: 'no answer', input: undefined },
  ]
  const notAsked = idle.map((each) => ({
    what: 'an answer of a seat that is not asked',
    input: { ...good, seat: each },
  }))
  return [...always, ...notAsked, ...(match.over ? [{ what: 'an answer after the end', input: good }] : [])]
}

/** How many of the questions that closed last are tried. */
const MOST_LATE = 4

/** Answers to questions that are no longer open, because they were answered, closed or withdrawn. */
function lateAnswers({ after, log }: Recording, index: number): readonly BadInput[] {
  const before = after.slice(0, index).flatMap(({ asked }) => asked)
  const late = new Map(before.map((each) => [`${each.seat} ${each.id}`, each]))
  for (const { seat, id } of after[index]?.asked ?? []) late.delete(`${seat} ${id}`)
  return [...late.values()].slice(-MOST_LATE).map(({ seat, id, kind }) => ({
    what: `an answer to "${kind}", which was open before`,
    input: { seat, question: id, value: log.entries[index]?.answer ?? null },
  }))
}

function fingerprint(match: Match, recording: Recording): string {
  const questions = seatsOf(recording).map((seat) => match.questions(seat))
  return `${stateDigest(match.state)} ${JSON.stringify([match.entriesFrom(match.length - 1), match.length, questions])}`
}

/** Two answers that seats give side by side lead to the same position in either order. */
export const eitherOrder: Check = ({ game, recordings, samples }) => {
  for (const recording of recordings) {
    for (const index of closely(recording, samples)) {
      const found = swapped(game, recording, index)
      if (found !== null)
        throw new Broken(
          recording,
          index + 2,
          `the other order of the last two answers makes a difference: ${found}`,
        )
    }
  }
}

/** What is different when the two answers after an entry come in the other order; null where they cannot. */
function swapped(game: Game, recording: Recording, index: number): string | null {
  const { setup, log } = recording
  const [first, second] = log.entries.slice(index + 1) as [Entry?, Entry?]
  if (!first || !second || first.seat === second.seat) return null
  if (first.chance.length > 0 && second.chance.length > 0) return null
  const before = log.entries.slice(0, index + 1)
  const play = (order: readonly Entry[]): Json => {
    const chance = new ReplayChance()
    chance.begin([...first.chance, ...second.chance])
    const run = rerun(game, setup, log.header.rules, before, chance)
    for (const entry of order) {
      const fault = run.askOf(entry.seat, entry.ask)?.fault(entry.answer)
      if (fault) throw new Error(fault.message)
      replayEntry(run, entry)
    }
    return copyOf({ state: run.state, questions: questionsOf(run) })
  }
  const { questions } = rerun(game, setup, log.header.rules, before)
  // The order in which offers are taken matters; only what flows ask side by side has no order.
  const bothAsked = [first, second].every(
    ({ seat, ask }) => ask === undefined && questions.some((each) => each.seat === seat),
  )
  if (!bothAsked) return null
  try {
    return difference(play([first, second]), play([second, first]))
  } catch (cause) {
    return reasonOf(cause)
  }
}
