import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { eventually } from './eventually.ts'
import { textsOf } from './texts.ts'
import type { Language, Visitor } from './visitor.ts'

/** What is written in Latin letters in Russian too: names, keys, formats, numbers of rules and of levels. */
const LATIN = /\b(Curio|English|Tab|Enter|Esc|JSON|AGPL-[\w.-]+|SHA-256|(RT|CR)(-[A-Z0-9]+)+|I{2,3})\b/g
export const CYRILLIC = /[а-яё]/i
/** The name of the other language. */
const RUSSIAN = 'Русский'

const FOREIGN: Readonly<Record<Language, (text: string) => boolean>> = {
  ru: (text) => /[a-z]{2}/i.test(text.replaceAll(LATIN, '')),
  en: (text) => CYRILLIC.test(text.replaceAll(RUSSIAN, '')),
}

/** Everything that can be read is in one language. */
export async function assertPure(page: Page, language: Language, place: string): Promise<void> {
  await eventually(async () => {
    const foreign = (await textsOf(page)).filter(FOREIGN[language])
    assert.deepEqual(foreign, [], `${place} in ${language}`)
  })
}

/** In English and then in Russian again, by the button of the app bar. */
export async function assertBoth({ page }: Visitor, place: string): Promise<void> {
  for (const language of ['en', 'ru'] as const) {
    await page.locator('.app-bar__language').click()
    assert.equal(await page.locator('html').getAttribute('lang'), language)
    await assertPure(page, language, place)
  }
}
