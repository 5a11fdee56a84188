import { type Report, reportCount, reportRepeats } from '@curio/kernel'
import type { CryptidsPack } from './pack.ts'
import { REGION_LETTERS } from './vocabulary.ts'

const REGIONS = REGION_LETTERS.flatMap((letter) => [1, 2, 3, 4].map((number) => `${letter}${number}`))
const CITIES = 11
/** The only city the rulebook names. */
const AACHEN = 'AAC'

/** CR-DATA-10 to CR-DATA-13, for a map whose lines join locations. */
export function checkMap({ map }: CryptidsPack, report: Report): void {
  checkLocations(map, report)
  checkLines(map, report)
  checkWays(map, report)
}

type EuropeMap = CryptidsPack['map']

const idsOf = ({ locations }: EuropeMap, type: 'region' | 'city'): string[] =>
  locations.filter((each) => each.type === type).map(({ id }) => id)

function checkLocations(map: EuropeMap, report: Report): void {
  for (const [index, { id, type }] of map.locations.entries()) {
    const expected = REGIONS.includes(id) ? 'region' : 'city'
    if (type !== expected) report(`map.locations[${index}].type`, `${id} is a ${type}; allowed: ${expected}`)
  }
  const regions = idsOf(map, 'region')
  for (const id of REGIONS) {
    if (!regions.includes(id)) report('map.locations', `region ${id} is missing; allowed: only with it`)
  }
  const cities = idsOf(map, 'city')
  reportCount(report, 'map.locations', 'cities', cities.length, [CITIES, CITIES])
  if (!cities.includes(AACHEN)) report('map.locations', `city ${AACHEN} is missing; allowed: only with it`)
}

function checkLines({ lines }: EuropeMap, report: Report): void {
  for (const [index, [a, b]] of lines.entries()) {
    if (a === b) report(`map.lines[${index}]`, `a line from ${a} to itself; allowed: two locations`)
  }
  // A line goes both ways, so it is the same line from either end.
  reportRepeats(
    report,
    lines.map((ends, index) => [`map.lines[${index}]`, ends.toSorted().join(' – ')]),
  )
}

/** CR-DATA-13, and what the rules ask of distances. */
function checkWays(map: EuropeMap, report: Report): void {
  const first = map.locations[0]
  const reached = new Set(first ? [first.id] : [])
  for (const id of reached) for (const next of neighbours(map, id)) reached.add(next)
  for (const [index, { id }] of map.locations.entries()) {
    if (!reached.has(id))
      report(
        `map.locations[${index}]`,
        `no way leads from ${first?.id} to ${id}; allowed: a map in one piece`,
      )
  }
  const cities = idsOf(map, 'city')
  for (const [index, { id }] of map.locations.entries()) {
    const near = withinTwo(map, id)
    if (!cities.some((city) => near.has(city)))
      report(`map.locations[${index}]`, `${id} is far from every city; allowed: a city within 2 steps`)
  }
  if (!withinTwo(map, AACHEN).has('E1'))
    report('map.lines', `E1 is more than 2 steps from ${AACHEN}; allowed: 1 or 2`)
  for (const [from, to] of [
    ['E3', 'E2'],
    ['E2', AACHEN],
  ] as const) {
    const between = neighbours(map, from).filter((id) => neighbours(map, id).includes(to))
    if (between.length === 0)
      report('map.lines', `no walk of exactly 2 steps goes from ${from} to ${to}; allowed: at least one`)
  }
}

function neighbours({ lines }: EuropeMap, id: string): string[] {
  return lines.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))
}

function withinTwo(map: EuropeMap, id: string): Set<string> {
  const next = neighbours(map, id)
  return new Set([id, ...next, ...next.flatMap((each) => neighbours(map, each))])
}
