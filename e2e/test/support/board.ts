import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** The board as the page has it: attributes by their names, because what came and went comes back behind the others. */
export function boardOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    // Names that React gives differ from page to page.
    const written = ({ name, value }: Attr): string =>
      `${name}="${value.replaceAll(/[_:«]r[\w-]*[_:»]/g, 'id')}"`
    const drawn = (node: Node): string => {
      if (!(node instanceof Element)) return node.textContent ?? ''
      const opening = [node.tagName, ...[...node.attributes].map(written).sort()].join(' ')
      return `<${opening}>${[...node.childNodes].map(drawn).join('')}</${node.tagName}>`
    }
    const board = document.querySelector('.stage')
    return board ? [...board.childNodes].map(drawn).join('') : ''
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
