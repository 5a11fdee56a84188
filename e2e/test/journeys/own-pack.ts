import assert from 'node:assert/strict'
import { cryptids } from '@curio/cryptids'
import type { Json } from '@curio/kernel'
import { edited } from '@curio/kernel/testing'
import { route } from '@curio/route'
import { trickerion } from '@curio/trickerion'
import type { Page } from 'playwright-core'
import { assertAccessible } from '../support/axe.ts'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { createOnline, join } from '../support/tables.ts'
import type { Visitor } from '../support/visitor.ts'

const journey = journeys()

type Edits = Parameters<typeof edited>[1]

const changed = (edits: Edits): Json => edited(route.packs.city, edits) as Json

/** A caption of the map and a number on it. */
const OWN = changed({
  'name.ru': 'Звёздный Аркхэм',
  'map.river.name.ru': 'река Молочная',
  'map.blocks[5].star': 8,
})

function choose(page: Page, content: Json): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(content))
  const file = { name: 'pack.json', mimeType: 'application/json', buffer }
  return page.locator('input[type="file"]').setInputFiles(file)
}

async function assertDrawn({ page }: Visitor): Promise<void> {
  const stage = page.locator('.rt-stage')
  await stage.getByText('река Молочная').first().waitFor()
  assert.equal(await stage.locator('.rt-star').first().textContent(), '8')
}

/** How many packs the browser keeps. */
function keptPacks(page: Page): Promise<number> {
  return page.evaluate(`new Promise((done, failed) => {
    const opening = indexedDB.open('curio')
    opening.onerror = () => failed(opening.error)
    opening.onsuccess = () => {
      const counting = opening.result.transaction('packs').objectStore('packs').count()
      counting.onsuccess = () => { opening.result.close(); done(counting.result) }
      counting.onerror = () => failed(counting.error)
    }
  })`)
}

async function answerTwice(player: Player): Promise<void> {
  for (let answers = 0; answers < 2; answers++) {
    assert.ok(await player.awaitTurn())
    await player.answer()
  }
}

journey(
  'a pack of one’s own is played at this screen, is still there after a reload, and goes with its match',
  async ({ visitor }) => {
    const person = await visitor()
    const { page, words } = person
    await person.go('/new/route')
    await choose(page, changed({ 'map.roads[3].a': 'nowhere' }))
    await page.getByText(words.create.packFaults.wrong).waitFor()
    await page.getByText('map.roads[3].a', { exact: true }).waitFor()
    await assertAccessible(page, 'a pack with a mistake')

    await choose(page, OWN)
    await page.getByText(words.create.packChosen('Звёздный Аркхэм')).waitFor()
    assert.equal(await page.getByText(words.create.packFaults.wrong).count(), 0)
    await assertAccessible(page, 'a pack of one’s own')
    await page.getByRole('button', { name: words.create.begin }).click()
    await page.waitForURL(/\/local\//)
    const player = new Player(person)
    await player.sitDown()
    await assertDrawn(person)
    await answerTwice(player)
    await page.reload()
    await player.sitDown()
    await assertDrawn(person)
    await answerTwice(player)

    assert.equal(await keptPacks(page), 1)
    await person.go('/')
    await page.getByRole('button', { name: words.home.remove }).click()
    await page.getByRole('button', { name: words.home.removeYes, exact: true }).click()
    await eventually(async () => assert.equal(await keptPacks(page), 0))
  },
)

journey('a pack that somebody brought to a table online is on everybody’s board', async ({ visitor }) => {
  const [host, guest] = [await visitor(), await visitor()]
  const link = await createOnline(host, ['person'], 'route', async (page) => {
    await choose(page, OWN)
    await page.getByText(host.words.create.packOthers).waitFor()
  })
  await join(guest, link)
  for (const person of [host, guest]) {
    await new Player(person).sitDown()
    await assertDrawn(person)
  }
})

journey('Cryptids draws a pack of one’s own too', async ({ visitor }) => {
  const person = await visitor()
  const { page, words } = person
  await person.go('/new/cryptids')
  await choose(page, edited(cryptids.packs.europe, { 'map.locations[0].ru': 'Лукоморье' }) as Json)
  await page.getByText(words.create.packChosen('Европа')).waitFor()
  await page.getByRole('button', { name: words.create.begin }).click()
  await page.waitForURL(/\/local\//)
  const player = new Player(person)
  await player.sitDown()
  await page.locator('.cb').getByText('Лукоморье').first().waitFor()
  await player.awaitTurn()
  await player.answer()
})

journey('Trickerion draws a pack of one’s own too', async ({ visitor }) => {
  const person = await visitor()
  const { page, words } = person
  await person.go('/new/trickerion')
  await choose(page, edited(trickerion.packs.magoria, { 'magicians[0].ru': 'Кот Баюн' }) as Json)
  await page.getByText(words.create.packChosen('Магория')).waitFor()
  await page.getByRole('button', { name: words.create.begin }).click()
  await page.waitForURL(/\/local\//)
  const player = new Player(person)
  await player.sitDown()
  await page.locator('.stage').getByText('Кот Баюн').first().waitFor()
  await player.awaitTurn()
  await player.answer()
})
