import type { Snapshot } from './link.ts'

/**
 * Whose turn behind a curtain comes next at a screen that several people share: somebody here is awaited, and it is
 * not the one who looks. Null when the table can stay as it is.
 */
export function nextBehindCurtain({ here, table }: Pick<Snapshot, 'here' | 'table'>): number | null {
  if (here.length < 2 || table.questions.length > 0) return null
  return here.find((seat) => seat !== table.viewer && table.awaited.includes(seat)) ?? null
}
