import assert from 'node:assert/strict'
import { type Chance, fastChance, type Json, Match, type Question, utf8, type Viewer } from '@curio/kernel'
import { route } from '../../index.ts'
import type { RouteContent, RouteState } from '../../rules/state.ts'
import { asRouteView, type RouteView } from '../../text/view.ts'

export type RouteMatch = Match<RouteState, RouteContent>

export function newMatch(seats: number, options: Json = {}, seed = 'words'): RouteMatch {
  const created = Match.create(route, { seats, options, seed: utf8(seed) })
  assert.ok(created.ok)
  return created.value
}

export function viewOf(match: RouteMatch, viewer: Viewer): RouteView {
  return asRouteView(match.view(viewer))
}

/** Plays a whole game at random and shows every question before it is answered. */
export function playRandomly(match: RouteMatch, seed: number, look: (question: Question) => void): void {
  const chance = fastChance(seed)
  while (!match.over) {
    const seats = match.awaited()
    const [question] = match.questions(seats[chance.below(seats.length)] ?? 0)
    assert.ok(question)
    look(question)
    const done = match.answer({
      seat: question.seat,
      question: question.id,
      value: anyAnswer(question, chance),
    })
    assert.ok(done.ok)
  }
}

function anyAnswer(question: Question, chance: Chance): Json {
  if (question.form === 'compose') return question.examples[0] ?? null
  if (question.form === 'choose') return question.options[chance.below(question.options.length)] ?? null
  return question.options.slice(0, Math.max(question.min, chance.below(question.max + 1)))
}
