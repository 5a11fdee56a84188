import type { Language } from '@curio/ui/language'
import type { SetupQuestion } from '@curio/ui/terminal'
import { NEW_GAME_WORDS } from '../text/new-game.ts'
import { MODULES, VARIANTS, type Variant, variantName } from '../text/variant.ts'

/** What the menu asks before a new game: as the form in the browser does. */
export const setupQuestions = (language: Language): readonly SetupQuestion[] => {
  const { variant, lines, start, starts } = NEW_GAME_WORDS[language]
  return [
    {
      label: variant,
      answers: VARIANTS.map((each) => ({
        label: `${variantName(each, language)}. ${lines[each]}`,
        options: MODULES[each],
        next: kitsQuestions(language, each),
      })),
    },
    {
      label: start,
      answers: [
        { label: `${starts.usual.name}. ${starts.usual.line}`, options: {} },
        { label: `${starts.quick.name}. ${starts.quick.line}`, options: { quickGame: true } },
      ],
    },
  ]
}

/** Without the Dark Alley, kits are a way to play of their own. */
function kitsQuestions(language: Language, variant: Variant): readonly SetupQuestion[] {
  if (!MODULES[variant].darkAlley) return []
  const { kits, kit } = NEW_GAME_WORDS[language]
  return [
    {
      label: kits,
      answers: [
        { label: `${kit.own.name}. ${kit.own.line}`, options: {} },
        { label: `${kit.kit.name}. ${kit.kit.line}`, options: { firstGameKits: true } },
      ],
    },
  ]
}
