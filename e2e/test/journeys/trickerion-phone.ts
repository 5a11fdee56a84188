import assert from 'node:assert/strict'
import type { TrickerionText } from '@curio/trickerion/text'
import { drawnFor, isEnd, thing } from '../../support/trickerion/board.ts'
import { type Coming, Line } from '../../support/trickerion/line.ts'
import { textFor } from '../../support/trickerion/words.ts'
import { assertAccessible } from '../support/axe.ts'
import { assertEnding } from '../support/ending.ts'
import { journeys } from '../support/journey.ts'
import { assertFits, assertInSight, assertTouchable } from '../support/layout.ts'
import { plain, sitDownAt } from '../support/lines.ts'
import { Player } from '../support/player.ts'
import { TrickerionHand } from '../support/trickerion/hand.ts'
import { OneScreen } from '../support/trickerion/one-screen.ts'

const journey = journeys()
const NAMES = ['Анна', 'Борис']

/** Everything fits and can be touched; what confirms a choice is in sight when it is made. */
async function carefully(player: Player, text: TrickerionText, coming: Coming): Promise<void> {
  const { page, confirm } = player
  const place = `${coming.question.kind} ${coming.value}`
  const hand = new TrickerionHand(player, text, 'finger')
  await assertFits(page, place)
  await assertTouchable(page, place)
  for (const deck of drawnFor(coming.acts).filter((name) => name.startsWith('deck:')))
    await assertInSight(page.locator(thing(deck)), `${place}, ${deck}`)
  if (!isEnd(coming)) {
    await hand.choose(coming)
    await assertInSight(confirm, place)
    await assertFits(page, `${place}, chosen`)
    await assertTouchable(page, `${place}, chosen`)
  }
  await hand.send(coming)
}

const TOUCHING = { press: (button: { tap(): Promise<void> }) => button.tap(), give: carefully }

journey('a round of Trickerion by touch on a phone, and its end', async ({ visitor }) => {
  const person = await visitor({ phone: true })
  const { page, words } = person
  const line = Line.recorded('rounds-2')
  assert.ok(line.goTo(({ question }) => question.kind === 'advertise'))
  await sitDownAt(person, line, NAMES)
  await page.locator('.table--phone').waitFor()
  const table = new OneScreen(person, line, NAMES, TOUCHING)
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
  const ending = new OneScreen(person, last, NAMES, TOUCHING)
  await ending.play(() => false)
  await assertEnding(person)
  await assertFits(page, 'the end')
  await assertTouchable(page, 'the end')
  await assertAccessible(page, 'the end on a phone')
})

journey('special assignments by touch on a phone: chosen, drawn, and given', async ({ visitor }) => {
  const person = await visitor({ phone: true })
  const { page } = person
  const trio = [...NAMES, 'Вера']
  const chosen = Line.recorded('alley-quick-rounds-3')
  assert.ok(chosen.goTo(({ question }) => question.kind === 'setup.special'))
  await sitDownAt(person, chosen, trio)
  await new OneScreen(person, chosen, trio, TOUCHING).play(
    ({ question }) => question.kind !== 'setup.special',
  )

  const drawn = Line.recorded('alley-rounds-2')
  assert.ok(drawn.goTo(({ acts }) => acts.some(({ type }) => type === 'draw')))
  await sitDownAt(person, drawn, NAMES)
  await new OneScreen(person, drawn, NAMES, TOUCHING).play(({ view }) => view.placement === null)

  const given = Line.recorded('alley-rounds-2')
  assert.ok(given.goTo(({ question, view }) => question.kind === 'plan' && view.round > 1))
  await sitDownAt(person, given, NAMES)
  await new OneScreen(person, given, NAMES, TOUCHING).play(() => true)
  await page.locator(thing('disc:magician')).tap()
  const card = page.locator('.stage [data-target^="card:SA-"]').first()
  const special = (await card.getAttribute('data-target'))?.replace('card:', '') ?? assert.fail()
  const effect = textFor('ru', NAMES).specialEffect(special)
  assert.ok(plain(await card.innerText()).includes(plain(effect)), 'a card says on its face what it does')
  await card.tap()
  await assertInSight(new Player(person).confirm, 'a special assignment, given')
  await assertFits(page, 'a special assignment, given')
  await assertTouchable(page, 'a special assignment, given')
})
