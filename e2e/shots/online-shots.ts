import { joinTable, openTable } from '../support/online-table.ts'
import { type Shot, type Stage, settle } from './studio.ts'

const openDagon = ({ page, address }: Stage, seats: readonly string[]): Promise<string> =>
  openTable(page, address, { seats, options: { ancient: 'DAGON' } })

/** Tables on the server. */
export const onlineShots: readonly Shot[] = [
  {
    name: 'online-lobby',
    pose: async (stage) => stage.open(`/table/${await openDagon(stage, ['me', 'open', 'normal'])}`),
  },
  {
    name: 'online-invited',
    apart: true,
    pose: async (stage) => {
      const match = await openDagon(stage, ['me', 'open', 'normal'])
      await stage.context.clearCookies()
      await stage.open(`/table/${match}`)
    },
  },
  {
    name: 'online-chat',
    pose: async (stage) => {
      const { page, language } = stage
      await stage.open(`/table/${await openDagon(stage, ['me', 'normal', 'easy'])}`)
      await page.locator('.rt-stage').waitFor()
      await page.locator('.tabs__tab').last().click()
      await page
        .locator('.chat__form input')
        .fill(language === 'ru' ? 'Всем удачи! Встретимся у Дагона.' : 'Good luck! See you at Dagon’s.')
      await page.locator('.chat__form button').click()
      await page.locator('.chat__lines li').waitFor()
    },
  },
  {
    name: 'online-waiting',
    pose: async (stage) => {
      const match = await openDagon(stage, ['me', 'open'])
      await joinTable(stage.address, match, 1)
      await stage.open(`/table/${match}`)
      await stage.page.locator('.rt-task-card').first().click()
      await stage.page.locator('.acts .button--primary').click()
      await stage.page.locator('.rt-decision--waiting').waitFor()
      await settle(stage.page)
    },
  },
  {
    name: 'online-spectator',
    apart: true,
    pose: async (stage) => {
      const match = await openDagon(stage, ['me', 'normal', 'normal'])
      await stage.context.clearCookies()
      await stage.open(`/table/${match}`)
      await stage.page.locator('.rt-stage').waitFor()
    },
  },
  {
    name: 'online-connection-lost',
    apart: true,
    pose: async (stage) => {
      await stage.open(`/table/${await openDagon(stage, ['me', 'normal'])}`)
      await stage.page.locator('.rt-stage').waitFor()
      await stage.context.setOffline(true)
      await stage.page.locator('.banner').waitFor()
    },
  },
  {
    name: 'online-menu',
    pose: async (stage) => {
      await stage.open(`/table/${await openDagon(stage, ['me', 'normal'])}`)
      await stage.page.locator('.prompt .button--icon').first().click()
    },
  },
]
