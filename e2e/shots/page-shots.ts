import type { SavedMatch } from '@curio/web/src/local/save.ts'
import { openTable } from '../support/online-table.ts'
import { find } from '../support/positions.ts'
import { keepOnly, PEOPLE, saveOf } from '../support/saves.ts'
import { type Shot, settle } from './studio.ts'

const FINISHED = { seats: 3, seed: 3, options: { ancient: 'DAGON' }, kind: null } as const

/** Pages of the site beside its tables. */
export const pageShots: readonly Shot[] = [
  { name: 'home-empty', whole: true, pose: ({ open }) => open('/') },
  {
    name: 'home-games',
    apart: true,
    whole: true,
    pose: async (stage) => {
      await stage.open('/about')
      const alone = find({ seats: 1, seed: 2, kind: 'block', when: ({ round }) => round > 5 })
      const two = find({ seats: 2, seed: 1, kind: 'draw', when: ({ round }) => round > 2 })
      const saves = [saveOf(alone, 'alone'), saveOf(two, 'two', PEOPLE[stage.language]), finished()]
      await keepOnly(stage.page, saves)
      await openTable(stage.page, stage.address, {
        seats: ['me', 'open', 'open'],
        options: { ancient: 'DAGON' },
        visibility: 'public',
      })
      await stage.open('/')
    },
  },
  {
    name: 'home-remove',
    pose: async (stage) => {
      await stage.open('/about')
      await keepOnly(stage.page, [saveOf(find({ seats: 2, seed: 1, kind: 'block' }), 'one')])
      await stage.open('/')
      await stage.page.locator('.shelf__row .button--icon').first().click()
    },
  },
  { name: 'new-game', whole: true, pose: ({ open }) => open('/new/route') },
  {
    name: 'new-game-alone',
    whole: true,
    pose: async ({ open, page }) => {
      await open('/new/route')
      await page.locator('.ways__way').first().click()
    },
  },
  {
    name: 'new-game-online',
    whole: true,
    pose: async ({ open, page }) => {
      await open('/new/route')
      await page.locator('.ways__way').last().click()
    },
  },
  { name: 'rules', pose: ({ open }) => open('/rules/route') },
  {
    name: 'rules-search',
    pose: async ({ open, page, language }) => {
      await open('/rules/route')
      await page.locator('.rules__search').fill(language === 'ru' ? 'лавк' : 'shop')
    },
  },
  {
    name: 'rules-nothing-found',
    pose: async ({ open, page }) => {
      await open('/rules/route')
      await page.locator('.rules__search').fill('qqq')
    },
  },
  { name: 'rules-address', pose: ({ open }) => open('/rules/route#RT-P5-3') },
  {
    name: 'rules-chapter',
    pose: async ({ open, page }) => {
      await open('/rules/route')
      await page.locator('.rules__contents a').nth(3).click()
      await settle(page)
    },
  },
  { name: 'cards', whole: true, pose: ({ open }) => open('/cards/route') },
  { name: 'profile-guest', whole: true, pose: ({ open }) => open('/profile') },
  {
    name: 'profile-history',
    whole: true,
    pose: async (stage) => {
      await stage.open('/about')
      await keepOnly(stage.page, [finished()])
      await stage.open('/profile')
    },
  },
  { name: 'settings', whole: true, pose: ({ open }) => open('/settings') },
  { name: 'about', whole: true, pose: ({ open }) => open('/about') },
  {
    name: 'fairness',
    pose: async (stage) => {
      await stage.open('/about')
      await keepOnly(stage.page, [finished()])
      await stage.open('/fair/local/finished')
      await stage.page.locator('.verdict').waitFor()
    },
  },
  { name: 'replay-choose', whole: true, pose: ({ open }) => open('/replay') },
  {
    name: 'replay',
    pose: async (stage) => {
      await stage.open('/about')
      await keepOnly(stage.page, [finished()])
      await stage.open('/replay/local/finished')
      await stage.page.locator('.steps__slider').fill('60')
      await settle(stage.page)
    },
  },
  { name: 'not-found', pose: ({ open }) => open('/nowhere') },
  { name: 'table-missing', pose: ({ open }) => open('/local/none') },
  { name: 'table-online-missing', pose: ({ open }) => open('/table/none') },
  {
    name: 'loading',
    apart: true,
    pose: async ({ page, address }) => {
      await page.route(/rules-page/, () => {})
      await page.goto(`${address}/rules/route`)
      await page.locator('.notice').waitFor()
    },
  },
  {
    name: 'broken',
    apart: true,
    pose: async ({ page, open }) => {
      await page.route(/rules-page/, (route) => route.abort())
      await open('/rules/route')
    },
  },
  {
    name: 'offline',
    apart: true,
    pose: async ({ open, page, context }) => {
      await open('/')
      await context.setOffline(true)
      await page.locator('.site-banner').waitFor()
    },
  },
]

function finished(): SavedMatch {
  return saveOf(find(FINISHED), 'finished')
}
