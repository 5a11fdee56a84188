import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Visitor } from './support/client.ts'
import { twoPeople } from './support/people.ts'

test('players speak, everybody at the table reads, and who comes later too', async (t) => {
  const people = await twoPeople(t)
  const { first, second, server, match } = people
  const clara = await Visitor.come(server.address)
  const spectator = await clara.sit(match, null)
  await first.line.do({ t: 'chat', c: 0, text: '  good luck <b>all</b> ' })
  await second.line.do({ t: 'chat', c: 0, text: 'you too' })
  await spectator.until(() => spectator.chat.length === 2)
  assert.deepEqual(spectator.chat, ['good luck <b>all</b>', 'you too'])
  const late = await clara.sit(match, null)
  assert.deepEqual(late.chat, spectator.chat)
})

test('a line that is sent twice is said once', async (t) => {
  const { first, anna, match } = await twoPeople(t)
  await first.line.do({ t: 'chat', c: 0, text: 'once' }, 'the same id')
  await first.line.do({ t: 'chat', c: 0, text: 'once' }, 'the same id')
  const other = await anna.sit(match, 0)
  await other.line.do({ t: 'chat', c: 0, text: 'once' }, 'the same id')
  const later = await anna.sit(match, 0)
  assert.deepEqual(later.chat, ['once'])
})
