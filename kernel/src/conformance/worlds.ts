import { reasonOf } from '../answer.ts'
import { fastChance } from '../chance.ts'
import type { Game, Viewer } from '../game.ts'
import { canonical, type Json, sameJson } from '../json.ts'
import type { Entry } from '../log.ts'
import { replayEntry, rerun } from '../replay.ts'
import { MARK, type Run } from '../run.ts'
import { Broken, type Check, copyOf, nameOf, seatsOf, spread, viewersOf } from './laws.ts'
import { playOn, type Recording, runAt } from './recording.ts'
import { otherWorld } from './two-worlds.ts'

/** A world dealt anew can be played to its end. */
export const playsOn: Check = ({ game, recordings, samples }) => {
  for (const recording of recordings) {
    if (recording.end.how !== 'over') continue
    for (const index of spread(recording, samples)) {
      for (const viewer of viewersOf(recording)) {
        const reason = failureOf(game, recording, index, viewer)
        if (reason !== null)
          throw new Broken(
            recording,
            index,
            `dealt anew for ${nameOf(viewer)}, the game cannot go on: ${reason}`,
          )
      }
    }
  }
}

function failureOf(game: Game, recording: Recording, index: number, viewer: Viewer): string | null {
  try {
    const run = otherWorld(game, recording, index, viewer)
    return playOn(run, fastChance(index), game.bound - index) ? null : 'it does not end'
  } catch (cause) {
    return reasonOf(cause)
  }
}

/**
 * What one seat knows and a viewer does not is dealt anew. Two worlds prove that there is something to deal: they differ
 * in one answer or outcome, look alike to the viewer, and different to the seat.
 */
export const dealsAnew: Check = ({ game, recordings, samples }) => {
  const kept = new Map<string, Broken>()
  const dealt = new Set<string>()
  for (const recording of recordings) {
    for (const index of spread(recording, samples)) {
      const real = runAt(game, recording, index)
      for (const { viewer, seat } of secrets(game, recording, index, real)) {
        const pair = `${recording.setup.seats} seats: ${nameOf(viewer)}, seat ${seat}`
        if (dealt.has(pair)) continue
        if (isDealt(game, real, viewer, seat)) dealt.add(pair)
        else if (!kept.has(pair)) {
          const reason = `determinize for ${nameOf(viewer)} never changes what only seat ${seat} can know`
          kept.set(pair, new Broken(recording, index, reason))
        }
      }
    }
  }
  for (const [pair, broken] of kept) if (!dealt.has(pair)) throw broken
}

interface Secret {
  readonly viewer: Viewer
  readonly seat: number
}

/** Pairs of a seat and a viewer who does not know what the seat knows, as far as one changed step shows. */
function secrets(game: Game, recording: Recording, index: number, real: Run): readonly Secret[] {
  const twins = [...otherAnswers(game, recording, index), ...otherOutcomes(game, recording, index)]
  return twins.flatMap((twin) => {
    const changed = seatsOf(recording).filter((seat) => !looksAlike(real, twin, seat))
    const deceived = viewersOf(recording).filter((viewer) => looksAlike(real, twin, viewer))
    return changed.flatMap((seat) => deceived.map((viewer) => ({ viewer, seat })))
  })
}

const looksAlike = (one: Run, other: Run, viewer: Viewer): boolean =>
  canonical(one.view(viewer)) === canonical(other.view(viewer))

const DEALS = 8

function isDealt(game: Game, real: Run, viewer: Viewer, seat: number): boolean {
  const before = canonical(real.view(seat))
  return Array.from({ length: DEALS }, (_, deal) => {
    const state = copyOf(real.state)
    game.determinize(state, viewer, fastChance(deal), real.content)
    return canonical(game.view(state, seat, real.content))
  }).some((after) => after !== before)
}

const OTHER_ANSWERS = 3

/** The same game with another last answer. */
function otherAnswers(game: Game, recording: Recording, index: number): readonly Run[] {
  const entry = recording.log.entries[index] as Entry
  if (index === 0 || entry.chance.length > 0) return []
  const before = runAt(game, recording, index - 1)
  const ask = before.askOf(entry.seat, entry.ask)
  const others = (ask?.candidates() ?? []).filter((candidate) => !sameJson(candidate, entry.answer))
  return others
    .slice(0, OTHER_ANSWERS)
    .flatMap((answer) => attempt(() => answered(game, recording, index, answer)))
}

function answered(game: Game, recording: Recording, index: number, answer: Json): Run | null {
  const run = runAt(game, recording, index - 1)
  replayEntry(run, { ...(recording.log.entries[index] as Entry), answer })
  return run.marks.at(index) & MARK.chance ? null : run
}

/** The same game with another outcome in its last entry. */
function otherOutcomes(game: Game, recording: Recording, index: number): readonly Run[] {
  const { log, setup } = recording
  const entry = log.entries[index] as Entry
  return entry.chance.flatMap((outcome, at) =>
    attempt(() => {
      const changed = { ...entry, chance: entry.chance.with(at, outcome === 0 ? 1 : outcome - 1) }
      return rerun(game, setup, log.header.rules, [...log.entries.slice(0, index), changed])
    }),
  )
}

/** A step that is impossible in that world shows nothing. */
function attempt(make: () => Run | null): readonly Run[] {
  try {
    const run = make()
    return run ? [run] : []
  } catch {
    return []
  }
}
