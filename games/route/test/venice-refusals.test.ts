import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fastChance, type Json, Match, type Question, utf8 } from '@curio/kernel'
import { playAtRandom } from '@curio/kernel/testing'
import { route } from '../index.ts'
import { type Acts, DRAW_GROUPS, drawGroupOf } from '../rules/acts.ts'
import { refuseGroup } from '../rules/drawing.ts'
import type { Forbidden } from '../rules/reasons.ts'
import { refusalOf, refuseAct, type SeatState } from '../rules/refusals.ts'
import type { TextKind } from '../rules/vocabulary.ts'
import { seatStateOf } from '../seat-state.ts'
import { type RouteMatch, viewOf } from './support/text.ts'

const SPECIFICATION = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
const RULES = new Set([...SPECIFICATION.matchAll(/^- \*\*(RT-[A-Z0-9-]+)\*\* /gm)].map(([, id]) => id))
const KINDS: readonly string[] = ['block', 'correction.erase', 'correction.draw', 'draw'] satisfies TextKind[]
const isChecked = (kind: string): kind is TextKind => KINDS.includes(kind)

/** What has been refused, over all games. */
const met = new Set<string>()

function checkRefusal(refusal: Forbidden | null, isOffered: boolean, what: string): void {
  assert.equal(refusal === null, isOffered, `${what}: ${refusal?.why ?? 'allowed'}`)
  if (!refusal) return
  met.add(refusal.why)
  assert.ok(RULES.has(refusal.rule), `${what}: no rule ${refusal.rule}`)
}

function stateFor(match: RouteMatch, { seat }: Question): SeatState {
  const state = seatStateOf(match.content.pack, viewOf(match, seat), seat)
  assert.ok(state)
  return state
}

/** Every act is offered, or has its refusal. */
function checkActs(match: RouteMatch, question: Question & { form: 'choose' }, kind: TextKind): void {
  const state = stateFor(match, question)
  const offered = new Set(question.options)
  for (const [text, act] of match.content.vocabulary[kind] as ReadonlyMap<Json, Acts[TextKind]>)
    checkRefusal(refuseAct<TextKind>(state, kind, act), offered.has(text), `${kind} ${text}`)
  if (kind === 'draw') checkDrawing(state, match, question)
}

/** Every way and bonus, and every segment that could be drawn by it first or second. */
function checkDrawing(state: SeatState, match: RouteMatch, { options }: Question & { form: 'choose' }): void {
  const { city, board, turn } = state
  assert.ok(turn)
  const acts = options.flatMap((option) => match.content.vocabulary.draw.get(option) ?? [])
  for (const group of DRAW_GROUPS) {
    const own = acts.filter((act) => drawGroupOf(act) === group)
    checkRefusal(refuseGroup(city, board, turn, group), own.length > 0, group)
    const sections = own.flatMap((act) => (act.act === 'section' ? [act.ids] : []))
    for (const begun of [[], sections[0]?.slice(0, 1) ?? []]) {
      const going = sections.filter((ids) => begun.every((id) => ids.includes(id))).flat()
      for (const { id } of city.segments) {
        const refusal = refusalOf(state, { kind: 'draw', sketch: { group, ids: begun } }, id)
        checkRefusal(refusal, going.includes(id), `${group} ${begun.join('+')} ${id}`)
      }
    }
  }
}

for (const effect of ['FX_CORRECTION', 'FX_SECRET_ALLEY', 'FX_JOINING_PATHS']) {
  test(`RT-GEN-7: in Venice with ${effect}, what can be drawn is offered or refused by a rule, never both`, () => {
    const options = {
      edition: 'booklet',
      city: 'venice',
      mode: 'dice',
      effects: { dark: effect, light: effect },
    }
    for (let seed = 1; seed <= 3; seed++) {
      const created = Match.create(route, { seats: 2, options, seed: utf8(`Venice ${seed}`) })
      assert.ok(created.ok)
      const match = created.value
      playAtRandom(match, fastChance(seed), (question) => {
        if (question.form === 'choose' && isChecked(question.kind)) checkActs(match, question, question.kind)
      })
    }
  })
}

test('RT-ERR-39: these games refuse what only Venice refuses', () => {
  for (const reason of ['oneKind', 'transferLater', 'noBridge']) assert.ok(met.has(reason), reason)
})
