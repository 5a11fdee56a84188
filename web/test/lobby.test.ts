import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Person, TableInfo } from '@curio/protocol'
import { isAlone, lobbyLead, mayTake } from '../src/online/tables.ts'
import { en } from '../src/words/en.ts'
import { givenName, personName } from '../src/words/names.ts'
import { ru } from '../src/words/ru.ts'

type Seat = TableInfo['seats'][number]

const personOf = (id: string, guest = false): Person => ({ id, name: id, guest, program: false })
const FREE: Seat = {
  person: null,
  bot: null,
  quit: null,
  connected: false,
  replaceable: null,
  reserved: null,
  rating: null,
}
const taken = (id: string): Seat => ({ ...FREE, person: personOf(id) })
const kept = (id: string): Seat => ({ ...FREE, reserved: personOf(id) })
const BOT: Seat = { ...FREE, bot: 'easy' }
const ADA = personOf('Ада')
const lead = (...seats: Seat[]): string => lobbyLead({ seats }, ADA, ru)

test('who sits at a table with free seats is told to send the link', () => {
  assert.equal(lead(taken('Ада'), FREE), ru.lobby.waiting)
  assert.equal(lead(taken('Ада'), FREE, kept('Борис')), ru.lobby.waiting)
})

test('who sits at a table whose seats are kept is told for whom it waits', () => {
  assert.equal(lead(kept('Борис'), taken('Ада'), kept('Вера')), ru.lobby.waitingFor('Борис, Вера'))
})

test('who comes is told whether there is a seat to take', () => {
  assert.equal(lead(taken('Борис'), FREE), ru.lobby.invitation)
  assert.equal(lead(taken('Борис'), kept('Ада')), ru.lobby.invitationKept)
  assert.equal(lead(taken('Борис'), kept('Вера')), ru.lobby.allKept('Вера'))
  assert.deepEqual(
    [FREE, kept('Ада'), kept('Вера'), taken('Вера'), BOT].map((seat) => mayTake(seat, ADA)),
    [true, true, false, false, false],
  )
})

test('the last person who gets up closes the table', () => {
  assert.equal(isAlone({ seats: [taken('Ада'), FREE, BOT, kept('Борис')] }, ADA), true)
  assert.equal(isAlone({ seats: [taken('Ада'), taken('Борис')] }, ADA), false)
})

test('a guest who has said no name is called by a number, in the language of the page', () => {
  const guest = { name: 'Guest 1234', guest: true }
  assert.deepEqual(
    [personName(guest, ru), personName(guest, en), givenName(guest)],
    ['Гость 1234', 'Guest 1234', ''],
  )
  assert.equal(givenName({ name: 'Ада', guest: true }), 'Ада')
  assert.equal(givenName({ name: 'Guest 1234', guest: false }), 'Guest 1234')
})
