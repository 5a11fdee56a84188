import { optionsOf } from '../ask.ts'
import { fastChance } from '../chance.ts'
import { copyState } from '../checkpoint.ts'
import type { Game, Viewer } from '../game.ts'
import { isList, type Json, sameJson } from '../json.ts'
import { noteFor, type Told } from '../notes.ts'
import type { Run } from '../run.ts'
import {
  asJson,
  Broken,
  type Check,
  closely,
  difference,
  lastIndex,
  nameOf,
  seatsOf,
  viewersOf,
} from './laws.ts'
import { asksOf, questionsOf, type Recording, runAt, walk } from './recording.ts'
import { otherWorld, stepInBoth } from './two-worlds.ts'

/** What a viewer sees, and is asked, does not depend on what the viewer cannot know. */
export const views: Check = ({ game, recordings, samples }) => {
  for (const recording of recordings) {
    walk(game, recording, (run, index) => {
      for (const viewer of viewersOf(recording)) {
        const state = copyState(run.state)
        game.determinize(state, viewer, fastChance(index), run.content)
        const found = difference(run.view(viewer), game.view(state, viewer, run.content))
        if (found !== null)
          throw new Broken(recording, index, `${nameOf(viewer)} sees what it cannot know: ${found}`)
      }
    })
    for (const index of closely(recording, samples)) {
      const run = runAt(game, recording, index)
      for (const seat of seatsOf(recording)) ownQuestions(game, recording, index, run, seat)
    }
  }
}

function ownQuestions(game: Game, recording: Recording, index: number, run: Run, seat: number): void {
  const real = questionsOf(run, seat)
  if (real.length === 0) return
  const found = difference(asJson(real), asJson(questionsOf(otherWorld(game, recording, index, seat), seat)))
  if (found === null) return
  throw new Broken(recording, index, `the question of seat ${seat} depends on what it cannot know: ${found}`)
}

/** What a note tells a viewer does not depend on what the viewer cannot know. */
export const notes: Check = ({ game, recordings, samples }) => {
  for (const recording of recordings) {
    for (const index of closely(recording, samples)) {
      if (index === lastIndex(recording)) continue
      for (const viewer of viewersOf(recording)) {
        const step = stepInBoth(game, recording, index, viewer)
        if (!step) continue
        const read = (run: Run): Json => readBy(run.notes, index + 1, viewer)
        const found = difference(read(step.real), read(step.other))
        if (found !== null)
          throw new Broken(
            recording,
            index + 1,
            `a note tells ${nameOf(viewer)} what it cannot know: ${found}`,
          )
      }
    }
  }
}

function readBy(told: readonly Told[], entry: number, viewer: Viewer): Json {
  return told.filter((each) => each.entry === entry).flatMap((each) => noteFor(each, viewer) ?? [])
}

/** No part of a view holds what another seat is being asked. */
export const othersQuestions: Check = ({ game, recordings }) => {
  for (const recording of recordings) {
    walk(game, recording, (run, index) => {
      for (const viewer of viewersOf(recording)) {
        const view = run.view(viewer)
        for (const ask of asksOf(run)) {
          if (ask.seat === viewer) continue
          if (holds(view, ask.kind, optionsOf(ask.question(''))))
            throw new Broken(
              recording,
              index,
              `${nameOf(viewer)} sees the question "${ask.kind}" of seat ${ask.seat}`,
            )
        }
      }
    })
  }
}

/** Whether some object in it has both the kind of a question and what it offers. */
function holds(value: Json, kind: string, offered: readonly Json[]): boolean {
  if (typeof value !== 'object' || value === null) return false
  const members: readonly Json[] = isList(value) ? value : Object.values(value)
  if (members.includes(kind) && members.some((member) => sameJson(member, offered))) return true
  return members.some((member) => holds(member, kind, offered))
}

/** Advice has the promised form, and the value of a position does not depend on what its seat cannot know. */
export const advice: Check = ({ game, recordings, samples }) => {
  for (const recording of recordings) {
    for (const index of closely(recording, samples)) {
      const run = runAt(game, recording, index)
      for (const seat of seatsOf(recording)) {
        const real = advised(game, run, seat)
        const fault = adviceFault(real)
        if (fault !== null) throw new Broken(recording, index, `the advice for seat ${seat}: ${fault}`)
        const other = otherWorld(game, recording, index, seat)
        const value = game.advice.evaluate(other.state, seat, other.content)
        const reason = `seat ${seat} values by what it cannot know: ${value} instead of ${real.value}`
        if (value !== real.value) throw new Broken(recording, index, reason)
      }
    }
  }
}

interface Advised {
  readonly value: number
  /** For each of its open questions, how many answers there are and their weights. */
  readonly asked: readonly { readonly candidates: number; readonly priors: readonly number[] | null }[]
  readonly turnOver: boolean
  readonly settled: boolean
}

function advised({ advice }: Game, run: Run, seat: number): Advised {
  const { state, content } = run
  const asked = run.asksOf(seat).map((ask) => {
    const candidates = ask.candidates()
    const priors = advice.priors(state, seat, ask.kind, candidates, content)
    return { candidates: candidates.length, priors }
  })
  return {
    value: advice.evaluate(state, seat, content),
    asked,
    turnOver: advice.turnOver(state, seat),
    settled: advice.settled(state),
  }
}

function adviceFault({ value, asked, turnOver, settled }: Advised): string | null {
  if (!Number.isFinite(value)) return `the value of the position is ${value}`
  if (typeof turnOver !== 'boolean' || typeof settled !== 'boolean')
    return 'turnOver and settled say yes or no'
  for (const { candidates, priors } of asked) {
    if (priors === null) continue
    if (priors.length !== candidates) return `${priors.length} weights for ${candidates} answers`
    if (!priors.every((weight) => Number.isFinite(weight) && weight >= 0))
      return 'a weight is not a number from 0 up'
  }
  return null
}
