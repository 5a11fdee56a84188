import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { eventually } from './eventually.ts'
import type { Language, Visitor } from './visitor.ts'

/** What is written in Latin letters in Russian too: names, keys, formats, numbers of rules and of levels. */
const LATIN = /\b(Curio|English|Tab|Enter|Esc|JSON|AGPL-[\w.-]+|SHA-256|(RT|CR|TR)(-[A-Z0-9]+)+|I{2,3})\b/g
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

/**
 * Everything that can be read or heard on a page, but for what is marked as another language, and for the credits:
 * those name things by their English names.
 */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spoken = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'placeholder',
      'title',
      'alt',
      'data-tip',
    ]
    const { lang } = document.documentElement
    const own = (element: Element | null): boolean =>
      element?.closest('[lang]')?.getAttribute('lang') === lang &&
      element.closest('script, style, .credits') === null
    const texts = [document.title]
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode())
      if (own(nodes.currentNode.parentElement)) texts.push(nodes.currentNode.textContent ?? '')
    for (const element of document.body.querySelectorAll('*'))
      if (own(element)) texts.push(...spoken.flatMap((name) => element.getAttribute(name) ?? []))
    return [...new Set(texts.map((text) => text.trim()))]
  })
}
