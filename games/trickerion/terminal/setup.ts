import type { Language } from '@curio/ui/language'
import type { SetupQuestion } from '@curio/ui/terminal'
import type { TrickerionOptions } from '../rules/options.ts'
import { trickerionWords } from '../text/index.ts'
import { TRICKERION_WORDS } from './words.ts'

/** What the menu asks before a new game. TR-GEN-4: prophecies only after the Dark Alley. */
export const setupQuestions = (language: Language): readonly SetupQuestion[] => [
  ask(language, 'darkAlley', [ask(language, 'prophecies')]),
  ask(language, 'quickGame'),
  ask(language, 'firstGameKits'),
]

function ask(
  language: Language,
  option: keyof TrickerionOptions,
  next: readonly SetupQuestion[] = [],
): SetupQuestion {
  const { label, help } = trickerionWords(language).newGame[option]
  const { yes, no } = TRICKERION_WORDS[language]
  return {
    label,
    answers: [
      { label: no, options: {} },
      { label: `${yes}. ${help}`, options: { [option]: true }, next },
    ],
  }
}
