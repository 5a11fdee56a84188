import { join } from 'node:path'
import { PROJECT } from './results.ts'

/** The file of a recorded game of Route. */
export const goldenLog = (name: string): string => join(PROJECT, `games/route/test/golden/${name}.json`)
