import { capital, counted } from '@curio/ui/language'
import { abilityEffectOf } from '../effects/abilities/index.ts'
import type { Wording } from '../effects/effect.ts'
import { endingEffectOf } from '../effects/endings/index.ts'
import { prophecyEffectOf } from '../effects/prophecies/index.ts'
import { specialEffectOf } from '../effects/specials/index.ts'
import { known, trickOf } from '../rules/content.ts'
import { type Names, signed } from './names.ts'

/** What the words of effects are lent to count and name things. */
function wordingOf({ words, list }: Names): Wording {
  const count: Wording['counted'] = (n, what) => counted(words.language, n, words.effectCounts[what])
  return {
    counted: count,
    // The number inflects the word, the sign stands before both.
    signed: (n, what) => count(Math.abs(n), what).replace(/^\d+/, signed(n)),
    school: (school) => words.schools[school],
    tier: (tier) => words.tiers[tier],
    action: (action) => words.actions[action],
    day: (day) => words.days[day],
    location: (location) => words.locations[location].name,
    specialist: (specialist) => words.characters[specialist].name,
    characters: (kind) => words.everybody[kind],
    list,
  }
}

/** What a special assignment does, as a sentence. */
export function specialEffect(names: Names, id: string): string {
  const { power } = known(names.content.specials, id).entry
  return sentence(specialEffectOf(power).words[names.words.language](power, wordingOf(names)))
}

export function prophecyEffect(names: Names, id: string): string {
  const { power } = known(names.content.prophecies, id)
  return sentence(prophecyEffectOf(power).words[names.words.language](power, wordingOf(names)))
}

export function abilityEffect(names: Names, magician: string): string {
  const { power } = known(names.content.magicians, magician).entry.ability
  return sentence(abilityEffectOf(power).words[names.words.language](power, wordingOf(names)))
}

/** What a level 3 trick scores at the end; null for other tricks. */
export function trickEnding(names: Names, trick: string): string | null {
  const { end } = trickOf(names.content, trick).entry
  return end === undefined
    ? null
    : sentence(endingEffectOf(end).words[names.words.language](end, wordingOf(names)))
}

const sentence = (words: string): string => `${capital(words)}.`
