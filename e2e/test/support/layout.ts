import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'

/** Nothing sticks out sideways. */
export async function assertFits(page: Page, place: string): Promise<void> {
  const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  assert.equal(wide, window, `${place} is as wide as the screen`)
}

const FINGER = 44
/** Layout knows fractions of a pixel. */
const ROUNDING = 0.5

/**
 * Everything on the table that can be tapped is large enough for a finger. Roads and places of a map are not asked: a
 * tap means the nearest one, beside its shape too.
 */
export async function assertTouchable(page: Page, place: string): Promise<void> {
  const boxes = await page.evaluate(() => {
    const tappable =
      'button, a[href], input:not([type="radio"], [type="checkbox"]), select, label, [role="button"]'
    return [
      ...document.querySelectorAll(`.table :is(${tappable}):not(.rt-target--road, .cb-place-button)`),
    ].flatMap((element) => {
      const hit = element.querySelector('.rt-hit') ?? element
      const { width, height: drawn } = hit.getBoundingClientRect()
      // What is drawn thin may be hit around it too.
      const height = Math.max(drawn, Number.parseFloat(getComputedStyle(element, '::after').height) || 0)
      const shown = element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && width > 1
      const name = element.getAttribute('aria-label') ?? element.textContent
      return shown ? [{ name: `${element.getAttribute('class')} ${name}`, width, height }] : []
    })
  })
  assert.ok(boxes.length > 0)
  const small = boxes.filter(({ width, height }) => Math.min(width, height) < FINGER - ROUNDING)
  assert.deepEqual(small, [], `${place}: too small for a finger`)
}

/** A part of the table lies over none of these others. */
export async function assertCoversNothing(
  page: Page,
  part: string,
  others: readonly string[],
): Promise<void> {
  const covered = await page.evaluate(
    ([part, ...others]) => {
      const boxOf = (selector = ''): DOMRect | undefined =>
        document.querySelector(selector)?.getBoundingClientRect()
      const upper = boxOf(part)
      return others.filter((other) => {
        const lower = boxOf(other)
        if (!upper || !lower) return true
        const apart =
          upper.right <= lower.left ||
          upper.left >= lower.right ||
          upper.bottom <= lower.top ||
          upper.top >= lower.bottom
        return !apart
      })
    },
    [part, ...others],
  )
  assert.deepEqual(covered, [], `${part} lies over them, or one is not there`)
}

/** Everything inside these parts lies within them. */
export async function assertUnclipped(page: Page, parts: string, place: string): Promise<void> {
  const clipped = await page.evaluate(
    ([parts = '', slack = 0]) =>
      [...document.querySelectorAll(`${parts}`)].flatMap((part) => {
        const outer = part.getBoundingClientRect()
        return [...part.querySelectorAll('*')].flatMap((element) => {
          const inner = element.getBoundingClientRect()
          const out =
            inner.width > 1 &&
            (inner.left < outer.left - Number(slack) ||
              inner.right > outer.right + Number(slack) ||
              inner.top < outer.top - Number(slack) ||
              inner.bottom > outer.bottom + Number(slack))
          return out
            ? [`${part.getAttribute('class')}: ${element.getAttribute('class') ?? element.tagName}`]
            : []
        })
      }),
    [parts, ROUNDING] as const,
  )
  assert.deepEqual(clipped, [], place)
}

/** A part is whole on the screen, and nothing lies over its middle. */
export async function assertInSight(part: Locator, place: string): Promise<void> {
  const seen = await part.evaluate((element, slack) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const inside =
      top >= -slack && left >= -slack && bottom <= innerHeight + slack && right <= innerWidth + slack
    const room = element.closest('.stage')?.getBoundingClientRect()
    const clear = room === undefined || (top >= room.top - slack && bottom <= room.bottom + slack)
    return { inside, clear, over: there !== null && (element.contains(there) || there.contains(element)) }
  }, ROUNDING)
  assert.deepEqual(seen, { inside: true, clear: true, over: true }, place)
}

/** A part shows everything that is in it, without being scrolled. */
export async function assertUnscrolled(part: Locator, place: string): Promise<void> {
  const hidden = await part.evaluate((element) => element.scrollHeight - element.clientHeight)
  assert.equal(hidden, 0, `${place}: so many pixels lie below`)
}
