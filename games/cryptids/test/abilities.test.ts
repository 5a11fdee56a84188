import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cryptids } from '../index.ts'
import { atTurn, type TestGame } from './support/table.ts'

/** Seat 0 finds the card with all its evidence. */
function find(card: string, prepare: (game: TestGame) => void = () => {}): TestGame {
  const game = atTurn({ seats: 3 }).map('N1:B', 'N2:F', 'S1:V').show(0, card, 0)
  const entry = game.content.cards.get(card)?.entry
  assert.ok(entry)
  const evidence = entry.evidence.map((each) => (each === '?' ? 'V' : each))
  game.at(0, entry.loc).hand(0, ...evidence)
  const slot = game.slot(card)
  slot.evidence = evidence
  prepare(game)
  return game.script(entry.level === 1 ? 'karadag' : 'kraken').answer(0, `track:${card}:${evidence.join()}`)
}

/** Seat 0 relocates the card onto ground that fits. */
function relocate(card: string, prepare: (game: TestGame) => void = () => {}): TestGame {
  const game = atTurn({ seats: 3 }).map('N1:B', 'N2:F', 'S1:V').at(0, 'ROM').found(0, card)
  const habitat = game.content.cards.get(card)?.entry.habitat
  assert.ok(habitat && habitat !== 'special')
  for (let y = 0; y < 4; y++) game.ground(habitat, `3,${y}`, `4,${y}`, `5,${y}`, `6,${y}`)
  prepare(game)
  game.answer(0, `relocate:${card}`)
  return game.answer(0, game.options(0)[0] ?? '')
}

test('CR-ABIL-1, CR-ABIL-2, CR-GEN-8: gains come by themselves', () => {
  assert.equal(find('selma').player(0).coins, 3)
  assert.equal(find('storsjo').player(0).experience, 2)
  assert.deepEqual(
    find('elwetritsch', (game) => {
      game.slot('elwetritsch').location = 'N1'
      game.at(0, 'N1')
    }).handOf(0),
    ['r'],
  )
  assert.deepEqual(find('gatto_mammone').handOf(0).length, 1)
  assert.equal(relocate('zlatorog').player(0).coins, 6)
  assert.equal(relocate('rasselbock').player(0).experience, 1)
})

test('CR-ABIL-2, CR-BAD-60: collecting anywhere, or nothing; an emptied map is refreshed', () => {
  const game = find('barometz', (each) => each.map('N1:B'))
  assert.deepEqual(game.options(0), ['N1:B', 'none'])
  game.answer(0, 'N1:B')
  assert.equal(game.kind(0), 'refresh.market')
  game.answer(0, 0)
  assert.deepEqual(game.handOf(0), ['B'])
  const declined = find('barometz').answer(0, 'none')
  assert.deepEqual([declined.handOf(0), declined.kind(0)], [[], 'turn'])
})

test('CR-ABIL-2, CR-BAD-60: restoring skills of one’s choice', () => {
  const used = (game: TestGame): void => {
    game.skills(0, 'planeTicket', 'luck')
    game.player(0).skills.planeTicket = 'used'
    game.player(0).skills.luck = 'used'
  }
  const game = find('tulikettu', used).refuses(0, ['planeTicket', 'luck']).answer(0, ['luck'])
  assert.equal(game.player(0).skills.luck, 'ready')
  assert.equal(find('tulikettu').kind(0), 'turn', 'nothing to restore')
})

test('CR-ABIL-2, CR-INIT-8: helper steps, travel', () => {
  const game = relocate('dahu', (each) => each.rows(4, 5, 6))
  assert.deepEqual(game.options(0), ['up:1', 'up:2', 'down:1', 'down:2', 'none'])
  game.answer(0, 'down:2')
  assert.equal(game.player(0).row, 8)
  const traveller = find('havhest').refuses(0, 'N1').answer(0, 'E3')
  assert.deepEqual([traveller.player(0).place, traveller.player(0).movement], ['E3', 'ready'])
})

test('CR-ABIL-5, CR-REFR-10: a full Refresh, not with seven tokens on the map', () => {
  const game = find('tatzelwurm').answer(0, 'refresh', 0)
  assert.equal(game.kind(0), 'refresh.cards')
  game.answer(0, [], 'coins')
  assert.equal(game.state.map.length, 7)
  const full = find('tatzelwurm', (each) => each.map('N1:V', 'N1:V', 'N2:E', 'N2:E', 'S1:S', 'S1:S', 'S3:W'))
  assert.equal(full.kind(0), 'turn')
  assert.equal(relocate('caladrius').kind(0), 'ability.refresh')
})

test('CR-ABIL-2: a skill for less, in any phase', () => {
  const game = find('lou_carcolh')
  assert.ok(game.options(0).includes('trackSkill'))
  game.answer(0, 'trackSkill')
  assert.deepEqual([game.player(0).skills.trackSkill, game.player(0).experience], ['ready', 0])
})

test('CR-ABIL-2, CR-BAD-60: what an ability offers may be declined, and nothing changes', () => {
  const traveller = find('havhest')
  assert.equal(traveller.kind(0), 'ability.travel')
  traveller.answer(0, 'none')
  assert.deepEqual([traveller.player(0).place, traveller.kind(0)], ['N1', 'turn'])
  const refreshed = find('tatzelwurm')
  const before = refreshed.state.map.length
  refreshed.answer(0, 'none')
  assert.deepEqual([refreshed.state.map.length, refreshed.kind(0)], [before, 'turn'])
  const learner = find('lou_carcolh')
  assert.equal(learner.kind(0), 'ability.skill')
  const { skills, experience } = structuredClone(learner.player(0))
  learner.answer(0, 'none')
  assert.deepEqual([learner.player(0).skills, learner.player(0).experience], [skills, experience])
  const helper = relocate('dahu', (each) => each.rows(4, 5, 6))
  assert.equal(helper.kind(0), 'ability.helper')
  helper.answer(0, 'none')
  assert.deepEqual([helper.player(0).row, helper.kind(0)], [4, 'turn'])
})

test('CR-ABIL-2, CR-END-5: an extra terrain tile, replaced as usual', () => {
  const game = relocate('basajaun', (each) => {
    each.player(0).tiles = ['water-01', 'forest-01', 'mountain-01']
  })
  assert.equal(game.kind(0), 'ability.terrain')
  const [spot = ''] = game.layings('water-01')
  game.answer(0, spot)
  assert.equal(game.kind(0), 'terrain.take')
  game.answer(0, 'water-05')
  assert.deepEqual(game.player(0).tiles, ['water-05', 'forest-01', 'mountain-01'])
})

test('CR-ABIL-2, CR-TRY-12: what a failure may bring', () => {
  const fail = (card: string, ...hand: string[]): TestGame => {
    const game = atTurn()
      .map('N1:B')
      .show(0, card, 0)
      .hand(0, ...hand)
    const entry = game.content.cards.get(card)?.entry
    assert.ok(entry)
    const cover = entry.evidence.map((each) => (hand.includes(each) ? each : '-')).join()
    const dice = entry.evidence.filter((each) => !hand.includes(each)).map(() => 'failure')
    return game
      .at(0, entry.loc)
      .script(...dice)
      .answer(0, `track:${card}:${cover}`)
  }
  assert.equal(fail('skvader', 'B').player(0).coins, 3)
  assert.deepEqual(fail('lossie', 'W').handOf(0), ['r'])
  assert.equal(fail('pricolici', 'V').player(0).experience, 2)
  assert.deepEqual(fail('owlman', 'S').handOf(0), ['S'], 'the evidence comes back')
})

test('CR-ABIL-1, CR-ABIL-2: every effect of the pack is known', () => {
  const content = cryptids.content({ seats: 2, options: {}, packs: cryptids.packs })
  const effects = new Set([...content.cards.values()].map(({ entry }) => entry.ability?.effect))
  assert.equal(effects.size, 24)
})
