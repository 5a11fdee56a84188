import { type Report, reportCount } from '@curio/kernel'
import type { CryptidCard, CryptidsPack } from './pack.ts'
import { HABITATS, type Habitat, LEVELS, type Level } from './vocabulary.ts'

const CARDS_OF_LEVEL: Readonly<Record<Level, number>> = { 1: 16, 2: 15, 3: 12 }
const CARDS_OF_HABITAT: Readonly<Record<Habitat, number>> = {
  mountain: 14,
  forest: 13,
  water: 13,
  special: 3,
}
const REQUIRED_BY_LEVEL: Readonly<Record<Level, readonly [number, number]>> = {
  1: [2, 2],
  2: [2, 3],
  3: [3, 3],
}

/** Kinds of special placement the rulebook names (CR-RELOC-6). */
const PLACEMENTS = ['onEmpty', 'twoTerrains', 'onCryptids'] as const
/** Placements that need no terrain of the card's own habitat. */
const FREE_PLACEMENTS: readonly string[] = ['onCryptids', 'anySingleTerrain', 'onEmpty']

/** CR-DATA-1 to CR-DATA-6 and section 6. */
export function checkCards({ cryptids, map }: CryptidsPack, report: Report): void {
  for (const level of LEVELS) {
    const [count, expected] = [cryptids.filter((card) => card.level === level).length, CARDS_OF_LEVEL[level]]
    reportCount(report, 'cryptids', `cards of level ${level}`, count, [expected, expected])
  }
  for (const habitat of HABITATS) {
    const expected = CARDS_OF_HABITAT[habitat]
    const count = cryptids.filter((card) => card.habitat === habitat).length
    reportCount(report, 'cryptids', `cards of habitat ${habitat}`, count, [expected, expected])
  }
  for (const [index, card] of cryptids.entries()) checkCard(`cryptids[${index}]`, card, report)
  for (const effect of PLACEMENTS) {
    const count = cryptids.filter((card) => card.ability?.effect === effect).length
    reportCount(report, 'cryptids', `cards with ${effect}`, count, [1, Infinity])
  }
  const unknownPlaces = cryptids.filter((card) => card.loc === '?').length
  reportCount(report, 'cryptids', 'cards with ? for a location', unknownPlaces, [1, Infinity])
  const unknownEvidence = cryptids.filter((card) => card.evidence.includes('?')).length
  reportCount(report, 'cryptids', 'cards with ? for evidence', unknownEvidence, [1, Infinity])
  for (const { id, type } of map.locations) {
    if (type === 'region' && !cryptids.some((card) => card.loc === id))
      report('cryptids', `no cryptid lives in ${id}; allowed: a card for every region`)
  }
}

function checkCard(
  path: string,
  { id, level, evidence, habitat, ability }: CryptidCard,
  report: Report,
): void {
  const what = `evidence on ${id} of level ${level}`
  reportCount(report, `${path}.evidence`, what, evidence.length, REQUIRED_BY_LEVEL[level])
  if (habitat === 'special' && !FREE_PLACEMENTS.includes(ability?.effect ?? ''))
    report(`${path}.habitat`, `${id} has no place in the reserve; allowed: ${FREE_PLACEMENTS.join(', ')}`)
  if (ability?.effect !== 'twoTerrains') return
  const [one, other] = ability.types
  if (one === other) report(`${path}.ability.types`, `${one} twice; allowed: two different terrains`)
  if (habitat !== one && habitat !== other)
    report(`${path}.ability.types`, `${id} lives in ${habitat}; allowed: ${habitat} and another terrain`)
}
