import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Ask, checkSetup, fastChance, type Game, type Json, Run } from '@curio/kernel'
import { anyCandidate } from '@curio/kernel/testing'
import type { TrickerionReason } from '../bot/reason.ts'
import { trickerionAdvice } from '../bot.ts'
import { MAGORIA } from '../content/index.ts'
import { trickerion } from '../index.ts'
import type { TrickerionContent } from '../rules/content.ts'
import { write } from '../rules/grammar.ts'
import type { Marker, Player, TrickerionState } from '../rules/state.ts'
import { reasonText } from '../text/advice.ts'
import { trickerionText } from '../text/index.ts'

type TrickerionRun = Run<TrickerionState, TrickerionContent>

const TEXTS = (['ru', 'en'] as const).map((language) => trickerionText(language, MAGORIA, ['Ann', 'Bob']))

/** The first plan of a game, in which the first seat has nothing but a trick without markers. */
function firstPlan(): { run: TrickerionRun; player: Player } {
  const setup = checkSetup(trickerion as Game, 2, { firstGameKits: true }, {})
  assert.ok(setup.ok)
  const run: TrickerionRun = new Run(trickerion, setup.value, trickerion.rules, fastChance(4))
  const chance = fastChance(4)
  for (;;) {
    const [ask] = run.questions
    assert.ok(ask)
    if (ask.kind === 'plan') break
    run.answer(ask, ask.settle(anyCandidate(ask, chance)))
  }
  const [player] = run.state.players
  assert.ok(player)
  player.components = []
  player.tricks = [
    {
      ...{ trick: 'linking-rings', symbol: 'spades', markers: 0, on: 'board' },
      extra: { fame: 0, coins: 0 },
    },
  ]
  return { run, player }
}

function reasonOf({ state, content }: TrickerionRun, kind: string, answer: Json): TrickerionReason | null {
  const reason = trickerionAdvice.reason?.(state, 0, kind, answer, [answer], content) ?? null
  return reason as TrickerionReason | null
}

const wood = { kind: 'wood', count: 1, on: 'board' } as const
const metal = { kind: 'metal', count: 2, on: 'board' } as const

test('components are bought, and somebody is sent to buy them, for the trick that lacks them', () => {
  const { run, player } = firstPlan()
  const buy = (load: typeof wood | typeof metal): Json =>
    write.buy({ by: 'action', loads: [load], bargain: 0 })
  const send = write.assign({ disc: 'magician', card: 'marketRow' })
  assert.deepEqual(reasonOf(run, 'act', buy(metal)), { why: 'needed', kind: 'metal', trick: 'linking-rings' })
  assert.equal(reasonOf(run, 'act', buy(wood)), null)
  assert.deepEqual(reasonOf(run, 'plan', send), { why: 'toBuy', kind: 'metal', trick: 'linking-rings' })
  player.components = [{ ...metal }]
  assert.equal(reasonOf(run, 'act', buy(metal)), null)
  assert.equal(reasonOf(run, 'plan', send), null)
})

test('a trick is learned for what its components still cost', () => {
  const { run, player } = firstPlan()
  const learn = write.learn({ by: 'action', die: 0, trick: 'mind-reading', symbol: 'hearts', on: 'board' })
  assert.deepEqual(reasonOf(run, 'act', learn), { why: 'learned', trick: 'mind-reading', coins: 2 })
  player.components = [{ kind: 'glass', count: 2, on: 'board' }]
  assert.deepEqual(reasonOf(run, 'act', learn), { why: 'learned', trick: 'mind-reading', coins: 0 })
})

test('somebody goes to the Workshop for a trick whose components are there, to the Theater for its markers', () => {
  const { run, player } = firstPlan()
  const send = (card: string): Json => write.assign({ disc: 'apprentice1', card })
  assert.equal(reasonOf(run, 'plan', send('workshop')), null)
  player.components = [{ ...metal }]
  assert.deepEqual(reasonOf(run, 'plan', send('workshop')), { why: 'toPrepare', trick: 'linking-rings' })
  const prepare = write.prepare({ by: 'action', trick: 'linking-rings' })
  assert.deepEqual(reasonOf(run, 'act', prepare), { why: 'prepared', trick: 'linking-rings', markers: 2 })
  assert.equal(reasonOf(run, 'plan', send('theater')), null)
  for (const own of player.tricks) own.markers = 2
  assert.equal(reasonOf(run, 'plan', send('workshop')), null)
  assert.deepEqual(reasonOf(run, 'plan', send('theater')), { why: 'toSetUp', trick: 'linking-rings' })
})

test('a marker is set up for its links, and a show is performed for what it pays', () => {
  const { run } = firstPlan()
  const { row, players } = run.state
  const beside: Marker = { seat: 1, trick: 'mind-reading', place: '01', direction: 'left', size: 1 }
  players[1]?.tricks.splice(0, 9, {
    ...{ trick: 'mind-reading', symbol: 'spades', markers: 0, on: 'board' },
    extra: { fame: 0, coins: 0 },
  })
  row.splice(0, row.length, { card: 'R01', markers: [beside] })
  const spot = { card: 'R01', place: '00', direction: 'down' } as const
  const setUp = write.setUp({ by: 'action', trick: 'linking-rings', spot, size: 1 })
  assert.deepEqual(reasonOf(run, 'act', setUp), { why: 'links', trick: 'linking-rings', links: 1 })
  const stage = write.place({
    ...{ disc: 'magician', slot: 'friday.stage' },
    extras: { shard: false, boost: false, effect: false, copy: null },
  })
  assert.equal(reasonOf(run, 'turn', stage), null)
  row[0]?.markers.push({ seat: 0, trick: 'linking-rings', size: 1, ...spot })
  // The trick pays 2 coins, the link 1 Fame and the card 1 shard to its performer.
  const amount = { fame: 1, coins: 2, shards: 1 }
  assert.deepEqual(reasonOf(run, 'turn', stage), { why: 'show', card: 'R01', amount, isNow: false })
  const perform = write.perform({ card: 'R01' })
  assert.deepEqual(reasonOf(run, 'perform', perform), { why: 'show', card: 'R01', amount, isNow: true })
})

test('TR-AP-1, TR-AP-3: somebody is sent for the action points that the slot and a shard leave', () => {
  const { run } = firstPlan()
  const send = (slot: string, shard: boolean): Json =>
    write.place({ disc: 'apprentice1', slot, extras: { shard, boost: false, effect: false, copy: null } })
  // An Apprentice brings 1.
  assert.deepEqual(reasonOf(run, 'turn', send('downtown.0', true)), { why: 'points', ap: 4 })
  assert.deepEqual(reasonOf(run, 'turn', send('downtown.3', false)), { why: 'points', ap: 1 })
  assert.equal(reasonOf(run, 'turn', send('sunday.0', false)), null)
})

/** What advice finds most promising. */
function best({ state, content }: TrickerionRun, ask: Ask<unknown>): Json {
  const options = ask.candidates()
  const weights = trickerionAdvice.priors(state, ask.seat, ask.kind, options, content) ?? []
  return options[Math.max(0, weights.indexOf(Math.max(...weights)))] ?? null
}

/** What was told in a game between players who follow advice; every reason is said in both languages. */
function toldIn(seed: number, options: Json): readonly string[] {
  const setup = checkSetup(trickerion as Game, 2, options, {})
  assert.ok(setup.ok)
  const run: TrickerionRun = new Run(trickerion, setup.value, trickerion.rules, fastChance(seed))
  const told = new Set<string>()
  while (!run.over) {
    const [ask] = run.questions
    assert.ok(ask)
    const answer = best(run, ask)
    const { state, content } = run
    const reason = trickerionAdvice.reason?.(
      state,
      ask.seat,
      ask.kind,
      answer,
      ask.candidates(),
      content,
    ) as TrickerionReason | null
    if (reason) {
      told.add(reason.why)
      for (const { names } of TEXTS)
        assert.doesNotMatch(reasonText(reason, names), /undefined|NaN|null|Infinity/)
    }
    run.answer(ask, ask.settle(answer))
  }
  return [...told]
}

test('every reason of whole games can be said in both languages', () => {
  const seeds = [1, 2, 3, 4, 5, 6]
  const modes = [{}, { darkAlley: true }]
  const told = new Set(modes.flatMap((options) => seeds.flatMap((seed) => toldIn(seed, options))))
  for (const why of ['show', 'learned', 'prepared', 'needed', 'toSetUp', 'ahead'])
    assert.ok(told.has(why), why)
})
