import { assertAccessible } from '../support/axe.ts'
import { journeys } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { createOnline, join } from '../support/tables.ts'

const journey = journeys()

const PAGES = [
  '/',
  '/new/route',
  '/rules/route#RT-P3-4',
  '/replay',
  '/profile',
  '/settings',
  '/about',
  '/nowhere',
  '/tutorial/route',
]

journey('nobody is shut out of a page, in the light and in the dark', async ({ visitor }) => {
  const person = await visitor()
  await person.go('/')
  for (const path of PAGES) {
    await person.walk(path)
    await person.page.locator('main h1, .prompt__sentence').first().waitFor()
    await assertAccessible(person.page, path)
  }
})

journey('nobody is shut out of a table of Route online', async ({ visitor }) => {
  const host = await visitor({ name: 'Ада' })
  const guest = await visitor({ name: 'Борис', phone: true })
  const link = await createOnline(host, ['person'])
  await assertAccessible(host.page, 'the lobby')
  await join(guest, link)
  const player = new Player(host)
  await player.sitDown()
  await assertAccessible(host.page, 'the table')
  for (const tab of await host.page.getByRole('tab').all()) {
    await tab.click()
    await assertAccessible(host.page, await tab.innerText(), '.tabs, .panel')
  }
  // The chat, which came last, takes what is typed.
  await host.page.getByRole('tab').first().click()
  await guest.page.locator('.prompt__sentence').waitFor()
  await assertAccessible(guest.page, 'the table on a phone')
  for (const open of ['?', 'h']) {
    await host.page.keyboard.press(open)
    await host.page.getByRole('dialog').waitFor()
    await assertAccessible(host.page, open, 'dialog')
    await host.page.keyboard.press('Escape')
  }
  await host.page.getByRole('button', { name: host.words.table.menu }).click()
  await assertAccessible(host.page, 'the menu')
})
