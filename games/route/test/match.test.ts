import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  checkSetup,
  type Json,
  type Log,
  Match,
  parseLog,
  plainAnswer,
  stateDigest,
  utf8,
} from '@curio/kernel'
import { give } from '@curio/kernel/testing'
import { route } from '../index.ts'
import type { RouteContent } from '../rules/content.ts'
import { cityIn, sectionsIn } from '../rules/content.ts'
import type { RouteState } from '../rules/state.ts'

type RouteMatch = Match<RouteState, RouteContent>

const SEED = utf8('a seed for tests, thirty-two byte')

function newMatch(seats = 2, options: Json = { ancient: 'DAGON', first: 0 }): RouteMatch {
  const created = Match.create(route, { seats, options, seed: SEED })
  assert.ok(created.ok)
  return created.value
}

const open = (match: RouteMatch, seat: number) => {
  const [question] = match.questions(seat)
  assert.ok(question, `seat ${seat} is not asked`)
  return question
}

function answer(match: RouteMatch, seat: number, value: Json): ReturnType<RouteMatch['answer']> {
  return match.answer({ seat, question: open(match, seat).id, value })
}

/** Plays on with first options until the test's condition holds. */
function playUntil(match: RouteMatch, until: () => boolean): void {
  while (!until() && !match.over) {
    const seat = match.awaited()[0] ?? -1
    give(match, seat, plainAnswer(open(match, seat)))
  }
}

const isDrawing = (match: RouteMatch, seat: number): boolean => match.questions(seat)[0]?.kind === 'draw'

test('RT-GEN-11: drawing can be taken back until the turn is confirmed, also while others go on', () => {
  const match = newMatch()
  playUntil(match, () => isDrawing(match, 0) && isDrawing(match, 1))
  const before = stateDigest(match.state)
  assert.ok(answer(match, 0, 'b:h10').ok)
  assert.ok(answer(match, 1, 'b:h20').ok)
  assert.ok(match.undo(0).ok)
  assert.ok(match.undo(1).ok)
  assert.equal(stateDigest(match.state), before)
  assert.ok(answer(match, 0, 'c').ok)
  assert.ok(answer(match, 0, 'end').ok)
  const refused = match.undo(0)
  assert.equal(refused.ok ? '' : refused.refusal.code, 'committed')
})

test('RT-GEN-11: what chance has decided is not taken back', () => {
  const match = newMatch()
  playUntil(match, () => match.state.round === 2)
  for (const seat of [0, 1]) {
    const refused = match.undo(seat)
    assert.ok(!refused.ok && ['chance', 'reveal', 'committed'].includes(refused.refusal.code))
  }
})

test('RT-ERR-50: after the end, by nobody, unknown or malformed: refused, and nothing changes', () => {
  const match = newMatch(1, { ancient: 'DAGON' })
  const wrong: readonly [unknown, string][] = [
    [{ seat: 7, question: '0', value: 'x' }, 'wrong-seat'],
    [{ seat: 0, question: '99', value: 'x' }, 'stale'],
    [{ seat: 0, question: '0', value: 'TG99' }, 'not-an-option'],
    [{ seat: 0, question: '0' }, 'malformed'],
    [{ seat: 0, question: '0', value: 'TG1', extra: true }, 'malformed'],
    ['draw', 'malformed'],
    [null, 'malformed'],
  ]
  for (const [input, code] of wrong) {
    const before = stateDigest(match.state)
    const done = match.answer(input)
    assert.equal(done.ok ? '' : done.refusal.code, code)
    assert.equal(stateDigest(match.state), before)
  }
  playUntil(match, () => match.over)
  const late = match.answer({ seat: 0, question: '0', value: 'end' })
  assert.equal(late.ok ? '' : late.refusal.code, 'over')
})

test('RT-ERR-53: a saved game of another version or with a broken digest is refused with a clear message', () => {
  const match = newMatch()
  playUntil(match, () => match.state.round === 3)
  const log = match.log()
  const load = (changed: Log): string => {
    const loaded = Match.load(route, changed, SEED)
    return loaded.ok ? '' : loaded.message
  }
  assert.equal(load(log), '')
  assert.match(load({ ...log, header: { ...log.header, rules: route.rules + 1 } }), /needs version/)
  const last = log.entries.at(-1)
  assert.ok(last)
  const broken = [...log.entries.slice(0, -1), { ...last, state: '0'.repeat(16) }]
  assert.match(load({ ...log, entries: broken }), /not the one recorded/)
  assert.match(load({ ...log, header: { ...log.header, packs: { city: 'ab' } } }), /another pack/)
  const unread = parseLog({ ...log, format: 2 })
  assert.match(unread.ok ? '' : unread.message, /format must be 1/)
})

test('RT-COMP-3, RT-ERR-2: a mode without rules is refused', () => {
  for (const options of [{ edition: 'booklet' }, { edition: 'guide', mode: 'cards' }, { city: 'venice' }]) {
    const setup = checkSetup(route, 2, options, {})
    assert.equal(setup.ok, false)
  }
})

test('RT-MAP-2: while drawing, a gate joins nothing: a pair of roads meets at a crossing', () => {
  const match = newMatch()
  const dagon = { ancient: 'DAGON' } as const
  const { segments, vertices } = cityIn(match.content, dagon)
  for (const section of sectionsIn(match.content, dagon).pairs.flat()) {
    const [one, other] = section.segments.map((index) => segments[index])
    assert.ok(one && other)
    const common = [one.a, one.b].filter((vertex) => vertex === other.a || vertex === other.b)
    assert.ok(common.length > 0, section.text)
    assert.ok(common.every((vertex) => vertices[vertex]))
  }
})

test('RT-GEN-6: one seed gives one game', () => {
  const play = (): string => {
    const match = newMatch(3, {})
    playUntil(match, () => match.over)
    return stateDigest(match.state)
  }
  assert.equal(play(), play())
})
