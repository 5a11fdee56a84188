import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'

const { CHROMIUM: PROGRAM = '/usr/bin/chromium' } = process.env

/** A name of this machine that is not localhost: over plain http a browser trusts it as little as any in a home network. */
export const HOME_NAME = 'curio.home'

/** The screens that everything is made for. */
export const SCREENS = {
  desktop: { width: 1440, height: 900 },
  wide: { width: 1920, height: 1080 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP ${HOME_NAME} 127.0.0.1`,
]

export async function openBrowser(): Promise<Browser> {
  if (!existsSync(PROGRAM))
    throw new Error(
      `There is no Chromium at ${PROGRAM}: install the Debian package "chromium", or name the program in CHROMIUM.`,
    )
  return chromium.launch({ executablePath: PROGRAM, args: ARGUMENTS })
}

/** Goes to another page of the site as the browser's own buttons would: the site is not loaded again. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate(`history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`)
}
