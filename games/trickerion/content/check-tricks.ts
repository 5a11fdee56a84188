import { type Report, reportCount } from '@curio/kernel'
import type { Trick, TrickerionPack } from './pack.ts'
import { COMPONENTS, type Component, LEVELS, SCHOOLS, TIERS } from './vocabulary.ts'

const TRICKS_OF_A_KIND = 4
const KINDS_OF_A_TIER = 4

/** TR-MKT-BUY-2: the twelve kinds by tier. */
export function checkComponents({ components }: TrickerionPack, report: Report): void {
  for (const tier of TIERS) {
    const count = components.filter((each) => each.tier === tier).length
    reportCount(report, 'components', `${tier} kinds`, count, [KINDS_OF_A_TIER, KINDS_OF_A_TIER])
  }
}

/** Section 6.2 of the rules. */
export function checkTricks(pack: TrickerionPack, report: Report): void {
  const { tricks } = pack
  for (const school of SCHOOLS) {
    for (const level of LEVELS) {
      const count = tricks.filter((trick) => trick.school === school && trick.level === level).length
      const what = `${school} tricks of level ${level}`
      reportCount(report, 'tricks', what, count, [TRICKS_OF_A_KIND, TRICKS_OF_A_KIND])
    }
  }
  for (const [index, trick] of tricks.entries()) checkTrick(`tricks[${index}]`, trick, pack, report)
  for (const kind of COMPONENTS) {
    if (!tricks.some(({ level, needs }) => level < 3 && needs[kind] !== undefined))
      report('tricks', `no trick of level 1 or 2 needs ${kind}; allowed: at least one does`)
  }
  for (const school of SCHOOLS) {
    if (!tricks.some((trick) => trick.school === school && trick.level === 1 && isCheap(trick, pack)))
      report(
        'tricks',
        `no ${school} trick can be prepared at the start; allowed: one for components worth 2 coins`,
      )
  }
}

function checkTrick(
  path: string,
  { id, level, needs, yields, end }: Trick,
  { constants: { capacity } }: TrickerionPack,
  report: Report,
): void {
  const kinds = Object.keys(needs).length
  const slots = capacity.components + capacity.managerComponents
  reportCount(report, `${path}.needs`, `kinds of component for ${id}`, kinds, [1, slots])
  if (yields.fame + yields.coins + yields.shards === 0)
    report(`${path}.yields`, `${id} yields nothing; allowed: some Fame, coins or shards`)
  if (level === 3 && end === undefined)
    report(`${path}.end`, `${id} of level 3 scores nothing at the end; allowed: an end bonus`)
  if (level < 3 && end !== undefined)
    report(`${path}.end`, `${id} of level ${level} has an end bonus; allowed: only with level 3`)
}

/** Whether components of the starting choice prepare it (TR-PSET-11). */
const isCheap = (trick: Trick, pack: TrickerionPack): boolean =>
  priceOf(trick.needs, pack) <= pack.constants.start.componentsWorth

/** In coins, for tokens of the supply. */
export function priceOf(
  tokens: Readonly<Partial<Record<Component, number>>>,
  { components, constants }: TrickerionPack,
): number {
  const prices = components.map(({ id, tier }) => (tokens[id] ?? 0) * constants.prices.byTier[tier])
  return prices.reduce((sum, price) => sum + price, 0)
}

/** Figures of tricks that the rulebook gives: TR-L3 for the end, EX-PREP for Water Tank Escape, TR-FIRST for kits. */
type Facts = Readonly<Partial<Pick<Trick, 'needs' | 'ap' | 'markers' | 'end'>>>

const GIVEN: Readonly<Record<string, Facts>> = {
  'water-tank-escape': { needs: { metal: 2, glass: 2, rope: 1 }, ap: 1, markers: 2 },
  'enchanted-butterflies': { needs: { fabric: 2 }, markers: 2 },
  'linking-rings': { needs: { metal: 2 }, markers: 2 },
  'barricaded-barrels': { needs: { wood: 2 }, markers: 2 },
  'mind-reading': { needs: { glass: 2 }, markers: 3 },
  'iron-maiden': { end: { effect: 'perTrick', level: 1, fame: 4 } },
  'skeleton-dance': { end: { effect: 'perComponent', tier: 'basic', fame: 1 } },
  automaton: { end: { effect: 'perTrick', level: 2, fame: 4 } },
  'stairs-of-water': { end: { effect: 'perComponent', tier: 'advanced', fame: 2 } },
  'transported-man': { end: { effect: 'perTrick', level: 3, fame: 4 } },
  'balsamos-skull': { end: { effect: 'perComponent', tier: 'superior', fame: 3 } },
  'beast-within': { end: { effect: 'manyTricks', tricks: 4, fame: 10 } },
  mutilation: { end: { effect: 'withTeam', specialists: ['assistant', 'manager', 'engineer'], fame: 12 } },
  hellhound: { end: { effect: 'perSpecial', fame: 2 } },
  seance: { end: { effect: 'perApprentice', fame: 3 } },
  'horror-saws': { end: { effect: 'perShard', fame: 1 } },
  'buried-alive': { end: { effect: 'withTeam', specialists: ['engineer'], fame: 7 } },
  metamorphosis: { end: { effect: 'perCoins', coins: 3, fame: 1 } },
  'assistants-revenge': { end: { effect: 'withTeam', specialists: ['assistant'], fame: 7 } },
  'aztec-lady': { end: { effect: 'perMarker', fame: 2 } },
  'vanishing-elephant': { end: { effect: 'withTeam', specialists: ['manager'], fame: 7 } },
}

/** Every trick whose figures the rulebook gives is there, as the rulebook tells of it. */
export function checkGivenTricks({ tricks }: TrickerionPack, report: Report): void {
  for (const [id, facts] of Object.entries(GIVEN)) {
    const index = tricks.findIndex((trick) => trick.id === id)
    const trick = tricks[index]
    if (!trick) report('tricks', `${id} is missing; allowed: only with it, because the rulebook names it`)
    else checkFacts(`tricks[${index}]`, trick, facts, report)
  }
}

function checkFacts(path: string, trick: Trick, facts: Facts, report: Report): void {
  for (const member of ['needs', 'ap', 'markers', 'end'] as const) {
    const given = facts[member]
    if (given === undefined || isSame(trick[member], given)) continue
    const allowed = `the rulebook's ${JSON.stringify(given)}`
    report(`${path}.${member}`, `${JSON.stringify(trick[member])} for ${trick.id}; allowed: ${allowed}`)
  }
}

/** Whether two pieces of data say the same, in whatever order of members and list items. */
function isSame(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other)
}

function sorted(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(sorted).toSorted().join()}]`
  if (typeof data !== 'object' || data === null) return JSON.stringify(data) ?? ''
  return `{${Object.entries(data)
    .map(([key, value]) => `${key}:${sorted(value)}`)
    .toSorted()
    .join()}}`
}
