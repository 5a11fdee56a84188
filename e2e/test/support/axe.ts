import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { paint } from './visitor.ts'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What else than the look is at fault is so in every colour scheme. */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
const GRAVE = ['serious', 'critical']

/**
 * No serious fault for those who see, hear or move differently, in the light and in the dark: on the page, or on one
 * part of it where the rest was looked at before.
 */
export async function assertAccessible(page: Page, place: string, part?: string): Promise<void> {
  await paint(page)
  for (const [colorScheme, rules] of [
    ['light', STANDARDS],
    ['dark', COLOURS],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    assert.deepEqual(await graveFaults(page, part, rules), [], `${place}, ${colorScheme}`)
  }
}

async function graveFaults(
  page: Page,
  part: string | undefined,
  runOnly: object,
): Promise<readonly string[]> {
  if (!(await page.evaluate("'axe' in window")))
    // The content policy lets no script of ours in; what the debugger evaluates does not fall under it.
    await page.evaluate(`${SOURCE}; 0`)
  const { violations }: AxeResults = await page.evaluate(
    `axe.run(${part === undefined ? 'document' : `'${part}'`}, ${JSON.stringify({ runOnly, resultTypes: ['violations'], preload: false })})`,
  )
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
}
