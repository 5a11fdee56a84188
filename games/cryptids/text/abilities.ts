import type { Terrain } from '../content/vocabulary.ts'
import type { Terms } from '../effects/effect.ts'
import { type Ability, effectOf } from '../effects/index.ts'
import type { Names } from './names.ts'

/** What a card does and when, in words; null where it has no ability. */
export function abilityLine(names: Names, card: string): string | null {
  const { ability } = names.entry(card)
  if (!ability) return null
  const { language, triggers } = names.words
  return `${triggers[ability.trigger]}: ${effectOf(ability).words[language](ability, termsOf(names))}`
}

/** Where a cryptid's tile lies: its habitat, or what its card says instead (CR-RELOC-3, CR-RELOC-6). */
export function groundWords(names: Names, card: string): string {
  const { words, entry } = names
  const { ability, habitat } = entry(card)
  const effect = ability && effectOf(ability)
  return effect?.comes === 'placement'
    ? effect.ground[words.language](ability as Ability, termsOf(names))
    : words.habitats[habitat]
}

const termsOf = ({ counted, words }: Names): Terms => ({
  counted,
  terrain: (type: Terrain) => words.terrains[type],
})
