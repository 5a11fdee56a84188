import { en } from '@curio/web/src/words/en.ts'
import { ru, type Words } from '@curio/web/src/words/ru.ts'
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core'
import { SCREENS, walkTo } from '../../support/browser.ts'

export const DICTIONARIES = { ru, en } as const
export type Language = keyof typeof DICTIONARIES

export interface VisitorOptions {
  readonly language?: Language
  readonly theme?: 'system' | 'light' | 'dark'
  readonly phone?: boolean
  /** How the person is called at tables. */
  readonly name?: string
  readonly confirm?: 'always' | 'never'
  /** The name by which the site is called; without it, the server's own. */
  readonly host?: string
  /** Whether the site may keep itself for when there is no network, which loads all of it. */
  readonly keepsSite?: boolean
}

const DESKTOP = { viewport: SCREENS.desktop } as const
const PHONE = { viewport: SCREENS.phone, hasTouch: true, isMobile: true } as const

/** What can go wrong is waited for this long; a loaded machine is slow. */
const PATIENCE = 45_000

/**
 * A third of a browser's work is to paint the board again and again, without a graphics card. Whatever a journey asks
 * of a page is known without paint, so pages of a desktop are see-through until somebody looks at their colours.
 */
const UNPAINTED = `
  const clear = new CSSStyleSheet()
  clear.replaceSync('html { opacity: 0 }')
  document.adoptedStyleSheets = [clear]
`

/** Paints a page from here on. */
export async function paint(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

const LOADING = new RegExp(`^(${ru.loading}|${en.loading})`)

/** A person at a browser of their own, and everything that went wrong in it. */
export class Visitor {
  readonly page: Page
  readonly context: BrowserContext
  readonly language: Language
  readonly #address: () => string
  readonly #troubles: string[] = []
  #expected: RegExp | null = null

  private constructor(context: BrowserContext, page: Page, language: Language, address: () => string) {
    this.context = context
    this.page = page
    this.language = language
    this.#address = address
    this.#listen()
  }

  static async come(browser: Browser, address: () => string, options: VisitorOptions): Promise<Visitor> {
    const { language = 'ru', theme = 'system', phone = false, name = '', confirm = 'always' } = options
    const context = await browser.newContext({
      ...(phone ? PHONE : DESKTOP),
      locale: language === 'ru' ? 'ru-RU' : 'en-GB',
      reducedMotion: 'reduce',
    })
    const settings = JSON.stringify({ language, theme, name, confirm, sound: false, speed: 0 })
    await context.addInitScript((given) => {
      // A window that has just been opened is nobody's yet, and keeps nothing.
      if (self.origin === 'null') return
      if (localStorage.getItem('curio.settings') === null) localStorage.setItem('curio.settings', given)
    }, settings)
    if (!phone) await context.addInitScript(UNPAINTED)
    if (!options.keepsSite) await context.addInitScript('delete Navigator.prototype.serviceWorker')
    context.setDefaultTimeout(PATIENCE)
    return new Visitor(context, await context.newPage(), language, () => calledBy(options.host, address()))
  }

  get words(): Words {
    return DICTIONARIES[this.language]
  }

  /** Where this visitor finds the site. */
  get address(): string {
    return new URL(this.#address()).origin
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.address + path)
  }

  /** Goes on within the site, as by a link: nothing is loaded again. The page must be one of the site. */
  async walk(path: string): Promise<void> {
    await walkTo(this.page, path)
    await this.page.locator('.notice h1').filter({ hasText: LOADING }).waitFor({ state: 'detached' })
  }

  /** From here on messages like this are no trouble: a test takes the network away. */
  expect(messages: RegExp): void {
    this.#expected = messages
  }

  /** Errors, breaches of the content policy and requests to other hosts so far. */
  troubles(): readonly string[] {
    const expected = this.#expected
    return expected === null ? this.#troubles : this.#troubles.filter((trouble) => !expected.test(trouble))
  }

  #listen(): void {
    const note = (trouble: string): void => void this.#troubles.push(trouble)
    this.context.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()} ${placeOf(message)}`)
    })
    this.context.on('weberror', (error) => note(`page: ${error.error().message}`))
    this.context.on('request', (request) => {
      const { protocol, host } = new URL(request.url())
      const own = host === new URL(this.#address()).host || ['blob:', 'data:'].includes(protocol)
      if (!own) note(`request to another host: ${request.url()}`)
    })
    this.page.on('websocket', (socket) => {
      if (new URL(socket.url()).host !== new URL(this.#address()).host)
        note(`connection to another host: ${socket.url()}`)
    })
  }
}

function calledBy(host: string | undefined, address: string): string {
  const url = new URL(address)
  if (host !== undefined) url.hostname = host
  return url.href
}

const placeOf = (message: ConsoleMessage): string => `(${message.location().url})`
