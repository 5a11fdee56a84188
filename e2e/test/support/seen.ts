import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { eventually } from './eventually.ts'

/** What somebody at an open table of a desktop sees; but for points, which are worked out aside and come later. */
export interface Seen {
  readonly sentence: string
  readonly title: string
  /** Everything that is written beside the map: dice, cards, what is held. */
  readonly side: string
  /** The segments on the viewer's map, and which tourists stand where. */
  readonly segments: number
  readonly tourists: readonly string[]
  /** What can be tapped on the map. */
  readonly legal: readonly string[]
  readonly options: readonly string[]
  /** Why nothing can be taken back; null when something can. */
  readonly undo: string | null
}

/** The list of options must be open. */
export function seenAt(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
    const words = (selector: string): string => document.querySelector<HTMLElement>(selector)?.innerText ?? ''
    return {
      sentence: words('.prompt__sentence'),
      title: document.title,
      side: words('.rt-side'),
      segments: all('.rt-board :is(.rt-mark, .rt-band)').length,
      tourists: all('.rt-board .rt-tourists g')
        .map((tourist) => tourist.getAttribute('transform') ?? '')
        .sort(),
      legal: all('.rt-target--legal').map((target) => target.getAttribute('data-target') ?? ''),
      options: all('.options__option').map((option) => option.textContent ?? ''),
      undo: document.querySelector('.acts [aria-keyshortcuts="U"]')?.getAttribute('data-tip') ?? null,
    }
  })
}

export async function assertSeen(page: Page, expected: Partial<Seen>): Promise<void> {
  await eventually(async () => {
    const seen = await seenAt(page)
    assert.deepEqual({ ...seen, ...expected }, seen)
  })
}
