import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acting, atPlan, type FreshGame } from './support/fresh.ts'

/** Seat 0 is in the Dark Alley with 5 points. */
const alley = (prophecies = false): FreshGame =>
  acting('darkAlley', { options: { darkAlley: true, prophecies } })

test('TR-SETUP-1: without the Dark Alley nobody can go there', () => {
  atPlan().refusesSeat(0, 'assign:magician:darkAlley')
})

test('TR-DA-1, TR-BAD-88: two cards of a deck, one is kept and one goes under it', () => {
  const game = alley().script('SA-TH-3', 'SA-TH-7').does('draw:theater')
  assert.deepEqual([game.ap(), game.kind(), game.options()], [4, 'draw.keep', [['SA-TH-3'], ['SA-TH-7']]])
  game.refuses(['SA-TH-3', 'SA-TH-7'], [], ['SA-TH-1']).does(['SA-TH-7'])
  assert.deepEqual(
    [game.player().specials, game.state.specialDecks.theater.bottom],
    [['SA-TH-7'], ['SA-TH-3']],
  )
  assert.equal(game.state.specialDecks.theater.rest.length, 8)
})

test('TR-DA-1, TR-GEN-15, TR-GEN-20, TR-DA-9: what was drawn only the drawer knows, from which deck everybody', () => {
  const game = alley().script('SA-TH-3', 'SA-TH-7').does('draw:theater')
  const looking = (viewer: number | null): unknown => game.view(viewer).players[0]?.looking
  const deck = { deck: 'theater', size: 2, keep: 1 }
  assert.deepEqual(
    [looking(0), looking(1), looking(null)],
    [[{ ...deck, cards: ['SA-TH-3', 'SA-TH-7'] }], [{ ...deck, cards: null }], [{ ...deck, cards: null }]],
  )
  game.does(['SA-TH-7'])
  const [mine, theirs] = [game.view(0), game.view(1)]
  assert.deepEqual([mine.specialBottoms.theater, theirs.specialBottoms.theater], [['SA-TH-3'], [null]])
  assert.deepEqual([mine.players[0]?.specials, theirs.players[0]?.specials], [['SA-TH-7'], null])
  assert.equal(theirs.players[0]?.specialsOwned.theater, 1)
  for (const { note, to, others } of game.run.notes.slice(-2)) {
    assert.deepEqual(to, [0])
    assert.ok('specials' in note && !('specials' in (others ?? {})))
  }
})

test('TR-DA-2, TR-DA-3, TR-DA-4, TR-BAD-87: one point for the first draw of a placement, two for each further one', () => {
  const game = alley().script('SA-TH-3', 'SA-TH-7').does('draw:theater', ['SA-TH-7'])
  game.script('SA-TH-1', 'SA-TH-2').does('draw:theater', ['SA-TH-1'])
  assert.equal(game.ap(), 2)
  game.withAp(1)
  assert.deepEqual(game.offers('draw'), [])
})

test('TR-DA-5: any of the four decks', () => {
  assert.deepEqual(alley().withAp(1).offers('draw'), [
    'draw:downtown',
    'draw:marketRow',
    'draw:workshop',
    'draw:theater',
  ])
})

test('TR-DA-6, TR-DA-15: several draws are announced and paid for at once', () => {
  const game = alley().withAp(5)
  const draws = game.offers('draw').map((text) => text.split('+').length)
  assert.deepEqual(
    [1, 2, 3, 4].map((n) => draws.filter((each) => each === n).length),
    [4, 10, 20, 0],
  )
  game.script('SA-DT-1', 'SA-DT-2', 'SA-TH-1', 'SA-TH-2').does('draw:downtown+theater')
  assert.equal(game.ap(), 2)
  game.does(['SA-DT-2'], ['SA-TH-1'])
  assert.deepEqual(game.player().specials, ['SA-DT-2', 'SA-TH-1'])
  assert.equal(game.offers('draw').length, 4, 'more may follow')
})

test('TR-DA-7: from each deck as many as draws were made from it', () => {
  const game = alley().script('SA-TH-1', 'SA-TH-2', 'SA-TH-3', 'SA-TH-4').does('draw:theater+theater')
  assert.equal(game.options().length, 6)
  game.refuses(['SA-TH-1'], ['SA-TH-1', 'SA-TH-2', 'SA-TH-3']).does(['SA-TH-1', 'SA-TH-4'])
  assert.deepEqual(game.player().specials, ['SA-TH-1', 'SA-TH-4'])
})

test('TR-DA-9: the others go under the deck in the order the player chooses', () => {
  const game = alley().script('SA-TH-1', 'SA-TH-2', 'SA-TH-3', 'SA-TH-4').does('draw:theater+theater')
  game.does(['SA-TH-1', 'SA-TH-4'])
  assert.deepEqual([game.kind(), game.options()], ['draw.bury', ['SA-TH-2', 'SA-TH-3']])
  game.refuses('return', 'SA-TH-1').does('SA-TH-3')
  assert.deepEqual(game.state.specialDecks.theater.bottom, ['SA-TH-3', 'SA-TH-2'])
  assert.equal(game.kind(), 'act')
})

/** The theater deck has only this many cards. */
function shortDeck(size: number): FreshGame {
  const game = alley()
  game.state.specialDecks.theater.rest.splice(size)
  return game
}

test('TR-DA-8, TR-DA-15, TR-BAD-86: a single card is drawn alone, and an empty deck is not offered', () => {
  const single = shortDeck(1)
  const [card = ''] = single.state.specialDecks.theater.rest
  single.does('draw:theater')
  assert.deepEqual([single.kind(), single.player().specials], ['act', [card]])
  const empty = shortDeck(0).withAp(1)
  assert.deepEqual(empty.offers('draw'), ['draw:downtown', 'draw:marketRow', 'draw:workshop'])
})

test('TR-DA-15: draws that find fewer than two cards look at all of them; one that finds none is not offered', () => {
  const game = shortDeck(3).withAp(5)
  const offered = game.offers('draw')
  assert.ok(offered.includes('draw:theater+theater'))
  assert.ok(!offered.includes('draw:theater+theater+theater'))
  game.does('draw:theater+theater')
  assert.equal(game.options().length, 3)
})

test('TR-DA-8, TR-DA-9, TR-SPEC-3: what lies at the bottom is drawn when the rest is used up, in its order', () => {
  const game = shortDeck(2)
  game.does('draw:theater').first()
  const [first] = game.state.specialDecks.theater.bottom
  assert.deepEqual(game.view(0).specialBottoms.theater, [first])
  game.does('draw:theater')
  assert.deepEqual([game.state.specialDecks.theater.bottom, game.state.bottomSeenBy.theater], [[], []])
  assert.equal(game.player().specials.at(-1), first)
})

test('TR-GEN-15, TR-GEN-20: a draw from the bottom of a deck shows hidden cards, so it is never taken back', () => {
  const game = shortDeck(0)
  game.state.specialDecks.theater.bottom.push('SA-TH-1', 'SA-TH-2')
  game.state.bottomSeenBy.theater.push(1, 1)
  assert.deepEqual(game.view(0).specialBottoms.theater, [null, null])
  game.does('draw:theater')
  assert.deepEqual(game.options(), [['SA-TH-1'], ['SA-TH-2']])
  const lastMark = (): number => game.run.marks.at(game.run.marks.length - 1)
  assert.notEqual(lastMark(), 0)
  game.does(['SA-TH-1'])
  assert.equal(lastMark(), 0)
})

test('TR-DA-10, TR-DA-11, TR-DA-12, TR-DA-13, TR-EX-PRO-2: pending prophecies move towards the active place, the near one goes round', () => {
  const game = alley(true)
  game.state.prophecies.active = 'PR-1'
  game.state.prophecies.pending = ['PR-5', 'PR-12', 'PR-24']
  game.does('fortune')
  assert.deepEqual([game.ap(), game.state.prophecies.active], [4, 'PR-1'])
  assert.deepEqual(game.state.prophecies.pending, ['PR-12', 'PR-24', 'PR-5'])
  game.does('fortune')
  assert.deepEqual(game.state.prophecies.pending, ['PR-24', 'PR-5', 'PR-12'])
})

test('TR-DA-14, TR-BAD-89: not without prophecies', () => {
  assert.deepEqual(alley().offers('fortune'), [])
})
