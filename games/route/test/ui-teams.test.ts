import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partnersOf, type TableState } from '@curio/ui/contract'
import { route } from '../index.ts'
import { partnerOf, teamsAt } from '../ui/model/teams.ts'
import { promptTextOf } from '../ui/scene.ts'

const { booklet, venice } = route.packs
const packs = { booklet: booklet ?? null, venice: venice ?? null }

function tableOf(options: TableState['options'], you: number): TableState {
  const names = ['Анна', 'Бот 2', 'Бот 3', 'Бот 4']
  const seats = names.map((name, seat) => ({
    seat,
    name,
    kind: seat === you ? 'person' : 'bot',
    you: seat === you,
    here: seat === you,
    online: true,
  }))
  return { options, packs, seats, view: {} } as unknown as TableState
}

const TEAM = { edition: 'booklet', city: 'venice', teams: true }

test('RT-BASE-46: the partner at a table is who sits opposite, and nobody where all play alone', () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => partnerOf(tableOf(TEAM, 0), seat)),
    [2, 3, 0, 1],
  )
  assert.equal(partnerOf(tableOf({ edition: 'booklet', city: 'venice' }, 0), 0), null)
  assert.equal(teamsAt(tableOf({}, 0)), null)
})

test('whoever only watches has no partner', () => {
  assert.deepEqual(partnersOf(teamsAt(tableOf(TEAM, 0)), null), [])
})

test('the line above the board calls a partner so, and nobody else', () => {
  const waitingFor = (you: number, seat: number, language: 'ru' | 'en'): string =>
    promptTextOf(tableOf(TEAM, you), language).waitingFor([seat])
  assert.match(waitingFor(0, 2, 'ru'), /Бот 3 \(ваш партнёр\)/)
  assert.match(waitingFor(0, 2, 'en'), /Бот 3 \(your partner\)/)
  assert.doesNotMatch(waitingFor(0, 1, 'ru'), /партнёр/)
})
