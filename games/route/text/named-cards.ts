import type { NamedCard } from '@curio/ui/contract'
import type { Language } from '@curio/ui/language'
import type { Shown } from '../rules/shown.ts'
import { routeWords } from './index.ts'

/** Cases of a Russian name that ends in a consonant; other names of Ancients do not change. */
const ENDINGS = ['', 'а', 'у', 'ом', 'е']

const casesOf = (name: string, language: Language): string[] =>
  language === 'ru' && /[бвгджзклмнпрстфхцчшщ]$/.test(name) ? ENDINGS.map((ending) => name + ending) : [name]

/** How texts call the cards: Ancients by their bare names, most others by their names in quotes. */
export function namedCards(pack: Shown, language: Language): NamedCard[] {
  const { quoted } = routeWords(language, pack)
  const { ancients, tasks, calls, shopCards, effects } = pack
  return [
    ...ancients.map(({ id, name }) => ({
      id,
      title: name[language],
      names: casesOf(name[language], language),
    })),
    ...[...tasks, ...calls, ...shopCards].map(({ id, name }) => ({
      id,
      title: name[language],
      names: [quoted(name[language])],
    })),
    ...effects.map(({ id, name }) => ({
      id,
      title: name[language],
      // In English a capital is enough to tell an effect from the word it is called by.
      names: language === 'en' ? [quoted(name.en), name.en] : [quoted(name.ru)],
    })),
  ]
}
