import type { Snapshot } from '../link.ts'

type AtScreen = Pick<Snapshot, 'here' | 'table'>

/**
 * Who should look next at a screen that several people share: somebody here whom the table waits for, if it does not wait
 * for the current viewer. Offers to the current viewer have to wait. Null when the table can stay as it is.
 */
export function nextAtScreen({ here, table }: AtScreen): number | null {
  const { viewer, awaited } = table
  if (here.length < 2 || (viewer !== null && awaited.includes(viewer))) return null
  return here.find((seat) => awaited.includes(seat)) ?? null
}

/**
 * Whom the curtain waits for; null if nothing is hidden from anybody here, or if the person who opened the curtain is still
 * looking.
 */
export function behindCurtain(screen: AtScreen, hides: boolean, isOpened: boolean): number | null {
  const { here, table } = screen
  if (!hides || here.length < 2) return null
  return nextAtScreen(screen) ?? (isOpened || table.outcome !== null ? null : table.viewer)
}
