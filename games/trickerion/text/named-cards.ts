import type { NamedCard } from '@curio/ui/contract'
import type { Names } from './names.ts'

/**
 * Tricks, special assignments, prophecies and abilities are called by their names in quotes; magicians and performance
 * cards by their names alone. An ability leads to its magician.
 */
export function namedCards(names: Names): NamedCard[] {
  const { language } = names.words
  const { tricks, specials, prophecies, magicians, performances } = names.pack
  return [
    ...tricks.map(({ id, [language]: title }) => ({ id: `trick-${id}`, title, names: [names.trick(id)] })),
    ...specials.map(({ id, [language]: title }) => ({
      id: `special-${id}`,
      title,
      names: [names.special(id)],
    })),
    ...prophecies.map(({ id, [language]: title }) => ({
      id: `prophecy-${id}`,
      title,
      names: [names.prophecy(id)],
    })),
    ...magicians.map(({ id, [language]: title }) => ({
      id: `magician-${id}`,
      title,
      names: [title, names.words.quoted(title), names.ability(id)],
    })),
    ...performances.map(({ id }) => ({ id: `show-${id}`, title: names.show(id), names: [names.show(id)] })),
  ]
}
