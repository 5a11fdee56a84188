import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSetup, fastChance, type Game, Run, scriptedChance, verify } from '@curio/kernel'
import { EDGES, MOVES, SEATS } from '../src/synthetic/board.ts'
import { playMatch, playRun, syntheticGame } from '../src/synthetic/ours.ts'
import { type PeerMove, peerMatch, playReducer } from '../src/synthetic/peer.ts'

test('the synthetic game has the size it is said to have', () => {
  const { state } = playRun(fastChance(1), fastChance(2))
  assert.equal(EDGES.length, 84)
  assert.equal(state.sheets.length, SEATS)
  assert.ok(state.sheets.every((sheet) => sheet.marked.length === 36))
})

test('both engines end the game after the same number of moves', () => {
  const { state, over } = playRun(fastChance(1), fastChance(2))
  const peer = playReducer(fastChance(3))
  assert.ok(over)
  assert.equal(state.moves, MOVES)
  assert.equal(peer.G.moves, MOVES)
  assert.deepEqual(
    peer.ctx.gameover.scores,
    peer.G.sheets.map((sheet) => sheet.score),
  )
})

test('a client of the peer plays as many moves and keeps them', () => {
  const match = peerMatch()
  let moves = 0
  for (const choose = fastChance(4); !match.over(); moves++) match.move(choose)
  assert.equal(moves, MOVES)
})

test("the peer's cards and edges are legal in our game and give the same sheets", () => {
  const played: PeerMove[] = []
  const peer = playReducer(fastChance(5), played)
  const game = syntheticGame()
  const setup = checkSetup(game as Game, SEATS, {}, {})
  assert.ok(setup.ok)
  const run = new Run(game, setup.value, game.rules, scriptedChance(played.map((move) => move.card)))
  for (const { edge } of played) {
    const [ask] = run.questions
    assert.ok(ask)
    assert.equal(ask.fault(edge), null)
    run.answer(ask, edge)
  }
  assert.ok(run.over)
  assert.deepEqual(run.state.sheets, peer.G.sheets)
})

test('a match of it is over, has a winner and verifies', () => {
  const match = playMatch(new Uint8Array(32), fastChance(6))
  assert.equal(match.length, MOVES + 1)
  const outcome = match.outcome()
  assert.ok(outcome?.kind === 'ranked' && outcome.winners.length > 0)
  assert.deepEqual(verify(syntheticGame() as Game, match.log()), {
    ok: true,
    entries: MOVES + 1,
    outcomes: MOVES,
    seedChecked: true,
    over: true,
  })
})
