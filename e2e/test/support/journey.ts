import assert from 'node:assert/strict'
import { after, type TestContext, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../../support/browser.ts'
import { resultFile } from '../../support/files.ts'
import { Site } from '../../support/site.ts'
import { paint, Visitor, type VisitorOptions } from './visitor.ts'

export interface Journey {
  readonly site: Site
  /** Another person with a browser of their own. */
  readonly visitor: (options?: VisitorOptions) => Promise<Visitor>
}

/** Longer than any journey takes on a busy machine: one that hangs must not hang everything. */
const LONGEST = 300_000

type Body = (journey: Journey) => Promise<void>

/** The site and the browser of every journey in this process. */
const shared = { site: new Site(), browser: null as Promise<Browser> | null }
const sites = new Set([shared.site])

after(async () => {
  await (await shared.browser)?.close()
  for (const site of sites) await site.close()
})

/**
 * A way to write tests of a site: after each, nothing may have gone wrong in any visitor's browser, and one that fails
 * leaves pictures of what its visitors saw. A site takes a second to start, so journeys share one unless they leave
 * something behind that others would see. They run one after another, so each may also end its server.
 */
export function journeys(site = shared.site): (name: string, body: Body) => void {
  sites.add(site)
  return (name, body) => {
    test(name, { timeout: LONGEST }, async (context) => {
      shared.browser ??= openBrowser()
      await travel(context, site, await shared.browser, body)
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
    const shown = paint(page).then(() => page.screenshot({ path }))
    await shown.then(
      () => context.diagnostic(`visitor ${number + 1} at ${page.url()}: ${path}`),
      () => null,
    )
  }
}
