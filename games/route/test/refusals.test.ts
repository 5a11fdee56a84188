import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fastChance, type Json, type Question } from '@curio/kernel'
import { playAtRandom } from '@curio/kernel/testing'
import { ANCIENTS, ARKHAM_GUIDE } from '../index.ts'
import { type Acts, DRAW_GROUPS, type DrawGroup, drawGroupOf } from '../rules/acts.ts'
import { calledType, routeBoardOf } from '../rules/board.ts'
import { refuseGroup } from '../rules/drawing.ts'
import { type FinalRoute, namedRoute, numberedRoute, validateRoute } from '../rules/final-route.ts'
import { thingsIn } from '../rules/named-things.ts'
import { isQuestionKind, QUESTION_KINDS, type QuestionKind } from '../rules/question-kinds.ts'
import { type Forbidden, REASONS } from '../rules/reasons.ts'
import { type Asked, refusalOf, refuseAct, type SeatState } from '../rules/refusals.ts'
import { cutRoute, extendRoute } from '../rules/route-draft.ts'
import { readAct, readAnswer, type TextKind, vocabularyOf } from '../rules/vocabulary.ts'
import { seatStateOf } from '../seat-state.ts'
import { actIn, OF_THE_BOOKLET, REASONS_OF_THE_BOOKLET } from './support/acts.ts'
import { newMatch, type RouteMatch, viewOf } from './support/text.ts'

/** What has been refused, and what has been asked, over all games. */
const met = new Set<string>()

const VOCABULARY = vocabularyOf(ARKHAM_GUIDE)
const SPECIFICATION = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
const RULES = new Set([...SPECIFICATION.matchAll(/^- \*\*(RT-[A-Z0-9-]+)\*\* /gm)].map(([, id]) => id))

/** Everything that can be tapped: what the map and the dice card show, whether it exists with this Ancient or not. */
const THINGS = [
  ...ARKHAM_GUIDE.map.blocks,
  ...ARKHAM_GUIDE.map.roads,
  ...ARKHAM_GUIDE.map.diagonals,
  ...ARKHAM_GUIDE.map.vertices,
  ...ARKHAM_GUIDE.dice,
].map(({ id }) => id)

const isTextKind = (kind: QuestionKind): kind is TextKind => kind in VOCABULARY

/** What the player sees, as the rules need it. */
function stateFor(match: RouteMatch, { seat }: Question): SeatState {
  const view = viewOf(match, seat)
  const state = seatStateOf(ARKHAM_GUIDE, view, seat)
  assert.ok(state)
  return state
}

function checkRule(refusal: Forbidden | null, what: string): void {
  if (refusal) met.add(refusal.why)
  if (refusal) assert.ok(RULES.has(refusal.rule), `${what}: no rule ${refusal.rule}`)
}

/** Every act of the vocabulary is offered, or has its refusal. */
function checkActs(state: SeatState, question: Question & { form: 'choose' }, kind: TextKind): void {
  const offered = new Set(question.options)
  for (const [text, act] of VOCABULARY[kind] as ReadonlyMap<Json, Acts[TextKind]>) {
    const refusal = refuseAct<TextKind>(state, kind, act)
    assert.equal(refusal === null, offered.has(text), `${kind}: ${text}, ${refusal?.why ?? 'allowed'}`)
    checkRule(refusal, `${kind}: ${text}`)
  }
}

/** Every thing of the board is named by an option, or has its refusal. */
function checkThings(state: SeatState, asked: Asked, named: ReadonlySet<string>): void {
  for (const id of THINGS) {
    const refusal = refusalOf(state, asked, id)
    const what = `${asked.kind} ${asked.sketch?.group ?? ''}: ${id}`
    assert.equal(refusal === null, named.has(id), `${what}, ${refusal?.why ?? 'allowed'}`)
    checkRule(refusal, what)
  }
}

function namedBy(kind: QuestionKind, options: readonly Json[]): Set<string> {
  return new Set(
    options.flatMap((option) => {
      const answer = readAnswer(ARKHAM_GUIDE, kind, option)
      return answer ? thingsIn(answer) : []
    }),
  )
}

function checkDrawing(state: SeatState, { options }: { readonly options: readonly Json[] }): void {
  const { city, board, turn } = state
  assert.ok(turn)
  for (const group of DRAW_GROUPS) {
    const own = options.filter((option) => drawGroupOf(actIn('draw', option)) === group)
    checkThings(state, { kind: 'draw', sketch: { group, ids: [] } }, namedBy('draw', own))
    const refusal = refuseGroup(city, board, turn, group)
    assert.equal(refusal === null, own.length > 0, `${group}: ${refusal?.why ?? 'allowed'}`)
    checkRule(refusal, group)
    checkSketch(state, group, own)
  }
}

/** With one segment begun: what goes on with it, and nothing else. */
function checkSketch(state: SeatState, group: DrawGroup, options: readonly Json[]): void {
  const first = [...namedBy('draw', options)][0]
  if (first === undefined) return
  const going = options.filter((option) => namedBy('draw', [option]).has(first))
  checkThings(state, { kind: 'draw', sketch: { group, ids: [first] } }, namedBy('draw', going))
}

/** A segment goes on with the route, or is part of it, exactly where the route that comes of it is legal. */
function checkRoute(state: SeatState, match: RouteMatch, question: Question & { form: 'compose' }): void {
  const { city } = state
  const board = routeBoardOf(match.state.players[question.seat] ?? assert.fail(), city)
  const act = readAct(VOCABULARY, 'route', question.examples[0] ?? null)
  const best = act && numberedRoute(city, act.parts)
  assert.ok(best)
  const [segment] = best.flatMap((part) => part.segments).slice(-2)
  const routes: readonly FinalRoute[] =
    segment === undefined ? [[]] : [[], best, cutRoute(city, best, segment)]
  for (const route of routes) {
    const used = new Set(route.flatMap((part) => part.segments))
    const named = city.segments.filter(({ index }) => {
      if (used.has(index)) return true
      const longer = extendRoute(city, route, index)
      return longer !== null && validateRoute(board, longer) === null
    })
    checkThings(state, { kind: 'route', route: namedRoute(city, route) }, new Set(named.map(({ id }) => id)))
  }
}

function checkQuestion(match: RouteMatch, question: Question): void {
  const { kind } = question
  assert.ok(isQuestionKind(kind))
  met.add(kind)
  const state = stateFor(match, question)
  switch (question.form) {
    case 'choose':
      assert.ok(isTextKind(kind))
      checkActs(state, question, kind)
      checkThings(state, { kind }, namedBy(kind, question.options))
      if (kind === 'draw') checkDrawing(state, question)
      return
    case 'pick':
      if (kind !== 'encounter.reroll') checkThings(state, { kind }, new Set(question.options.map(String)))
      return
    case 'compose':
      if (kind === 'route') checkRoute(state, match, question)
      else checkCalled(state, match, question)
  }
}

/** Blocks along the route in which tourists of the Call are left. */
function checkCalled(state: SeatState, match: RouteMatch, { seat }: Question): void {
  const { ending, call } = match.state.players[seat] ?? assert.fail()
  const type = calledType(state.city, call)
  const named = state.city.blocks.filter((_, block) => (ending?.tourists[block * 4 + type] ?? 0) > 0)
  checkThings(state, { kind: 'penalty.called' }, new Set(named.map(({ id }) => id)))
}

for (const seats of [1, 2, 3, 4]) {
  test(`RT-GEN-7: with ${seats} at the table, what can be tapped is offered or refused by a rule, never both`, () => {
    for (const ancient of ANCIENTS) {
      for (let seed = 1; seed <= 5; seed++) {
        const match = newMatch(seats, { ancient }, `legality ${seed}`)
        playAtRandom(match, fastChance(seed), (question) => checkQuestion(match, question))
      }
    }
  })
}

test('these games ask every question and refuse for every reason that comes up in play', () => {
  // A whole city of drawn roads would be needed.
  const unheardOf = ['irreplaceable', 'noRoadLeft']
  const ofTheBooklet = [...OF_THE_BOOKLET, ...REASONS_OF_THE_BOOKLET]
  const missing = [...QUESTION_KINDS, ...REASONS].filter((each) => !met.has(each))
  assert.deepEqual(missing.sort(), [...unheardOf, ...ofTheBooklet].sort())
})
