import assert from 'node:assert/strict'
import { eventually } from './support/eventually.ts'
import { journeys } from './support/journey.ts'
import { assertFits, assertTouchable } from './support/layout.ts'
import { FINISH, isOn, Player } from './support/player.ts'
import { finishedGame } from './support/record.ts'
import { beginLocal } from './support/tables.ts'

const journey = journeys()

const PAGES = ['/', '/new/route', '/rules/route', '/replay', '/profile', '/settings', '/about', '/nowhere']

/** What the board offers, whatever is asked. */
const TAPPABLE = [
  '.rt-task-card[aria-pressed="false"]',
  '.rt-die-button--legal[aria-pressed="false"]',
  '.rt-target--legal[aria-pressed="false"]',
  '.rt-decision .rt-option[aria-pressed="false"]:not(.rt-way)',
].join()

journey('every page fits a phone', async ({ visitor }) => {
  const person = await visitor({ phone: true })
  for (const path of PAGES) {
    await person.go(path)
    await person.page.locator('main h1').waitFor()
    await assertFits(person.page, path)
  }
})

journey('a whole turn by touch on a phone', async ({ visitor }) => {
  const person = await visitor({ phone: true })
  const { page, words } = person
  await beginLocal(person, ['easy'])
  const player = new Player(person)
  await page.locator('.table--phone').waitFor()
  for (;;) {
    assert.ok(await player.awaitTurn())
    await page.locator(`${FINISH}, ${TAPPABLE}`).first().waitFor()
    if (await isOn(player.finish)) break
    const place = await player.sentence.innerText()
    await assertFits(page, place)
    await assertTouchable(page, place)
    while (!(await isOn(player.confirm))) await page.locator(TAPPABLE).first().tap({ force: true })
    await player.confirm.tap()
    await player.preview.waitFor({ state: 'detached' })
  }
  await assertTouchable(page, 'the end of a turn')
  await player.finish.tap()
  await eventually(async () => assert.equal(await isOn(player.finish), false))

  for (const tab of ['options', 'log', 'score', 'rules'] as const) {
    await page.getByRole('tab', { name: words.table.tabs[tab] }).tap()
    await page.getByRole('tabpanel', { name: words.table.tabs[tab] }).waitFor()
    await assertFits(page, tab)
  }
})

journey('a replay and the results fit a phone', async ({ visitor }) => {
  const person = await visitor({ phone: true })
  const { page, words } = person
  await person.go('/replay')
  await page.locator('input[type="file"]').setInputFiles(finishedGame())
  await page.getByText(words.table.watching).waitFor()
  await assertFits(page, 'the replay')
  await page.getByRole('button', { name: words.end.results }).click()
  await page.getByRole('img', { name: words.end.chartLabel }).waitFor()
  await assertFits(page, 'the results')
  await assertTouchable(page, 'the results')
})
