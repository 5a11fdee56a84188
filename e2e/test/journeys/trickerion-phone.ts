import assert from 'node:assert/strict'
import type { TrickerionText } from '@curio/trickerion/text'
import { isEnd } from '../../support/trickerion/board.ts'
import { type Coming, Line } from '../../support/trickerion/line.ts'
import { assertAccessible } from '../support/axe.ts'
import { assertEnding } from '../support/ending.ts'
import { journeys } from '../support/journey.ts'
import { assertFits, assertInSight, assertTouchable } from '../support/layout.ts'
import { sitDownAt } from '../support/lines.ts'
import type { Player } from '../support/player.ts'
import { Hand } from '../support/trickerion/hand.ts'
import { OneScreen } from '../support/trickerion/one-screen.ts'

const journey = journeys()
const NAMES = ['Анна', 'Борис']

/** Everything fits and can be touched; what confirms a choice is in sight when it is made. */
async function carefully(player: Player, text: TrickerionText, coming: Coming): Promise<void> {
  const { page, confirm } = player
  const place = `${coming.question.kind} ${coming.value}`
  const hand = new Hand(player, text, 'finger')
  await assertFits(page, place)
  await assertTouchable(page, place)
  if (!isEnd(coming)) {
    await hand.choose(coming)
    await assertInSight(confirm, place)
    await assertFits(page, `${place}, chosen`)
    await assertTouchable(page, `${place}, chosen`)
  }
  await hand.send(coming)
}

journey('a round of Trickerion by touch on a phone, and its end', async ({ visitor }) => {
  const person = await visitor({ phone: true })
  const { page, words } = person
  const line = Line.recorded('rounds-2')
  assert.ok(line.goTo(({ question }) => question.kind === 'advertise'))
  await sitDownAt(person, line, NAMES)
  await page.locator('.table--phone').waitFor()
  const touching = { press: (button: { tap(): Promise<void> }) => button.tap(), give: carefully }
  const table = new OneScreen(person, line, NAMES, touching)
  await table.play(({ view }) => view.round > 1)
  await assertAccessible(page, 'the board on a phone')
  for (const tab of ['options', 'log', 'score', 'rules'] as const) {
    await page.getByRole('tab', { name: words.table.tabs[tab] }).tap()
    await page.getByRole('tabpanel', { name: words.table.tabs[tab] }).waitFor()
    await assertFits(page, tab)
  }

  const last = Line.recorded('rounds-2')
  assert.ok(last.goTo(() => last.left === 1))
  await sitDownAt(person, last, NAMES)
  const ending = new OneScreen(person, last, NAMES, touching)
  await ending.play(() => false)
  await assertEnding(person)
  await assertFits(page, 'the end')
  await assertTouchable(page, 'the end')
  await assertAccessible(page, 'the end on a phone')
})
