import type { Page } from 'playwright-core'

/**
 * Everything that can be read or heard on a page, but for what is marked as another language, and for the rules and
 * the credits: those quote words of other languages.
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
    const own = (element: Element | null): boolean =>
      element?.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang &&
      element.closest('script, style, .rules__text, .rules__contents, .rules-panel, .credits') === null
    const texts = [document.title]
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode())
      if (own(nodes.currentNode.parentElement)) texts.push(nodes.currentNode.textContent ?? '')
    for (const element of document.body.querySelectorAll('*'))
      if (own(element)) texts.push(...spoken.flatMap((name) => element.getAttribute(name) ?? []))
    return [...new Set(texts.map((text) => text.trim()))]
  })
}
