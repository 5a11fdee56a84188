import assert from 'node:assert/strict'
import { Site } from '../../support/site.ts'
import { journeys } from '../support/journey.ts'
import { createOnline } from '../support/tables.ts'
import type { Visitor } from '../support/visitor.ts'

const journey = journeys()
/** A public table is on everybody's home page. */
const apart = journeys(new Site())

const seat = ({ page }: Visitor, number: number) => page.locator('.lobby__seat').nth(number - 1)
const wait = (hasText: string, { page }: Visitor) =>
  page.locator('.lobby__seat').filter({ hasText }).waitFor()

journey('a table online has a seat for a friend, who reads the terms and says a name', async (given) => {
  const host = await given.visitor({ name: 'Ада' })
  const guest = await given.visitor()
  const { page, words } = host
  await host.go('/new/route')
  await page.getByRole('radio', { name: words.create.online }).check({ force: true })
  await page.getByText(words.create.opened).waitFor()
  assert.equal(await page.getByRole('textbox').count(), 0)
  await page.getByRole('radio', { name: words.create.clocks.minutes }).check({ force: true })
  await page.getByRole('radio', { name: 'Ктулху' }).check({ force: true })
  await page.getByRole('button', { name: words.create.beginOnline }).click()
  await page.getByText(words.lobby.waiting).waitFor()
  await page.getByText(words.lobby.onlyHere).waitFor()
  const link = await page.getByRole('textbox', { name: words.table.link }).inputValue()

  await guest.page.goto(link)
  await guest.page.getByText(words.lobby.invitation).waitFor()
  const terms = guest.page.locator('.terms')
  await terms.getByText('Ктулху').waitFor()
  await terms.getByText(words.lobby.clockMinutes(30)).waitFor()
  await terms.getByText(words.create.visibilities.private).waitFor()
  const name = guest.page.getByRole('textbox', { name: words.profile.name })
  assert.match((await name.getAttribute('placeholder')) ?? '', /^Гость \d+$/)
  await name.fill('Борис')
  await guest.page.getByRole('button', { name: words.profile.save }).click()
  await guest.page.getByText(words.profile.saved).waitFor()
  await seat(guest, 2).getByRole('button', { name: words.home.openJoin }).click()
  await page.locator('.table').getByText('Борис').first().waitFor()
})

journey('online a bot sits only where it was put by hand', async ({ visitor }) => {
  const host = await visitor({ name: 'Ада' })
  const { page, words } = host
  const kind = (label: string) =>
    page.getByRole('radiogroup', { name: words.create.seatKind(2) }).getByRole('radio', { name: label })
  const level = page.getByRole('radiogroup', { name: words.create.level })
  const place = (label: string) => page.getByRole('radio', { name: label }).check({ force: true })
  await host.go('/new/route')
  await level.waitFor()
  await place(words.create.online)
  assert.ok(await kind(words.create.open).isChecked())
  await place(words.create.alone)
  await level.waitFor()
  await place(words.create.online)
  assert.ok(await kind(words.create.open).isChecked())
  await kind(words.create.robot).check({ force: true })
  await page.getByText(words.create.noneOpen).waitFor()
  await place(words.create.local)
  await place(words.create.online)
  assert.ok(await kind(words.create.robot).isChecked())
  await page.getByRole('button', { name: words.create.beginOnline }).click()
  await page.locator('.table').waitFor()
})

journey('the last one who gets up is asked first, and goes home', async ({ visitor }) => {
  const host = await visitor({ name: 'Ада' })
  const guest = await visitor({ name: 'Борис' })
  const { page, words } = host
  const link = await createOnline(host, ['person', 'person'])
  await guest.page.goto(link)
  await seat(guest, 2).getByRole('button', { name: words.home.openJoin }).click()
  await wait('Борис', host)
  // Somebody stays: there is nothing to ask.
  await guest.page.getByRole('button', { name: words.lobby.leave, exact: true }).click()
  await guest.page.getByText(words.lobby.invitation).waitFor()
  await seat(host, 2).getByText(words.create.open).waitFor()

  const leave = page.getByRole('button', { name: words.lobby.leave, exact: true })
  await leave.click()
  await page.getByText(words.lobby.leaveSure).waitFor()
  await page.getByRole('button', { name: words.cancel }).click()
  await wait(`Ада (${words.you})`, host)
  await leave.click()
  await page.getByRole('button', { name: words.lobby.leaveYes }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await guest.page.getByRole('heading', { name: words.lobby.closedTitle }).waitFor()
})

apart('a table of one’s own is to be continued, and is not offered to join', async ({ visitor }) => {
  const host = await visitor({ name: 'Ада' })
  const { page, words } = host
  await host.go('/new/cryptids')
  await page.getByRole('radio', { name: words.create.online }).check({ force: true })
  await page.getByRole('radio', { name: words.create.visibilities.public }).check({ force: true })
  await page.getByRole('button', { name: words.create.beginOnline }).click()
  await page.getByText(words.lobby.waiting).waitFor()

  const shelf = (title: string, person: Visitor) =>
    person.page.locator('.shelf').filter({ has: person.page.getByRole('heading', { name: title }) })
  await host.go('/')
  await shelf(words.home.continueTitle, host).getByText(words.home.openSeats(1)).waitFor()
  assert.equal(await page.getByText(words.home.continueEmpty).count(), 0)
  await shelf(words.home.openTitle, host).getByText(words.home.openEmpty).waitFor()

  const guest = await visitor()
  await guest.go('/')
  await shelf(words.home.openTitle, guest).getByText('Ада').waitFor()
  await shelf(words.home.continueTitle, guest).getByText(words.home.continueEmpty).waitFor()
})
