import { type Found, find, recorded, type Sought } from '../support/positions.ts'
import { saveOf } from '../support/saves.ts'
import { type Shot, type Stage, settle } from './studio.ts'

function ended(name: string, sought: Omit<Sought, 'kind'>, act?: (stage: Stage) => Promise<void>): Shot {
  return endOf(name, () => find({ ...sought, kind: null }), act)
}

function endOf(name: string, played: () => Found, act?: (stage: Stage) => Promise<void>): Shot {
  return {
    name: `end-${name}`,
    pose: async (stage) => {
      await stage.sitDown(saveOf(played(), name))
      await stage.page.locator('.end .chart').waitFor()
      await act?.(stage)
      await settle(stage.page)
    },
  }
}

const three = { seats: 3, seed: 3, options: { ancient: 'DAGON' } } as const

async function showMaps({ page }: Stage): Promise<void> {
  await page.locator('.end__acts .button').nth(1).click()
  await page.locator('.rt-over').waitFor()
}

async function takePicture({ page }: Stage): Promise<void> {
  await page.locator('.end__acts .button').nth(3).click()
  await page.locator('.picture canvas').waitFor()
}

/** The results, the chart and its table, and all maps side by side. */
export const endShots: readonly Shot[] = [
  ended('alone', { seats: 1, seed: 2 }),
  ended('two', { seats: 2, seed: 1 }),
  ended('three', three),
  ended('four', { seats: 4, seed: 1 }),
  ...['tie-break-3', 'shared-4', 'nobody-2', 'challenge-met-1', 'challenge-missed-1', 'eliminated-1'].map(
    (name) => endOf(name, () => recorded(name)),
  ),
  ended('chart', three, async ({ page }) => page.locator('.chart').scrollIntoViewIfNeeded()),
  ended('chart-table', three, async ({ page }) => {
    await page.locator('.end__row .segmented label').nth(1).click()
    await page.locator('.end__part').last().scrollIntoViewIfNeeded()
  }),
  ended('picture', three, takePicture),
  ended('maps-alone', { seats: 1, seed: 2 }, showMaps),
  ended('maps-two', { seats: 2, seed: 1 }, showMaps),
  ended('maps-three', three, showMaps),
  ended('maps-four', { seats: 4, seed: 1 }, showMaps),
]
