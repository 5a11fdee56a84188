import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGame } from '@curio/bots'
import { parseLog, verify } from '@curio/kernel'
import { Visitor } from './support/client.ts'
import { serve } from './support/stand.ts'

test('two people play a whole match, and its log can be verified by anybody', async (t) => {
  const { address } = await serve(t)
  const [anna, boris] = await Promise.all([Visitor.come(address), Visitor.come(address)])
  const match = await anna.createMatch({ seats: ['me', 'open'] })
  await boris.takeSeat(match, 1)
  const places = await Promise.all([anna.sit(match, 0), boris.sit(match, 1)])
  await Promise.all(places.map((place) => place.playOn()))
  const [first, second] = places.map((place) => place.mirror)
  assert.ok(first?.document?.outcome)
  assert.deepEqual(first.document.outcome, second?.document?.outcome)
  await places[0]?.until(() => places[0]?.table?.status === 'over')
  const log = parseLog(await anna.get(`/api/matches/${match}/log`))
  const game = findGame('route')
  assert.ok(log.ok && game)
  assert.equal(log.value.header.commitment, places[0]?.table?.commitment)
  const verdict = verify(game, log.value)
  assert.ok(verdict.ok && verdict.seedChecked && verdict.over)
})
