import { type Report, reportRepeats } from '@curio/kernel'
import type { CryptidsPack } from './pack.ts'

/** Every entry has an id of its own and every location that is named exists; all other checks stand on this. */
export function checkReferences(pack: CryptidsPack, report: Report): void {
  checkIds(pack, report)
  const { locations, lines } = pack.map
  const regions = new Set(locations.filter(({ type }) => type === 'region').map(({ id }) => id))
  for (const [index, token] of pack.evidence.entries()) {
    if (!regions.has(token.back)) report(`evidence[${index}].back`, noRegion(token.back))
  }
  for (const [index, { loc }] of pack.cryptids.entries()) {
    if (loc !== '?' && !regions.has(loc)) report(`cryptids[${index}].loc`, noRegion(loc))
  }
  const known = new Set(locations.map(({ id }) => id))
  for (const [index, ends] of lines.entries()) {
    for (const [end, id] of ends.entries()) {
      if (known.has(id)) continue
      report(`map.lines[${index}][${end}]`, `there is no location ${id}; allowed: the id of a location`)
    }
  }
}

const noRegion = (id: string): string => `there is no region ${id}; allowed: a region of the map`

function checkIds(pack: CryptidsPack, report: Report): void {
  const families = {
    'map.locations': pack.map.locations,
    evidence: pack.evidence,
    bonusRumours: pack.bonusRumours,
    cryptids: pack.cryptids,
    contracts: pack.contracts,
    requests: pack.requests,
    'terrain.water': pack.terrain.water,
    'terrain.forest': pack.terrain.forest,
    'terrain.mountain': pack.terrain.mountain,
    'reserve.fences': pack.reserve.fences,
    skills: pack.skills,
    poacherCards: pack.poacherCards,
    'wolpertinger.tokens': pack.wolpertinger.tokens,
  }
  const entries = Object.entries(families).flatMap(([path, family]) =>
    family.map(({ id }, index): [string, string] => [`${path}[${index}].id`, id]),
  )
  reportRepeats(report, entries)
}
