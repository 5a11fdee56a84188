import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAGORIA } from '../content/index.ts'
import { trickerionText } from '../text/index.ts'
import { thingsOf } from '../ui/model/offers.ts'
import { viewTrickerion } from '../view.ts'
import { TestGame } from './support/table.ts'
import { whyNot } from './support/why.ts'

const RINGS = 'linking-rings'

/** Red Lotus performs R03, and R01, which lies before it, has markers at the same places. */
function besideAnother(): TestGame {
  return new TestGame({ magicians: ['red-lotus'] })
    .plans(0, { magician: 'theater' })
    .knows(0, 'burning-mummy')
    .knows(1, RINGS)
    .knows(1, 'living-piano')
    .row('R01', 'R03')
    .lays('R01', [1, 'living-piano', '00', 'down'], [1, 'living-piano', '12', 'up'])
    .lays('R03', [0, 'burning-mummy', '00', 'down'], [1, RINGS, '12', 'up'], [1, RINGS, '11', 'up'])
    .reveals()
    .answer(0, 'place:magician:friday.stage')
    .until('perform')
    .answer(0, 'R03')
}

test('TR-MAG-RED-1: a yield to take is called by its trick on the card that is performed', () => {
  const game = besideAnother()
  const view = viewTrickerion(game.state, 0, game.content)
  const question = game.ask(0).question('')
  assert.equal(view.performing, 'R03')
  const { spoken } = trickerionText('en', MAGORIA, ['Ann', 'Ben'], 0)
  const said = ['00:12', '00:11'].map((answer) => spoken(question, answer, view))
  for (const words of said) {
    assert.match(words, /“?Linking Rings”? \(/)
    assert.match(words, /Burning Mummy”?$/)
  }
  assert.notEqual(said[0], said[1], 'two markers of one trick are told apart')
  assert.deepEqual(thingsOf('ability.steal', '00:12', view), ['spot:R03.00', 'spot:R03.12'])
  const spots = ['R03', 'R01'].map((card) => whyNot(game, { thing: 'spot', card, place: '00' }))
  assert.deepEqual(spots, [null, 'openChoice TR-TRK-10'])
})

test('which card is performed is said until it is paid', () => {
  const game = besideAnother()
  const performing = (): string | null => viewTrickerion(game.state, 1, game.content).performing
  assert.equal(performing(), 'R03')
  game.answer(0, 'none')
  assert.equal(performing(), null)
})
