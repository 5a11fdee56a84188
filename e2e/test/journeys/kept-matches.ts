import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromVersion1, type SaveOfVersion1 } from '@curio/web/src/local/save.ts'
import type { Page } from 'playwright-core'
import { PROJECT } from '../../support/files.ts'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import { isOn, Player } from '../support/player.ts'
import { beginLocal } from '../support/tables.ts'

const journey = journeys()

/** What a browser kept before entries were stored one by one: a match with two bots, a finished one, a lesson. */
const OLD: readonly SaveOfVersion1[] = JSON.parse(
  readFileSync(join(PROJECT, 'web/test/fixtures/saves-1.json'), 'utf8'),
)

/** Leaves them in the browser as version 1 of its database; the page must not have opened the database yet. */
function plant(page: Page): Promise<void> {
  return page.evaluate(`new Promise((done, failed) => {
    const opening = indexedDB.open('curio', 1)
    opening.onupgradeneeded = () => {
      const matches = opening.result.createObjectStore('matches', { keyPath: 'id' })
      for (const save of ${JSON.stringify(OLD)}) matches.put(save)
    }
    opening.onerror = () => failed(opening.error)
    opening.onsuccess = () => { opening.result.close(); done() }
  })`)
}

/** Leaves one of them in the browser as version 2 kept it: without packs. */
function plantInVersion2(page: Page, old: SaveOfVersion1): Promise<void> {
  const { save, entries } = fromVersion1(old)
  const { packs: _, ...kept } = save
  return page.evaluate(`new Promise((done, failed) => {
    const opening = indexedDB.open('curio', 2)
    opening.onupgradeneeded = () => {
      const entries = opening.result.createObjectStore('entries')
      opening.result.createObjectStore('matches', { keyPath: 'id' }).put(${JSON.stringify(kept)})
      for (const [index, entry] of ${JSON.stringify(entries)}.entries()) entries.put(entry, ['${save.id}', index])
    }
    opening.onerror = () => failed(opening.error)
    opening.onsuccess = () => { opening.result.close(); done() }
  })`)
}

/** The names of the packs that a match is kept with. */
function packsOf(page: Page, match: string): Promise<readonly string[]> {
  return page.evaluate(`new Promise((done, failed) => {
    const opening = indexedDB.open('curio')
    opening.onerror = () => failed(opening.error)
    opening.onsuccess = () => {
      const getting = opening.result.transaction('matches').objectStore('matches').get('${match}')
      getting.onsuccess = () => { opening.result.close(); done(Object.keys(getting.result.packs)) }
      getting.onerror = () => failed(getting.error)
    }
  })`)
}

/** How many entries of a match are kept. */
function keptEntries(page: Page, match: string): Promise<number> {
  return page.evaluate(`new Promise((done, failed) => {
    const opening = indexedDB.open('curio')
    opening.onerror = () => failed(opening.error)
    opening.onsuccess = () => {
      const range = IDBKeyRange.bound(['${match}', 0], ['${match}', Infinity])
      const counting = opening.result.transaction('entries').objectStore('entries').count(range)
      counting.onsuccess = () => { opening.result.close(); done(counting.result) }
      counting.onerror = () => failed(counting.error)
    }
  })`)
}

journey('matches that an older version of the site kept go on', async ({ visitor }) => {
  const person = await visitor()
  const { page, words } = person
  const [going, over, lesson] = OLD
  assert.ok(going && over && lesson)
  await person.go('/about')
  await plant(page)

  await person.go('/')
  const rows = page.locator('.shelf__link[href^="/local/"]')
  await eventually(async () => assert.equal(await rows.count(), 2))
  const moves = going.log.entries.length - 1
  await page.getByText(words.home.moveNumber(moves)).waitFor()
  await page.locator(`[href="/local/${going.id}"]`).click()
  const player = new Player(person)
  await player.sitDown()
  for (let answers = 0; answers < 3; answers++) {
    assert.ok(await player.awaitTurn())
    await player.answer()
  }
  await eventually(async () => assert.ok((await keptEntries(page, going.id)) >= moves + 4))

  await person.go(`/local/${lesson.id}`)
  await player.sitDown()
  await page.locator('.lesson').waitFor()
  await person.go(`/replay/local/${over.id}`)
  await page.getByText(words.table.watching).waitFor()
  await person.go(`/fair/local/${over.id}`)
  await page.getByRole('heading', { name: words.fair.ok }).waitFor()
})

journey(
  'a match from before packs were kept goes on, and has its packs from then on',
  async ({ visitor }) => {
    const person = await visitor()
    const { page } = person
    const [going] = OLD
    assert.ok(going)
    await person.go('/about')
    await plantInVersion2(page, going)
    await person.go(`/local/${going.id}`)
    const player = new Player(person)
    await player.sitDown()
    assert.deepEqual(await packsOf(page, going.id), ['city'])
    assert.ok(await player.awaitTurn())
    await player.answer()
    await page.reload()
    await player.sitDown()
    assert.ok(await player.awaitTurn())
  },
)

journey('what is deleted leaves no entries behind', async ({ visitor }) => {
  const person = await visitor()
  const { page, words } = person
  await beginLocal(person, [])
  const player = new Player(person)
  await player.sitDown()
  await player.answer()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await eventually(async () => assert.equal(await keptEntries(page, id), 2))
  await person.go('/')
  await page.getByRole('button', { name: words.home.remove }).click()
  await page.getByRole('button', { name: words.home.removeYes, exact: true }).click()
  await eventually(async () => assert.equal(await keptEntries(page, id), 0))
})

journey('what is taken back is not kept', async ({ visitor }) => {
  const person = await visitor()
  const { page } = person
  await beginLocal(person, [])
  const player = new Player(person)
  await player.sitDown()
  let before = await player.sentence.innerText()
  while (!(await isOn(player.undo))) {
    await player.awaitTurn()
    before = await player.sentence.innerText()
    await player.answer()
    await player.awaitTurn()
  }
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const kept = await keptEntries(page, id)
  await player.undo.click()
  await eventually(async () => assert.equal(await keptEntries(page, id), kept - 1))
  await page.reload()
  await player.sitDown()
  await eventually(async () => assert.equal(await player.sentence.innerText(), before))
})

journey('two windows at one match do not write over each other', async ({ visitor }) => {
  const person = await visitor()
  const { page, context, words } = person
  await beginLocal(person, [])
  const player = new Player(person)
  await player.sitDown()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const second = await context.newPage()
  await second.goto(page.url())
  const late = new Player({ page: second, words })
  await late.sitDown()
  await second.locator('.options__option').first().click()
  await player.answer()
  await player.awaitTurn()
  const sentence = await player.sentence.innerText()

  await late.confirm.click()
  await second.getByText(words.refusals.elsewhere ?? '').waitFor()
  await eventually(async () => assert.equal(await late.sentence.innerText(), sentence))
  assert.equal(await keptEntries(page, id), 2)
  await late.answer()
  await eventually(async () => assert.equal(await keptEntries(page, id), 3))
})
