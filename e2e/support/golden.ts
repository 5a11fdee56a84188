import { join } from 'node:path'
import { PROJECT } from './results.ts'

/** The file of a recorded game; of Route unless another is named. */
export const goldenLog = (name: string, game: 'route' | 'cryptids' = 'route'): string =>
  join(PROJECT, `games/${game}/test/golden/${name}.json`)
