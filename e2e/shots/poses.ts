import type { Locator, Page } from 'playwright-core'
import { find, type Sought } from '../support/positions.ts'
import { saveOf } from '../support/saves.ts'
import { type Shot, type Stage, settle } from './studio.ts'

/** A picture of the board where the first seat decides something. */
export function deciding(name: string, sought: Sought, act?: (stage: Stage) => Promise<void>): Shot {
  return {
    name: `board-${name}`,
    pose: async (stage) => {
      await stage.sitDown(saveOf(find(sought), name))
      await act?.(stage)
      await settle(stage.page)
    },
  }
}

export const apart = (shot: Shot): Shot => ({ ...shot, apart: true })

export const LEGAL_ROAD = '.rt-target--road.rt-target--legal'
export const LEGAL_BLOCK = '.rt-target--block.rt-target--legal'

/** Chooses the first thing that can be chosen, as if by keyboard: the pointer stays away. */
export const choose =
  (what: string) =>
  async ({ page }: Stage): Promise<void> =>
    page.locator(what).first().dispatchEvent('click')

export async function pointAt(page: Page, what: string): Promise<void> {
  const box = await page.locator(what).first().boundingBox()
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

export async function showTab({ page }: Stage, number: number): Promise<void> {
  await page.locator('.tabs__tab').nth(number).click()
}

/** As if by keyboard: the pointer stays away, and cards that a line names lie over its middle. */
export async function clickLine(line: Locator): Promise<void> {
  await line.dispatchEvent('click')
}

/** What is the same around every board: its name, and how it comes to be seen. */
export const AROUND: readonly (readonly [name: string, act: (stage: Stage) => Promise<void>])[] = [
  [
    'log-hover',
    async (stage) => {
      await showTab(stage, 1)
      if (stage.phone) await stage.page.locator('.log__line').last().focus()
      else await pointAt(stage.page, 'li:nth-last-child(4) .log__line')
    },
  ],
  [
    'log-moment',
    async (stage) => {
      await showTab(stage, 1)
      await clickLine(stage.page.locator('.log__line').nth(-6))
      await stage.page.locator('.steps').waitFor()
    },
  ],
  ['options-listed', (stage) => showTab(stage, 0)],
  ['score-tab', (stage) => showTab(stage, 2)],
  ['rules-tab', (stage) => showTab(stage, 3)],
  [
    'hint',
    async ({ page }) => {
      await page.keyboard.press('h')
      await page.locator('dialog .button--primary').waitFor()
    },
  ],
]

export function inRound(first: number): NonNullable<Sought['when']> {
  return ({ round }) => round >= first
}

/** Roads are to be drawn in the middle of a game of three. */
export const MIDDLE: Sought = {
  seats: 3,
  seed: 3,
  options: { ancient: 'DAGON' },
  kind: 'draw',
  when: inRound(6),
}
