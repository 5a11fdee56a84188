import type { Page } from 'playwright-core'
import { find, type Sought, travelled } from '../support/positions.ts'
import { keepOnly, PEOPLE, saveOf } from '../support/saves.ts'
import { type Shot, type Stage, settle } from './studio.ts'

/** The end of a campaign, brought to some part of it. */
const ended = (name: string, act: (stage: Stage) => Promise<void> = async () => {}): Shot => ({
  name: `travel-${name}`,
  pose: async (stage) => {
    await stage.sitDown(saveOf(travelled('end'), name))
    await stage.page.locator('.end .chart').waitFor()
    await act(stage)
    await settle(stage.page)
  },
})

const CITIES = '.end__part:has(.end__games)'

/** Scrolls the results, and nothing around them. */
async function bring(page: Page, part: string): Promise<void> {
  await page.locator(part).evaluate((found) => {
    const end = found.closest('.end')
    end?.scrollBy({ top: found.getBoundingClientRect().top - end.getBoundingClientRect().top })
  })
}

/** Whether the table shows the standing between two cities. */
const held = ({ page }: Stage): Promise<void> => page.locator('.rt-after').waitFor()

const TEAMS = {
  seats: 4,
  seed: 1,
  options: { edition: 'booklet', city: 'las-vegas', teams: true },
  kind: 'draw',
  when: ({ round }) => round === 6,
} as const satisfies Sought

async function atTeams(stage: Stage): Promise<void> {
  const [own, partner] = PEOPLE[stage.language]
  await stage.sitDown(saveOf(find(TEAMS), 'teams', [own ?? '', null, partner ?? '']))
  await stage.page.locator('.curtain button').click()
  await settle(stage.page)
}

/** A campaign through three cities, and two teams. */
export const travelShots: readonly Shot[] = [
  {
    name: 'travel-between',
    apart: true,
    pose: async (stage) => {
      await stage.sitDown(saveOf(travelled('second city'), 'between'))
      await held(stage)
    },
  },
  {
    name: 'travel-between-maps',
    apart: true,
    pose: async (stage) => {
      await stage.sitDown(saveOf(travelled('second city'), 'betweenmaps'))
      await held(stage)
      await stage.page.locator('.rt-after .segmented label').last().click()
      await stage.page.locator('.rt-result-map svg').last().waitFor()
    },
  },
  {
    name: 'travel-home',
    apart: true,
    pose: async (stage) => {
      await stage.open('/about')
      await keepOnly(stage.page, [saveOf(travelled('second city'), 'home')])
      await stage.open('/')
    },
  },
  {
    name: 'travel-profile',
    apart: true,
    whole: true,
    pose: async (stage) => {
      await stage.open('/about')
      const venice = {
        seats: 2,
        seed: 2,
        options: { edition: 'booklet', city: 'venice' },
        kind: null,
      } as const
      const guide = { seats: 3, seed: 3, kind: null } as const
      const played = [travelled('end'), find(venice), find(guide)]
      const saves = played.map((found, index) => saveOf(found, `profile${index}`))
      await keepOnly(stage.page, saves)
      await stage.open('/profile')
      await stage.page.locator('.tally').waitFor()
    },
  },
  ended('end'),
  ended('end-points', ({ page }) => bring(page, '.end__columns')),
  ended('end-cities', ({ page }) => bring(page, CITIES)),
  ended('end-tables', async ({ page }) => {
    await page.locator(`${CITIES} .segmented label`).last().click()
    await bring(page, CITIES)
  }),
  { name: 'teams-board', apart: true, pose: atTeams },
  {
    name: 'teams-partner',
    apart: true,
    pose: async (stage) => {
      await atTeams(stage)
      await stage.page.locator('.opponent--partner').click()
      await settle(stage.page)
    },
  },
]
