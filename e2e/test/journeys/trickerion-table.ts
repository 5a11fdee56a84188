import assert from 'node:assert/strict'
import { asTrickerionView } from '@curio/trickerion/text'
import { goldenLog } from '../../support/files.ts'
import { thing } from '../../support/trickerion/board.ts'
import { type Coming, Line } from '../../support/trickerion/line.ts'
import { textFor } from '../../support/trickerion/words.ts'
import { assertAccessible } from '../support/axe.ts'
import { assertEnding } from '../support/ending.ts'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import { assertUnscrolled } from '../support/layout.ts'
import { playLine, sitDownAt } from '../support/lines.ts'
import { assertBoth } from '../support/one-language.ts'
import { isOn, Player } from '../support/player.ts'
import { TrickerionHand } from '../support/trickerion/hand.ts'
import { OneScreen } from '../support/trickerion/one-screen.ts'
import type { Visitor } from '../support/visitor.ts'

const journey = journeys()
const FOUR = ['Анна', 'Борис', 'Вера', 'Глеб']

/** A round in which everybody plans with special assignments in hand. */
const isSecretive = ({ question, view }: Coming): boolean => question.kind === 'plan' && view.round === 3

journey('four at one screen of Trickerion: the curtain falls for plans and hands', async ({ visitor }) => {
  const person = await visitor()
  const { page } = person
  const line = Line.recorded('prophecies-rounds-4')
  assert.ok(line.goTo(isSecretive))
  await sitDownAt(person, line, FOUR)
  const { names } = textFor('ru')
  const secrets = FOUR.map((_, seat) => {
    const own = asTrickerionView(line.match.view(seat)).players[seat] ?? assert.fail()
    return (own.specials ?? []).filter((each) => !own.shown.includes(each)).map(names.special)
  })
  assert.ok(secrets.filter((cards) => cards.length > 0).length > 1)
  await assertCovered(person)
  const looked = new Set<number>()
  const table = new OneScreen(person, line, FOUR, {
    press: (button) => button.click(),
    give: (player, text, coming) => new TrickerionHand(player, text).give(coming),
    look: async (seat) => {
      looked.add(seat)
      await page.getByRole('tab').first().click()
      const drawn = await page.evaluate(() => document.body.innerHTML)
      // Whoever planned before has laid out what they had; what they plan is nobody's business either.
      if (looked.size === 1) for (const card of secrets[seat] ?? []) assert.ok(drawn.includes(card), card)
      await assertHidden(
        person,
        secrets.flatMap((cards, other) => (other === seat ? [] : cards)),
      )
    },
  })
  await table.play(({ question }) => question.kind === 'turn')
  assert.equal(looked.size, FOUR.length)
  await table.play(({ question }) => question.kind !== 'turn')
})

/** Nobody reads a hand of cards through the curtain. */
async function assertCovered({ page }: Visitor): Promise<void> {
  await page.locator('.curtain').waitFor()
  const cards = page.locator('.stage [data-target^="card:"]')
  assert.ok((await cards.count()) > 0)
  const isSeen = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect()
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return there !== null && there.closest('.curtain') === null
    }),
  )
  assert.ok(!isSeen.includes(true))
}

/** None of these words is anywhere in the page. */
async function assertHidden({ page }: Visitor, cards: readonly string[]): Promise<void> {
  const drawn = await page.evaluate(() => document.body.innerHTML)
  assert.deepEqual(
    cards.filter((card) => drawn.includes(card)),
    [],
  )
}

/** One person with a bot at each other seat, where a line has come to. */
async function sitAlone(person: Visitor, line: Line): Promise<TrickerionHand> {
  const { seat, view } = line.coming ?? assert.fail()
  const names = view.players.map((_, other) => (other === seat ? '' : null))
  await sitDownAt(person, line, names)
  const player = new Player(person)
  await player.sitDown()
  await eventually(async () => assert.ok(await player.isAsked()))
  return new TrickerionHand(player, textFor('ru', [], seat))
}

journey(
  'a step is taken back until a die has rolled, and what cannot be done says why',
  async ({ visitor }) => {
    const person = await visitor({ name: 'Ада' })
    const { page, words } = person
    const line = Line.recorded('rounds-2')
    assert.ok(line.goTo(({ value }) => value === 'place:assistant:downtown.0'))
    const hand = await sitAlone(person, line)
    const player = new Player(person)
    const before = await player.sentence.innerText()

    // A slot of another place than the assignment says.
    await page.locator('.stage').getByRole('button', { name: 'Рынок' }).first().click()
    await page.locator(thing('slot:marketRow.0')).click()
    const rule = player.toast.getByRole('link')
    assert.match(await rule.innerText(), /TR(-[A-Z0-9]+)+$/)
    const [opened] = await Promise.all([person.context.waitForEvent('page'), rule.click()])
    await opened.locator(`#${(await rule.innerText()).split(' ').at(-1)}`).waitFor()
    await opened.close()
    await player.toast.getByRole('button', { name: words.close }).click()
    assert.equal(await isOn(player.confirm), false)

    const place = line.coming ?? assert.fail()
    await hand.give(place)
    line.step()
    await page.locator('[data-motion^="disc:1:assistant"]').waitFor()
    await page.keyboard.press('u')
    await eventually(async () => assert.equal(await player.sentence.innerText(), before))
    await hand.give(place)
    for (const value of ['coins:4', 'reroll:4']) {
      assert.equal(line.coming?.value, value)
      await hand.give(line.coming)
      line.step()
    }
    await eventually(async () =>
      assert.equal(await player.undo.getAttribute('data-tip'), words.table.undoOff.chance),
    )
  },
)

journey('Trickerion ends on the board, and its log and its replay lead back', async ({ visitor }) => {
  const person = await visitor()
  const { page } = person
  const line = Line.recorded('rounds-2')
  assert.ok(line.goTo(() => line.left === 1))
  const hand = await sitAlone(person, line)
  await assertMoment(person)
  const player = new Player(person)
  const { seat } = line.coming ?? assert.fail()
  const text = textFor('ru', [], seat)
  await playLine(line, { player, text, give: (coming) => hand.give(coming) })
  const verdict = await assertEnding(person)
  const outcome = line.match.outcome() ?? assert.fail()
  assert.match(verdict, new RegExp(`${Math.max(...outcome.points.map(({ total }) => total))}`))
  await assertAccessible(page, 'the end')
  await assertBoth(person, 'the end')

  await person.go('/replay')
  await page.locator('input[type="file"]').setInputFiles(goldenLog('trickerion', 'alley-rounds-2'))
  await assertReplay(person)
})

journey('the catalogue of tricks scrolls by itself, and the board stays', async ({ visitor }) => {
  const person = await visitor()
  const line = Line.recorded('rounds-2')
  assert.ok(line.goTo(({ question }) => question.kind === 'turn'))
  await sitAlone(person, line)
  await person.page.locator('.tb-tab').last().click()
  await person.page.locator('.tr-catalogue-item').last().waitFor()
  await assertUnscrolled(person.page.locator('.stage'), 'the catalogue')
})

/** A line of the log shows its moment; there is a way back. */
async function assertMoment({ page, words }: Visitor): Promise<void> {
  await page.getByRole('tab', { name: words.table.tabs.log }).click()
  const now = await page.locator('.stage').innerHTML()
  const lines = page.locator('.log__line')
  await lines.nth(30).click()
  await page.locator('.steps').waitFor()
  await eventually(async () => assert.notEqual(await page.locator('.stage').innerHTML(), now))
  await page.getByRole('button', { name: words.table.momentBack }).click()
  await page.locator('.steps').waitFor({ state: 'detached' })
  await eventually(async () => assert.equal(await page.locator('.stage').innerHTML(), now))
  await page.getByRole('tab').first().click()
}

/** By buttons and by chapters, both ways; the board follows. */
async function assertReplay({ page, words }: Visitor): Promise<void> {
  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
  const told = page.locator('.steps__line')
  const showsRound = (round: number): Promise<void> =>
    eventually(async () =>
      assert.match(await page.locator('.stage').innerText(), new RegExp(`Раунд ${round}`)),
    )
  await page.getByText(words.table.watching).waitFor()
  await press(words.replay.last)
  await showsRound(7)
  await press(words.replay.first)
  await showsRound(1)
  await page.getByRole('combobox', { name: words.replay.moments }).selectOption({ index: 3 })
  await showsRound(4)
  const lines = [await told.innerText()]
  for (let step = 0; step < 3; step++) {
    await press(words.table.next)
    lines.push(await told.innerText())
  }
  assert.equal(new Set(lines).size, lines.length)
  for (const each of lines.toReversed().slice(1)) {
    await press(words.table.previous)
    assert.equal(await told.innerText(), each)
  }
  await showsRound(4)
}

/** A decision in each phase and in each place of the city, by the game in which it comes and what is answered there. */
const MOMENTS: readonly (readonly [string, (coming: Coming) => boolean])[] = [
  ['rounds-2', ({ question }) => question.kind === 'setup.magician'],
  ['rounds-2', ({ question }) => question.kind === 'setup.trick'],
  ['rounds-2', ({ question }) => question.kind === 'advertise'],
  ['alley-quick-rounds-3', ({ question }) => question.kind === 'plan'],
  ['prophecies-rounds-4', ({ acts: [act], view }) => act?.type === 'place' && view.round === 3],
  ['prophecies-rounds-4', ({ acts: [act] }) => act?.type === 'learn'],
  ['prophecies-rounds-4', ({ acts: [act] }) => act?.type === 'buy'],
  ['prophecies-rounds-4', ({ acts: [act] }) => act?.type === 'prepare'],
  ['prophecies-rounds-4', ({ acts: [act] }) => act?.type === 'setUp'],
  ['prophecies-rounds-4', ({ acts: [act] }) => act?.type === 'reschedule'],
  ['prophecies-rounds-4', ({ acts: [act] }) => act?.type === 'draw'],
  ['prophecies-rounds-4', ({ question }) => question.kind === 'draw.keep'],
  ['rounds-4', ({ question }) => question.kind === 'link'],
  ['rounds-4', ({ question }) => question.kind === 'perform'],
]

journey('the board of Trickerion shuts nobody out and speaks one language at a time', async ({ visitor }) => {
  const person = await visitor()
  const { page } = person
  await person.go('/new/trickerion')
  await page.locator('.seats__row').first().waitFor()
  await assertAccessible(page, 'a new game')
  await assertBoth(person, 'a new game')
  for (const [name, when] of MOMENTS) {
    const line = Line.recorded(name)
    assert.ok(line.goTo(when))
    const coming = line.coming ?? assert.fail()
    const hand = await sitAlone(person, line)
    const place = `${coming.question.kind} ${coming.acts[0]?.type}`
    await hand.choose(coming)
    assert.deepEqual(
      await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ]),
      [1440, 900],
      place,
    )
    for (const part of ['.tb-decision', '.tb-place'])
      await eventually(() => assertUnscrolled(page.locator(part), `${place} ${part}`))
    await assertAccessible(page, place, '.stage')
    await assertBoth(person, place)
  }
})
