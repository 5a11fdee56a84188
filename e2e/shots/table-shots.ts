import { find } from '../support/positions.ts'
import { PEOPLE, saveOf } from '../support/saves.ts'
import { AROUND, apart, deciding, inRound, MIDDLE, pointAt } from './poses.ts'
import { counted, type Shot } from './studio.ts'

/** What the table says and shows beside a decision. */
export const tableShots: readonly Shot[] = [
  deciding('refused-tap', { seats: 2, seed: 2, kind: 'block', when: inRound(5) }, async ({ page }) => {
    await page.locator('.rt-target--block:not(.rt-target--legal)').nth(8).dispatchEvent('click')
  }),
  deciding('undo-refused', { seats: 2, seed: 2, kind: 'block', when: inRound(5) }, async ({ page }) => {
    await page.locator('.acts .button[aria-disabled="true"]').first().click({ force: true })
  }),
  deciding('opponent-enlarged', MIDDLE, async ({ page }) => {
    await page.locator('.opponent').first().click()
  }),
  deciding('opponent-ghost', MIDDLE, async ({ page, phone }) => {
    if (!phone) await pointAt(page, '.rt-opponent')
  }),
  deciding('tip', MIDDLE, async ({ page, phone }) => {
    if (!phone) await pointAt(page, '.rt-effect')
  }),
  ...AROUND.map(([name, act]) => deciding(name, MIDDLE, act)),
  deciding('keys', MIDDLE, async ({ page }) => page.keyboard.press('?')),
  deciding('focus', MIDDLE, async ({ page, phone }) => {
    if (phone) return
    await page.locator('[data-target="b33"]').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
  }),
  apart(
    deciding('safe-palette', MIDDLE, async ({ page }) => {
      await page.evaluate("document.documentElement.dataset.palette = 'safe'")
    }),
  ),
  apart(
    deciding('greyscale', MIDDLE, async ({ page }) => {
      await page.evaluate("document.documentElement.style.filter = 'grayscale(1)'")
    }),
  ),
  {
    name: 'board-since',
    apart: true,
    pose: async (stage) => {
      await stage.page.addInitScript("localStorage.setItem('curio.seen', JSON.stringify({ since: 40 }))")
      await stage.sitDown(saveOf(find(MIDDLE), 'since'))
    },
  },
  {
    name: 'board-curtain',
    pose: async (stage) => {
      const found = find({ seats: 2, seed: 1, kind: 'block', when: inRound(3) })
      await stage.sitDown(saveOf(found, 'curtain', PEOPLE[stage.language]))
    },
  },
  {
    name: 'board-offline',
    apart: true,
    pose: async (stage) => {
      await stage.sitDown(saveOf(find(MIDDLE), 'offline'))
      await stage.context.setOffline(true)
      await stage.page.locator('.banner').waitFor()
    },
  },
  {
    name: 'tutorial',
    apart: true,
    pose: async ({ open, page }) => {
      await open('/tutorial/route')
      await page.locator('.lesson').waitFor()
      await counted(page)
    },
  },
  {
    name: 'tutorial-venice',
    apart: true,
    pose: async ({ open, page }) => {
      await open('/tutorial/route/venice')
      await page.locator('.lesson .button--primary').click()
      await counted(page)
    },
  },
  {
    name: 'tutorial-later',
    apart: true,
    pose: async ({ open, page }) => {
      await open('/tutorial/route')
      const onward = page.locator('.lesson .button--primary')
      while (await onward.isVisible()) await onward.click()
      await counted(page)
    },
  },
]
