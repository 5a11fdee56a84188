import type { Tutorial } from '@curio/ui/tutorial'
import { ENDING } from './ending.ts'
import { FIRST_ROUND } from './first-round.ts'
import { LAST_ROUNDS } from './last-rounds.ts'
import { MIDDLE_ROUNDS } from './middle-rounds.ts'
import { OPTIONS, questionOf, SCRIPT, SEED } from './script.ts'

/** A whole game of Route, alone: six rounds step by step, three that the lesson can play, the last one and the end. */
export const arkhamTutorial: Tutorial = {
  id: 'route-course',
  game: 'route',
  options: OPTIONS,
  seed: SEED,
  script: SCRIPT,
  playsUpTo: questionOf(10),
  steps: [...FIRST_ROUND, ...MIDDLE_ROUNDS, ...LAST_ROUNDS, ...ENDING],
}
