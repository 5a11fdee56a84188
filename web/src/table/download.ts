import type { Log } from '@curio/kernel'

/** Gives the person a file. */
export function download(log: Log, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(log)], { type: 'application/json' }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  // The browser needs the address a moment longer.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
