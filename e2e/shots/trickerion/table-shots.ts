import { PEOPLE, saveOf } from '../../support/saves.ts'
import { AROUND, apart } from '../poses.ts'
import type { Shot, Stage } from '../studio.ts'
import { asked, deciding, ended, openPlace, recorded, type Sought, tapThings } from './poses.ts'

/** The middle of a game of four with everything in it. */
const MIDDLE: Sought = {
  from: recorded('prophecies-rounds-4'),
  when: asked('turn', ({ view }) => view.round === 4),
}
/** The middle of a base game. */
const BASE: Sought = { from: recorded('rounds-3'), when: asked('turn', ({ view }) => view.round === 3) }

const PLACES = ['city', 'downtown', 'market', 'workshop', 'theater', 'alley', 'catalogue']

async function showBoard({ page }: Stage): Promise<void> {
  await page.locator('.end__acts .button').nth(1).click()
  await page.locator('.stage').waitFor()
}

/** What the table says and shows beside a decision, on the board of Trickerion. */
export const trickerionTableShots: readonly Shot[] = [
  ...PLACES.map((place, number) => deciding(`place-${place}`, MIDDLE, openPlace(number))),
  deciding('base', BASE),
  deciding('opponent', MIDDLE, async ({ page }) => page.locator('.opponent').nth(1).click()),
  deciding('refused-tap', BASE, tapThings('trick:mind-reading', 'disc:engineer', 'slot:downtown.0')),
  deciding('end-asked', { from: recorded('rounds-2'), when: asked('act') }, async ({ page }) => {
    await page.keyboard.press('e')
    await page.locator('.toast').waitFor()
  }),
  ...AROUND.map(([name, act]) => deciding(name, MIDDLE, act)),
  apart(
    deciding('greyscale', MIDDLE, async ({ page }) => {
      await page.evaluate("document.documentElement.style.filter = 'grayscale(1)'")
    }),
  ),
  {
    name: 'trickerion-curtain',
    pose: async (stage) => {
      const line = recorded('alley-rounds-2')()
      line.goTo(asked('plan'))
      await stage.sitDown(saveOf(line.found(), 'curtain', PEOPLE[stage.language]))
    },
  },
  { name: 'trickerion-new-game', whole: true, pose: ({ open }) => open('/new/trickerion') },
  ...(
    [
      ['cards', ''],
      ['cards-one', '#card-mind-reading'],
    ] as const
  ).map(
    ([name, card]): Shot => ({
      name: `trickerion-${name}`,
      pose: async ({ open, page }) => {
        await open(`/cards/trickerion${card}`)
        await page.locator('main h2').first().waitFor()
      },
    }),
  ),
  { name: 'trickerion-rules-summary', pose: ({ open }) => open('/rules/trickerion') },
  { name: 'trickerion-rules', pose: ({ open }) => open('/rules/trickerion#TR-ASG-1') },
  ...['rounds-2', 'rounds-4', 'prophecies-rounds-4'].map((name) => ended(name, recorded(name))),
  ended('board', recorded('prophecies-rounds-4'), showBoard),
]
