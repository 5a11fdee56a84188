import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastChance, type Note, type Question } from '@curio/kernel'
import { playAtRandom } from '@curio/kernel/testing'
import { ARKHAM_GUIDE } from '../index.ts'
import { type RouteView, standingOf } from '../text/index.ts'
import { routeChange } from '../ui/model/route-change.ts'
import { freshThings, thingsTold } from '../ui/model/things.ts'
import { isTogether } from '../ui/model/together.ts'
import { newMatch, viewOf } from './support/text.ts'

const turn = (seat: number, block: string, section: string): Note => ({
  kind: 'turn',
  seat,
  acts: [
    { act: 'coord', die: 'red', to: 4 },
    { act: 'block', block, fallback: false },
    { act: 'tourists', block, tourists: [0, 0] },
    { act: 'draw', section },
  ],
})

const marked = (told: readonly Note[], seat: number, viewer: number | null = 0): string[] => [
  ...freshThings(ARKHAM_GUIDE, told, seat, viewer),
]

test('RT-GEN-8: the last turn of every other player stays marked until the next turns are revealed', () => {
  const first = [turn(0, 'b11', 'a:h01+h11'), turn(1, 'b22', 'a:h12+h22'), turn(2, 'b33', 'b:h33')]
  const draft: Note[] = [
    { kind: 'round', round: 2, lead: 1, shop: 'S1' },
    { kind: 'draft.take', seat: 0, die: 'red' },
    { kind: 'draft.remove', seat: 1, die: 'blue' },
  ]
  assert.deepEqual(marked([...first, ...draft], 1), ['b22', 'h12', 'h22'])
  assert.deepEqual(marked([...first, ...draft], 2), ['b33', 'h33'])
  const second = [turn(0, 'b12', 'c'), turn(1, 'b44', 'b:v44'), turn(2, 'b55', 'b:h55')]
  assert.deepEqual(marked([...first, ...draft, ...second], 1), ['b44', 'v44'])
})

test('players do not see their own turns marked; a spectator sees them all', () => {
  const told = [turn(0, 'b11', 'b:h01')]
  assert.deepEqual(marked(told, 0), [])
  assert.deepEqual(marked(told, 0, null), ['b11', 'h01'])
})

test('RT-GEN-8: whoever is not awaited is ready only where all decide at the same time', () => {
  const match = newMatch(3, {}, 'together')
  const kinds = { together: new Set<string>(), oneByOne: new Set<string>() }
  playAtRandom(match, fastChance(3), ({ kind }) => {
    const together = isTogether(viewOf(match, null))
    kinds[together ? 'together' : 'oneByOne'].add(kind)
    if (match.awaited().length > 1) assert.ok(together, kind)
  })
  assert.ok(kinds.oneByOne.has('draft.take'), [...kinds.oneByOne].join())
  for (const kind of ['task.keep', 'block', 'draw', 'route']) assert.ok(kinds.together.has(kind), kind)
  for (const kind of kinds.oneByOne) assert.ok(!kinds.together.has(kind), kind)
})

test('RT-FR-9: a final route ends the marks of the last turn', () => {
  const told = [turn(1, 'b11', 'b:h01'), { kind: 'route', seat: 1, route: [], madness: 0 }]
  assert.deepEqual(marked(told, 1), [])
})

test('RT-EFG-3: of a correction what is drawn is marked, not what is gone', () => {
  const acts = [{ act: 'correction', erased: 'h10', drawn: 'h20' }]
  assert.deepEqual(marked([{ kind: 'turn', seat: 1, acts }], 1), ['h20'])
})

test('RT-TASK-1: a task lights up its crossings', () => {
  assert.deepEqual(thingsTold(ARKHAM_GUIDE, { kind: 'task.shown', seat: 0, task: 'TG1' }), [
    'c23',
    'c40',
    'c54',
    'c62',
  ])
})

/** The view after an answer, as the rules have it; only for answers that are not the last of a turn. */
function afterEach(
  look: (before: RouteView, question: Question, answer: string, after: RouteView) => void,
): void {
  const match = newMatch(1, { ancient: 'DAGON' }, 'effects')
  let asked: { readonly view: RouteView; readonly question: Question } | null = null
  playAtRandom(match, fastChance(8), (question) => {
    const given = match.entries.at(-1)?.answer
    if (asked && typeof given === 'string') look(asked.view, asked.question, given, viewOf(match, 0))
    asked = { view: viewOf(match, 0), question }
  })
}

test('RT-SCG-1: what an answer is said to bring is what it brings', () => {
  let compared = 0
  afterEach((before, question, answer, after) => {
    const effect = routeChange(ARKHAM_GUIDE, before, question, answer)
    if (effect === null || !['draw', 'block', 'tourist.any', 'tourist.extra'].includes(question.kind)) return
    // A shop that is reached on the way may bring tourists of its own.
    if (before.players[0]?.board.circledShops.length !== after.players[0]?.board.circledShops.length) return
    compared += 1
    assert.equal(effect.before.total, standingOf(ARKHAM_GUIDE, before, 0)?.total)
    assert.equal(effect.after.total, standingOf(ARKHAM_GUIDE, after, 0)?.total)
    assert.equal(effect.after.segments, standingOf(ARKHAM_GUIDE, after, 0)?.segments)
  })
  assert.ok(compared > 10)
})

test('an answer that does not touch the board is said to bring nothing', () => {
  const view = viewOf(newMatch(1), 0)
  const asked = (kind: string): Question => ({ id: '0', seat: 0, kind, form: 'choose', options: [] })
  for (const [kind, answer] of [
    ['draw', 'end'],
    ['draw', 'c'],
    ['block', 'coord:0+'],
    ['correction.erase', 'none'],
    ['task.keep', 'TG1'],
  ] as const)
    assert.equal(routeChange(ARKHAM_GUIDE, view, asked(kind), answer), null)
})
