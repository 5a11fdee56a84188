import assert from 'node:assert/strict'
import { logIn, register } from '../support/account.ts'
import { eventually } from '../support/eventually.ts'
import { type Journey, journeys } from '../support/journey.ts'
import { createOnline } from '../support/tables.ts'
import type { Visitor } from '../support/visitor.ts'

const journey = journeys()

journey('a person has one name: as a guest, with an account, and after it is changed', async (given) => {
  const person = await given.visitor()
  const { page, words } = person
  const { profile } = words
  await person.go('/profile')
  await rename(person, 'Ада')
  await assertCalled(person, 'Ада')

  await person.go('/profile')
  assert.equal(await nameOf(person), 'Ада')
  assert.equal(await page.getByRole('textbox', { name: profile.loginName }).inputValue(), 'Ада')
  await register(person, 'Ада')
  await page.getByText(profile.nameHintAccount).waitFor()
  assert.equal(await nameOf(person), 'Ада')

  await rename(person, 'Вера')
  await page.getByText(profile.signedIn('Вера')).waitFor()
  await assertCalled(person, 'Вера')
  await assertLogsIn(given, 'Вера')

  await person.go('/profile')
  await page.getByRole('button', { name: profile.logout }).click()
  await page.getByText(profile.nameHint).waitFor()
  assert.equal(await nameOf(person), '')
  person.expect(/409|400/)
  await rename(person, 'Вера', profile.refusals.taken)
  await rename(person, 'В', profile.nameMalformed)
})

const nameOf = ({ page, words }: Visitor): Promise<string> =>
  page.getByRole('textbox', { name: words.profile.name, exact: true }).inputValue()

/** Changes the name, and waits for what is said of it. */
async function rename({ page, words }: Visitor, name: string, said = words.profile.saved): Promise<void> {
  await page.getByRole('textbox', { name: words.profile.name, exact: true }).fill(name)
  await page.getByRole('button', { name: words.profile.save }).first().click()
  await page.getByText(said, { exact: true }).waitFor()
}

/** At tables of this screen, and online. */
async function assertCalled(person: Visitor, name: string): Promise<void> {
  const { page, words } = person
  await person.go('/new/route')
  const first = page.getByRole('textbox', { name: words.create.nameOf(1) })
  assert.equal(await first.getAttribute('placeholder'), name)
  await createOnline(person, ['person'])
  await page.locator('.lobby__seat').first().getByText(name).waitFor()
}

async function assertLogsIn({ visitor }: Journey, name: string): Promise<void> {
  const elsewhere = await visitor({ name: 'Другая' })
  await logIn(elsewhere, name)
  await eventually(async () => assert.equal(await nameOf(elsewhere), name))
}
