import { reasonOf } from '../answer.ts'
import { ReplayChance } from '../chance.ts'
import type { Checkpoint } from '../checkpoint.ts'
import type { Game } from '../game.ts'
import { type Entry, stateDigest } from '../log.ts'
import { replayEntry, rerun } from '../replay.ts'
import { Run } from '../run.ts'
import { asJson, Broken, type Check, difference } from './laws.ts'
import { asksOf, questionsOf, type Recording } from './recording.ts'

/** From a copy of the state at any checkpoint a match goes on exactly as from its log. */
export const goesOn: Check = ({ game, recordings, samples }) => {
  for (const recording of recordings) {
    const checkpoints = checkpointsOf(game, recording)
    const end = recording.log.entries.length
    for (const from of someOf(checkpoints, samples)) goOn(game, recording, from, end)
    for (const from of someOf(checkpoints, recording.close ?? 0))
      goOn(game, recording, from, Math.min(end, from.entry + STRETCH))
  }
}

/** Entries that are played from most checkpoints: what is missing in a copy shows soon. From some, all are played. */
const STRETCH = 40

function someOf(checkpoints: readonly Checkpoint[], most: number): readonly Checkpoint[] {
  const distance = Math.max(1, Math.floor(checkpoints.length / most))
  return most === 0 ? [] : checkpoints.filter((_, index) => index % distance === 0)
}

function checkpointsOf(game: Game, { setup, log }: Recording): readonly Checkpoint[] {
  const checkpoints: Checkpoint[] = []
  rerun(game, setup, log.header.rules, log.entries, undefined, {
    notes: true,
    onCheckpoint: (_, take) => checkpoints.push(take()),
  })
  return checkpoints
}

/** Plays the entries after a checkpoint, up to `end`. */
function goOn(game: Game, recording: Recording, from: Checkpoint, end: number): void {
  const { setup, log } = recording
  const chance = new ReplayChance()
  let entry = from.entry
  try {
    chance.begin(log.entries[entry]?.chance ?? [], from.outcomes)
    const run = new Run(game, setup, log.header.rules, chance, { notes: true, from })
    chance.end()
    compare(run, recording, entry)
    for (entry += 1; entry < end; entry++) {
      const next = log.entries[entry] as Entry
      chance.begin(next.chance)
      replayEntry(run, next)
      chance.end()
      compare(run, recording, entry)
    }
    compareNotes(run, recording, from, end)
  } catch (cause) {
    if (cause instanceof Broken) throw cause
    throw new Broken(recording, entry, `${named(from)} it cannot go on: ${reasonOf(cause)}`)
  }
}

function compare(run: Run, recording: Recording, entry: number): void {
  if (stateDigest(run.state) !== recording.log.entries[entry]?.state)
    throw new Broken(recording, entry, 'from a checkpoint on, the state is another than in play')
  const after = recording.after[entry]
  const found = difference(asJson(after?.questions), asJson(questionsOf(run)))
  if (found !== null)
    throw new Broken(recording, entry, `from a checkpoint on, the questions differ: ${found}`)
  const recorded = after?.asked.map(({ seat, kind, id }) => `${seat} ${kind} ${id}`)
  const renamed = difference(asJson(recorded?.sort()), asJson(namesOf(run)))
  if (renamed !== null)
    throw new Broken(recording, entry, `from a checkpoint on, questions have other names: ${renamed}`)
}

function compareNotes({ notes }: Run, recording: Recording, from: Checkpoint, end: number): void {
  const later = recording.notes.filter(({ entry }) => entry >= from.entry && entry < end).slice(from.told)
  const found = difference(asJson(later), asJson(notes))
  if (found !== null) throw new Broken(recording, from.entry, `${named(from)} the notes differ: ${found}`)
}

/** Seat, kind and name of each open question; as nothing was undone, the name is its number. */
const namesOf = (run: Run): readonly string[] =>
  asksOf(run)
    .map(({ seat, kind, ordinal }) => `${seat} ${kind} ${ordinal}`)
    .sort()

const named = ({ step }: Checkpoint): string => `from the checkpoint ${JSON.stringify(step)} on,`
