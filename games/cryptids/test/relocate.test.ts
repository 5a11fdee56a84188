import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cryptidSpots } from '../rules/reserve.ts'
import { pointsOf } from '../rules/scoring.ts'
import { actIn } from './support/acts.ts'
import { atTurn, type TestGame } from './support/table.ts'

const spots = (game: TestGame, card: string): string[] => cryptidSpots(game.state, game.content, card)

/** Seat 0 stands in Rome with these cryptids to relocate. */
function inRome(...cards: string[]): TestGame {
  const game = atTurn().at(0, 'ROM').map('N1:B', 'N2:F')
  for (const card of cards) game.found(0, card)
  return game
}

test('CR-RELOC-1, CR-BAD-23: in a city, with a cryptid of one’s own that is not relocated', () => {
  const game = inRome('tulikettu').ground('forest', '4,4', '5,4')
  assert.deepEqual(game.offers('relocate'), ['relocate:tulikettu'])
  assert.deepEqual(game.at(0, 'S3').offers('relocate'), [])
  const [found] = game.at(0, 'ROM').player(0).found
  assert.ok(found)
  found.relocated = 'reserve'
  assert.deepEqual(game.offers('relocate'), [])
  assert.deepEqual(
    atTurn().at(0, 'ROM').found(1, 'tulikettu').ground('forest', '4,4', '5,4').offers('relocate'),
    [],
  )
})

test('CR-RELOC-2: by action and by skill', () => {
  const game = inRome('tulikettu', 'skvader').ground('forest', '4,4', '5,4', '4,5', '4,6', '4,7', '5,6')
  game.skills(0, 'relocateSkill')
  game.answer(0, 'relocate:tulikettu', '4,4,0', 'skill.relocate:skvader')
  assert.equal(game.kind(0), 'relocate.place')
  assert.deepEqual([game.player(0).action, game.player(0).skills.relocateSkill], ['used', 'used'])
})

test('CR-RELOC-2: what is used is not offered, for the reserve or for a request', () => {
  const game = inRome('tulikettu', 'banyoles', 'lindworm').ground('forest', '4,4', '5,4')
  game.state.reserve.requests = ['request-6']
  const inReserve = ['relocate:tulikettu', 'skill.relocate:tulikettu']
  const forRequest = ['request:request-6:banyoles+lindworm', 'skill.request:request-6:banyoles+lindworm']
  const offers = (): string[] =>
    (['relocate', 'request'] as const).flatMap((type) => [...game.offers(type), ...game.bySkill(type)])
  assert.deepEqual(offers(), [inReserve[0], forRequest[0]], 'without the skill')
  game.skills(0, 'relocateSkill')
  assert.deepEqual(offers(), [...inReserve, ...forRequest])
  game.player(0).action = 'used'
  assert.deepEqual(offers(), [inReserve[1], forRequest[1]])
  game.player(0).skills.relocateSkill = 'used'
  assert.deepEqual(offers(), [])
})

test('CR-RELOC-2, CR-REQ-3: a request by skill leaves the action', () => {
  const game = inRome('banyoles', 'lindworm').skills(0, 'relocateSkill')
  game.state.reserve.requests = ['request-6']
  game.answer(0, 'skill.request:request-6:banyoles+lindworm')
  const { action, skills, requests } = game.player(0)
  assert.deepEqual([action, skills.relocateSkill, requests], ['ready', 'used', ['request-6']])
})

test('CR-RELOC-8: at an end of the track only the steps that are there', () => {
  const game = inRome('tulikettu').rows(1, 5).ground('forest', '4,4:initiative', '5,4')
  game.answer(0, 'relocate:tulikettu', '4,4,0')
  assert.deepEqual(game.options(0), ['down', 'none'])
})

test('CR-RELOC-3, CR-RELOC-4, CR-BAD-24: entirely on its habitat, over several tiles, on no other cryptid', () => {
  const game = inRome('tulikettu').ground('forest', '4,4', '5,4', '6,4').ground('water', '7,4')
  assert.deepEqual(spots(game, 'tulikettu'), ['4,4,0', '5,4,0'])
  game.state.reserve.covered[4] = 1 << 5
  assert.deepEqual(spots(game, 'tulikettu'), [])
  assert.deepEqual(game.offers('relocate'), [])
})

test('CR-RELOC-5, CR-DATA-34: turned, never flipped', () => {
  const game = inRome('storsjo').ground('water', '4,4', '5,4', '6,4', '6,5')
  assert.deepEqual(spots(game, 'storsjo'), [], 'only its mirror image would fit')
  game.ground('water', '5,5')
  assert.deepEqual(spots(game, 'storsjo'), [])
  game.ground('water', '4,5')
  assert.ok(spots(game, 'storsjo').includes('4,4,0'))
})

test('CR-RELOC-7, CR-RELOC-8, CR-EX-12: tile and marker, then bonuses, then the ability', () => {
  const game = inRome('tulikettu', 'gevaudan', 'sarmatian_snail')
  game.ground('forest', '4,4:exp', '5,4:coin', '8,0', '8,1', '8,2', '8,3', '7,1')
  assert.ok(spots(game, 'tulikettu').includes('4,4,0'))
  assert.deepEqual(
    spots(game, 'gevaudan').map((answer) => actIn('relocate.place', answer)),
    [{ type: 'settle', spot: { x: 7, y: 0, turn: 1 } }],
    'only after a quarter turn',
  )
  assert.deepEqual(spots(game, 'sarmatian_snail'), [])
  assert.deepEqual(game.offers('relocate'), ['relocate:tulikettu', 'relocate:gevaudan'])
  game.answer(0, 'relocate:tulikettu', '4,4,0')
  const player = game.player(0)
  assert.deepEqual([player.experience, player.coins], [1, 2])
  assert.deepEqual(game.state.reserve.cryptids, [{ card: 'tulikettu', seat: 0, x: 4, y: 4, turn: 0 }])
})

test('CR-RELOC-8, CR-RELOC-9: each initiative symbol is a step up, down or none', () => {
  const game = inRome('tulikettu').rows(4, 5).ground('forest', '4,4:initiative', '5,4:initiative')
  game.answer(0, 'relocate:tulikettu', '4,4,0')
  assert.deepEqual(game.options(0), ['up', 'down', 'none'])
  game.answer(0, 'down')
  assert.equal(game.player(0).row, 6)
  assert.equal(game.kind(0), 'bonus.step')
  game.answer(0, 'none')
  assert.deepEqual([game.player(0).row, game.kind(0)], [6, 'turn'])
})

test('CR-RELOC-10, CR-BAD-25: what is relocated stays and serves no request', () => {
  const game = inRome('selma', 'lossie').ground('water', '4,4', '5,4', '6,4')
  game.state.reserve.requests = ['request-6']
  assert.deepEqual(game.offers('request'), ['request:request-6:selma+lossie'])
  game.skills(0, 'relocateSkill').answer(0, 'relocate:selma', '4,4,0')
  assert.deepEqual([...game.bySkill('request'), ...game.bySkill('relocate')], [])
})

test('CR-REQ-1, CR-REQ-3, CR-REQ-4, CR-REQ-7, CR-REQ-8, CR-EX-17, CR-BAD-26: two cryptids of the kind', () => {
  const game = inRome('banyoles', 'lindworm', 'dahu')
  game.state.reserve.requests = ['request-6', 'request-1']
  assert.deepEqual(game.offers('request'), ['request:request-6:banyoles+lindworm'])
  game.refuses(
    0,
    'request:request-5:dahu+dahu',
    'request:request-6:banyoles+dahu',
    'request:request-6:lindworm',
  )
  game.answer(0, 'request:request-6:banyoles+lindworm')
  game.answer(0, 'lindworm')
  const player = game.player(0)
  assert.deepEqual(player.requests, ['request-6'])
  assert.deepEqual(game.state.reserve.requests, ['request-1'], 'not filled again')
  assert.deepEqual(
    player.found.map(({ relocated }) => relocated),
    ['request', 'request', null],
  )
  const { by } = pointsOf(game.state, game.content, 0)
  assert.deepEqual([by.found, by.reserve, by.requests, by.majority], [2 + 3 + 2, 0, 4, 0])
})

test('CR-REQ-2: the region of a location, also of one given by a token', () => {
  const game = inRome('selma').found(0, 'elwetritsch', { location: 'N4' }).found(0, 'lossie')
  game.state.reserve.requests = ['request-1']
  assert.deepEqual(game.offers('request'), ['request:request-1:selma+elwetritsch'])
})

test('CR-REQ-5, CR-REQ-6: the abilities of both, in the order one likes', () => {
  const game = inRome('banyoles', 'lindworm')
  game.state.reserve.requests = ['request-6']
  game.answer(0, 'request:request-6:banyoles+lindworm')
  assert.equal(game.kind(0), 'request.order')
  game.answer(0, 'lindworm')
  const gains = game.run.notes.slice(-2).map(({ note }) => note.what)
  assert.deepEqual(gains, ['exp', 'coins'])
  assert.deepEqual([game.player(0).experience, game.player(0).coins], [2, 3])
})

test('CR-ABIL-12, CR-GEN-2, CR-EX-28: the Water Leaper is placed even when handed over', () => {
  const game = inRome('water_leaper', 'trochus').ground('water', '4,4:coin', '5,4', '5,5')
  game.state.reserve.requests = ['request-8']
  game.answer(0, 'request:request-8:water_leaper+trochus', '4,4,0')
  const player = game.player(0)
  assert.equal(player.coins, 2)
  assert.deepEqual(
    game.state.reserve.cryptids.map(({ card }) => card),
    ['water_leaper'],
  )
  const { by } = pointsOf(game.state, game.content, 0)
  assert.deepEqual([by.requests, by.reserve], [4, 1])
  assert.equal(player.found.filter(({ relocated }) => relocated !== null).length, 2)
})

test('CR-ABIL-13: without room the request stands, and the tile is lost', () => {
  const game = inRome('water_leaper', 'trochus')
  game.state.reserve.requests = ['request-8']
  game.answer(0, 'request:request-8:water_leaper+trochus')
  assert.equal(game.kind(0), 'turn')
  const { by } = pointsOf(game.state, game.content, 0)
  assert.deepEqual([by.requests, by.reserve], [4, 0])
})

test('CR-RELOC-6, CR-ABIL-17: a tile for bare ground', () => {
  const game = inRome('trochus').ground('water', '4,4', '5,4', '4,5', '5,5')
  const places = spots(game, 'trochus')
  assert.ok(places.includes('6,4,0'))
  assert.ok(!places.includes('4,4,0') && !places.includes('3,3,0'), 'not on terrain')
  assert.ok(!places.includes('1,3,0'), 'not on a fence')
})

test('CR-ABIL-18, CR-RELOC-6: two terrains at once, and nothing else', () => {
  const game = inRome('bukavac').ground('water', '4,4', '5,4', '6,4')
  assert.deepEqual(spots(game, 'bukavac'), [], 'one terrain is not enough')
  game.ground('forest', '5,5:coin')
  assert.deepEqual(spots(game, 'bukavac'), ['4,4,0'])
  game.answer(0, 'relocate:bukavac', '4,4,0')
  assert.equal(game.player(0).coins, 2)
})

test('CR-ABIL-7, CR-RELOC-6: Korkodil on any one terrain', () => {
  const game = inRome('korkodil').ground('water', '4,4', '5,4', '6,4').ground('forest', '4,5')
  assert.deepEqual(spots(game, 'korkodil'), [])
  game.ground('mountain', '7,0', '8,0', '9,0', '7,1')
  assert.deepEqual(spots(game, 'korkodil'), ['7,0,0'])
})

test('CR-ABIL-8, CR-ABIL-9, CR-ABIL-10, CR-ABIL-11, CR-EX-25, CR-BAD-61: tiles on tiles', () => {
  const game = inRome('karadag', 'tulikettu', 'dahu', 'ziriddar', 'lagopus')
  game
    .ground('water', '2,0:coin', '3,0:coin', '4,0:exp', '5,0')
    .ground('forest', '6,0', '7,0')
    .ground('mountain', '8,0', '9,0')
  const place = (card: string, spot: string): void => {
    game.player(0).action = 'ready'
    game.answer(0, `relocate:${card}`, spot)
  }
  place('karadag', '2,0,0')
  const { coins, experience } = game.player(0)
  assert.deepEqual(spots(game, 'lagopus'), ['2,0,0', '3,0,0', '4,0,0'], 'not on bare terrain')
  place('ziriddar', '3,0,0')
  place('tulikettu', '6,0,0')
  place('dahu', '8,0,0')
  game.answer(0, 'none')
  assert.ok(spots(game, 'lagopus').includes('5,0,0'), 'over Ziriddar and a third cryptid')
  place('lagopus', '5,0,0')
  assert.ok(spots(game, 'ziriddar').includes('5,0,0'), 'two cryptids underneath')
  assert.ok(!spots(game, 'ziriddar').includes('6,0,0'), 'three are too many')
  assert.deepEqual([game.player(0).coins, game.player(0).experience], [coins, experience], 'no bonus')
  assert.equal(pointsOf(game.state, game.content, 0).by.reserve, 2 + 1 + 1 + 4 + 2)
})

test('CR-ABIL-6, CR-SCORE-10, CR-EX-29: Korkodil is at home where his tile lies', () => {
  const game = inRome('korkodil', 'lagopus')
  game.state.commonContract = 'contract-08'
  const common = (): number => pointsOf(game.state, game.content, 0).by.common ?? 0
  assert.equal(common(), 0, 'never placed')
  game.ground('forest', '4,4', '5,4', '6,4', '4,5').answer(0, 'relocate:korkodil', '4,4,0')
  assert.equal(common(), 1)
  game.state.commonContract = 'contract-07'
  assert.equal(common(), 0)
})
