import type { Snapshot } from './link.ts'

/**
 * Whose turn behind a curtain comes next at a screen that several people share: somebody here is awaited, and the one
 * who looks is not; what that one may still do has to wait. Null when the table can stay as it is.
 */
export function nextBehindCurtain({ here, table }: Pick<Snapshot, 'here' | 'table'>): number | null {
  const { viewer, awaited } = table
  if (here.length < 2 || (viewer !== null && awaited.includes(viewer))) return null
  return here.find((seat) => awaited.includes(seat)) ?? null
}
