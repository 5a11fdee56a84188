import type { Note } from '@curio/kernel'
import type { GameUi, Language } from '@curio/ui'

/** Where a chapter of a match begins. */
export interface Milestone {
  readonly name: string
  readonly note: number
}

/** The chapters of a match, in their order. What several players go through one after another is one chapter. */
export function milestonesOf(
  ui: Pick<GameUi, 'milestone'>,
  notes: readonly Note[],
  language: Language,
): Milestone[] {
  const chapters: Milestone[] = []
  for (const [number, note] of notes.entries()) {
    const name = ui.milestone?.(note, language) ?? null
    if (name !== null && name !== chapters.at(-1)?.name) chapters.push({ name, note: number })
  }
  return chapters
}
