import assert from 'node:assert/strict'
import { journeys } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { assertSeen, seenAt } from '../support/seen.ts'
import { beginLocal } from '../support/tables.ts'

const journey = journeys()

journey('after the first visit the site and its games go on without a server', async ({ site, visitor }) => {
  const person = await visitor({ keepsSite: true })
  const { page, context, words } = person
  await person.go('/')
  // Who is active has kept the whole site.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  person.expect(/net::ERR_/)
  await site.kill()
  await context.setOffline(true)

  await page.reload()
  await page.getByRole('heading', { name: words.home.title }).waitFor()
  await page.getByText(words.offline).waitFor()
  await page.getByText(words.home.openOffline).waitFor()

  await beginLocal(person, ['easy', 'easy'])
  const player = new Player(person)
  await player.sitDown()
  // Chromium forgets at a new page that it has no network.
  await context.setOffline(false)
  await context.setOffline(true)
  await page.getByText(words.table.offline).waitFor()
  // At home nothing is asked of the server, so the network alone takes the banner away.
  await context.setOffline(false)
  await page.getByText(words.table.offline).waitFor({ state: 'detached' })
  await context.setOffline(true)
  await page.getByText(words.table.offline).waitFor()
  while ((await page.locator('.rt-board :is(.rt-mark, .rt-band)').count()) < 2) {
    assert.ok(await player.awaitTurn())
    await player.answer()
  }
  await player.awaitTurn()
  const left = await seenAt(page)
  await page.reload()
  await player.sitDown()
  await assertSeen(page, left)

  await person.go('/')
  await page.locator('.shelf__link').click()
  await player.sitDown()
  await assertSeen(page, left)
  await player.answer()

  await person.go('/tutorial/route/venice')
  await page.locator('.lesson').waitFor()

  await person.go('/rules/route#RT-P3-3')
  await page.locator('#RT-P3-3').waitFor()
  await person.go('/about')
  await page.getByText(words.about.offlineReady).waitFor()
  // Once the server is back the page asks again by itself, and is told that there is no such table.
  person.expect(/net::ERR_|api\/matches\/nowhere/)
  await person.go('/table/nowhere')
  await page.getByRole('heading', { name: words.table.broken }).waitFor()

  await site.start()
  await context.setOffline(false)
  await person.go('/')
  await page.getByText(words.home.openEmpty).waitFor()
  assert.equal(await page.getByText(words.offline).count(), 0)
})

journey('a browser that blocks what keeps the site plays all the same', async ({ visitor }) => {
  const person = await visitor({ keepsSite: true })
  const { page, words } = person
  await page.addInitScript(() => {
    // Says yes and gives nothing, as Chromium does where service workers are blocked.
    Object.assign(navigator.serviceWorker, { register: () => Promise.resolve(undefined) })
  })
  await person.go('/')
  await page.getByRole('heading', { name: words.home.title }).waitFor()
  await person.walk('/about')
  await page.getByText(words.about.offlineNot).waitFor()
})
