import assert from 'node:assert/strict'
import { test } from 'node:test'
import { payment } from '../rules/poacher-catch.ts'
import { poacherActs } from './support/poacher.ts'
import type { TestGame } from './support/table.ts'

const held = (game: TestGame): string[] => game.faces(game.poacher().evidence)
const took = (game: TestGame): unknown => {
  const note = game.lastNote('poacher.took')
  return note && 'at' in note ? `${note.at}:${'face' in note ? note.face : ''}` : null
}

test('CR-POA-1, CR-POA-2, CR-POA-3: a card, the row for his evidence, the leftmost possible action, the right cell', () => {
  const game = poacherActs({ card: 'poacher-04', map: ['W4:B', 'W2:F', 'N1:V'] })
  assert.equal(game.poacher().card, 'poacher-04')
  assert.deepEqual(game.lastNote('poacher.row'), {
    kind: 'poacher.row',
    row: 0,
    actions: ['low'],
    rule: 'CR-POA-2',
  })
  assert.equal(took(game), 'W2:F')
  assert.equal(game.poacher().side, 'right')
  assert.equal(game.notes('poacher.action').length, 1)
})

test('CR-POA-3: where nothing can be done he does nothing', () => {
  const game = poacherActs({
    card: 'poacher-14',
    held: ['V', 'V', 'F', 'F'],
    before: (each) => {
      each.state.display = each.state.display.map(() => null)
    },
  })
  assert.equal(game.notes('poacher.idle').length, 1)
  assert.equal(held(game).length, 4)
})

test('CR-POA-4, CR-POA-13, CR-POA-16: evidence of cards with bids, first region of the list, a type twice if it comes', () => {
  // Selma needs W and E, Skvader B and S; the order is N E S W.
  const game = poacherActs({ card: 'poacher-01', map: ['S1:W', 'E1:B', 'E1:V', 'W1:E'] })
  assert.equal(took(game), 'E1:B')
  const again = poacherActs({ card: 'poacher-01', held: ['B'], map: ['S1:F', 'E1:B', 'W1:V'] })
  assert.deepEqual(held(again), ['B', 'B'])
})

test('CR-POA-13, CR-BAD-56: among several in that region the human chooses', () => {
  const game = poacherActs({ card: 'poacher-01', map: ['E2:W', 'E1:B', 'E1:B', 'W1:E'] })
  assert.equal(game.kind(0), 'poacher.take')
  assert.deepEqual(game.options(0), ['E2:W', 'E1:B'])
  game.refuses(0, 'W1:E').answer(0, 'E2:W')
  assert.deepEqual(held(game), ['W'])
})

test('CR-POA-5, CR-POA-6, CR-POA-14, CR-POA-15, CR-EX-20: evidence of contracts; rumours only where nothing dearer is', () => {
  const contracts = ['contract-02', 'contract-10']
  const game = poacherActs({ card: 'poacher-15', held: ['F'], contracts, map: ['N4:B', 'W3:B', 'S1:R'] })
  assert.deepEqual([took(game), held(game)], ['W3:B', ['F', 'B']])
  const rumours = poacherActs({ card: 'poacher-15', held: ['F'], contracts, map: ['N4:V', 'W3:V', 'S1:R'] })
  assert.equal(took(rumours), 'S1:R')
})

test('CR-POA-7, CR-POA-17: the lowest or highest location of the first region with a token, rumours last', () => {
  // W E N S.
  assert.equal(took(poacherActs({ card: 'poacher-08', map: ['E2:V', 'E4:R', 'E4:F', 'S1:B'] })), 'E4:F')
  assert.equal(took(poacherActs({ card: 'poacher-11', map: ['E2:V', 'E4:F', 'W1:B'] })), 'E2:V')
  const several = poacherActs({ card: 'poacher-08', map: ['E4:V', 'E4:R', 'E4:F'] })
  assert.deepEqual(several.options(0), ['E4:V', 'E4:F'])
})

test('CR-POA-8, CR-POA-9, CR-POA-27: he refreshes the map, for which the human chooses; not with seven tokens', () => {
  const game = poacherActs({ card: 'poacher-05', map: ['N1:V', 'N2:F'] })
  assert.equal(game.kind(0), 'refresh.market')
  game.answer(0, 1)
  assert.equal(game.state.map.length, 7)
  assert.deepEqual([game.notes('replaced').length, game.player(0).coins], [0, 1])
  const seven = ['N1:F', 'N1:F', 'N2:V', 'N2:V', 'N3:S', 'N3:W', 'S1:B']
  const full = poacherActs({ card: 'poacher-05', map: seven })
  const tried = full.notes('poacher.action')[0]
  assert.deepEqual(tried, {
    kind: 'poacher.action',
    action: 'ref',
    done: false,
    why: 'map-is-full',
    rule: 'CR-POA-9',
  })
})

test('CR-POA-10, CR-POA-19, CR-POA-23: he catches what he has all the evidence for, of listed categories', () => {
  const game = poacherActs({ card: 'poacher-01', held: ['W', 'E'] })
  assert.equal(game.poacher().caught[0]?.card, 'selma')
  assert.deepEqual(held(game), [])
  const level = game.content.cards.get(game.shown()[0] ?? '')?.entry.level
  assert.equal(level, 2)
})

test('CR-POA-10, CR-POA-12, CR-EX-21: three of four with two rumours as a joker', () => {
  const game = poacherActs({
    card: 'poacher-12',
    held: ['B', 'V', 'R', 'R'],
    before: (each) => {
      each.show(0, 'lindworm')
      each.slot('lindworm').evidence = ['B', 'V', 'F']
      each.bids({ lindworm: [0], skvader: [0] })
    },
  })
  assert.equal(game.poacher().caught[0]?.card, 'lindworm')
  assert.deepEqual(held(game), [])
  assert.equal(game.kind(0), 'bid.place')
})

test('CR-POA-11: with four evidence he catches whatever it requires', () => {
  const game = poacherActs({
    card: 'poacher-01',
    held: ['F', 'F', 'V', 'V'],
    before: (each) => each.bids({ selma: [0] }),
  })
  assert.equal(game.poacher().caught[0]?.card, 'selma')
  assert.deepEqual(held(game), [])
})

test('CR-POA-12, CR-POA-25: exact evidence first, pairs for what is missing, bonus rumours before others', () => {
  assert.deepEqual(payment(['B', 'V'], ['V', 'R', 'r', 'R']), ['V', 'r', 'R'])
  assert.deepEqual(payment(['B', 'R'], ['B', 'R', 'r']), ['B', 'r'])
  assert.equal(payment(['B', 'V'], ['V', 'R']), null)
  assert.equal(payment(['B', 'R'], ['B', 'V']), null)
})

test('CR-POA-20, CR-POA-26: contracts look at the display, and what was handed over is safe', () => {
  const game = poacherActs({
    card: 'poacher-06',
    held: ['B', 'S'],
    contracts: ['contract-02', 'contract-12'],
    before: (each) => {
      each.bids({}).found(0, 'lindworm', { relocated: 'request' })
    },
  })
  assert.equal(game.poacher().caught[0]?.card, 'skvader')
  assert.equal(game.player(0).found.length, 1)
})

test('CR-POA-21, CR-POA-22, CR-BAD-56: nearest to three of a contract, then most points, then the human', () => {
  const scene = (caught: string[], ...shown: string[]): TestGame =>
    poacherActs({
      card: 'poacher-01',
      held: ['F', 'F', 'V', 'V'],
      contracts: ['contract-02', 'contract-10'],
      before: (each) => {
        shown.forEach((card, index) => {
          each.show(index, card)
        })
        each.bids(Object.fromEntries(shown.map((card) => [card, [0]])))
        each.poacher().caught = caught.map((card) => ({
          card,
          location: 'N1',
          evidence: ['F'],
          relocated: null,
          inReserve: false,
        }))
      },
    })
  assert.equal(
    scene(['pricolici'], 'skvader', 'dahu').poacher().caught.at(-1)?.card,
    'dahu',
    'a second beast',
  )
  assert.equal(scene([], 'trochus', 'sea_monk').poacher().caught.at(-1)?.card, 'sea_monk', 'more points')
  const equal = scene([], 'selma', 'lossie')
  assert.deepEqual(equal.options(0), ['selma', 'lossie'])
  equal.refuses(0, 'dahu')
})

test('CR-POA-25: abilities of a caught cryptid do nothing', () => {
  const game = poacherActs({ card: 'poacher-01', held: ['W', 'E'] })
  assert.equal(game.player(0).coins, 1)
})

test('CR-AUTO-3: a map that he empties is refreshed by the human', () => {
  const game = poacherActs({ card: 'poacher-04', map: ['W4:B'] })
  assert.equal(game.kind(0), 'refresh.market')
})
