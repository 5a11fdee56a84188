import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Note } from '@curio/kernel'
import { careerOf, symbolsIn } from '../ui/model/career.ts'
import { lastPlacedBy } from '../ui/model/told.ts'
import { walk } from './support/ui-walk.ts'

const told = (seed: number) => {
  const match = walk(3, { firstGameKits: true, quickGame: true }, seed, () => {})
  return match.notes.map(({ note }) => note)
}

test('the playbills of all players are the shows that were performed, each marker as it was paid', () => {
  const games = [4, 11, 13, 27].map(told)
  assert.ok(games.every((notes) => notes.some(({ kind }) => kind === 'performed')))
  for (const notes of games) {
    const performed = notes.filter(({ kind }) => kind === 'performed')
    const paidIn = (note: Note) => note.paid as { seat: number; trick: string }[]
    for (const seat of [0, 1, 2]) {
      const { playbills, shown } = careerOf(notes, seat)
      const own = performed.flatMap(paidIn).filter((each) => each.seat === seat)
      assert.deepEqual([...shown.keys()], [...new Set(own.map(({ trick }) => trick))])
      assert.equal(
        [...shown.values()].reduce((sum, count) => sum + count, 0),
        own.length,
      )
      const shows = performed.filter((note) => paidIn(note).some((each) => each.seat === seat))
      assert.deepEqual(
        playbills.map(({ show, performer }) => [show.card, performer]),
        shows.map((note) => [note.card, note.seat]),
      )
    }
  }
})

test('a marker on a playbill points where it was laid, also after it was moved', () => {
  const spot = { card: 'R08', place: '01', direction: 'right' }
  const paid = [{ seat: 0, trick: 'mind-reading', place: '01', fame: 0, coins: 0, shards: 1, day: null }]
  const shown = { kind: 'performed', seat: 1, day: 'friday', card: 'R08', paid }
  const directionOf = (...notes: Parameters<typeof careerOf>[0]): unknown =>
    careerOf([{ kind: 'round', round: 4 }, ...notes, shown], 0).playbills[0]?.show.markers[0]?.direction
  const laid = { kind: 'setUp', seat: 0, trick: 'mind-reading', spot, size: 1, links: 0 }
  const moved = { ...laid, kind: 'rescheduled', spot: { ...spot, direction: 'down' } }
  assert.equal(directionOf(laid), 'right')
  assert.equal(directionOf(laid, moved), 'down')
  assert.equal(directionOf({ ...laid, spot: { ...spot, place: '11' } }), null)
  const [playbill] = careerOf([{ kind: 'round', round: 4 }, laid, shown], 0).playbills
  assert.deepEqual([playbill?.round, playbill?.day, playbill?.performer], [4, 'friday', 1])
})

test('the symbol of a trick is the one its owner chose last, also of a trick that was given back', () => {
  const learned = { kind: 'learned', seat: 1, trick: 'levitation', symbol: 'hearts' }
  const suitOf = symbolsIn([
    { kind: 'start.trick', seat: 0, trick: 'levitation', symbol: 'clubs', on: 'board' },
    learned,
    { kind: 'returnedTrick', seat: 1, trick: 'levitation', markers: 0 },
  ])
  assert.equal(suitOf({ seat: 0, trick: 'levitation' }), 'clubs')
  assert.equal(suitOf({ seat: 1, trick: 'levitation' }), 'hearts')
  const again = symbolsIn([learned, { ...learned, symbol: 'diamonds' }])
  assert.equal(again({ seat: 1, trick: 'levitation' }), 'diamonds')
})

test('the last placement of a player is marked until the round is over', () => {
  const placed = (seat: number, disc: string) => ({
    kind: 'placed',
    seat,
    disc,
    slot: 'downtown.0',
    location: 'downtown',
  })
  const notes = [
    { kind: 'round', round: 1 },
    placed(0, 'magician'),
    placed(0, 'manager'),
    placed(1, 'engineer'),
  ]
  assert.equal(lastPlacedBy(notes, 0)?.disc, 'manager')
  assert.equal(lastPlacedBy(notes, 2), null)
  assert.equal(lastPlacedBy([...notes, { kind: 'round', round: 2 }], 0), null)
})
