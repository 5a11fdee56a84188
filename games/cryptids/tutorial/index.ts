import type { Tutorial } from '@curio/ui/tutorial'
import { ENDING } from './ending.ts'
import { FIRST_ROUND } from './first-round.ts'
import { RELOCATION } from './relocation.ts'
import { LAST_ROUND, OPTIONS, questionOf, SCRIPT, SEED } from './script.ts'
import { SECOND_ROUND } from './second-round.ts'
import { SETUP } from './setup.ts'
import { THIRD_ROUND } from './third-round.ts'

/**
 * A whole game of Cryptids against the Poacher: the setup, three rounds and a relocation step by step, the rounds that the
 * lesson can play, the final one and the end.
 */
export const cryptidsTutorial: Tutorial = {
  id: 'cryptids-course',
  game: 'cryptids',
  options: OPTIONS,
  seed: SEED,
  script: SCRIPT,
  playsUpTo: questionOf(LAST_ROUND),
  steps: [...SETUP, ...FIRST_ROUND, ...SECOND_ROUND, ...THIRD_ROUND, ...RELOCATION, ...ENDING],
}

export const cryptidsTutorials: readonly Tutorial[] = [cryptidsTutorial]
