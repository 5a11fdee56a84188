import { refusalOf } from '../online/api.ts'
import { navigate } from '../router.tsx'
import { useTableScreen } from './context.ts'

/** Begins the same match once more; null where that makes no sense, and for somebody who has only watched. */
export function useRematch(): (() => void) | null {
  const { link, snapshot, report } = useTableScreen()
  const { rematch } = link
  if (!rematch || snapshot.here.length === 0) return null
  return () =>
    void rematch().then(
      (table) => navigate(table),
      (cause: unknown) => report({ ok: false, ...refusalOf(cause) }),
    )
}
