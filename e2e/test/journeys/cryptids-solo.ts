import assert from 'node:assert/strict'
import { asCryptidsView } from '@curio/cryptids/text'
import { type Coming, Line } from '../../support/cryptids/line.ts'
import { textFor } from '../../support/cryptids/words.ts'
import { assertAccessible } from '../support/axe.ts'
import { CryptidsHand } from '../support/cryptids/hand.ts'
import { Keys } from '../support/cryptids/keys.ts'
import { assertEnding, assertUnscoredEnding } from '../support/ending.ts'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import { Keyboard } from '../support/keyboard.ts'
import { assertAsked, plain, playLine, sitDownAt } from '../support/lines.ts'
import { Player } from '../support/player.ts'
import type { Visitor } from '../support/visitor.ts'

const journey = journeys()
const NAMES = ['Ада']
const text = textFor('ru', NAMES, 0)

/** What the rules say of the end of a line that is played. */
function endingOf({ match }: Line): string {
  const outcome = match.outcome()
  assert.ok(outcome)
  return text.ending(outcome, asCryptidsView(match.view(0))).join(' ')
}

journey('a solo game is won on the board, and steps both ways in the replay', async ({ visitor }) => {
  const person = await visitor({ name: 'Ада' })
  const { page, words } = person
  const line = Line.lesson()
  assert.ok(line.goTo(({ view }) => view.round === 10))
  await sitDownAt(person, line, NAMES)
  const player = new Player(person)
  await player.sitDown()
  const hand = new CryptidsHand(player, text)
  await assertTakenBack(line, player, hand)
  const known = new Set<string>()
  const give = async (coming: Coming): Promise<void> => {
    const { kind } = coming.question
    if (!known.has(kind)) await assertStill(person, kind)
    known.add(kind)
    await hand.give(coming)
  }
  await playLine(line, { player, text, give }, ({ question }) => question.kind === 'bid.place')
  await eventually(async () =>
    assert.equal(await player.undo.getAttribute('data-tip'), words.table.undoOff.chance, 'dice have fallen'),
  )
  await playLine(line, { player, text, give })
  assert.ok(known.size >= 8, [...known].join(', '))
  const verdict = await assertEnding(person)
  assert.equal(plain(verdict), plain(endingOf(line)))
  assert.match(verdict, /звание/)
  await assertAccessible(page, 'the end of a solo game')

  await page.getByRole('button', { name: words.end.fairness }).click()
  await page.getByRole('heading', { name: words.fair.ok }).waitFor()
  await person.go('/replay')
  await page.locator('.shelf__link').click()
  await assertReplay(person)
})

/** The first answer of a turn is given, taken back, and the table is as it was. */
async function assertTakenBack(line: Line, player: Player, hand: CryptidsHand): Promise<void> {
  const { coming } = line
  assert.ok(coming)
  const before = text.prompt(coming.question, coming.view)
  const place = player.page.locator(`[data-target="place:${coming.view.players[0]?.place}"]`)
  const isHere = async (): Promise<boolean> => /Вы здесь/.test((await place.getAttribute('aria-label')) ?? '')
  await assertAsked(player, before)
  assert.ok(await isHere())
  await hand.give(coming)
  await eventually(async () => assert.equal(await isHere(), false))
  await player.page.keyboard.press('u')
  await eventually(async () => assert.ok(await isHere()))
  await assertAsked(player, before)
}

/** At every kind of decision: the page does not scroll, and the tab says whose turn it is. */
async function assertStill({ page, words }: Visitor, kind: string): Promise<void> {
  await eventually(async () => assert.ok((await page.title()).startsWith(words.table.yourTurnTitle)))
  assert.deepEqual(
    await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]),
    [1440, 900],
    kind,
  )
}

/** By buttons and by chapters; the board follows. */
async function assertReplay({ page, words }: Visitor): Promise<void> {
  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
  const told = page.locator('.steps__line')
  const laid = page.locator('.cb-laid')
  const showsRound = (round: number): Promise<void> =>
    eventually(async () =>
      assert.match(await page.locator('.cb-round').innerText(), new RegExp(`${round}\\b`)),
    )
  await page.getByText(words.table.watching).waitFor()
  await press(words.replay.last)
  await page.locator('.cb-everybody').waitFor()
  await press(words.replay.first)
  await eventually(async () => assert.equal(await laid.count(), 0))
  await page.getByRole('combobox', { name: words.replay.moments }).selectOption({ index: 4 })
  await showsRound(5)
  const lines = [await told.innerText()]
  for (let step = 0; step < 3; step++) {
    await press(words.table.next)
    lines.push(await told.innerText())
  }
  for (const line of lines.toReversed().slice(1)) {
    await press(words.table.previous)
    assert.equal(await told.innerText(), line)
  }
  await showsRound(5)
}

journey('a solo game is lost to the Poacher, by keyboard alone', async ({ visitor }) => {
  const person = await visitor({ name: 'Ада' })
  const line = Line.recorded('lost-contract-1')
  assert.ok(line.goTo(() => line.left <= 9))
  await sitDownAt(person, line, NAMES)
  const player = new Player(person)
  const keyboard = new Keyboard(person.page)
  await player.sentence.waitFor()
  await keyboard.press('l')
  await keyboard.tabTo('.tabs__tab[aria-selected="true"]')
  await keyboard.press('ArrowLeft')
  const keys = new Keys(keyboard, player, text)
  await playLine(line, { player, text, give: (coming) => keys.give(coming) })
  const verdict = await assertUnscoredEnding(person)
  assert.equal(plain(verdict), plain(endingOf(line)))
  assert.match(verdict, /^Браконьер побеждает/)
  assert.equal(await person.page.locator('.end__place--won').count(), 0)
})

journey('the setup and the first round are played on the board by keyboard alone', async ({ visitor }) => {
  const person = await visitor({ name: 'Ада' })
  const { page } = person
  const keyboard = new Keyboard(page)
  await person.go('/')
  await keyboard.tabTo('a[href="/new/cryptids"]')
  await keyboard.press('Enter')
  await keyboard.tabTo('.seats__row:nth-child(2) .button--icon')
  await keyboard.press('Enter')
  await keyboard.tabTo('.new-game__begin .button')
  await keyboard.press('Enter')
  await page.locator('.cb-poacher').waitFor()

  const line = Line.lesson()
  await sitDownAt(person, line, NAMES)
  const player = new Player(person)
  await player.sitDown()
  const keys = new Keys(keyboard, player, text)
  const give = (coming: Coming): Promise<void> => keys.giveOnBoard(coming)
  await playLine(line, { player, text, give }, ({ question }) => question.kind === 'terrain.take')
  assert.ok(line.coming)
  await assertAsked(player, text.prompt(line.coming.question, line.coming.view))
})
