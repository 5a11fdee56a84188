import { join } from 'node:path'
import type { SavedMatch } from '@curio/web/src/local/save.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { SCREENS, walkTo } from '../support/browser.ts'
import { keepOnly } from '../support/saves.ts'
import type { Language, Size, Theme } from './arguments.ts'

/** A browser of one size and language, standing before the site. */
export interface Stage {
  readonly page: Page
  readonly context: BrowserContext
  readonly address: string
  readonly language: Language
  readonly phone: boolean
  /** Whether fingers point, as on a phone and on a tablet. */
  readonly touched: boolean
  open(path: string): Promise<void>
  /** Opens a position as a local table; nothing else is kept in the browser. */
  sitDown(match: SavedMatch): Promise<void>
}

/** One picture: what has to be done to see it. */
export interface Shot {
  readonly name: string
  /** The whole page, also what lies below the window. */
  readonly whole?: boolean
  /** In a browser of its own, because it changes more than the page. */
  readonly apart?: boolean
  readonly pose: (stage: Stage) => Promise<void>
}

export async function openStage(
  browser: Browser,
  address: string,
  size: Size,
  language: Language,
): Promise<Stage> {
  const phone = size === 'phone'
  const touched = phone || size === 'tablet'
  const context = await browser.newContext({
    viewport: SCREENS[size],
    deviceScaleFactor: phone ? 2 : 1,
    isMobile: touched,
    hasTouch: touched,
    locale: language,
    // Kept files would hide what is changed on the way from the server.
    serviceWorkers: 'block',
  })
  await context.addInitScript(
    `localStorage.setItem('curio.settings', '${JSON.stringify({ language, speed: 0, sound: false })}')`,
  )
  const page = await context.newPage()
  const open = async (path: string): Promise<void> => {
    const here = page.url().startsWith(address) ? new URL(page.url()).pathname : null
    if (here === null) await page.goto(address + path)
    else {
      // A page that is left forgets what was typed into it.
      await page.mouse.move(0, 0)
      if (path.startsWith(here)) await walkTo(page, ELSEWHERE)
      await walkTo(page, path)
    }
    await settle(page)
  }
  return {
    page,
    context,
    address,
    language,
    phone,
    touched,
    open,
    async sitDown(match) {
      await open(ELSEWHERE)
      await keepOnly(page, [match])
      await open(`/local/${match.save.id}`)
      await counted(page)
    },
  }
}

const ELSEWHERE = '/about'

const LOADING = /^(Загружается|Loading)/

/** Until letters and lazy parts are there. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.locator('main').first().waitFor()
  await page.locator('.notice h1, .muted').filter({ hasText: LOADING }).first().waitFor({ state: 'detached' })
  await page.evaluate('document.fonts.ready')
  await page.waitForTimeout(100)
}

/** The score strip says "…" until the best route is found. */
export async function counted(page: Page): Promise<void> {
  await page
    .locator('.rt-stage, .rt-over, .rt-after, .cb-stage, .cb-phone, .tb-stage, .tb-phone, .end, .curtain')
    .first()
    .waitFor()
  await page.locator('.rt-score b').filter({ hasText: '…' }).first().waitFor({ state: 'detached' })
}

/** Takes the picture in each theme; the themes follow the system's, so nothing has to be done again. */
export async function photograph(
  { page }: Stage,
  { whole = false }: Shot,
  themes: readonly Theme[],
  path: (theme: Theme) => string,
): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme })
    await page.screenshot({ path: path(theme), fullPage: whole, animations: 'disabled' })
  }
}

export function pictureIn(folder: string, name: string, size: Size, language: Language) {
  return (theme: Theme): string => join(folder, `${name}--${size}-${theme}-${language}.png`)
}
