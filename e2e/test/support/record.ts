import { join } from 'node:path'
import { PROJECT } from './results.ts'

/** The file of a recorded game of two. */
export const finishedGame = (): string => join(PROJECT, 'games/route/test/golden/points-2.json')
