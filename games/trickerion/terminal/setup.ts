import type { Language } from '@curio/ui/language'
import type { SetupQuestion } from '@curio/ui/terminal'
import { MODULES, VARIANTS, variantName } from '../text/variant.ts'
import { FORM_WORDS } from '../ui/new-game/words.ts'

/** What the menu asks before a new game, as the form on the site does: the way to play, then how it begins. */
export function setupQuestions(language: Language): readonly SetupQuestion[] {
  const words = FORM_WORDS[language]
  const { usual, quick } = words.starts
  return [
    {
      label: words.variant,
      answers: VARIANTS.map((variant) => ({
        label: `${variantName(variant, language)}: ${words.lines[variant]}`,
        options: MODULES[variant],
        // Without the Dark Alley, whether there are kits is what tells the ways to play apart.
        next: MODULES[variant].darkAlley ? [kits(language)] : [],
      })),
    },
    {
      label: words.start,
      answers: [
        { label: `${usual.name}: ${usual.line}`, options: {} },
        { label: `${quick.name}: ${quick.line}`, options: { quickGame: true } },
      ],
    },
  ]
}

/** TR-FIRST-8. */
function kits(language: Language): SetupQuestion {
  const { kits: label, kit } = FORM_WORDS[language]
  return {
    label,
    answers: (['own', 'kit'] as const).map((each) => ({
      label: `${kit[each].name}: ${kit[each].line}`,
      options: each === 'kit' ? { firstGameKits: true } : {},
    })),
  }
}
