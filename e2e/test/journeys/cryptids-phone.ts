import assert from 'node:assert/strict'
import type { Act, CryptidsView } from '@curio/cryptids/text'
import { type Coming, Line } from '../../support/cryptids/line.ts'
import { textFor } from '../../support/cryptids/words.ts'
import { assertAccessible } from '../support/axe.ts'
import { CryptidsHand } from '../support/cryptids/hand.ts'
import { assertEnding } from '../support/ending.ts'
import { journeys } from '../support/journey.ts'
import { assertFits, assertInSight, assertTouchable } from '../support/layout.ts'
import { playLine, type Seat, sitDownAt } from '../support/lines.ts'
import { Player } from '../support/player.ts'
import type { Visitor } from '../support/visitor.ts'

const journey = journeys()
const NAMES = ['Ада']
const text = textFor('ru', NAMES, 0)

/** Everything fits and can be touched; what confirms a choice is in sight when it is made. */
function carefully(player: Player): Seat<CryptidsView, Act> {
  const { page, confirm } = player
  const hand = new CryptidsHand(player, text, 'finger')
  const give = async (coming: Coming): Promise<void> => {
    const { kind } = coming.question
    await assertFits(page, kind)
    await assertTouchable(page, kind)
    if (coming.value !== 'end') {
      await hand.choose(coming)
      await assertInSight(confirm, kind)
      await assertFits(page, `${kind}, chosen`)
    }
    await hand.send(coming)
  }
  return { player, text, give }
}

journey('the setup and the first round of Cryptids by touch on a phone', async ({ visitor }) => {
  const person = await visitor({ phone: true, name: 'Ада' })
  const { page, words } = person
  const line = Line.lesson()
  await sitDownAt(person, line, NAMES)
  const player = new Player(person)
  await page.locator('.table--phone').waitFor()
  await playLine(line, carefully(player), ({ view }) => view.round > 1)
  assert.equal(line.coming?.view.round, 2)
  await assertViews(person)
  for (const tab of ['options', 'log', 'score', 'rules'] as const) {
    await page.getByRole('tab', { name: words.table.tabs[tab] }).tap()
    await page.getByRole('tabpanel', { name: words.table.tabs[tab] }).waitFor()
    await assertFits(page, tab)
  }
})

/** Every view of the board fits and can be touched. */
async function assertViews({ page }: Visitor): Promise<void> {
  for (const view of await page.locator('.cb-views button').all()) {
    await view.tap()
    const name = await view.innerText()
    await assertFits(page, name)
    await assertTouchable(page, name)
  }
}

journey('the end of a game of Cryptids on a phone', async ({ visitor }) => {
  const person = await visitor({ phone: true, name: 'Ада' })
  const { page } = person
  const line = Line.lesson()
  assert.ok(line.goTo(({ view, value }) => view.round === 12 && value === 'relocate:ajatar'))
  await sitDownAt(person, line, NAMES)
  const player = new Player(person)
  await player.awaitTurn()
  await assertAccessible(page, 'the board on a phone')
  await playLine(line, carefully(player))
  await assertEnding(person)
  await assertFits(page, 'the end')
  await assertTouchable(page, 'the end')
  await assertAccessible(page, 'the end on a phone')
})
