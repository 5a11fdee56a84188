import assert from 'node:assert/strict'
import { type Game, type Json, plainAnswer } from '@curio/kernel'
import { route } from '@curio/route'
import { LocalTable } from '../src/local/local-table.ts'
import type { LocalSeat } from '../src/local/save.ts'

export const game = route as Game

export const person = (name: string): LocalSeat => ({ name, kind: 'person', level: '' })
export const bot = (name: string): LocalSeat => ({ name, kind: 'bot', level: 'easy' })

/** A table of Route whose dice are always the same. */
export function beginTable(
  seats: readonly LocalSeat[],
  seed = '07'.repeat(32),
  options: Json = {},
): LocalTable {
  const wanted = { game: 'route', seats, options, seed, tutorial: null }
  return LocalTable.begin(game, wanted, { id: 'ab12', seed, created: 1 })
}

/** Answers for whoever is asked, the first option each time. */
export function playOn(table: LocalTable, answers: number): void {
  for (let count = 0; count < answers && !table.match.over; count++) {
    const [seat = 0] = table.match.awaited()
    const [question] = table.match.questions(seat)
    assert.ok(question)
    assert.deepEqual(table.answer(seat, question.id, plainAnswer(question)), { ok: true })
  }
}
