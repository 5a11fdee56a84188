import type { Page } from 'playwright-core'

/**
 * Everything that can be read or heard on a page, but for what is marked as another language, and for the credits:
 * those name things by their English names.
 */
export function textsOf(page: Page): Promise<string[]> {
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
