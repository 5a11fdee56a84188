import { cryptids } from '@curio/cryptids'
import { cryptidsText } from '@curio/cryptids/text'
import { cryptidsTitle } from '@curio/cryptids/title'
import type { Looks, SetupQuestion } from '../play/looks.ts'
import { type Language, wordsIn } from '../words/index.ts'
import type { CryptidsPack } from './content.ts'
import { cryptidsFace } from './face.ts'

export const cryptidsLooks: Looks = {
  title: (language) => cryptidsTitle.name[language],
  person: (language, number) => textIn(language).words.player(number),
  face: cryptidsFace,
  setup: (language, seats) => [
    ask(language, 'wolpertinger', true),
    ...(seats === 1 ? [] : [ask(language, 'noBids', true)]),
    ...(seats === 2 ? [ask(language, 'surcharge', false)] : []),
  ],
}

/** The built-in pack was checked when it was read. */
const pack = cryptids.packs.europe as unknown as CryptidsPack

const textIn = (language: Language) => cryptidsText(language, pack, [])

/** CR-WOLP-1, CR-NOBID-1, CR-SKILL-5: as usual, or as the variant has it. */
function ask(
  language: Language,
  option: 'wolpertinger' | 'noBids' | 'surcharge',
  variant: boolean,
): SetupQuestion {
  const { label, help } = textIn(language).words.newGame[option]
  const { yes, no } = wordsIn(language).menu
  const said = (value: boolean): string => (value ? `${yes}. ${help}` : no)
  return {
    label,
    answers: [
      { label: said(!variant), options: {} },
      { label: said(variant), options: { [option]: variant } },
    ],
  }
}
