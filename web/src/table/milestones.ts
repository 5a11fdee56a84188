import type { Note } from '@curio/kernel'
import type { GameUi, Language } from '@curio/ui'

/** Where a chapter of a match begins. */
export interface Milestone {
  readonly name: string
  readonly note: number
}

/** The chapters of a match, in their order. */
export function milestonesOf(
  ui: Pick<GameUi, 'milestone'>,
  notes: readonly Note[],
  language: Language,
): Milestone[] {
  return notes.flatMap((note, number) => {
    const name = ui.milestone?.(note, language) ?? null
    return name === null ? [] : [{ name, note: number }]
  })
}
