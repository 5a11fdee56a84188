import type { Log } from '@curio/kernel'
import { useTableScreen } from './context.ts'

/** Saves the record of the match as a file, if there is one. */
export function useDownload(): () => void {
  const { link, snapshot, id } = useTableScreen()
  return () =>
    void link.record().then((log) => {
      if (log) download(log, `${snapshot.table.game}-${id}.json`)
    })
}

function download(log: Log, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(log)], { type: 'application/json' }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  // The browser needs the address a moment longer.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
