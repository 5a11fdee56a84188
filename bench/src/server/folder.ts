import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** In the project instead of the system's temporary folder, which may be in memory: a sync must reach a disk. */
const PARENT = fileURLToPath(new URL('../../.cache/', import.meta.url))

/** Lends a folder to servers for their data. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(PARENT, { recursive: true })
  const folder = mkdtempSync(join(PARENT, 'server-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
