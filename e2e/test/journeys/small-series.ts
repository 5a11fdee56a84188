import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { assertAccessible } from '../support/axe.ts'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { SMALL_SITE } from '../support/small-site.ts'
import { beginLocal, createOnline, join } from '../support/tables.ts'
import type { Visitor } from '../support/visitor.ts'

const journey = journeys(SMALL_SITE)

const LEGS = ['Холмы', 'Берег', 'Город']

/** Answers the open question by the list; the options are speeds from 1 to 3. */
async function drive({ page }: Visitor, player: Player, speed: number): Promise<void> {
  await page
    .locator('.options__option')
    .nth(speed - 1)
    .click()
  await player.send(player.confirm)
}

const goOn = ({ page, words }: Visitor) =>
  page.locator('.acts').getByRole('button', { name: words.table.goOn })
const said = (page: Page): Promise<string> => page.locator('.prompt__sentence').innerText()
/** How many legs the board shows to be over. */
async function legsSeen(page: Page): Promise<number> {
  const { legs } = JSON.parse(await page.locator('.small-stage').innerText()) as { legs: unknown[] }
  return legs.length
}

journey(
  'two people at one screen look at the standing between two games, and find the match again',
  async (given) => {
    const here = await given.visitor({ name: 'Ада' })
    const { page, words } = here
    await beginLocal(here, ['person'], 'rally')
    const player = new Player(here)
    const open = page.locator('.curtain').getByRole('button')
    await open.click()
    await player.sitDown()
    await drive(here, player, 3)
    await open.click()
    await drive(here, player, 1)
    // Nobody had anything to choose, and still the table waits; nothing is hidden then, so no curtain falls.
    await goOn(here).waitFor()
    assert.deepEqual([await said(page), await legsSeen(page)], ['Этап позади. Дальше: Берег.', 1])
    assert.equal(await page.locator('.curtain').count(), 0)
    assert.equal(await page.locator('.options__option').count(), 0)
    await assertAccessible(page, 'between two games')

    await page.reload()
    await goOn(here).waitFor()
    assert.equal(await said(page), 'Этап позади. Дальше: Берег.')
    await here.walk('/')
    const row = page.locator('.shelf__link').filter({ hasText: 'Ралли' })
    assert.equal(await row.locator('b').first().innerText(), 'Ралли · этап 2/3')
    await row.click()
    await goOn(here).waitFor()
    await page.keyboard.press('KeyE')
    await open.click()
    await eventually(async () => assert.equal(await said(page), 'Ваш выбор'))
    await page.reload()
    await open.click()
    await eventually(async () => assert.equal(await said(page), 'Ваш выбор'))
    assert.equal(await page.getByText(words.table.goOn, { exact: true }).count(), 0)
  },
)

journey('online each goes on for themselves; the end and the profile know every game', async (given) => {
  const ada = await given.visitor({ name: 'Ада' })
  const boris = await given.visitor({ name: 'Борис' })
  const link = await createOnline(ada, ['person'], 'rally')
  await join(boris, link)
  const players = [new Player(ada), new Player(boris)] as const
  for (const player of players) await player.sitDown()
  for (let leg = 0; leg < LEGS.length; leg++) {
    await drive(ada, players[0], 3)
    await drive(boris, players[1], 1)
    if (leg === LEGS.length - 1) break
    await goOn(boris).waitFor()
    // She need not wait for him.
    await goOn(ada).click()
    await players[0].awaitTurn()
    assert.equal(await legsSeen(boris.page), leg + 1)
    await goOn(boris).click()
  }
  await assertEnd(boris.page)
  await assertAccessible(boris.page, 'the end of several games')
  await assertReplay(boris)
  await assertProfile(boris)
})

/** What was built in every leg, legs that add up to the total, and points by category of each leg. */
async function assertEnd(page: Page): Promise<void> {
  const end = page.locator('.end')
  await end.locator('.end__verdict').waitFor()
  for (const side of await end.locator('.end__side').all())
    assert.deepEqual(await side.locator('figcaption').allInnerTexts(), LEGS)
  const boards = await end.locator('.end__side').first().locator('.small-final').allInnerTexts()
  assert.deepEqual(boards, Array(3).fill('{"speed":3,"front":2}'))
  const games = end.locator('.end__game')
  assert.deepEqual(
    await games.locator('h3').allInnerTexts(),
    LEGS.map((leg, index) => `${index + 1}. ${leg}`),
  )
  assert.deepEqual(await games.first().locator('.sources dd b').allInnerTexts(), [
    '5',
    '1',
    '3',
    '1',
    '2',
    '0',
  ])
  const part = end.locator('.end__part').filter({ has: page.locator('.end__game') })
  await part.getByRole('radio').last().check({ force: true })
  const table = games.first().locator('.score__table')
  assert.deepEqual(await table.locator('tbody td').allInnerTexts(), ['3', '1', '2', '0'])
  assert.deepEqual(await table.locator('tfoot td').allInnerTexts(), ['5', '1'])
}

/** A replay that runs stops between two games, and goes on by the same button. */
async function assertReplay({ page, words }: Visitor): Promise<void> {
  await page.getByRole('button', { name: words.end.replay }).click()
  const steps = page.locator('.steps')
  await steps.getByRole('button', { name: words.table.play }).click()
  const go = steps.getByRole('button', { name: words.table.goOn })
  await go.waitFor()
  assert.equal(await page.locator('.steps__line').innerText(), 'Этап позади. Дальше: Берег.')
  assert.equal(await legsSeen(page), 1)
  await go.click()
  await eventually(async () =>
    assert.equal(await page.locator('.steps__line').innerText(), 'Этап позади. Дальше: Город.'),
  )
  assert.equal(await legsSeen(page), 2)
}

async function assertProfile(visitor: Visitor): Promise<void> {
  await visitor.go('/profile')
  const { page } = visitor
  const rows = page.locator('.tally tbody tr')
  await rows.first().waitFor()
  const told = (await rows.allInnerTexts()).map((row) => row.replaceAll(/\s+/g, ' '))
  assert.deepEqual(told, ['Холмы 1 0 1 1', 'Берег 1 0 1 1', 'Город 1 0 1 1', 'Всё ралли 1 0 0 0'])
  const games = await page.locator('.history__games li').allInnerTexts()
  assert.deepEqual(
    games.map((line) => line.replaceAll('\u00a0', ' ')),
    LEGS.map((leg) => `${leg}: место 2 из 2 · 1 очко`),
  )
}
