import { place } from '../../support/cryptids/board.ts'
import { PEOPLE, saveOf } from '../../support/saves.ts'
import { AROUND, apart, pointAt } from '../poses.ts'
import type { Shot, Stage } from '../studio.ts'
import {
  answered,
  asked,
  deciding,
  ended,
  LESSON,
  recorded,
  type Sought,
  tap,
  tapPlace,
  turnTo,
} from './poses.ts'

/** The middle of the lesson's game. */
const MIDDLE: Sought = { from: LESSON, when: asked('turn', ({ view }) => view.round === 8) }
/** The middle of a game of four. */
const CROWD: Sought = { from: recorded('reserve-4'), when: asked('turn', ({ view }) => view.round === 9) }

async function showBoard({ page }: Stage): Promise<void> {
  await page.locator('.end__acts .button').nth(1).click()
  await page.locator('.cb-everybody').waitFor()
}

/** What the table says and shows beside a decision, on the board of Cryptids. */
export const cryptidsTableShots: readonly Shot[] = [
  ...(['europe', 'cards', 'own', 'track', 'reserve'] as const).map((view) =>
    deciding(`view-${view}`, MIDDLE, turnTo(view)),
  ),
  deciding('refused-tap', { from: LESSON, when: answered('skill.collect:S1:V') }, tapPlace('E4')),
  deciding('inset', MIDDLE, async (stage, coming) => {
    if (stage.phone) await turnTo('reserve')(stage, coming)
    else await stage.page.locator('.cb-inset').click()
  }),
  deciding('hover', MIDDLE, async ({ page, phone }) => {
    if (!phone) await pointAt(page, place('E1'))
  }),
  deciding('tip', MIDDLE, async ({ page, phone }) => {
    if (!phone) await pointAt(page, '.cb-skill')
  }),
  deciding('end-asked', MIDDLE, async ({ page }) => {
    await page.keyboard.press('e')
    await page.locator('.toast').waitFor()
  }),
  deciding('log-card', MIDDLE, async ({ page }) => {
    await page.locator('.tabs__tab').nth(1).click()
    await page.locator('.log .card-mention').last().click()
    await page.locator('dialog').waitFor()
  }),
  deciding('paris', {
    from: [LESSON, ...['reserve-2', 'reserve-3', 'reserve-4', 'rank-1-1'].map(recorded)],
    when: ({ seat, view }) => view.players[seat]?.place === 'PAR',
  }),
  deciding('opponent', CROWD, async ({ page }) => page.locator('.opponent').nth(1).click()),
  deciding('crowd-dossier', CROWD, tap('.cb-card:has(.cr-bid)')),
  ...AROUND.map(([name, act]) => deciding(name, MIDDLE, act)),
  deciding('focus', MIDDLE, async ({ page, phone }) => {
    if (phone) return
    await page.locator('.cb-place-button[tabindex="0"]').focus()
    await page.keyboard.press('ArrowRight')
  }),
  apart(
    deciding('safe-palette', CROWD, async ({ page }) => {
      await page.evaluate("document.documentElement.dataset.palette = 'safe'")
    }),
  ),
  apart(
    deciding('greyscale', CROWD, async ({ page }) => {
      await page.evaluate("document.documentElement.style.filter = 'grayscale(1)'")
    }),
  ),
  apart(
    deciding(
      'greyscale-reserve',
      { from: LESSON, when: asked('terrain', ({ view }) => view.round === 9) },
      async ({ page }) => {
        await page.evaluate("document.documentElement.style.filter = 'grayscale(1)'")
      },
    ),
  ),
  {
    name: 'cryptids-curtain',
    pose: async (stage) => {
      const line = recorded('reserve-2')()
      line.goTo(asked('turn', ({ view }) => view.round === 3))
      await stage.sitDown(saveOf(line.found(), 'curtain', PEOPLE[stage.language]))
    },
  },
  { name: 'cryptids-new-game', whole: true, pose: ({ open }) => open('/new/cryptids') },
  {
    name: 'cryptids-new-game-alone',
    whole: true,
    pose: async ({ open, page }) => {
      await open('/new/cryptids')
      await page.locator('.seats__row .button--icon').last().click()
    },
  },
  ...(
    [
      ['cards', ''],
      ['cards-one', '#card-lindworm'],
    ] as const
  ).map(
    ([name, card]): Shot => ({
      name: `cryptids-${name}`,
      pose: async ({ open, page }) => {
        await open(`/cards/cryptids${card}`)
        await page.locator('.cb-browse-card').first().waitFor()
      },
    }),
  ),
  { name: 'cryptids-rules-summary', pose: ({ open }) => open('/rules/cryptids') },
  { name: 'cryptids-rules', pose: ({ open }) => open('/rules/cryptids#CR-BID-3') },
  ...[0, 2, 6].map(
    (count): Shot => ({
      name: `cryptids-tutorial-${count}`,
      apart: true,
      pose: async ({ open, page }) => {
        await open('/tutorial/cryptids')
        await page.locator('.lesson').waitFor()
        for (let step = 0; step < count; step++)
          await page.locator('.lesson .button').filter({ visible: true }).last().click()
      },
    }),
  ),
  ended('won', LESSON),
  ended('won-board', LESSON, showBoard),
  ended('won-table', LESSON, async ({ page }) => {
    await page.locator('.end__row .segmented label').nth(1).click()
    await page.locator('.end__part').last().scrollIntoViewIfNeeded()
  }),
  ...['lost-five-1', 'lost-contract-1', 'reserve-2', 'reserve-3', 'reserve-4'].map((name) =>
    ended(name, recorded(name)),
  ),
  ended('two-board', recorded('reserve-2'), showBoard),
  ended('four-board', recorded('reserve-4'), showBoard),
]
