import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** Nothing sticks out sideways. */
export async function assertFits(page: Page, place: string): Promise<void> {
  const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  assert.equal(wide, window, `${place} is as wide as the screen`)
}

const FINGER = 44
/** Layout knows fractions of a pixel. */
const ROUNDING = 0.5

/**
 * Everything on the table that can be tapped is large enough for a finger. Roads are not asked: a tap means the nearest
 * one, beside its shape too.
 */
export async function assertTouchable(page: Page, place: string): Promise<void> {
  const boxes = await page.evaluate(() => {
    const tappable =
      'button, a[href], input:not([type="radio"], [type="checkbox"]), select, label, [role="button"]'
    return [...document.querySelectorAll(`.table :is(${tappable}):not(.rt-target--road)`)].flatMap(
      (element) => {
        const hit = element.querySelector('.rt-hit') ?? element
        const { width, height: drawn } = hit.getBoundingClientRect()
        // What is drawn thin may be hit around it too.
        const height = Math.max(drawn, Number.parseFloat(getComputedStyle(element, '::after').height) || 0)
        const shown = element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && width > 1
        const name = element.getAttribute('aria-label') ?? element.textContent
        return shown ? [{ name: `${element.getAttribute('class')} ${name}`, width, height }] : []
      },
    )
  })
  assert.ok(boxes.length > 0)
  const small = boxes.filter(({ width, height }) => Math.min(width, height) < FINGER - ROUNDING)
  assert.deepEqual(small, [], `${place}: too small for a finger`)
}
