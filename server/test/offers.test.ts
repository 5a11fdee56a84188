import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeBot, type Position } from '@curio/bots'
import { type Game, setupOf } from '@curio/kernel'
import { type ForgeState, forge } from '@curio/kernel/testing'
import { type BotPosition, questionsOf } from '@curio/protocol'
import type { Thinker } from '../src/bots/thinker.ts'
import { type Place, Visitor } from './support/client.ts'
import { serve } from './support/stand.ts'
import { crashingThinker, quickThinker, wrongThinker } from './support/thinkers.ts'

const game = forge as unknown as Game

function given({ header, from, entries, seat }: BotPosition): Position {
  const setup = setupOf(game, header, {})
  assert.ok(setup.ok)
  return { game, setup: setup.value, rules: header.rules, from, entries, seat }
}

const bot = makeBot({ name: 'normal', seed: 1 })

const greedyThinker: Thinker = {
  ...quickThinker,
  decide: async (position) => bot.decide(given(position)),
  consider: async (position) => bot.consider?.(given(position)) ?? null,
}

function smithsSeenBy({ mirror }: Place): ForgeState['smiths'] {
  const view = mirror.document?.view as unknown as ForgeState | undefined
  return view?.smiths ?? []
}

const kindsOf = (place: Place): readonly string[] =>
  place.mirror.document ? questionsOf(place.mirror.document, 0).map(({ kind }) => kind) : []

async function take(place: Place, kind: string, value: string): Promise<void> {
  const { document } = place.mirror
  const question = document && questionsOf(document, 0).find((each) => each.kind === kind)
  assert.ok(question, `"${kind}" is not open`)
  await place.line.do({ t: 'answer', c: place.channel, q: question.id, v: value })
}

/** Answers what the table waits for, and takes no offer: the match may be over before it could be. */
async function strikeToTheEnd(place: Place): Promise<void> {
  for (;;) {
    await place.until(() => place.isOver || kindsOf(place).includes('strike'))
    if (place.isOver) return
    await take(place, 'strike', 'light')
  }
}

test('a bot takes what it is offered while a person is asked, and a person in the middle of a turn', async (t) => {
  const server = await serve(t, {}, { games: [game], thinker: greedyThinker })
  const anna = await Visitor.come(server.address)
  const match = await anna.createMatch({ game: 'forge', seats: ['me', 'normal'], options: {} })
  const place = await anna.sit(match, 0)
  await place.until(() => smithsSeenBy(place)[1]?.flasks === 0)
  assert.deepEqual([kindsOf(place), place.mirror.document?.awaited], [['strike', 'drink'], [0]])
  await take(place, 'drink', 'gulp')
  assert.deepEqual(kindsOf(place), ['strike'])
  await strikeToTheEnd(place)
  const smiths = smithsSeenBy(place)
  assert.ok((smiths[1]?.coals ?? 2) < 2, 'the bot has heated a blade')
})

for (const [how, thinker] of [
  ['fails', crashingThinker],
  ['takes what is not offered', wrongThinker],
] as const)
  test(`a bot that ${how} takes nothing, and the match goes on`, async (t) => {
    const playing = { ...thinker, decide: greedyThinker.decide }
    const server = await serve(t, {}, { games: [game], thinker: playing })
    const anna = await Visitor.come(server.address)
    const match = await anna.createMatch({ game: 'forge', seats: ['me', 'normal'], options: {} })
    const place = await anna.sit(match, 0)
    await strikeToTheEnd(place)
    const [, other] = smithsSeenBy(place)
    assert.deepEqual([other?.flasks, other?.coals, other?.blades.length], [1, 2, 3])
  })
