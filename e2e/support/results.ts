import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

export const PROJECT = join(import.meta.dirname, '../..')

const RESULTS = join(PROJECT, 'e2e/.results')

/** A file of the folder for what a run leaves behind; git does not know it. */
export function resultFile(name: string): string {
  mkdirSync(RESULTS, { recursive: true })
  return join(RESULTS, name)
}
