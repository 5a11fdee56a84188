import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const { CHROMIUM: PROGRAM = '/usr/bin/chromium' } = process.env

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function openBrowser(): Promise<Browser> {
  if (!existsSync(PROGRAM))
    throw new Error(
      `There is no Chromium at ${PROGRAM}: install the Debian package "chromium", or name the program in CHROMIUM.`,
    )
  return chromium.launch({ executablePath: PROGRAM, args: ARGUMENTS })
}
