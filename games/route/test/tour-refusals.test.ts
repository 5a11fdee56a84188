import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fastChance, type Game, type Json, Match, type Question, utf8 } from '@curio/kernel'
import { playAtRandom } from '@curio/kernel/testing'
import { route } from '../index.ts'
import type { Acts } from '../rules/acts.ts'
import { cityContent, type RouteContent } from '../rules/content.ts'
import { thingsIn } from '../rules/named-things.ts'
import { isQuestionKind, type QuestionKind } from '../rules/question-kinds.ts'
import type { Forbidden } from '../rules/reasons.ts'
import { refusalOf, refuseAct, type SeatState } from '../rules/refusals.ts'
import type { RouteState } from '../rules/state.ts'
import { readAnswer, type TextKind } from '../rules/vocabulary.ts'
import { seatStateOf } from '../seat-state.ts'
import { OF_THE_BOOKLET, REASONS_OF_THE_BOOKLET } from './support/acts.ts'
import { type RouteMatch, viewOf } from './support/text.ts'
import { shortTours } from './support/tour.ts'

const SPECIFICATION = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
const RULES = new Set([...SPECIFICATION.matchAll(/^- \*\*(RT-[A-Z0-9-]+)\*\* /gm)].map(([, id]) => id))

/** Drawings are asked for most and take longest to check, so only some of these questions are checked. */
const DRAWN = 7

/** What has been refused and what has been asked, over all games. */
const met = new Set<string>()

function check(refusal: Forbidden | null, isOffered: boolean, what: string): void {
  assert.equal(refusal === null, isOffered, `${what}: ${refusal?.why ?? 'allowed'}`)
  if (!refusal) return
  met.add(refusal.why)
  assert.ok(RULES.has(refusal.rule) || refusal.rule.startsWith('RT-ERR'), `${what}: no rule ${refusal.rule}`)
}

function checkActs(
  state: SeatState,
  { vocabulary }: RouteContent,
  kind: TextKind,
  options: readonly Json[],
): void {
  const offered = new Set(options)
  const known = vocabulary[kind] as ReadonlyMap<Json, Acts[TextKind]>
  for (const [text, act] of known) {
    // With cards, one landmark is asked about after the other (RT-BASE-23).
    const isLater = kind === 'rating' && state.tour?.named !== null && !offered.has(text)
    if (!isLater) check(refuseAct(state, kind, act), offered.has(text), `${kind} ${text}`)
  }
}

/** Everything that can be tapped on the board. */
function checkThings(state: SeatState, { pack }: RouteContent, kind: QuestionKind, named: Set<string>): void {
  const { blocks, roads, diagonals, vertices } = pack.map
  for (const { id } of [...blocks, ...roads, ...diagonals, ...vertices, ...pack.dice]) {
    if (kind === 'draw' && !named.has(id)) continue
    check(refusalOf(state, { kind }, id), named.has(id), `${kind} at ${id}`)
  }
}

function checkQuestion(match: RouteMatch, question: Question, turn: number): void {
  const { kind, seat } = question
  assert.ok(isQuestionKind(kind))
  const isFamiliar = kind === 'draw' || kind === 'correction.draw' || kind === 'correction.erase'
  if (question.form !== 'choose' || (isFamiliar && turn % DRAWN > 0)) return
  met.add(kind)
  const content = cityContent(match.content, match.state)
  const { pack } = content
  const state = seatStateOf(pack, viewOf(match, seat), seat)
  assert.ok(state)
  checkActs(state, content, kind as TextKind, question.options)
  const named = question.options.flatMap((option) => {
    const answer = readAnswer(pack, kind, option)
    return answer ? thingsIn(answer) : []
  })
  checkThings(state, content, kind, new Set(named))
}

const TWO_EFFECTS = { dark: 'FX_CORRECTION', light: 'FX_SECRET_ALLEY' }
const EVENTS = { red: 2, yellow: 3 }

for (const asked of [
  { city: 'las-vegas', seats: [1, 2, 3] },
  { city: 'sydney', seats: [1, 2, 4] },
  { city: 'venice', mode: 'cards', seats: [1, 2, 4] },
  { city: 'venice', mode: 'advanced', effects: TWO_EFFECTS, seats: [2, 3, 2, 4, 2] },
  { city: 'venice', mode: 'dice', seats: [3] },
  { city: 'arkham', seats: [1, 2, 4] },
]) {
  const { seats: company, ...game } = asked
  test(`RT-GEN-7: in ${game.city} with ${game.mode ?? 'its only mode'}, what can be chosen is offered or refused by a rule, never both`, () => {
    for (const [index, seats] of company.entries())
      checkGame(route, seats, { edition: 'booklet', ...game, events: EVENTS }, index)
  })
}

function checkGame(game: Game<RouteState, RouteContent>, seats: number, options: Json, seed: number): void {
  const created = Match.create(game, { seats, options, seed: utf8(`refused ${seed}`) })
  assert.ok(created.ok)
  let asked = 0
  playAtRandom(created.value, fastChance(seed), (question) => checkQuestion(created.value, question, asked++))
}

test('RT-GEN-7: on a campaign, what can be chosen is offered or refused by a rule, never both', () => {
  checkGame(shortTours, 2, { edition: 'booklet', campaign: { choice: 'winner' } }, 1)
  checkGame(shortTours, 4, { edition: 'booklet', campaign: { choice: 'winner' } }, 2)
})

test('these games ask all questions of the booklet and refuse for its reasons', () => {
  // Not one of several texts; a coast without a free place; what begun drawings refuse (see Venice); what a correction
  // fetches before the location (see regular customers).
  const notHere = ['card.pair', 'coastFull', 'transferLater', 'noBridge', 'coordinateLater']
  const missing = [...OF_THE_BOOKLET, ...REASONS_OF_THE_BOOKLET].filter(
    (each) => !met.has(each) && !notHere.includes(each),
  )
  assert.deepEqual(missing, [])
})
