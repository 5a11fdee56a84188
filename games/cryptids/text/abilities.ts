import type { Ability } from '../content/ability.ts'
import type { Names } from './names.ts'

/** What a card does and when, in words; null where it has no ability. */
export function abilityLine(names: Names, card: string): string | null {
  const { ability } = names.entry(card)
  if (!ability) return null
  return `${names.words.abilities.triggers[ability.trigger]}: ${effectWords(names, ability)}`
}

/** Where a cryptid's tile lies: its habitat, or what its card says instead (CR-RELOC-3, CR-RELOC-6). */
export function groundWords({ words, entry, list }: Names, card: string): string {
  const { ability, habitat } = entry(card)
  if (ability?.trigger !== 'placement') return words.habitats[habitat]
  return ability.effect === 'twoTerrains'
    ? list(ability.types.map((type) => words.terrains[type]))
    : words.abilities.grounds[ability.effect]
}

function effectWords(names: Names, ability: Ability): string {
  const said = names.words.abilities
  switch (ability.effect) {
    case 'coins':
      return names.counted(ability.n, 'coins')
    case 'exp':
      return names.counted(ability.n, 'experience')
    case 'rumour':
      return names.counted(ability.n, 'rumours')
    case 'evidenceBag':
      return said.evidenceBag(names.counted(ability.n, 'evidence'))
    case 'collectAny':
      return said.collectAny(names.counted(ability.n, 'evidence'))
    case 'restore':
      return said.restore(ability.n)
    case 'helperMove':
      return said.helperMove(names.counted(ability.n, 'steps'))
    case 'discountSkill':
      return said.discountSkill(names.counted(ability.n, 'experience'))
    case 'terrainExtra':
      return said.terrainExtra(names.counted(ability.n, 'tiles'))
    case 'travel':
    case 'refresh':
    case 'marketTrade':
    case 'keepEvidence':
    case 'placeTile':
    case 'onEmpty':
    case 'onCryptids':
    case 'anySingleTerrain':
      return said[ability.effect]
    case 'twoTerrains': {
      const [one, other] = ability.types
      return said.twoTerrains(names.words.terrains[one], names.words.terrains[other])
    }
    default:
      return endGameWords(names, ability)
  }
}

function endGameWords(names: Names, ability: Extract<Ability, { trigger: 'endGame' }>): string {
  const said = names.words.abilities
  const points = names.counted(ability.points, 'points')
  const limited = (sentence: string, max: number | undefined): string =>
    max === undefined ? sentence : said.atMost(sentence, max)
  switch (ability.effect) {
    case 'fewestFound':
    case 'perRequest':
    case 'perRegion':
      return said[ability.effect](points)
    case 'perFound': {
      const { where } = ability
      const sentence =
        'kind' in where ? said.perKind(points, where.kind) : said.perEvidence(points, where.evidence)
      return limited(sentence, ability.max)
    }
    case 'perReserve':
      return limited(said.perReserve(points, ability.where.terrain), ability.max)
    case 'perCoins':
      return limited(said.perCoins(points, names.counted(ability.coins, 'paidCoins')), ability.max)
  }
}
