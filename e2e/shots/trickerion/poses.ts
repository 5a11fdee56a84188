import type { Act, TrickerionView } from '@curio/trickerion/text'
import type { Page } from 'playwright-core'
import { drawnFor, part, partsFor, thing } from '../../support/trickerion/board.ts'
import { Line } from '../../support/trickerion/line.ts'
import {
  type Pose as LinePose,
  type Sought as LineSought,
  type Source as LineSource,
  linePoses,
  recordedIn,
} from '../line-poses.ts'

export type Source = LineSource<TrickerionView, Act>
export type Sought = LineSought<TrickerionView, Act>
type Pose = LinePose<TrickerionView, Act>

export const recorded = recordedIn(Line)

export const { asked, deciding, ended } = linePoses<TrickerionView, Act>('trickerion')

/** Taps something as if by keyboard: the pointer stays away. A phone turns to the view it is on. */
async function tap(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector).filter({ visible: true }).first()
  for (const view of await page.locator('.tb-views button').all()) {
    if (await element.isVisible()) break
    await view.click()
  }
  if (await element.isVisible()) await element.dispatchEvent('click')
}

export const tapThings =
  (...names: readonly string[]): Pose =>
  async ({ page }) => {
    for (const name of names) await tap(page, thing(name))
  }

/** Chooses what the line answers, as far as taps go; a marker stays as it first lies. */
export const choose: Pose = async ({ page }, { acts }) => {
  for (const name of drawnFor(acts)) await tap(page, thing(name))
  for (const name of partsFor(acts)) await tap(page, `${part(name)}[aria-pressed="false"]`)
}

/** Opens a place of the city, or the catalogue of tricks, by its number among the tabs. */
export const openPlace =
  (number: number): Pose =>
  async ({ page }) => {
    const places = page.locator('.stage nav').last().getByRole('button')
    await places.nth(number).click()
  }
