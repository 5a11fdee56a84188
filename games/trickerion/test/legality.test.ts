import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { checkSetup, fastChance, type Json, type Question, Run } from '@curio/kernel'
import { COMPONENTS, HIRED, LOCATIONS, SPECIAL_LOCATIONS } from '../content/vocabulary.ts'
import { trickerion } from '../index.ts'
import type { TrickerionContent } from '../rules/content.ts'
import { forbiddenThing, type Thing } from '../rules/forbidden.ts'
import { actForbidden } from '../rules/forbidden-acts.ts'
import { readAct } from '../rules/grammar.ts'
import { REASON_RULES } from '../rules/reasons.ts'
import { DISCS, type TrickerionState } from '../rules/state.ts'
import { offersOf } from '../ui/model/offers.ts'
import { type Thing as BoardThing, spotThing } from '../ui/model/things.ts'
import { viewTrickerion } from '../view.ts'
import { isEager } from './support/acts.ts'

const RULES = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')

const MODES = [
  [2, { firstGameKits: true }],
  [3, { quickGame: true }],
  [4, {}],
  [2, { darkAlley: true, firstGameKits: true }],
  [3, { darkAlley: true, prophecies: true, firstGameKits: true }],
  [4, { darkAlley: true, prophecies: true, quickGame: true }],
] as const
const SEEDS = [1, 2, 3, 4]
const GAMES = SEEDS.flatMap((seed) => MODES.map(([seats, options]) => ({ seats, options, seed })))

interface Position {
  readonly state: TrickerionState
  readonly content: TrickerionContent
  readonly question: Question
}

/** Plays games by players who know what they want, three times out of four, and shows every question. */
function play(seats: number, options: Json, seed: number, look: (position: Position) => void): void {
  const setup = checkSetup(trickerion, seats, options, {})
  assert.ok(setup.ok)
  const run = new Run(trickerion, setup.value, trickerion.rules, fastChance(seed))
  const chance = fastChance(seed + 1_000)
  while (!run.over) {
    const ask = run.questions[chance.below(run.questions.length)] ?? assert.fail()
    look({ state: run.state, content: run.content, question: ask.question('') })
    const candidates = ask.candidates()
    const eager = candidates.filter((answer) => isEager(ask.kind, answer))
    const among = eager.length > 0 && chance.below(4) > 0 ? eager : candidates
    run.answer(ask, among[chance.below(among.length)] as Json)
    enrich(run.state, chance.below(9))
  }
}

/** Now and then somebody is rich, so that dear things are possible, too. */
function enrich({ players, phase }: TrickerionState, luck: number): void {
  const player = players[luck]
  if (player && phase !== 'setup') Object.assign(player, { coins: 30, shards: 3 })
}

/** Everything that can be tapped on the board, under both names. */
function thingsOn({ state, content }: Position): readonly (readonly [Thing, BoardThing])[] {
  return [
    ...DISCS.map((disc) => [{ thing: 'disc', disc }, `disc:${disc}`] as const),
    ...[...content.slots.keys()].map((slot) => [{ thing: 'slot', slot }, `slot:${slot}`] as const),
    ...[...LOCATIONS, ...content.specials.keys()].map(
      (card) => [{ thing: 'card', card }, `card:${card}`] as const,
    ),
    ...state.dice.map((_, die) => [{ thing: 'die', die }, `die:${die}`] as const),
    ...[...content.tricks.keys()].map((trick) => [{ thing: 'trick', trick }, `trick:${trick}`] as const),
    ...COMPONENTS.map((kind) => [{ thing: 'component', kind }, `component:${kind}`] as const),
    ...state.market.orders.map((_, slot) => [{ thing: 'order', slot }, `order:${slot}`] as const),
    [{ thing: 'order', slot: null }, 'order:quick'] as const,
    ...state.row.flatMap((show) => (show ? spotsOn(content, show.card) : [])),
    ...SPECIAL_LOCATIONS.map((deck) => [{ thing: 'deck', deck }, `deck:${deck}`] as const),
    [{ thing: 'orb' }, 'deck:prophecies'] as const,
    ...[0, 1, 2].map((pending) => [{ thing: 'prophecy', pending }, `prophecy:${pending}`] as const),
    ...[...content.magicians.keys()].map(
      (id) => [{ thing: 'magician', magician: id }, `magician:${id}`] as const,
    ),
    ...HIRED.map((role) => [{ thing: 'role', role }, `role:${role}`] as const),
    ...(['board', 'assistant'] as const).map((on) => [{ thing: 'home', on }, `home:${on}`] as const),
    [{ thing: 'poster' }, 'poster:up'] as const,
  ]
}

function spotsOn({ stages }: TrickerionContent, card: string): readonly (readonly [Thing, BoardThing])[] {
  const slots = stages.get(card)?.entry.slots ?? []
  return [
    [{ thing: 'show', card }, `show:${card}`] as const,
    ...slots.map((place) => [{ thing: 'spot', card, place }, spotThing(card, place)] as const),
  ]
}

/** How often a question of one kind is looked at each time; later ones are looked at now and then. */
const CLOSELY = 60

test('TR-GEN-12, TR-ACT-13: at every decision each thing of the board is offered, or forbidden by a rule', () => {
  const times = new Map<string, number>()
  const reasons = new Set<string>()
  for (const { seats, options, seed } of GAMES) {
    play(seats, options, seed, (position) => {
      const { state, content, question } = position
      const before = times.get(question.kind) ?? 0
      times.set(question.kind, before + 1)
      if (before >= CLOSELY && before % 11 > 0) return
      const view = viewTrickerion(state, question.seat, content)
      const offered = new Set(offersOf(question, view).flatMap(({ things }) => things))
      for (const [thing, name] of thingsOn(position)) {
        const forbidden = forbiddenThing(state, content, question, thing)
        const what = `${question.kind}: ${name} is ${offered.has(name) ? 'offered' : 'not offered'}, ${forbidden?.why}`
        assert.equal(forbidden === null, offered.has(name), what)
        if (forbidden) reasons.add(forbidden.why)
      }
    })
  }
  assert.ok(times.size > 20, `${times.size} kinds of question`)
  assert.ok(reasons.size > 50, `${reasons.size} reasons`)
})

test('TR-ACT-7, TR-BAD-34, TR-BAD-36: an act of a placement is offered, or forbidden by a rule, and never both', () => {
  const seen = new Set<string>()
  const reasons = new Set<string>()
  let checked = 0
  for (const { seats, options, seed } of GAMES) {
    play(seats, options, 50 + seed, ({ state, content, question }) => {
      if (question.kind !== 'act' || question.form !== 'choose') return
      const offered = new Set(question.options)
      for (const text of question.options) seen.add(String(text))
      const every = 1 + Math.floor(seen.size / 400)
      let index = checked % every
      for (const text of seen) {
        index += 1
        if (index % every > 0 && !offered.has(text)) continue
        const act = readAct('act', text) ?? assert.fail(text)
        const why = actForbidden(state, content, question.seat, act)
        assert.equal(why === null, offered.has(text), `${text}: ${why}`)
        if (why !== null) reasons.add(why)
        checked += 1
      }
    })
  }
  assert.ok(checked > 50_000, `${checked} acts`)
  assert.ok(reasons.size > 30, `${reasons.size} reasons`)
})

test('TR-GEN-12: every reason names a rule that there is', () => {
  for (const [why, rule] of Object.entries(REASON_RULES)) {
    if (rule !== null) assert.ok(RULES.includes(`- **${rule}** `), `${why}: ${rule}`)
  }
})
