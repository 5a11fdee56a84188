import type { Snapshot } from '../link.ts'

type AtScreen = Pick<Snapshot, 'here' | 'table'>

/**
 * Whose turn comes next at a screen that several people share: somebody here is awaited, and the one who looks is not;
 * what that one may still do has to wait. Null when the table can stay as it is.
 */
export function nextAtScreen({ here, table }: AtScreen): number | null {
  const { viewer, awaited } = table
  if (here.length < 2 || (viewer !== null && awaited.includes(viewer))) return null
  return here.find((seat) => awaited.includes(seat)) ?? null
}

/**
 * For whom the table is covered until that one sits before it; null where nothing is hidden from anybody here, and while
 * the one who opened the curtain looks.
 */
export function behindCurtain(screen: AtScreen, hides: boolean, isOpened: boolean): number | null {
  const { here, table } = screen
  if (!hides || here.length < 2) return null
  return nextAtScreen(screen) ?? (isOpened || table.outcome !== null ? null : table.viewer)
}
