import { type Report, reportCount } from '@curio/kernel'
import type { CryptidCard, CryptidsPack } from './pack.ts'
import { cellsOf, quarterTurn, sameCells } from './shape.ts'
import {
  HABITATS,
  type Habitat,
  KINDS,
  LEVELS,
  type Level,
  MAIN_EVIDENCE,
  REGION_LETTERS,
  TERRAINS,
} from './vocabulary.ts'

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

/** What the rulebook says of a cryptid: what has to hold, and how to say it. */
interface Fact {
  readonly allowed: string
  readonly holds: (card: CryptidCard) => boolean
}

const level = (value: number): Fact => ({ allowed: `level ${value}`, holds: (card) => card.level === value })
const effect = (name: string): Fact => ({
  allowed: `an ability with ${name}`,
  holds: ({ ability }) => ability?.effect === name,
})

/** Section 2.6 of the rules. */
const NAMED: Readonly<Record<string, readonly Fact[]>> = {
  karadag: [
    level(2),
    { allowed: 'location E3', holds: ({ loc }) => loc === 'E3' },
    { allowed: 'evidence E and W', holds: ({ evidence }) => evidence.toSorted().join() === 'E,W' },
    {
      allowed: '1 experience when found',
      holds: ({ ability }) => ability?.effect === 'exp' && ability.trigger === 'onFound' && ability.n === 1,
    },
  ],
  trochus: [level(1)],
  lossie: [level(1)],
  habyor: [{ allowed: 'footprints among its evidence', holds: ({ evidence }) => evidence.includes('F') }],
  mavo: [],
  tulikettu: [],
  gevaudan: [{ allowed: 'a tile that changes when turned by a quarter', holds: ({ tile }) => turns(tile) }],
  sarmatian_snail: [],
  gulon: [effect('marketTrade')],
  korkodil: [effect('anySingleTerrain')],
  lagopus: [effect('onCryptids')],
  ziriddar: [effect('onCryptids')],
  tatzelwurm: [effect('refresh')],
  caladrius: [effect('refresh')],
  water_leaper: [
    effect('placeTile'),
    { allowed: '1 relocated point', holds: ({ relocated }) => relocated === 1 },
  ],
  vergisson: [effect('fewestFound')],
}

const turns = (tile: string): boolean => !sameCells(cellsOf(tile), quarterTurn(cellsOf(tile)))

/** Every cryptid the rulebook names exists, as the rulebook tells of it. */
export function checkNamed({ cryptids }: CryptidsPack, report: Report): void {
  for (const [id, facts] of Object.entries(NAMED)) {
    const index = cryptids.findIndex((card) => card.id === id)
    const card = cryptids[index]
    if (card === undefined) {
      report('cryptids', `${id} is missing, the rulebook names it; allowed: only with it`)
      continue
    }
    for (const { allowed, holds } of facts) {
      if (!holds(card)) report(`cryptids[${index}]`, `${id} is not as in the rulebook; allowed: ${allowed}`)
    }
  }
}

/** CR-REQ-4. */
const REQUEST_POINTS = 4

/** CR-DATA-24 to CR-DATA-26. */
export function checkContracts({ contracts, requests }: CryptidsPack, report: Report): void {
  const wanted = contracts.map((contract) => {
    if (contract.type === 'A') return contract.evidence
    return contract.type === 'B' ? contract.terrain : contract.kind
  })
  for (const target of [...MAIN_EVIDENCE, ...TERRAINS, ...KINDS]) {
    const count = wanted.filter((each) => each === target).length
    reportCount(report, 'contracts', `contracts for ${target}`, count, [1, 1])
  }
  const asked = requests.map((request) => ('region' in request ? request.region : request.kind))
  for (const target of [...REGION_LETTERS, ...KINDS]) {
    const count = asked.filter((each) => each === target).length
    reportCount(report, 'requests', `requests for ${target}`, count, [1, 1])
  }
  for (const [index, { id, points }] of requests.entries()) {
    if (points !== REQUEST_POINTS)
      report(`requests[${index}].points`, `${id} is worth ${points}; allowed: ${REQUEST_POINTS}, by CR-REQ-4`)
  }
}
