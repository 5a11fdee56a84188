import type { Visitor } from './visitor.ts'

const PASSWORD = 'восемь знаков'

/** Makes an account of whoever the browser is; they are called as before. */
export async function register({ page, words: { profile } }: Visitor, name: string): Promise<void> {
  await page.getByLabel(profile.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: profile.register }).click()
  await page.getByText(profile.signedIn(name)).waitFor()
}

/** Opens the profile and becomes somebody who has an account. */
export async function logIn(visitor: Visitor, name: string): Promise<void> {
  const { page, words } = visitor
  const { profile } = words
  await visitor.go('/profile')
  await page.getByRole('textbox', { name: profile.loginName }).fill(name)
  await page.getByLabel(profile.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: profile.login }).click()
  await page.getByText(profile.signedIn(name)).waitFor()
}
