import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../../support/browser.ts'
import { resultFile } from '../../support/results.ts'
import { Site } from '../../support/site.ts'
import { Visitor, type VisitorOptions } from './visitor.ts'

export interface Journey {
  readonly site: Site
  /** Another person with a browser of their own. */
  readonly visitor: (options?: VisitorOptions) => Promise<Visitor>
}

/** Longer than any journey takes on a busy machine: one that hangs must not hang everything. */
const LONGEST = 900_000

type Body = (journey: Journey) => Promise<void>

/**
 * Gives a test file its site and its browser, and a way to write tests with them: after each nothing may have gone
 * wrong in any visitor's browser, and one that fails leaves pictures of what its visitors saw.
 */
export function journeys(site = new Site()): (name: string, body: Body) => void {
  let browser: Browser | null = null
  before(async () => {
    browser = await openBrowser()
  })
  after(async () => {
    await browser?.close()
    await site.close()
  })
  return (name, body) => {
    test(name, { timeout: LONGEST }, async (context) => {
      assert.ok(browser)
      await travel(context, site, browser, body)
    })
  }
}

async function travel(context: TestContext, site: Site, browser: Browser, body: Body): Promise<void> {
  const visitors: Visitor[] = []
  const visitor = async (options: VisitorOptions = {}): Promise<Visitor> => {
    const came = await Visitor.come(browser, () => site.address, options)
    visitors.push(came)
    return came
  }
  try {
    // A journey that failed may have left it dead.
    await site.start()
    await body({ site, visitor })
    for (const each of visitors) assert.deepEqual(each.troubles(), [])
  } catch (cause) {
    await picture(context, visitors)
    throw cause
  } finally {
    await Promise.all(visitors.map((each) => each.context.close()))
  }
}

async function picture(context: TestContext, visitors: readonly Visitor[]): Promise<void> {
  const name = context.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)
  for (const [number, { page }] of visitors.entries()) {
    const path = resultFile(`${name}-${number + 1}.png`)
    // A page that is gone has nothing to show.
    await page.screenshot({ path }).then(
      () => context.diagnostic(`visitor ${number + 1} at ${page.url()}: ${path}`),
      () => null,
    )
  }
}
