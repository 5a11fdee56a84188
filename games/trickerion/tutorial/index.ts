import type { Tutorial } from '@curio/ui/tutorial'
import { ENDING } from './ending.ts'
import { FIRST_ROUND } from './first-round.ts'
import { ELECTRA, LAST_ROUND, OPTIONS, questionOf, SCRIPT, SEED } from './script.ts'
import { SECOND_ROUND } from './second-round.ts'
import { SETUP } from './setup.ts'

/**
 * A whole base game against Electra, with the kits for a first game: two rounds step by step, two that the lesson can
 * play, the last one and the end.
 */
export const trickerionTutorial: Tutorial = {
  id: 'trickerion-course',
  game: 'trickerion',
  options: OPTIONS,
  seed: SEED,
  rivals: [{ name: { ru: 'Электра', en: 'Electra' }, script: ELECTRA }],
  script: SCRIPT,
  playsUpTo: questionOf(LAST_ROUND),
  steps: [...SETUP, ...FIRST_ROUND, ...SECOND_ROUND, ...ENDING],
}

export const trickerionTutorials: readonly Tutorial[] = [trickerionTutorial]
