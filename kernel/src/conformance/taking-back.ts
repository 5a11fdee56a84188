import { fastChance, ReplayChance } from '../chance.ts'
import type { Game, Viewer } from '../game.ts'
import type { Json } from '../json.ts'
import type { Entry } from '../log.ts'
import { Match } from '../match.ts'
import { replayEntry, rerun } from '../replay.ts'
import { MARK, Run } from '../run.ts'
import {
  Broken,
  type Check,
  closely,
  copyOf,
  difference,
  lastIndex,
  nameOf,
  seatsOf,
  spread,
  viewersOf,
} from './laws.ts'
import { questionsOf, type Recording, textOf } from './recording.ts'
import { logUntil, tryAnswer } from './replaying.ts'
import { Spy } from './spy.ts'
import { stepInBoth } from './two-worlds.ts'

/** Undo is refused exactly where it must be; where it is not, the same answer again leads back. */
export const undo: Check = ({ game, recordings, samples }) => {
  for (const recording of recordings) {
    const looked = closely(recording, samples)
    compareRefusals(game, recording, new Set(looked), new Set(spread(recording, samples)))
    for (const index of looked) {
      // The seat that answers always, and one of the others in turn.
      const others = viewersOf(recording)
      const actor = recording.log.entries[index + 1]?.seat ?? null
      for (const viewer of new Set([actor, others[index % others.length] ?? null]))
        showsNothing(game, recording, index, viewer)
    }
  }
}

/** Compares the kernel's refusals with those that the spy works out, and undoes what may be undone. */
function compareRefusals(
  game: Game,
  recording: Recording,
  looked: ReadonlySet<number>,
  sampled: ReadonlySet<number>,
): void {
  const { log, setup, seed, packs } = recording
  const spy = new Spy()
  const chance = new ReplayChance()
  chance.begin(log.entries[0]?.chance ?? [])
  const run = new Run(spy.watch(game, log.header.rules), setup, log.header.rules, chance)
  const match = Match.create(game, { seats: setup.seats, options: setup.options, packs, seed })
  if (!match.ok) return
  for (const [index, entry] of log.entries.entries()) {
    if (index > 0) {
      const ask = run.askOf(entry.seat, entry.ask)
      if (!ask || tryAnswer(match.value, ask.seat, entry.answer, entry.ask) !== null) return
      spy.answering(ask)
      chance.begin(entry.chance)
      replayEntry(run, entry)
    }
    for (const seat of seatsOf(recording)) {
      const expected = spy.refusal(seat)
      const actual = match.value.undoRefusal(seat)?.code ?? null
      if (expected !== actual)
        throw new Broken(recording, index, `undo of seat ${seat}: "${actual}" where "${expected}" is due`)
      if (expected !== null) continue
      if (seat !== entry.seat) {
        if (sampled.has(index)) undoEarlier(game, recording, index, seat)
      } else if (looked.has(index)) undoLast(match.value, recording, index)
    }
  }
}

/** The last answer, taken back and given again: everything is as before. */
function undoLast(match: Match, recording: Recording, index: number): void {
  const seat = recording.log.entries[index]?.seat ?? 0
  const before = pictureOf(match, recording)
  undoAndRedo(match, recording, index, index)
  const found = difference(before, pictureOf(match, recording))
  if (found !== null)
    throw new Broken(recording, index, `undo of seat ${seat} and the same answer again differ: ${found}`)
}

/** An answer in the middle of others given side by side: taken back and given again, it is the last of them. */
function undoEarlier(game: Game, recording: Recording, index: number, seat: number): void {
  const { entries } = recording.log
  const loaded = Match.load(game, logUntil(recording, index), recording.seed, recording.packs)
  if (!loaded.ok) return
  const before = pictureOf(loaded.value, recording)
  const own = entries.slice(0, index + 1).findLastIndex((entry) => entry.seat === seat)
  const undone = undoAndRedo(loaded.value, recording, index, own)
  // If the other answers no longer fit, it is the law of their order that is broken.
  const expected = undone ? movedToEnd(game, recording, index, own) : before
  const found = difference(expected, pictureOf(loaded.value, recording))
  if (found !== null)
    throw new Broken(recording, index, `undo of seat ${seat} among others side by side differs: ${found}`)
}

function undoAndRedo(match: Match, recording: Recording, index: number, own: number): boolean {
  const { seat, answer, ask } = recording.log.entries[own] as Entry
  if (seat === null) return false
  const oldNames = idsOf(match, seat)
  const done = match.undo(seat)
  if (!done.ok && own < index) return false
  if (!done.ok) throw new Broken(recording, index, `undo of seat ${seat} is refused: ${done.refusal.message}`)
  if (idsOf(match, seat).some((name) => oldNames.includes(name)))
    throw new Broken(recording, index, `after its undo a question of seat ${seat} has its old name`)
  const refusal = tryAnswer(match, seat, answer, ask)
  if (refusal === null) return true
  throw new Broken(recording, index, `after its undo the answer of seat ${seat} is refused: ${refusal}`)
}

const idsOf = (match: Match, seat: number): string[] => match.questions(seat).map(({ id }) => id)

/** State, questions, and what was told last. */
function pictureOf(match: Match, recording: Recording): Json {
  const questions = seatsOf(recording).flatMap((seat) => match.questions(seat).map(textOf))
  return copyOf({
    state: match.state,
    questions,
    notes: match.notesFrom(match.length - 1).map(({ note }) => note),
  })
}

/** The position when the seat gives its answer last instead of in the middle of the others'. */
function movedToEnd(game: Game, recording: Recording, index: number, own: number): Json {
  const { setup, log } = recording
  const entries = log.entries.slice(0, index + 1)
  const order = [...entries.toSpliced(own, 1), entries[own] as Entry]
  const run = rerun(game, setup, log.header.rules, order, fastChance(0), { notes: true })
  const questions = seatsOf(recording).flatMap((seat) => questionsOf(run, seat))
  return copyOf({
    state: run.state,
    questions,
    notes: run.notes.filter((told) => told.entry === index).map(({ note }) => note),
  })
}

/** An answer that could be taken back must not have shown anybody what was hidden. */
function showsNothing(game: Game, recording: Recording, index: number, viewer: Viewer): void {
  if (index === lastIndex(recording)) return
  const step = stepInBoth(game, recording, index, viewer)
  if (!step || step.mark & MARK.commit) return
  const found = difference(step.real.view(viewer), step.other.view(viewer))
  if (found === null) return
  const reason = `${nameOf(viewer)} is shown something hidden, but the rules did not call reveal(): ${found}`
  throw new Broken(recording, index + 1, reason)
}
