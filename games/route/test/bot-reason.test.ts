import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Ask, checkSetup, fastChance, type Game, type Json, Run } from '@curio/kernel'
import type { RouteReason } from '../bot/reason.ts'
import { routeAdvice } from '../bot.ts'
import { ARKHAM_GUIDE, route } from '../index.ts'
import type { RouteContent } from '../rules/content.ts'
import type { RouteState } from '../rules/state.ts'
import { reasonText } from '../text/advice.ts'

type RouteRun = Run<RouteState, RouteContent>

/** Plays a game as advised; calls `look` with each question, the advised answer and its reason. */
function playAdvised(
  seed: number,
  look: (run: RouteRun, ask: Ask<unknown>, answer: Json, reason: RouteReason | null) => void,
): void {
  const setup = checkSetup(route as Game, 2, {}, {})
  assert.ok(setup.ok)
  const run: RouteRun = new Run(route, setup.value, route.rules, fastChance(seed))
  while (!run.over && run.state.phase !== 'route') {
    const [ask] = run.questions
    assert.ok(ask)
    const { state, content } = run
    const options = ask.candidates()
    const weights = routeAdvice.priors(state, ask.seat, ask.kind, options, content)
    const answer = options[weights === null ? 0 : weights.indexOf(Math.max(...weights))] ?? null
    const before = JSON.stringify(state)
    const reason = routeAdvice.reason?.(state, ask.seat, ask.kind, answer, options, content) ?? null
    assert.equal(JSON.stringify(state), before, 'giving reasons leaves the state as it was')
    look(run, ask, answer, reason as RouteReason | null)
    run.answer(ask, answer)
  }
}

test('reasons fit their questions, and can be said in both languages', () => {
  const told = new Map<string, string>()
  playAdvised(5, (_, ask, _answer, reason) => {
    if (!reason) return
    told.set(reason.why, ask.kind)
    if (reason.why === 'along' || reason.why === 'near') assert.equal(ask.kind, 'block')
    if (reason.why === 'line' || reason.why === 'shop') assert.equal(ask.kind, 'draw')
    for (const language of ['ru', 'en'] as const)
      assert.doesNotMatch(reasonText(reason, language, ARKHAM_GUIDE), /undefined|NaN|null/)
  })
  for (const why of ['line', 'along', 'near', 'ahead']) assert.ok(told.has(why), why)
})

test('a lead in points is told only of the best answer', () => {
  let leads = 0
  playAdvised(6, ({ state, content }, ask, answer) => {
    if (!ask.kind.startsWith('draft.')) return
    const options = ask.candidates()
    for (const option of options) {
      const reason = routeAdvice.reason?.(state, ask.seat, ask.kind, option, options, content)
      if (!reason) continue
      leads += 1
      assert.deepEqual(option, answer)
    }
  })
  assert.ok(leads > 0)
})
