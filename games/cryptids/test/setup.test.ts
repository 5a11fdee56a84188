import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSetup, fastChance, type Json, Match, noteFor } from '@curio/kernel'
import { TERRAINS } from '../content/vocabulary.ts'
import { cryptids } from '../index.ts'
import { hasCell } from '../rules/polyomino.ts'
import { gridFor } from '../rules/reserve.ts'
import { atTurn, TestGame } from './support/table.ts'

const isAgreed = (seats: number, options: Json): boolean => checkSetup(cryptids, seats, options, {}).ok

test('CR-GEN-3, CR-GEN-4, CR-BAD-1: the modes that can be combined', () => {
  assert.ok(!isAgreed(0, {}))
  assert.ok(!isAgreed(5, {}))
  assert.ok(!isAgreed(1, { noBids: true }))
  assert.ok(isAgreed(1, { wolpertinger: true }))
  assert.ok(isAgreed(3, { wolpertinger: true, noBids: true }))
  assert.ok(!isAgreed(2, { modules: [] }))
})

test('CR-SKILL-5, CR-SOLO-6, CR-BAD-67: the surcharge can be switched off, but not alone', () => {
  assert.ok(isAgreed(2, { surcharge: false }))
  assert.ok(!isAgreed(1, { surcharge: false }))
})

test('CR-SETUP-1, CR-SETUP-2, CR-SETUP-3, CR-SETUP-4: each token lies where the one before it says', () => {
  // Backs: N4, E1, S4 on the market; then W3, N1, E4, S3, W2, N3, E2.
  const drawn = ['ev-B1', 'ev-B2', 'ev-B3', 'ev-B4', 'ev-E1', 'ev-E2', 'ev-E3', 'ev-E4', 'ev-F1', 'ev-F2']
  const game = new TestGame({ chance: drawn })
  game.scriptUsed()
  assert.deepEqual(game.faces(game.state.market), ['B', 'B', 'B'])
  assert.deepEqual(game.mapFaces(), ['S4:B', 'W3:E', 'N1:E', 'E4:E', 'S3:E', 'W2:F', 'N3:F'])
  const all = [...game.state.bag.rest, ...drawn]
  const onCards = game.state.display.flatMap((slot) => [
    ...(slot?.evidenceTokens ?? []),
    ...(slot?.locationToken ? [slot.locationToken] : []),
  ])
  assert.equal(new Set([...all, ...onCards]).size, 32)
})

test('CR-SETUP-5, CR-SETUP-8: six cards of level I from left to right', () => {
  const game = new TestGame()
  assert.equal(game.shown().length, 6)
  for (const card of game.shown()) assert.equal(game.content.cards.get(card)?.entry.level, 1)
  assert.equal(game.state.decks[0]?.rest.length, 10)
})

const TOKENS = ['ev-B1', 'ev-B2', 'ev-B3', 'ev-B4', 'ev-E1', 'ev-E2', 'ev-E3', 'ev-E4', 'ev-F1', 'ev-F2']

test('CR-SETUP-6, CR-SETUP-8, CR-DATA-6: the location mark is filled by a back, then the evidence mark by a face', () => {
  const game = new TestGame({ chance: [...TOKENS, 'lagopus', 'ev-W2', 'ev-V1'] })
  const slot = game.slot('lagopus')
  assert.equal(slot.location, 'E3')
  assert.deepEqual(slot.evidence, ['S', 'V'])
})

test('CR-SETUP-9, CR-PSET-4: the stocks, and one bonus rumour for each player', () => {
  const game = new TestGame({ seats: 3 })
  assert.equal(game.state.bonusRumours.length, 7)
  for (const seat of [0, 1, 2]) assert.deepEqual(game.handOf(seat), ['r'])
})

test('CR-SETUP-10, CR-SETUP-11, CR-REQ-7: a common contract, and four of the eight requests', () => {
  const game = new TestGame()
  assert.ok(game.state.commonContract?.startsWith('contract-'))
  assert.equal(new Set(game.state.reserve.requests).size, 4)
})

test('CR-SETUP-12, CR-PSET-12, CR-BAD-8: any tile of a stack, one of each type', () => {
  const game = new TestGame()
  game.answer(0, 'LON', game.shown().slice(0, 2))
  for (const type of TERRAINS) {
    assert.equal(game.options(0).length, 17)
    game.refuses(0, type === 'water' ? 'forest-01' : 'water-01', 'water-99')
    game.answer(0, `${type}-09`)
  }
  assert.deepEqual(game.player(0).tiles, ['water-09', 'forest-09', 'mountain-09'])
  assert.equal(game.state.reserve.stacks.water.length, 16)
})

test('CR-SETUP-13, CR-ROUND-2, CR-DIE-6: one helper die more than players', () => {
  for (const seats of [2, 3, 4]) assert.equal(atTurn({ seats }).state.dice.length, seats + 1)
  assert.equal(atTurn({ seats: 1 }).state.dice.length, 3)
})

test('CR-SETUP-14, CR-SETUP-15, CR-SOLO-1: fences leave 156, 108 and 72 cells', () => {
  const usable = (seats: number): number => {
    const { state, content } = new TestGame({ seats })
    const { usable: rows } = gridFor(state, content)
    let cells = 0
    for (let y = 0; y < 12; y++) for (let x = 0; x < 13; x++) cells += Number(hasCell(rows, x, y))
    return cells
  }
  assert.deepEqual([1, 2, 3, 4].map(usable), [72, 72, 108, 156])
})

test('CR-PSET-1, CR-PSET-2, CR-PSET-5, CR-PSET-6: rows and coins by position', () => {
  const game = new TestGame({ seats: 4, options: { seating: [2, 0, 3, 1] } })
  assert.deepEqual(
    game.state.players.map(({ row, side, coins, experience }) => [row, side, coins, experience]),
    [
      [5, 'left', 2, 0],
      [7, 'left', 3, 0],
      [4, 'left', 1, 0],
      [6, 'left', 2, 0],
    ],
  )
  for (const seating of [[0, 0], [0, 2], [0], [1, 0, 2]]) assert.ok(!isAgreed(2, { seating }), `${seating}`)
  const firsts = new Set(
    [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const match = Match.create(cryptids, { seats: 2, seed: new Uint8Array(32).fill(seed) })
      assert.ok(match.ok)
      return match.value.awaited()[0]
    }),
  )
  assert.equal(firsts.size, 2, 'drawn at random where nothing is agreed')
})

test('CR-PSET-3, CR-PSET-14: markers and the plane ticket are ready, nothing else is owned', () => {
  const { movement, action, skills } = new TestGame().player(0)
  assert.deepEqual([movement, action, skills.planeTicket], ['ready', 'ready', 'ready'])
  assert.equal(Object.values(skills).filter((skill) => skill === 'none').length, 9)
})

test('CR-PSET-7, CR-PSET-13, CR-GEN-6, CR-BAD-64: two contracts each, known before anything is chosen, to their owner', () => {
  const game = new TestGame({ seats: 3 })
  assert.equal(game.kind(0), 'setup.city')
  const seen = (viewer: number | null): readonly (number | undefined)[] =>
    cryptidsView(game, viewer).players.map(({ contracts }) => contracts?.length)
  assert.deepEqual(seen(1), [undefined, 2, undefined])
  assert.deepEqual(seen(null), [undefined, undefined, undefined])
  const told = game.run.notes.filter(({ note }) => note.kind === 'contracts')
  assert.deepEqual(
    told.map((each) => 'contracts' in (noteFor(each, 1) ?? {})),
    [false, true, false],
  )
})

function cryptidsView(game: TestGame, viewer: number | null): { players: { contracts: string[] | null }[] } {
  return game.run.view(viewer) as unknown as ReturnType<typeof cryptidsView>
}

test('CR-GEN-6: no token is named by its number, because that would tell its back', () => {
  const game = new TestGame({ seats: 2, options: { wolpertinger: true } })
  assert.ok(!JSON.stringify([game.run.view(0), game.run.notes]).includes('ev-'))
  assert.ok(!JSON.stringify(game.run.view(0)).includes('wolpertinger-'))
})

test('CR-PSET-8, CR-PSET-9, CR-PSET-10, CR-BAD-6: each completes all before the next begins; a city of one’s own', () => {
  const game = new TestGame()
  game.refuses(0, 'N1').answer(0, 'ROM')
  assert.deepEqual(game.asked(), ['0 setup.bids'])
  game.answer(0, game.shown().slice(0, 2), 'water-01', 'forest-01', 'mountain-01')
  assert.deepEqual(game.asked(), ['1 setup.city'])
  game.refuses(1, 'ROM').answer(1, 'LON')
})

test('CR-PSET-11, CR-BAD-7: two different cards, which others may share', () => {
  const game = new TestGame()
  const [one = '', other = ''] = game.shown()
  game.answer(0, 'ROM').refuses(0, [one], [one, one], [one, 'kraken']).answer(0, [one, other])
  game.answer(0, 'water-01', 'forest-01', 'mountain-01').answer(1, 'LON', [one, other])
  assert.deepEqual(game.slot(one).bids, [0, 1])
  assert.deepEqual([game.player(0).freeBids, game.player(1).freeBids], [0, 0])
})

test('CR-GEN-5, CR-GEN-7, CR-BAD-62, CR-BAD-63: one seed gives one game; what is refused changes nothing', () => {
  const create = (): Match => {
    const match = Match.create(cryptids, { seats: 2, seed: new Uint8Array(32).fill(7) })
    assert.ok(match.ok)
    return match.value as Match
  }
  const [one, other] = [create(), create()]
  assert.deepEqual(one.entries, other.entries)
  const [seat = 0] = one.awaited()
  const question = one.questions(seat)[0]
  const before = JSON.stringify(one.entries)
  for (const value of ['ATLANTIS', 7, null, { city: 'ROM' }, ['ROM']]) {
    assert.ok(!one.answer({ seat, question: question?.id, value }).ok)
  }
  assert.equal(JSON.stringify(one.entries), before)
  assert.ok(one.answer({ seat, question: question?.id, value: 'ROM' }).ok)
  const again = one.answer({ seat, question: question?.id, value: 'ROM' })
  assert.equal(again.ok, false, 'the same message a second time')
})

test('CR-BAD-2, CR-BAD-4: nobody acts out of turn, nor when the game is over', () => {
  const match = Match.create(cryptids, { seats: 2, seed: new Uint8Array(32).fill(9) })
  assert.ok(match.ok)
  const game = match.value
  const [seat = 0] = game.awaited()
  const outOfTurn = game.answer({ seat: 1 - seat, question: '0', value: 'ROM' })
  assert.equal(outOfTurn.ok ? '' : outOfTurn.refusal.code, 'no-question')
  const chance = fastChance(3)
  while (!game.over) {
    const [next = 0] = game.awaited()
    const question = game.questions(next)[0]
    assert.ok(question)
    const options = question.form === 'choose' ? question.options : []
    const cards = question.form === 'pick' ? question.options.slice(0, question.min) : null
    const value = cards ?? options[chance.below(options.length)]
    assert.ok(game.answer({ seat: next, question: question.id, value }).ok)
  }
  const late = game.answer({ seat: 0, question: '0', value: 'end' })
  assert.equal(late.ok ? '' : late.refusal.code, 'over')
})
