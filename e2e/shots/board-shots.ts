import type { Page } from 'playwright-core'
import { people } from './page-shots.ts'
import { find, type Sought } from './positions.ts'
import { saveOf } from './saves.ts'
import { counted, type Shot, type Stage, settle } from './studio.ts'

/** A picture of the board where the first seat decides something. */
function deciding(name: string, sought: Sought, act?: (stage: Stage) => Promise<void>): Shot {
  return {
    name: `board-${name}`,
    pose: async (stage) => {
      await stage.sitDown(saveOf(find(sought), name))
      await act?.(stage)
      await settle(stage.page)
    },
  }
}

const apart = (shot: Shot): Shot => ({ ...shot, apart: true })

const LEGAL_ROAD = '.rt-target--road.rt-target--legal'
const LEGAL_BLOCK = '.rt-target--block.rt-target--legal'

/** Chooses the first thing that can be chosen, as if by keyboard: the pointer stays away. */
const choose =
  (what: string) =>
  async ({ page }: Stage): Promise<void> =>
    page.locator(what).first().dispatchEvent('click')

const way =
  (number: number) =>
  async ({ page }: Stage): Promise<void> =>
    page.locator('.rt-way').nth(number).click()

async function pointAt(page: Page, what: string): Promise<void> {
  const box = await page.locator(what).first().boundingBox()
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

const middle: Sought = { seats: 3, seed: 3, options: { ancient: 'DAGON' }, kind: 'draw', when: inRound(6) }

function inRound(first: number): NonNullable<Sought['when']> {
  return ({ round }) => round >= first
}

function offers(prefix: string, first = 0): NonNullable<Sought['when']> {
  return ({ round }, { form, ...question }) =>
    round >= first &&
    form === 'choose' &&
    'options' in question &&
    question.options.some((option) => `${option}`.startsWith(prefix))
}

/** Every kind of decision, and what the board says beside it. */
export const boardShots: readonly Shot[] = [
  deciding('task', { seats: 3, seed: 1, kind: 'task.keep' }),
  deciding('task-chosen', { seats: 3, seed: 1, kind: 'task.keep' }, choose('.rt-task-card')),
  deciding('draft-alone', { seats: 1, seed: 2, kind: 'draft.pair', when: inRound(3) }, async ({ page }) => {
    await page.locator('.rt-die-button--legal').first().click()
  }),
  deciding('draft-two-take', { seats: 2, seed: 1, kind: 'draft.take', when: inRound(3) }),
  deciding('draft-two-remove', { seats: 2, seed: 1, kind: 'draft.remove', when: inRound(2) }),
  deciding('draft-three-first', { seats: 3, seed: 1, kind: 'initial.take' }),
  deciding('draft-four-pair', { seats: 4, seed: 1, kind: 'initial.pair' }),
  deciding('draft-four-take', { seats: 4, seed: 1, kind: 'draft.take', when: inRound(4) }),
  deciding('block', { seats: 2, seed: 2, kind: 'block', when: offers('coord:', 5) }),
  deciding('block-chosen', { seats: 2, seed: 2, kind: 'block', when: inRound(5) }, choose(LEGAL_BLOCK)),
  deciding('draw-a', middle, choose(LEGAL_ROAD)),
  deciding('draw-b', middle, async (stage) => {
    await way(1)(stage)
    await choose(LEGAL_ROAD)(stage)
  }),
  deciding('draw-c', middle, way(2)),
  deciding('draw-bonus', { seats: 1, seed: 1, kind: 'draw', when: offers('segment:', 6) }),
  deciding('draw-end', { seats: 3, seed: 3, kind: 'draw', when: offers('end', 6) }),
  deciding('draw-hover', middle, async ({ page, phone }) => {
    if (!phone) await pointAt(page, LEGAL_ROAD)
  }),
  deciding('shop', { seats: 1, seed: 6, options: { ancient: 'YOG_SOTHOTH' }, kind: 'shop' }),
  deciding('tome', { seats: 3, seed: 1, kind: 'tome' }),
  deciding('correction-erase', { seats: 2, seed: 1, kind: 'correction.erase' }),
  deciding('correction-draw', { seats: 2, seed: 1, kind: 'correction.draw' }),
  deciding('tourist-any', { seats: 1, seed: 2, options: { ancient: 'CTHULHU' }, kind: 'tourist.any' }),
  deciding('tourist-extra', { seats: 3, seed: 2, kind: 'tourist.extra' }),
  deciding('tourist-repeat', { seats: 3, seed: 4, kind: 'tourist.repeat' }),
  deciding('route', { seats: 3, seed: 1, kind: 'route' }),
  deciding('route-begun', { seats: 3, seed: 1, kind: 'route' }, async ({ page }) => {
    await page.locator('.rt-options .rt-option').first().click()
    await page.locator(LEGAL_ROAD).nth(4).dispatchEvent('click')
  }),
  deciding('encounter-reroll', { seats: 3, seed: 1, kind: 'encounter.reroll' }, async ({ page }) => {
    await page.locator('.rt-encounter-dice button').first().click()
  }),
  deciding('encounter-upgrade', { seats: 3, seed: 1, kind: 'encounter.upgrade' }),
  deciding('penalty-called', { seats: 1, seed: 9, options: { ancient: 'CTHULHU' }, kind: 'penalty.called' }),
  deciding('penalty-university', {
    seats: 2,
    seed: 1,
    options: { ancient: 'YOG_SOTHOTH' },
    kind: 'penalty.university',
  }),
  deciding('penalty-riverside', {
    seats: 1,
    seed: 10,
    options: { ancient: 'DAGON' },
    kind: 'penalty.riverside',
  }),
  deciding('penalty-numerous', {
    seats: 1,
    seed: 1,
    options: { ancient: 'SHUB_NIGGURATH' },
    kind: 'penalty.numerous',
  }),
  deciding('last-round', { seats: 4, seed: 2, kind: 'draft.take', when: inRound(10) }),
  deciding('refused-tap', { seats: 2, seed: 2, kind: 'block', when: inRound(5) }, async ({ page }) => {
    await page.locator('.rt-target--block:not(.rt-target--legal)').nth(8).dispatchEvent('click')
  }),
  deciding('undo-refused', { seats: 2, seed: 2, kind: 'block', when: inRound(5) }, async ({ page }) => {
    await page.locator('.acts .button[aria-disabled="true"]').first().click({ force: true })
  }),
  deciding('opponent-enlarged', middle, async ({ page }) => {
    await page.locator('.opponent').first().click()
  }),
  deciding('opponent-ghost', middle, async ({ page, phone }) => {
    if (!phone) await pointAt(page, '.rt-opponent')
  }),
  deciding('tip', middle, async ({ page, phone }) => {
    if (!phone) await pointAt(page, '.rt-effect')
  }),
  deciding('log-hover', middle, async (stage) => {
    await showTab(stage, 1)
    if (stage.phone) await stage.page.locator('.log__line').last().focus()
    else await pointAt(stage.page, 'li:nth-last-child(4) > .log__line')
  }),
  deciding('log-moment', middle, async (stage) => {
    await showTab(stage, 1)
    await stage.page.locator('.log__line').nth(-6).click()
    await stage.page.locator('.steps').waitFor()
  }),
  deciding('options-listed', middle, (stage) => showTab(stage, 0)),
  deciding('score-tab', middle, (stage) => showTab(stage, 2)),
  deciding('rules-tab', middle, (stage) => showTab(stage, 3)),
  deciding('hint', { seats: 2, seed: 2, kind: 'block', when: inRound(5) }, async ({ page }) => {
    await page.keyboard.press('h')
    await page.locator('dialog .button--primary').waitFor()
  }),
  deciding('keys', middle, async ({ page }) => page.keyboard.press('?')),
  deciding('focus', middle, async ({ page, phone }) => {
    if (phone) return
    await page.locator('[data-target="b33"]').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
  }),
  apart(
    deciding('safe-palette', middle, async ({ page }) => {
      await page.evaluate("document.documentElement.dataset.palette = 'safe'")
    }),
  ),
  apart(
    deciding('greyscale', middle, async ({ page }) => {
      await page.evaluate("document.documentElement.style.filter = 'grayscale(1)'")
    }),
  ),
  {
    name: 'board-since',
    apart: true,
    pose: async (stage) => {
      await stage.page.addInitScript("localStorage.setItem('curio.seen.since', '40')")
      await stage.sitDown(saveOf(find(middle), 'since'))
    },
  },
  {
    name: 'board-curtain',
    pose: async (stage) => {
      const found = find({ seats: 2, seed: 1, kind: 'block', when: inRound(3) })
      await stage.sitDown(saveOf(found, 'curtain', people(stage)))
    },
  },
  {
    name: 'board-offline',
    apart: true,
    pose: async (stage) => {
      await stage.sitDown(saveOf(find(middle), 'offline'))
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

async function showTab({ page }: Stage, number: number): Promise<void> {
  await page.locator('.tabs__tab').nth(number).click()
}
