import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Game, type Json, Match, setupOf, verify } from '@curio/kernel'
import { type ForgeState, forge, give } from '@curio/kernel/testing'
import { casualBot } from '../src/casual.ts'
import { greedyBot } from '../src/greedy.ts'
import { firstTaken } from '../src/offers.ts'
import type { Bot, Position, Taken } from '../src/position.ts'
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

test('where the game does not ask for it, and for bots that only follow their nose, offers are left alone', () => {
  assert.equal(greedy.consider?.(positionOf(begin(timid), 0, timid)), null)
  assert.equal(casualBot({ seed: 1 }).consider, undefined)
})

test('what a seat decides on its own question is the same whether it could take something or not', () => {
  const open = greedy.decide(positionOf(begin(), 0))
  const none = greedy.decide(positionOf(begin(timid), 0, timid))
  assert.equal(open, none)
})

test('bots play a whole match with offers, and its log verifies', () => {
  const match = begin()
  const bots = [greedy, greedyBot({ seed: 4 })]
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
})
