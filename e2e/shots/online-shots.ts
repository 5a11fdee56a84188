import { openTable } from './page-shots.ts'
import { type Shot, settle } from './studio.ts'

/** Tables on the server. */
export const onlineShots: readonly Shot[] = [
  {
    name: 'online-lobby',
    pose: async (stage) => stage.open(`/table/${await openTable(stage, ['me', 'open', 'normal'])}`),
  },
  {
    name: 'online-invited',
    apart: true,
    pose: async (stage) => {
      const match = await openTable(stage, ['me', 'open', 'normal'])
      await stage.context.clearCookies()
      await stage.open(`/table/${match}`)
    },
  },
  {
    name: 'online-chat',
    pose: async (stage) => {
      const { page, phone, language } = stage
      await stage.open(`/table/${await openTable(stage, ['me', 'normal', 'easy'])}`)
      await page.locator('.rt-stage').waitFor()
      await page.locator('.tabs__tab').last().click()
      await page
        .locator('.chat__form input')
        .fill(language === 'ru' ? 'Всем удачи! Встретимся у Дагона.' : 'Good luck! See you at Dagon’s.')
      await page.locator('.chat__form button').click()
      await page.locator('.chat__lines li').waitFor()
      if (!phone) await settle(page)
    },
  },
  {
    name: 'online-spectator',
    apart: true,
    pose: async (stage) => {
      const match = await openTable(stage, ['me', 'normal', 'normal'])
      await stage.context.clearCookies()
      await stage.open(`/table/${match}`)
      await stage.page.locator('.rt-stage').waitFor()
    },
  },
  {
    name: 'online-connection-lost',
    apart: true,
    pose: async (stage) => {
      await stage.open(`/table/${await openTable(stage, ['me', 'normal'])}`)
      await stage.page.locator('.rt-stage').waitFor()
      await stage.context.setOffline(true)
      await stage.page.locator('.banner').waitFor()
    },
  },
  {
    name: 'online-menu',
    pose: async (stage) => {
      await stage.open(`/table/${await openTable(stage, ['me', 'normal'])}`)
      await stage.page.locator('.prompt .button--icon').first().click()
    },
  },
]
