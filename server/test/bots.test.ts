import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Thinker } from '../src/bots/thinker.ts'
import { type Place, Visitor } from './support/client.ts'
import { ManualClock } from './support/manual-clock.ts'
import { serve } from './support/stand.ts'
import { crashingThinker, hangingThinker, quickThinker, wrongThinker } from './support/thinkers.ts'

/** A person and two bots. */
async function withBots(address: string): Promise<Place> {
  const anna = await Visitor.come(address)
  const match = await anna.createMatch({ seats: ['easy', 'me', 'hard'] })
  return anna.sit(match, 1)
}

test('a person plays a whole match with bots of worker threads', async (t) => {
  const { address } = await serve(t, { botWorkers: 1 })
  const anna = await Visitor.come(address)
  const match = await anna.createMatch({ seats: ['easy', 'me'] })
  const place = await anna.sit(match, 1)
  await place.playOn()
  assert.equal(place.mirror.document?.outcome?.places.length, 2)
})

const BROKEN: readonly [string, Thinker][] = [
  ['crash', crashingThinker],
  ['decide for what is not an option', wrongThinker],
]

for (const [what, thinker] of BROKEN)
  test(`bots that ${what} do not keep a match from its end`, async (t) => {
    const { address } = await serve(t, {}, { thinker })
    const place = await withBots(address)
    await place.playOn()
    assert.ok(place.isOver)
    assert.match(
      await (await fetch(`${address}/metrics`)).text(),
      /curio_bot_failures_total\{reason="\w+"\} [1-9]/,
    )
  })

test('bots that never decide are not waited for', async (t) => {
  const clock = new ManualClock()
  const { address } = await serve(t, { botSeconds: 20 }, { clock, thinker: hangingThinker })
  const place = await withBots(address)
  await place.answer()
  const impatience = setInterval(() => clock.advance(20_000), 5)
  t.after(() => clearInterval(impatience))
  await place.playOn()
  assert.ok(place.isOver)
})

test('a hint is what a bot would do, for the own question only', async (t) => {
  const { address } = await serve(t, {}, { thinker: quickThinker })
  const place = await withBots(address)
  const { question } = place
  assert.ok(question?.form === 'choose')
  assert.equal(await place.line.do({ t: 'hint', c: 0 }), question.options[0])
  const spectator = await (await Visitor.come(address)).sit(place.match, null)
  assert.equal(await spectator.line.refused({ t: 'hint', c: 0 }), 'no-question')
})
