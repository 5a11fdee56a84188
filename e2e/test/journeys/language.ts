import assert from 'node:assert/strict'
import { goldenLog } from '../../support/files.ts'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import { assertBoth, assertPure, CYRILLIC } from '../support/one-language.ts'
import { Player } from '../support/player.ts'
import { beginLocal, createOnline } from '../support/tables.ts'
import { DICTIONARIES } from '../support/visitor.ts'

const journey = journeys()

const PAGES = ['/', '/new/route', '/rules/route', '/replay', '/profile', '/settings', '/about', '/nowhere']

journey('every page speaks one language at a time', async ({ visitor }) => {
  const person = await visitor()
  await person.go('/')
  for (const path of PAGES) {
    await person.walk(path)
    await person.page.locator('main h1').waitFor()
    await assertBoth(person, path)
  }
  await person.walk('/rules/route')
  for (const language of ['ru', 'en'] as const) {
    const rule = person.page.locator('.rules__text #RT-P3-3')
    await eventually(async () => assert.equal(CYRILLIC.test(await rule.innerText()), language === 'ru'))
    await person.page.locator('.app-bar__language').click()
  }
  await createOnline(person, ['person'])
  await assertBoth(person, 'the lobby')
})

journey('a table of Route speaks one language at a time', async ({ visitor }) => {
  const person = await visitor()
  const { page } = person
  await beginLocal(person, ['easy'])
  const player = new Player(person)
  await player.sitDown()
  for (let answers = 0; answers < 7; answers++) {
    await assertBoth(person, await player.sentence.innerText())
    await player.answer()
    await player.awaitTurn()
  }
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await assertBoth(person, await tab.innerText())
  }
  for (const [open, name] of [
    ['?', 'the keys'],
    ['h', 'the hint'],
  ] as const) {
    for (const language of ['ru', 'en'] as const) {
      await page.keyboard.press(open)
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      await page.getByText(DICTIONARIES[language].table.hintThinking).waitFor({ state: 'detached' })
      await assertPure(page, language, name)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await page.locator('.app-bar__language').click()
    }
  }
})

journey('the end of a game of Route speaks one language at a time', async ({ visitor }) => {
  const person = await visitor()
  const { page, words } = person
  await person.go('/replay')
  await page.locator('input[type="file"]').setInputFiles(goldenLog('route', 'points-2'))
  await page.getByText(words.table.watching).waitFor()
  await assertBoth(person, 'the replay')
  await page.getByRole('button', { name: words.end.results }).click()
  await page.getByRole('img', { name: words.end.chartLabel }).waitFor()
  await assertBoth(person, 'the results')
})
