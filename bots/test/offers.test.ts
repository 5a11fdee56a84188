import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Game, type Json, Match, setupOf, verify } from '@curio/kernel'
import { type ForgeState, forge, give } from '@curio/kernel/testing'
import { casualBot } from '../src/casual.ts'
import { greedyBot } from '../src/greedy.ts'
import { firstTaken } from '../src/offers.ts'
import type { Bot, Position, Taken } from '../src/position.ts'
import { randomBot } from '../src/random.ts'
import { searchBot } from '../src/search.ts'

type ForgeMatch = Match<ForgeState, null>

const timid: typeof forge = { ...forge, advice: { ...forge.advice } }
Reflect.deleteProperty(timid.advice, 'offers')

function begin(
  played: typeof forge = forge,
  ...answers: readonly (readonly [number, Json, string])[]
): ForgeMatch {
  const made = Match.create(played, { seats: 2, seed: new Uint8Array(32) })
  assert.ok(made.ok)
  for (const [seat, value, kind] of answers) give(made.value as Match, seat, value, kind)
  return made.value
}

function positionOf(match: ForgeMatch, seat: number, played: typeof forge = forge): Position {
  const setup = setupOf(played, match.header, {})
  assert.ok(setup.ok)
  return { game: played as Game, setup: setup.value, rules: 1, ...match.continuation(), seat }
}

const greedy = greedyBot({ seed: 3 })
const SEEDS = Array.from({ length: 64 }, (_, seed) => seed)

/** What a bot takes, by the kind of the question. */
function takes(bot: Bot, match: ForgeMatch, seat: number): readonly [string | undefined, Json] | null {
  const taken: Taken | null = bot.consider?.(positionOf(match, seat)) ?? null
  return taken && [match.questions(seat)[taken.ask]?.kind, taken.answer]
}

test('a bot takes an offer that makes its position better, in its own turn and in those of others', () => {
  for (const bot of [greedy, searchBot({ seed: 3, budget: { iterations: 5 } })])
    for (const seat of [0, 1]) assert.deepEqual(takes(bot, begin(), seat), ['drink', 'gulp'])
})

test('an offer is judged with its flow completed, by what chance gives on average', () => {
  const light = begin(forge, [0, 'gulp', 'drink'], [0, 'light', 'strike'])
  assert.deepEqual(takes(greedy, light, 0), ['heat', 'coal'], 'a light blade gets better')
  const heavy = begin(forge, [0, 'gulp', 'drink'], [0, 'heavy', 'strike'])
  assert.equal(takes(greedy, heavy, 0), null, 'a heavy one does not')
})

test('what a bot has begun it goes on with, even where that makes nothing better', () => {
  const begun = begin(forge, [0, 'gulp', 'drink'], [0, 'heavy', 'strike'], [0, 'coal', 'heat'])
  assert.deepEqual(takes(greedy, begun, 0), ['heat.which', 0])
})

test('where the game does not ask for it, offers are left alone', () => {
  const bots = SEEDS.flatMap((seed) => [greedyBot({ seed }), casualBot({ seed }), randomBot({ seed })])
  for (const bot of bots) assert.equal(bot.consider?.(positionOf(begin(timid), 0, timid)), null)
})

/** How often each answer is taken, by many bots of a sort. */
function howOften(
  make: (traits: { seed: number }) => Bot,
  match: ForgeMatch,
  seat: number,
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const seed of SEEDS) {
    const taken = takes(make({ seed }), match, seat)?.join(' ') ?? 'nothing'
    counts.set(taken, (counts.get(taken) ?? 0) + 1)
  }
  return counts
}

test('a random bot takes now and then any of what it is offered, in any way', () => {
  const light = begin(forge, [0, 'light', 'strike'])
  const counts = howOften(randomBot, light, 0)
  assert.deepEqual([...counts.keys()].sort(), ['drink gulp', 'drink sip', 'heat coal', 'nothing'])
  const nothing = counts.get('nothing') ?? 0
  assert.ok(nothing > SEEDS.length / 2 && nothing < SEEDS.length, `${nothing} took nothing`)
})

test('a random bot may leave in the middle what it has begun', () => {
  const counts = howOften(randomBot, begin(forge, [0, 'light', 'strike'], [0, 'coal', 'heat']), 0)
  assert.ok((counts.get('heat.which 0') ?? 0) > 0)
  assert.ok((counts.get('nothing') ?? 0) > 0)
})

test('an easy bot takes an offer now and then, rather in the way the game finds promising', () => {
  const counts = howOften(casualBot, begin(), 1)
  assert.deepEqual([...counts.keys()].sort(), ['drink gulp', 'drink sip', 'nothing'])
  assert.ok((counts.get('drink gulp') ?? 0) > (counts.get('drink sip') ?? 0))
})

test('an easy bot completes what it has begun', () => {
  const begun = begin(forge, [0, 'light', 'strike'], [0, 'coal', 'heat'])
  assert.deepEqual(howOften(casualBot, begun, 0), new Map([['heat.which 0', SEEDS.length]]))
})

test('a bot that took nothing may take it at the next entry', () => {
  const taken = (bot: Bot): boolean => takes(bot, begin(), 1) !== null
  const later = (bot: Bot): boolean => takes(bot, begin(forge, [0, 'light', 'strike']), 1) !== null
  for (const make of [casualBot, randomBot])
    assert.ok(SEEDS.some((seed) => !taken(make({ seed })) && later(make({ seed }))))
})

test('what a seat decides on its own question is the same whether it could take something or not', () => {
  const open = greedy.decide(positionOf(begin(), 0))
  const none = greedy.decide(positionOf(begin(timid), 0, timid))
  assert.equal(open, none)
})

test('bots play a whole match with offers, and its log verifies', () => {
  playWhole([greedy, greedyBot({ seed: 4 })])
  playWhole([casualBot({ seed: 3 }), randomBot({ seed: 3 })])
})

function playWhole(bots: readonly Bot[]): void {
  const match = begin()
  let taken = 0
  while (!match.over) {
    const offer = firstTaken(bots, match.offered(), (seat) => positionOf(match, seat))
    const seat = offer?.seat ?? match.awaited()[0] ?? -1
    const value = offer ? offer.answer : bots[seat]?.decide(positionOf(match, seat))
    const done = match.answer({ seat, question: match.questionIds(seat)[offer?.ask ?? 0], value })
    assert.ok(done.ok)
    if (offer) taken += 1
  }
  assert.ok(taken >= 2, `${taken} offers were taken`)
  assert.ok(verify(forge, match.log()).ok)
}
