import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ACTIVE_SKILLS, type Evidence, type Face } from '../content/vocabulary.ts'
import { coversOf } from '../rules/cover.ts'
import { atTurn, type TestGame } from './support/table.ts'

/** Seat 0 stands before the Karadag Serpent, which needs E and W, and holds this. */
function before(...hand: string[]): TestGame {
  return atTurn({ seats: 3 })
    .show(0, 'karadag', 0, 1)
    .at(0, 'E3')
    .hand(0, ...hand)
    .map('N1:B', 'N2:F', 'N3:V')
}

test('CR-TRACK-1, CR-BID-1, CR-BAD-16: an own bid token, the location, and some of the evidence', () => {
  assert.deepEqual(before('E', 'W').offers('track'), [
    'track:karadag:E,W',
    'track:karadag:E,-',
    'track:karadag:-,W',
  ])
  assert.deepEqual(before('E', 'W').at(0, 'KYI').offers('track'), [])
  assert.deepEqual(before('B', 'R').offers('track'), [], 'one rumour is no joker')
  const game = before('E', 'W')
  game.slot('karadag').bids = [1]
  assert.deepEqual(game.offers('track'), [])
})

test('CR-TRACK-2: by action and by skill, both in one turn', () => {
  const game = before('E', 'W').skills(0, 'trackSkill')
  game
    .show(1, 'barometz')
    .bids({ karadag: [0], barometz: [0] })
    .hand(0, 'E', 'W', 'B', 'E')
  game.answer(0, 'skill.track:karadag:E,W', 'track:barometz:B,E')
  assert.deepEqual(
    game.player(0).found.map(({ card }) => card),
    ['karadag', 'barometz'],
  )
  assert.deepEqual([game.player(0).skills.trackSkill, game.player(0).action], ['used', 'used'])
})

test('CR-TRACK-3, CR-TRACK-4, CR-BID-2, CR-CARD-1, CR-ABIL-14: bids return, card and tile, next level, ability', () => {
  const game = before('E', 'W').script('kraken').answer(0, 'track:karadag:E,W')
  const kinds = game.run.notes.slice(-5).map(({ note }) => note.kind)
  assert.deepEqual(kinds, ['tracked', 'bids.returned', 'found', 'revealed', 'gained'])
  assert.deepEqual([game.player(0).freeBids, game.player(1).freeBids], [1, 1])
  assert.equal(game.shown()[0], 'kraken')
})

test('CR-TRACK-5, CR-COLL-7, CR-COLL-8, CR-BAD-17, CR-BAD-18: every way to cover, with pairs of rumours', () => {
  const ways = (required: Evidence[], ...hand: Face[]): string[] =>
    coversOf(required, hand, 2).map((way) => way.join())
  assert.deepEqual(ways(['E', 'W'], 'E', 'R', 'r'), ['E,Rr', 'E,-', 'Rr,-', '-,Rr'])
  assert.deepEqual(ways(['E', 'W'], 'R', 'R', 'R', 'r'), ['RR,Rr', 'RR,-', 'Rr,RR', 'Rr,-', '-,RR', '-,Rr'])
  assert.deepEqual(ways(['W', 'R'], 'R', 'r'), ['Rr,-', '-,R', '-,r'])
  assert.deepEqual(ways(['V', 'V'], 'V'), ['V,-'], 'which of two equal entries makes no difference')
  assert.deepEqual(ways(['E', 'W'], 'B', 'R'), [])
  before('E', 'R').refuses(0, 'track:karadag:E,R', 'track:karadag:E,E', 'track:karadag:E,W')
})

test('CR-TRY-1, CR-TRY-2, CR-TRY-3, CR-BAD-19: a die for each entry left open, but one must be covered', () => {
  const game = before('E', 'W').script('success', 'kraken').answer(0, 'track:karadag:E,-')
  assert.deepEqual(game.lastNote('rolled'), {
    kind: 'rolled',
    seat: 0,
    card: 'karadag',
    dice: ['success'],
    by: 'attempt',
  })
  assert.deepEqual(game.handOf(0), ['W'], 'what was kept back is still there')
  before('E', 'W').refuses(0, 'track:karadag:-,-')
})

test('CR-TRY-4, CR-TRY-5, CR-TRY-11, CR-TRY-12, CR-TRY-13: any die that is no success is a failure', () => {
  for (const face of ['luck', 'failure']) {
    const game = before('E').script(face).answer(0, 'track:karadag:E,-')
    const player = game.player(0)
    assert.deepEqual([player.found.length, player.experience, player.evidence.length], [0, 1, 0])
    assert.deepEqual(game.slot('karadag').bids, [0, 1])
    assert.equal(player.action, 'used')
    assert.deepEqual(game.faces(game.state.discard), ['E'])
  }
})

test('CR-CZ-8, CR-TRY-6, CR-TRY-9, CR-BAD-5, CR-BAD-20: a second chance for the dice one chooses, once', () => {
  const game = atTurn().show(0, 'lindworm', 0).at(0, 'S2').hand(0, 'B').skills(0, 'secondChance')
  game.script('failure', 'success').answer(0, 'track:lindworm:B,-,-')
  assert.deepEqual(game.options(0), ['second:0', 'second:1', 'second:0,1', 'fail'])
  game.refuses(0, 'end', 'second:', 'second:2', 'move:ROM', 'luck')
  game.script('failure').answer(0, 'second:0')
  assert.equal(game.kind(0), 'turn', 'nothing else can be done about it')
  assert.equal(game.player(0).skills.secondChance, 'used')
  assert.equal(game.player(0).found.length, 0)
})

test('CR-TRY-7, CR-TRY-8, CR-BAD-21, CR-BAD-66: luck after the roll, and only where it helps', () => {
  const game = atTurn().show(0, 'lindworm', 0).at(0, 'S2').hand(0, 'B').skills(0, 'secondChance', 'luck')
  game.refuses(0, 'luck', 'second:0')
  game.script('failure', 'luck').answer(0, 'track:lindworm:B,-,-').refuses(0, 'luck')
  game.script('luck').answer(0, 'second:0')
  assert.deepEqual(game.options(0), ['luck', 'fail'])
  game.script('kraken').answer(0, 'luck')
  assert.equal(game.player(0).found[0]?.card, 'lindworm')
  assert.equal(game.player(0).skills.luck, 'used')
})

test('CR-TRY-9: no luck where every die succeeded already or one failed outright', () => {
  const game = atTurn().show(0, 'lindworm', 0).at(0, 'S2').hand(0, 'B').skills(0, 'luck')
  game.script('failure', 'luck').answer(0, 'track:lindworm:B,-,-')
  assert.equal(game.kind(0), 'turn')
  assert.equal(game.player(0).skills.luck, 'ready')
})

test('CR-TRY-10: a Try that succeeds costs all that was used', () => {
  const game = before('R', 'r', 'V').script('success', 'kraken').answer(0, 'track:karadag:Rr,-')
  assert.deepEqual(game.handOf(0), ['V'])
  assert.equal(game.player(0).found.length, 1)
})

test('CR-TRY-14: the same card once more with the skill', () => {
  const game = before('E', 'W').skills(0, 'trackSkill').script('failure').answer(0, 'track:karadag:E,-')
  assert.deepEqual(game.bySkill('track'), ['skill.track:karadag:-,W'])
})

test('CR-EX-3: Alex finds the Karadag Serpent', () => {
  const game = atTurn({ seats: 3 })
  game
    .show(0, 'karadag')
    .bids({ karadag: [0, 1] })
    .at(0, 'S1')
    .hand(0, 'E', 'W')
  game.skills(0, ...ACTIVE_SKILLS)
  game.player(0).skills.luck = 'used'
  game.script('kraken')
  game.answer(0, 'fly:E3', 'skill.track:karadag:E,W')
  const player = game.player(0)
  assert.deepEqual(game.notes('rolled'), [])
  assert.deepEqual(game.faces(game.state.discard).sort(), ['E', 'W'])
  assert.deepEqual([player.freeBids, game.player(1).freeBids], [1, 1])
  assert.equal(player.found[0]?.card, 'karadag')
  assert.equal(game.shown()[0], 'kraken')
  assert.equal(player.experience, 1)
  assert.deepEqual([player.skills.planeTicket, player.skills.trackSkill], ['used', 'used'])
  assert.deepEqual([player.movement, player.action], ['ready', 'ready'])
})

test('CR-EX-9: dice with a joker', () => {
  const lindworm = (): TestGame => atTurn().show(0, 'zlatorog', 0).at(0, 'S2').hand(0, 'R', 'R')
  const found = lindworm().script('success', 'success', 'kraken').answer(0, 'track:zlatorog:-,RR,-')
  assert.deepEqual([found.handOf(0), found.player(0).found.length], [[], 1])
  const failed = lindworm().script('success', 'failure').answer(0, 'track:zlatorog:-,RR,-')
  assert.deepEqual([failed.handOf(0), failed.player(0).experience], [[], 1])
})

test('CR-EX-10: keeping evidence back', () => {
  const game = atTurn().show(0, 'zlatorog', 0).at(0, 'S2').hand(0, 'F', 'B')
  game.script('failure', 'failure').answer(0, 'track:zlatorog:F,-,-')
  assert.deepEqual(game.handOf(0), ['B'])
})

test('CR-TRY-11, CR-EX-11, CR-BAD-22: the failure costs one covered entry of one’s choice, a pair as a whole', () => {
  const game = atTurn().show(0, 'zlatorog', 0).at(0, 'S2').hand(0, 'F', 'R', 'r', 'V')
  const supply = game.state.bonusRumours.length
  game.script('failure').answer(0, 'track:zlatorog:F,Rr,-')
  assert.equal(game.kind(0), 'attempt.lose')
  assert.deepEqual(game.options(0), ['F', 'Rr'])
  game.refuses(0, 'R', 'r', 'V').answer(0, 'Rr')
  assert.deepEqual(game.handOf(0), ['F', 'V'])
  assert.equal(game.state.bonusRumours.length, supply + 1, 'a bonus rumour goes back to the supply')
})

test('CR-COLL-9, CR-DATA-9: used rumours go beside the bag, bonus rumours to the supply', () => {
  const game = before('R', 'r', 'W')
  const supply = game.state.bonusRumours.length
  game.script('kraken').answer(0, 'track:karadag:Rr,W')
  assert.deepEqual(game.faces(game.state.discard).sort(), ['R', 'W'])
  assert.equal(game.state.bonusRumours.length, supply + 1)
})
