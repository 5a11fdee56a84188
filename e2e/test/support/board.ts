import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** The board as the page has it, without the names that React gives. */
export function boardOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const board = document.querySelector('.stage')?.cloneNode(true)
    if (!(board instanceof Element)) return ''
    for (const each of board.querySelectorAll('*'))
      for (const { name, value } of [...each.attributes].sort((a, b) => (a.name < b.name ? -1 : 1))) {
        // What came and went comes back behind the other attributes.
        each.removeAttribute(name)
        each.setAttribute(name, value.replaceAll(/[_:«]r[\w-]*[_:»]/g, 'id'))
      }
    return board.innerHTML
  })
}

const AROUND = 200

/** One board is drawn as the other; where not, the first difference is told instead of both boards. */
export function assertSameBoard(board: string, expected: string): void {
  if (board === expected) return
  const at = [...board].findIndex((letter, index) => letter !== expected[index])
  const part = (whole: string): string => whole.slice(Math.max(0, at - AROUND), at + AROUND)
  assert.equal(part(board), part(expected))
  assert.equal(board.length, expected.length)
}
