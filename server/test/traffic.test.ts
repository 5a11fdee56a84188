import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastChance, type Json } from '@curio/kernel'
import { twoPeople } from './support/people.ts'

/** What the design allows for one move and one client, replies included. */
const MOST_BYTES = 310

test('a move of Route takes few bytes for each client', async (t) => {
  const { first, second } = await twoPeople(t)
  const chance = fastChance(7)
  const anyOf = (options: readonly Json[]): Json => options[chance.below(options.length)] ?? null
  const [before] = [first.line.texts.length + second.line.texts.length]
  await Promise.all([first.playOn(anyOf), second.playOn(anyOf)])
  const texts = [...first.line.texts, ...second.line.texts].filter((text) =>
    /^\{"t":"(ok|update)"/.test(text),
  )
  const moves = texts.filter((text) => text.startsWith('{"t":"ok"')).length
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  assert.ok(moves > 80 && before > 0)
  assert.ok(bytes / moves / 2 < MOST_BYTES, `${bytes / moves / 2} bytes`)
})
