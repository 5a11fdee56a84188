import type { Tutorial } from '@curio/ui/tutorial'
import { ENDING } from './ending.ts'
import { FIRST_ROUNDS } from './first-rounds.ts'
import { LATER_ROUNDS } from './later-rounds.ts'
import { OPTIONS, questionOf, SCRIPT, SEED } from './script.ts'

/**
 * What changes with cards and canals, for somebody who has played in Arkham: five rounds step by step, four that the
 * lesson can play, the last one and the final route.
 */
export const veniceTutorial: Tutorial = {
  id: 'venice',
  game: 'route',
  options: OPTIONS,
  seed: SEED,
  script: SCRIPT,
  playsUpTo: questionOf(10),
  steps: [...FIRST_ROUNDS, ...LATER_ROUNDS, ...ENDING],
}
