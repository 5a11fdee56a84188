import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const GRAVE = ['serious', 'critical']

/** No serious fault for those who see, hear or move differently, in the light and in the dark. */
export async function assertAccessible(page: Page, place: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    assert.deepEqual(await graveFaults(page), [], `${place}, ${colorScheme}`)
  }
}

async function graveFaults(page: Page): Promise<readonly string[]> {
  // The content policy lets no script of ours in; what the debugger evaluates does not fall under it.
  const { violations }: AxeResults = await page.evaluate(
    `(() => { ${SOURCE}; return axe.run(document, { runOnly: ${JSON.stringify(STANDARDS)}, resultTypes: ['violations'] }) })()`,
  )
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
}
