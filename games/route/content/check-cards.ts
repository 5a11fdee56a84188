import { type Report, reportCount, reportDifference } from '@curio/kernel'
import type { MapVertex } from './map/city-map.ts'
import { distance, type Point } from './map/lattice.ts'
import type { AncientId, RoutePack, StoredBonus } from './pack.ts'
import { ANCIENTS, EFFECTS, TOURIST_TYPES } from './pack.ts'

/** Sections 3.8, 3.9, 7.1 and 7.3 of the rules, for a pack whose references all exist. */
export function checkCards(pack: RoutePack, report: Report): void {
  reportDifference(report, 'effects', idsOf(pack.effects), EFFECTS, 'each effect has one card')
  checkArkhamCards(pack, ANCIENTS, report)
  // RT-SETUP-8, RT-P1-2: one card leaves the game and each round opens one of the others.
  const { rounds, shopCards } = pack
  if (rounds.value !== shopCards.length - 1) {
    report(
      'rounds.value',
      `${rounds.value} rounds; allowed: one less than shop cards, ${shopCards.length - 1}`,
    )
  }
  reportCount(report, 'tasks', 'personal tasks', pack.tasks.length, [8, 8])
  const plain = pack.map.vertices.filter((vertex) => !vertex.deadEnd && !vertex.symbol && !vertex.onlyWith)
  const allowed = 'no gate, shop, dead end or university centre'
  checkTasks(pack.tasks, { pathOf: (index) => `tasks[${index}]`, crossings: plain, allowed }, report)
}

/** The cards that Arkham has in both editions. */
type ArkhamCards = Pick<RoutePack, 'ancients' | 'calls' | 'shopCards'> & {
  readonly map: { readonly vertices: readonly MapVertex[] }
}

export function checkArkhamCards(pack: ArkhamCards, ancients: readonly AncientId[], report: Report): void {
  reportDifference(report, 'ancients', idsOf(pack.ancients), ancients, 'each Ancient has one card')
  checkTerrifyingPlaces(pack, report)
  for (const type of TOURIST_TYPES) {
    const calls = pack.calls.filter((call) => call.tourist === type).length
    reportCount(report, 'calls', `Call cards for ${type}`, calls, [1, 1])
  }
  checkShopCards(pack.shopCards, report)
}

const idsOf = (records: readonly { readonly id: string }[]): string[] => records.map((record) => record.id)
const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each))

/** RT-DM-44, 7.1, 7.6. */
function checkTerrifyingPlaces(pack: ArkhamCards, report: Report): void {
  const vertices = new Map(pack.map.vertices.map((vertex) => [vertex.id, vertex]))
  for (const [index, ancient] of pack.ancients.entries()) {
    const path = `ancients[${index}].terrifyingPlaces`
    const places = ancient.terrifyingPlaces
    reportCount(report, path, `terrifying places of ${ancient.id}`, places.length, [6, 8])
    for (const [at, id] of places.entries()) {
      const vertex = vertices.get(id)
      if (!vertex) continue
      const what = vertex.deadEnd ? 'dead end' : vertex.symbol
      if (what) report(`${path}[${at}]`, `${id} is a ${what}; allowed: a crossing without gate or shop`)
      if (vertex.onlyWith && vertex.onlyWith !== ancient.id) {
        report(
          `${path}[${at}]`,
          `${id} exists with ${vertex.onlyWith} only; allowed: a crossing of ${ancient.id}`,
        )
      }
    }
    const twin = pack.ancients.slice(0, index).find((each) => sameList(each.terrifyingPlaces, places))
    if (twin) report(path, `the same places as ${twin.id}; allowed: a set of its own`)
  }
}

/** RT-DM-69, 7.3. The rulebook shows these two pairs. */
const SHOWN_PAIRS: readonly (readonly [StoredBonus, StoredBonus])[] = [
  ['BON_COORD', 'BON_SEGMENT'],
  ['BON_COORD', 'BON_DIAGONAL'],
]

function checkShopCards(shopCards: RoutePack['shopCards'], report: Report): void {
  reportCount(report, 'shopCards', 'shop cards', shopCards.length, [11, 11])
  const tourists = shopCards.filter((card) => card.kind === 'BON_TOURISTS')
  reportCount(report, 'shopCards', 'tourist cards', tourists.length, [4, 4])
  for (const type of TOURIST_TYPES) {
    const count = tourists.filter((card) => card.tourists.every((each) => each === type)).length
    reportCount(report, 'shopCards', `cards with three ${type} tourists`, count, [1, 1])
  }
  const tomes = shopCards.filter((card) => card.kind === 'TOME').length
  reportCount(report, 'shopCards', 'tome cards', tomes, [1, Infinity])
  const doubles = shopCards.filter((card) => card.kind === 'BON_DOUBLE')
  for (const pair of SHOWN_PAIRS) {
    const count = doubles.filter((card) => pair.every((bonus) => card.bonuses.includes(bonus))).length
    reportCount(report, 'shopCards', `double bonuses ${pair.join(' with ')}`, count, [1, Infinity])
  }
}

/** The crossings that tasks may name, and how to say so. */
interface TaskGround {
  readonly pathOf: (index: number) => string
  readonly crossings: readonly (Point & { readonly id: string })[]
  readonly allowed: string
}

/** RT-DM-69, 7.1: four plain crossings far from each other on each card, and no two cards alike. */
export function checkTasks(
  tasks: readonly { readonly id: string; readonly crossings: readonly string[] }[],
  ground: TaskGround,
  report: Report,
): void {
  const byId = new Map(ground.crossings.map((crossing) => [crossing.id, crossing]))
  for (const [index, task] of tasks.entries()) {
    const path = `${ground.pathOf(index)}.crossings`
    reportCount(report, path, `crossings of ${task.id}`, task.crossings.length, [4, 4])
    for (const [at, id] of task.crossings.entries()) {
      const crossing = byId.get(id)
      if (!crossing) {
        report(`${path}[${at}]`, `${id} is no plain crossing; allowed: ${ground.allowed}`)
        continue
      }
      for (const earlier of task.crossings.slice(0, at)) {
        const other = byId.get(earlier)
        const steps = other ? distance(crossing, other) : Infinity
        if (steps < 3)
          report(`${path}[${at}]`, `${id} is ${steps} lattice steps from ${earlier}; allowed: 3 or more`)
      }
    }
    const twin = tasks.slice(0, index).find((each) => sameList(each.crossings, task.crossings))
    if (twin) report(path, `the same crossings as ${twin.id}; allowed: a set of its own`)
  }
}
