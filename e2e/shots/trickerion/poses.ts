import type { Act, TrickerionView } from '@curio/trickerion/text'
import { drawnFor, part, partsFor, thing } from '../../support/trickerion/board.ts'
import { Line } from '../../support/trickerion/line.ts'
import {
  type Pose as LinePose,
  type Sought as LineSought,
  type Source as LineSource,
  linePoses,
  recordedIn,
} from '../line-poses.ts'
import type { Stage } from '../studio.ts'

export type Source = LineSource<TrickerionView, Act>
export type Sought = LineSought<TrickerionView, Act>
type Pose = LinePose<TrickerionView, Act>

export const recorded = recordedIn(Line)

export const { asked, deciding, ended } = linePoses<TrickerionView, Act>('trickerion')

/** Taps something as if by keyboard: the pointer stays away. A phone turns to the place it is in. */
async function tap({ page, phone }: Stage, selector: string): Promise<void> {
  const element = page.locator(selector).filter({ visible: true }).first()
  if (phone)
    for (const place of await page.locator('.stage nav button').all()) {
      if (await element.isVisible()) break
      if (await place.isVisible()) await place.click()
    }
  if (await element.isVisible()) await element.dispatchEvent('click')
}

export const tapThings =
  (...names: readonly string[]): Pose =>
  async (stage) => {
    for (const name of names) await tap(stage, thing(name))
  }

/** Chooses what the line answers, as far as taps go; a marker stays as it first lies. */
export const choose: Pose = async (stage, { acts }) => {
  for (const name of drawnFor(acts)) await tap(stage, thing(name))
  for (const name of partsFor(acts)) {
    const button = stage.page
      .locator(`${part(name)}[aria-pressed="false"]`)
      .filter({ visible: true })
      .first()
    if (await button.isVisible()) await button.dispatchEvent('click')
  }
}

/** Opens a place of the city, or the catalogue of tricks, by its number among the tabs. */
export const openPlace =
  (number: number): Pose =>
  async ({ page }) => {
    const places = page.locator('.stage nav').last().getByRole('button')
    await places.nth(number).click()
    // The catalogue is loaded when it is opened.
    await page.locator('.tb-place > *').first().waitFor()
  }
