import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const { CHROMIUM: PROGRAM = '/usr/bin/chromium' } = process.env

/** A name of this machine that is not localhost: over plain http a browser trusts it as little as any in a home network. */
export const HOME_NAME = 'curio.home'

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
