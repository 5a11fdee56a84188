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
    const distance = Math.max(1, Math.floor(checkpoints.length / (recording.close ?? samples)))
    for (let index = 0; index < checkpoints.length; index += distance)
      goOn(game, recording, checkpoints[index] as Checkpoint)
  }
}

function checkpointsOf(game: Game, { setup, log }: Recording): readonly Checkpoint[] {
  const checkpoints: Checkpoint[] = []
  rerun(game, setup, log.header.rules, log.entries, undefined, {
    notes: true,
    onCheckpoint: (_, take) => checkpoints.push(take()),
  })
  return checkpoints
}

function goOn(game: Game, recording: Recording, from: Checkpoint): void {
  const { setup, log } = recording
  const chance = new ReplayChance()
  let entry = from.entry
  try {
    chance.begin(log.entries[entry]?.chance ?? [], from.outcomes)
    const run = new Run(game, setup, log.header.rules, chance, { notes: true, from })
    chance.end()
    compare(run, recording, entry)
    for (entry += 1; entry < log.entries.length; entry++) {
      const next = log.entries[entry] as Entry
      chance.begin(next.chance)
      replayEntry(run, next)
      chance.end()
      compare(run, recording, entry)
    }
    compareNotes(run, recording, from)
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

function compareNotes({ notes }: Run, recording: Recording, from: Checkpoint): void {
  const later = recording.notes.filter(({ entry }) => entry >= from.entry).slice(from.told)
  const found = difference(asJson(later), asJson(notes))
  if (found !== null) throw new Broken(recording, from.entry, `${named(from)} the notes differ: ${found}`)
}

/** Seat, kind and name of each open question; where nothing was undone the name is its number. */
const namesOf = (run: Run): readonly string[] =>
  asksOf(run)
    .map(({ seat, kind, ordinal }) => `${seat} ${kind} ${ordinal}`)
    .sort()

const named = ({ step }: Checkpoint): string => `from the checkpoint ${JSON.stringify(step)} on,`
