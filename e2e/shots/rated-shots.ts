import { en } from '@curio/web/src/words/en.ts'
import { ru } from '@curio/web/src/words/ru.ts'
import { openTable, takeSeat } from '../support/online-table.ts'
import { playUnseen } from '../support/unseen.ts'
import { type Shot, type Stage, settle } from './studio.ts'

const WORDS = { ru, en } as const

const openRated = ({ page, address }: Stage): Promise<string> =>
  openTable(page, address, {
    seats: ['me', 'open'],
    game: 'cryptids',
    options: { seating: [0, 1] },
    rated: true,
  })

/** Somebody in another browser. */
async function guestOf({ context, address }: Stage, match: string) {
  const other = await context.browser()?.newContext()
  if (!other) throw new Error('there is no browser')
  await takeSeat(await other.newPage(), address, match, 1)
  return other
}

/** A rated game that has begun; the other one looks elsewhere. */
function begun(name: string, act: (stage: Stage) => Promise<void>): Shot {
  return {
    name: `rated-${name}`,
    apart: true,
    pose: async (stage) => {
      const match = await openRated(stage)
      const guest = await guestOf(stage, match)
      await stage.open(`/table/${match}`)
      await stage.page.locator('.cb-stage, .cb-phone').first().waitFor()
      await act(stage)
      await settle(stage.page)
      await guest.close()
    },
  }
}

/** What a rated table says before, during and after the game. */
export const ratedShots: readonly Shot[] = [
  {
    name: 'rated-form',
    whole: true,
    pose: async ({ open, page, language }) => {
      const { rating } = WORDS[language].create
      await open('/new/cryptids')
      await page.locator('.ways__way').last().click()
      await page.getByRole('radiogroup', { name: rating }).locator('label').last().click()
    },
  },
  { name: 'rated-lobby', pose: async (stage) => stage.open(`/table/${await openRated(stage)}`) },
  begun('hint', async ({ page }) => {
    await page.keyboard.press('h')
    await page.locator('dialog').waitFor()
  }),
  begun('resign', async ({ page }) => {
    await page.locator('.prompt .button--icon').first().click()
    await page.locator('dialog .button--danger').click()
    await page.locator('.resign__change').filter({ hasText: '→' }).waitFor()
  }),
  {
    name: 'rated-end',
    apart: true,
    pose: async (stage) => {
      const { page, address } = stage
      const match = await openTable(page, address, { seats: ['me', 'open'], rated: true })
      const guest = await guestOf(stage, match)
      const people = [
        { context: stage.context, walk: stage.open },
        { context: guest, walk: async () => {} },
      ]
      await stage.open('/about')
      await playUnseen(people, `${address}/table/${match}`, () => false)
      await page.locator('.rating-change').first().waitFor()
      await settle(page)
      await guest.close()
    },
  },
]
