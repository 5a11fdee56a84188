import { type Report, reportCount, reportRepeats } from '@curio/kernel'
import type { CryptidsPack } from './pack.ts'
import { EVIDENCE, type Evidence, REGION_LETTERS } from './vocabulary.ts'

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

const TOKENS = 32
const BONUS_RUMOURS = 10
const TOKENS_OF_A_REGION = 2
const RUMOUR = 'R'
const GIVEN_PRICES: Partial<Record<Evidence, number>> = { F: 3, R: 2 }

/** CR-DATA-7 to CR-DATA-9, CR-DATA-11 and CR-DATA-35. */
export function checkEvidence(pack: CryptidsPack, report: Report): void {
  const { evidence, bonusRumours } = pack
  reportCount(report, 'evidence', 'evidence tokens', evidence.length, [TOKENS, TOKENS])
  reportCount(report, 'bonusRumours', 'bonus rumours', bonusRumours.length, [BONUS_RUMOURS, BONUS_RUMOURS])
  checkTypes(pack, report)
  checkPrices(pack, report)
  for (const { id, type } of pack.map.locations) {
    if (type !== 'region') continue
    const backs = evidence.filter((token) => token.back === id).length
    reportCount(report, 'evidence', `backs ${id}`, backs, [TOKENS_OF_A_REGION, TOKENS_OF_A_REGION])
  }
  checkBag(pack, report)
}

/** Section 6: rumours are the most common find. */
function checkTypes({ evidence }: CryptidsPack, report: Report): void {
  const rumours = evidence.filter((token) => token.type === RUMOUR).length
  for (const type of EVIDENCE) {
    const count = evidence.filter((token) => token.type === type).length
    const most = type === RUMOUR ? Infinity : rumours - 1
    reportCount(report, 'evidence', `tokens of type ${type}`, count, [1, most])
  }
}

function checkPrices({ evidence, bonusRumours }: CryptidsPack, report: Report): void {
  const rumour = GIVEN_PRICES.R ?? 0
  for (const [index, { id, type, price }] of evidence.entries()) {
    const path = `evidence[${index}].price`
    const given = GIVEN_PRICES[type]
    const first = evidence.find((token) => token.type === type)?.price
    if (given !== undefined && price !== given) report(path, `${id} costs ${price}; allowed: ${given}`)
    else if (price !== first)
      report(path, `${id} costs ${price}, another ${type} ${first}; allowed: one price for a type`)
    if (type !== RUMOUR && price <= rumour)
      report(path, `${id} costs ${price}, no more than a rumour; allowed: at least ${rumour + 1}`)
  }
  for (const [index, { id, price }] of bonusRumours.entries()) {
    if (price !== rumour)
      report(`bonusRumours[${index}].price`, `${id} costs ${price}; allowed: ${rumour}, as a rumour`)
  }
}

/** Section 6: a full market, a full map and the `?` on display leave enough in the bag to fill a player board. */
function checkBag({ evidence, cryptids, constants }: CryptidsPack, report: Report): void {
  const { slots, mapTarget, evidenceSlots } = constants
  const onDisplay = cryptids
    .map(({ loc, evidence: required }) => [loc, ...required].filter((each) => each === '?').length)
    .sort((one, other) => other - one)
    .slice(0, slots.display)
    .reduce((sum, each) => sum + each, 0)
  const most = evidence.length - slots.market - mapTarget.value - evidenceSlots.player
  if (onDisplay > most)
    report('cryptids', `the display can take ${onDisplay} tokens for ?; allowed: up to ${most}`)
}
