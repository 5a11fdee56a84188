import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** The root of the project. */
export const PROJECT = join(import.meta.dirname, '../..')

const RESULTS = join(PROJECT, 'e2e/.results')

/** A file of the folder for what a run leaves behind; git does not know it. */
export function resultFile(name: string): string {
  mkdirSync(RESULTS, { recursive: true })
  return join(RESULTS, name)
}

/** Games of which some are recorded. */
export type RecordedGame = 'route' | 'cryptids' | 'trickerion'

/** The file of a recorded game. */
export const goldenLog = (game: RecordedGame, name: string, folder = 'golden'): string =>
  join(PROJECT, `games/${game}/test/${folder}/${name}.json`)
