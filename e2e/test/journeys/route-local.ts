import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { assertAccessible } from '../support/axe.ts'
import { assertEnding } from '../support/ending.ts'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import { Keyboard } from '../support/keyboard.ts'
import { assertCoversNothing } from '../support/layout.ts'
import { isOn, Player } from '../support/player.ts'
import { playTurnByKeys } from '../support/route-keys.ts'
import { assertSeen, seenAt } from '../support/seen.ts'
import { beginLocal, openPosition } from '../support/tables.ts'
import type { Visitor } from '../support/visitor.ts'

const journey = journeys()

journey(
  'Route with two bots by keyboard alone: the first round on the board, the last by digits',
  async ({ visitor }) => {
    const person = await visitor()
    const { page, words } = person
    const keyboard = new Keyboard(page)
    const player = new Player(person)
    await person.go('/')
    await keyboard.tabTo('a[href="/new/route"]')
    await keyboard.press('Enter')
    await keyboard.tabTo('.seats__row:nth-child(2) .seats__level input')
    await keyboard.press('ArrowLeft')
    await keyboard.tabTo('.seats + .button')
    await keyboard.press('Enter')
    await keyboard.tabTo('.seats__row:nth-child(3) .seats__level input', 'Shift+Tab')
    await keyboard.press('ArrowLeft')
    await keyboard.tabTo('.new-game__begin .button')
    await keyboard.press('Enter')

    await playTurnByKeys(keyboard, player)

    await openPosition(person, { seats: 3, seed: 1, kind: 'draft.take', when: ({ round }) => round === 10 })
    await keyboard.press('?')
    await page.getByRole('dialog', { name: words.table.keys }).waitFor()
    await keyboard.press('Escape')
    await keyboard.press('l')
    await keyboard.tabTo('.tabs__tab[aria-selected="true"]')
    await keyboard.press('ArrowLeft')
    await player.awaitTurn()
    await keyboard.tabTo('.options__option')
    while (await player.awaitTurn()) await answerByKeys(keyboard, player)
    await assertEnding(person)
  },
)

/** Chooses by digits and confirms by Enter. */
async function answerByKeys(keyboard: Keyboard, player: Player): Promise<void> {
  const list = await keyboard.page.locator('.options').elementHandle()
  if (await isOn(player.finish)) await keyboard.press('e')
  else {
    for (let digit = 1; digit <= 9 && !(await isOn(player.confirm)); digit++) await keyboard.press(`${digit}`)
    await keyboard.press('Enter')
  }
  await keyboard.page.waitForFunction((shown) => shown?.isConnected !== true, list)
}

journey(
  'Route alone against the challenge: its decisions, its end, and back in the replay',
  async ({ visitor }) => {
    const person = await visitor({ name: 'Ада' })
    const { page, words } = person
    await person.go('/new/route')
    await page.getByRole('button', { name: words.create.removeSeat }).last().click()
    await page.locator('.rt-challenge button').nth(5).click()
    await page.getByRole('button', { name: words.create.begin }).click()
    const player = new Player(person, 'board')
    await player.sitDown()
    const known = new Set<string>()
    await assertNewDecision(person, known)
    for (const kind of ['draft.pair', 'block', 'draw', 'shop', 'route']) {
      await openPosition(person, { ...CHALLENGE, kind })
      await assertNewDecision(person, known)
    }
    assert.equal(known.size, 6)
    await player.sitDown()
    while (await player.awaitTurn()) {
      await assertNewDecision(person, known)
      await player.answer()
    }
    await assertEnding(person)
    await assertAccessible(page, 'the end screen')

    await page.getByRole('button', { name: words.end.fairness }).click()
    await page.getByRole('heading', { name: words.fair.ok }).waitFor()
    await assertAccessible(page, 'the fairness page')

    await person.go('/profile')
    assert.equal(await page.locator('tbody > tr > td').first().innerText(), '1')
    await assertAccessible(page, 'the profile')

    await person.go('/replay')
    await page.locator('.shelf__link').click()
    await assertReplay(person)
    await assertAccessible(page, 'a replay')
  },
)

const CHALLENGE = { seats: 1, seed: 6, options: { ancient: 'YOG_SOTHOTH', challenge: { row: 1, column: 1 } } }

/** At every kind of decision: the page does not scroll, the tab says whose turn it is, nobody is shut out. */
async function assertNewDecision({ page, words }: Visitor, known: Set<string>): Promise<void> {
  const kind = (await page.locator('.rt-decision').getAttribute('class')) ?? ''
  if (known.has(kind)) return
  known.add(kind)
  await eventually(async () => assert.ok((await page.title()).startsWith(words.table.yourTurnTitle)))
  assert.deepEqual(
    await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]),
    [1440, 900],
  )
  await assertAccessible(page, kind)
}

/** Steps both ways, by buttons, by the slider and by chapters; the board follows. */
async function assertReplay({ page, words }: Visitor): Promise<void> {
  const [line, count] = [page.locator('.steps__line'), page.locator('.steps__count')]
  const drawn = page.locator('.rt-board :is(.rt-mark, .rt-band)')
  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
  const place = async (): Promise<number[]> => (await count.innerText()).split(' / ').map(Number)
  await page.getByText(words.table.watching).waitFor()
  await press(words.replay.last)
  const [end, all = 0] = await place()
  assert.equal(end, all)
  await page.locator('.rt-over').waitFor()
  await press(words.replay.first)
  assert.deepEqual(await place(), [1, all])
  await eventually(async () => assert.equal(await drawn.count(), 0))

  const told = [await line.innerText()]
  const slider = page.getByRole('slider', { name: words.table.slider })
  await slider.focus()
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('ArrowRight')
    told.push(await line.innerText())
  }
  assert.deepEqual(await place(), [7, all])
  for (const text of told.toReversed().slice(1)) {
    await press(words.table.previous)
    assert.equal(await line.innerText(), text)
  }
  await press(words.table.next)
  assert.deepEqual(await place(), [2, all])

  await slider.fill(`${Math.round(all * 0.7)}`)
  await eventually(async () => assert.notEqual(await drawn.count(), 0))
  await page.getByRole('combobox', { name: words.replay.moments }).selectOption({ index: 4 })
  await eventually(async () => assert.match(await page.locator('.rt-stage').innerText(), /Раунд 5/))
}

journey('two people at one screen of Route: a curtain falls between their turns', async ({ visitor }) => {
  const person = await visitor()
  const { page, words } = person
  await beginLocal(person, ['person'])
  const player = new Player(person)
  const curtain = page.locator('.curtain')
  const open = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: words.table.curtainOpen(name) }).click()
    await curtain.waitFor({ state: 'detached' })
  }
  const [one, other] = [words.create.defaultName(1), words.create.defaultName(2)]
  await open(one)
  await player.sitDown()
  const option = page.locator('.options__option').first()
  const dealt = await option.innerText()
  await option.click()
  await player.confirm.click()
  await page.getByRole('dialog', { name: words.table.curtainTitle(other) }).waitFor()
  await assertCovered(page)
  await assertAccessible(page, 'the curtain')
  await page.reload()
  await open(other)
  await player.sitDown()
  assert.match(await player.sentence.innerText(), new RegExp(`^${other}`))
  assert.notEqual(await option.innerText(), dealt)

  let opened = 0
  for (let answers = 0; answers < 8; answers++) {
    await player.answer()
    await curtain.or(page.locator('.prompt__text--mine')).first().waitFor()
    if (!(await curtain.isVisible())) continue
    opened += 1
    await curtain.getByRole('button').click()
    await curtain.waitFor({ state: 'detached' })
  }
  assert.ok(opened > 1)
})

/** Nothing of the table can be seen, tapped or reached by keyboard. */
async function assertCovered(page: Page): Promise<void> {
  const covered = await page.evaluate(() =>
    [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map(
        (y) => document.elementFromPoint(innerWidth * x, innerHeight * y)?.closest('.curtain') !== null,
      ),
    ),
  )
  assert.deepEqual(new Set(covered), new Set([true]))
  for (let stop = 0; stop < 5; stop++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => document.activeElement?.closest('.table, .app-bar') !== null)
    assert.equal(outside, false, 'the keyboard stays before the curtain')
  }
}

journey('what is held in Route explains itself to a keyboard', async ({ visitor }) => {
  const person = await visitor()
  await beginLocal(person, [])
  const player = new Player(person)
  await player.sitDown()
  const keyboard = new Keyboard(person.page)
  const tip = person.page.getByRole('tooltip')
  const told = new Set<string>()
  await keyboard.tabTo('.rt-counters [data-explained]')
  while (!told.has(await tip.innerText())) {
    told.add(await tip.innerText())
    await keyboard.press('ArrowRight')
  }
  assert.equal(told.size, 6)
  await keyboard.press('Tab')
  assert.equal(await keyboard.isAt('.rt-counters *'), false, 'they are one stop')
})

journey('whoever leads first in Route is chosen by the names of the seats', async ({ visitor }) => {
  const person = await visitor({ name: 'Ада' })
  const { page, words } = person
  await person.go('/new/route')
  await page.getByRole('textbox', { name: words.create.nameOf(2) }).fill('Ёлка')
  for (const name of ['Ада', 'Ёлка'])
    await page.getByRole('radio', { name, exact: true }).check({ force: true })
  await page.getByRole('button', { name: words.create.begin }).click()
  await page.getByRole('tab', { name: words.table.tabs.log }).click()
  await page.getByText('Первым ходит Ёлка').waitFor()
})

journey('what cannot be tapped in Route says why, with the rule', async ({ visitor }) => {
  const person = await visitor()
  const { page, words } = person
  await beginLocal(person, [])
  const player = new Player(person)
  await player.sitDown()
  // Equal numbers leave no choice of a block.
  while ((await page.locator('.rt-target--block.rt-target--legal').count()) === 0) {
    await player.awaitTurn()
    await player.answer()
  }
  const block = page.locator('.rt-target--block')
  const { legal, segments, sentence } = await seenAt(page)
  await block.and(page.locator(':not(.rt-target--legal)')).first().click()
  const rule = player.toast.getByRole('link')
  // The first one may be off the numbers, or hold tourists already.
  const [id] = /RT-(P3-3|DM-15)$/.exec(await rule.innerText()) ?? []
  assert.ok(id)
  await assertSeen(page, { legal, segments, sentence })
  assert.equal(await isOn(player.confirm), false)
  await assertCoversNothing(page, '.toast', ['.rt-board', '.rt-side', '.panel', '.tabs', '.prompt'])
  const [opened] = await Promise.all([person.context.waitForEvent('page'), rule.click()])
  await opened.locator(`#${id}`).waitFor()
  assert.match(await opened.locator('h1').innerText(), new RegExp(words.rules.title))
  await opened.close()
  await player.toast.getByRole('button', { name: words.close }).click()
  await player.toast.waitFor({ state: 'detached' })
})
