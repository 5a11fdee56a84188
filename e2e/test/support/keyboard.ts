import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'

const MOST_STOPS = 200

/** Somebody with nothing but a keyboard. */
export class Keyboard {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key)
  }

  isAt(selector: string): Promise<boolean> {
    return this.page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)
  }

  /** Tab by Tab to something; backwards where that is nearer. */
  async tabTo(selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.page.locator(selector).first().waitFor()
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      if (await this.isAt(selector)) return
      await this.press(key)
    }
    assert.fail(`${key} does not lead to ${selector}`)
  }

  /** Tab by Tab to something, forwards or backwards as it lies. */
  async tabOnto(target: Locator): Promise<void> {
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      const key = await target.evaluate((element) => {
        const here = document.activeElement
        if (here === element) return null
        if (here === null || here === document.body) return 'Tab'
        const isBehind = element.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING
        return isBehind === 0 ? 'Tab' : 'Shift+Tab'
      })
      if (key === null) return
      await this.press(key)
    }
    assert.fail(`Tab does not lead to ${target}`)
  }

  /** Walks over the map with the arrow keys, from block to block. */
  async walkTo(block: string): Promise<void> {
    await this.tabTo('[data-target^="b"][tabindex="0"]')
    const here = await this.page.locator('[data-target]:focus').getAttribute('data-target')
    const [fromX, fromY] = placeOf(here ?? '')
    const [toX, toY] = placeOf(block)
    for (let x = fromX; x !== toX; x += Math.sign(toX - fromX))
      await this.press(toX > fromX ? 'ArrowRight' : 'ArrowLeft')
    for (let y = fromY; y !== toY; y += Math.sign(toY - fromY))
      await this.press(toY > fromY ? 'ArrowDown' : 'ArrowUp')
    assert.ok(await this.isAt(`[data-target="${block}"]`), `the arrow keys lead to ${block}`)
  }
}

/** `b35` is the third column, the fifth row. */
function placeOf(block: string): readonly [number, number] {
  const [, column, row] = /^b(\d)(\d)$/.exec(block) ?? []
  assert.ok(column !== undefined && row !== undefined, `${block} is no block`)
  return [Number(column), Number(row)]
}
