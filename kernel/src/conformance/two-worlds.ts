import type { Ask } from '../ask.ts'
import { fastChance } from '../chance.ts'
import type { Game, Viewer } from '../game.ts'
import { canonical, type Json, sameJson } from '../json.ts'
import type { Entry } from '../log.ts'
import { MARK, type Run } from '../run.ts'
import { questionsOf, type Recording, runAt } from './recording.ts'

/** One answer in the world as it is, and in another one that the viewer cannot tell from it. */
export interface StepInBoth {
  readonly real: Run
  readonly other: Run
  /** What the step did in either of them. */
  readonly mark: number
}

/** The world after an entry, with everything that the viewer cannot know dealt anew. */
export function otherWorld(
  game: Game,
  recording: Recording,
  index: number,
  viewer: Viewer,
  seed = index,
): Run {
  const run = runAt(game, recording, index, seed)
  game.determinize(run.state, viewer, fastChance(seed), run.content)
  return run
}

/**
 * The next answer of a recording in both worlds. Null if they cannot be compared: they already look different to the
 * viewer, the answer has no counterpart, or the step may rightly show something new.
 */
export function stepInBoth(
  game: Game,
  recording: Recording,
  index: number,
  viewer: Viewer,
): StepInBoth | null {
  const real = runAt(game, recording, index)
  const other = otherWorld(game, recording, index, viewer)
  if (canonical(real.view(viewer)) !== canonical(other.view(viewer))) return null
  if (viewer !== null && !sameJson(questionsOf(real, viewer), questionsOf(other, viewer))) return null
  const entry = recording.log.entries[index + 1] as Entry
  const ask = real.askOf(entry.seat, entry.ask)
  const twin = other.askOf(entry.seat, entry.ask)
  if (!ask || !twin || ask.kind !== twin.kind) return null
  const answer = entry.seat === viewer ? entry.answer : counterpart(ask, twin, entry.answer)
  if (answer === undefined) return null
  try {
    real.answer(ask, entry.answer)
    other.answer(twin, answer)
  } catch {
    return null
  }
  const mark = real.marks.at(index + 1) | other.marks.at(index + 1)
  return mark & (MARK.chance | MARK.reveal) ? null : { real, other, mark }
}

/** The answer at the same place among the candidates of the other world. */
function counterpart(ask: Ask<unknown>, twin: Ask<unknown>, answer: Json): Json | undefined {
  const candidates = ask.candidates()
  const others = twin.candidates()
  if (candidates.length !== others.length) return undefined
  return others[candidates.findIndex((candidate) => sameJson(candidate, answer))]
}
