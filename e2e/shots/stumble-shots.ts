import { openTable, takeSeat } from '../support/online-table.ts'
import { find, type Sought } from '../support/positions.ts'
import { keepOnly, saveOf } from '../support/saves.ts'
import { clickLine, deciding, inRound, MIDDLE, pointAt, showTab } from './poses.ts'
import { type Shot, type Stage, settle } from './studio.ts'

/** Points at a thing, or taps it where there is no pointer. */
const lookAt =
  (what: string) =>
  async ({ page, touched }: Stage): Promise<void> => {
    await page.locator(what).first().scrollIntoViewIfNeeded()
    if (!touched) return pointAt(page, what)
    const box = await page.locator(what).first().boundingBox()
    if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  }

/** Blocks are to be chosen beside gates and flags. */
const BLOCK: Sought = { seats: 2, seed: 2, kind: 'block', when: inRound(5) }

const FINISHED = { seats: 3, seed: 3, options: { ancient: 'DAGON' }, kind: null } as const

async function replayed(stage: Stage, step: string): Promise<void> {
  await stage.open('/about')
  await keepOnly(stage.page, [saveOf(find(FINISHED), 'finished')])
  await stage.open('/replay/local/finished')
  await stage.page.locator('.steps__slider').fill(step)
  await settle(stage.page)
}

async function sitOnline({ page, address, open }: Stage): Promise<void> {
  await open(`/table/${await openTable(page, address, { seats: ['me', 'normal'] })}`)
  await page.locator('.rt-stage').waitFor()
}

const SURE = 'dialog .dialog__acts .button--danger'

async function askToResign({ page }: Stage): Promise<void> {
  await page.locator('.prompt .button--icon').first().click()
  await page.locator('dialog .menu .button--danger').click()
  await page.locator(SURE).waitFor()
}

async function resign(stage: Stage): Promise<void> {
  const { page } = stage
  await askToResign(stage)
  // A press that comes at once is not taken for meant.
  await page.waitForTimeout(700)
  await page.locator(SURE).click()
  await page.locator('dialog').waitFor({ state: 'detached' })
  await settle(page)
}

/** What newcomers stopped at: the words of the moves, of the map and of the log, and what ends a game early. */
export const stumbleShots: readonly Shot[] = [
  deciding('draft-alone-listed', { seats: 1, seed: 2, kind: 'draft.pair', when: inRound(3) }, (stage) =>
    showTab(stage, 0),
  ),
  deciding('draft-second-die', {
    seats: 2,
    seed: 1,
    kind: 'draft.take',
    when: ({ round, roundDice }) => round > 2 && roundDice.length === 1,
  }),
  deciding('tip-gate', MIDDLE, lookAt('.rt-map-square .rt-gate')),
  deciding('tip-shop', MIDDLE, lookAt('.rt-map-square .rt-shop')),
  deciding('tip-terror', MIDDLE, lookAt('.rt-map-square .rt-terror')),
  deciding('tip-flag', MIDDLE, lookAt('.rt-map-square .rt-task')),
  deciding('tip-score', MIDDLE, lookAt('.rt-score-cell')),
  deciding('tip-block', BLOCK, lookAt('.rt-target--block.rt-target--legal')),
  deciding('log-round-2', MIDDLE, async (stage) => {
    await showTab(stage, 1)
    const second = stage.page.locator('li:has(.log__milestone)').nth(2)
    await clickLine(second.locator('.log__line'))
    await stage.page.locator('.steps').waitFor()
  }),
  { name: 'replay-penalty', pose: (stage) => replayed(stage, '999') },
  {
    name: 'resign',
    apart: true,
    pose: async (stage) => {
      await sitOnline(stage)
      await askToResign(stage)
    },
  },
  {
    name: 'resigned',
    pose: async (stage) => {
      await sitOnline(stage)
      await resign(stage)
    },
  },
  {
    name: 'abandoned-rematch',
    apart: true,
    pose: async (stage) => {
      const match = await openTable(stage.page, stage.address, { seats: ['me', 'open'] })
      const context = await stage.context.browser()?.newContext()
      if (!context) throw new Error('there is no browser')
      const guest = { ...stage, context, page: await context.newPage() }
      await takeSeat(guest.page, stage.address, match, 1)
      await guest.page.goto(`${stage.address}/table/${match}`)
      await stage.open(`/table/${match}`)
      for (const each of [guest, stage]) await resign(each)
      await guest.page.locator('.banner .button').first().click()
      await stage.page.locator('.banner--question').waitFor()
      await context.close()
    },
  },
  {
    name: 'home-turn',
    apart: true,
    pose: async (stage) => {
      await sitOnline(stage)
      await stage.open('/')
      await stage.page.locator('.shelf__row--turn').waitFor()
    },
  },
]
