import { type Flow, isList, type Json } from '@curio/kernel'
import { type AncientId, TOURIST_TYPES } from '../content/pack.ts'
import { playerOf } from './board.ts'
import type { City } from './city.ts'
import { calledType } from './player-board.ts'
import { calledErased } from './route-ancients.ts'
import {
  bestNumerousTourist,
  bestRiversideType,
  bestUniversityPair,
  blocksWith,
  crossOut,
  type Erasure,
  eraseOne,
  eraseRiverside,
  numerousTourists,
  type Remains,
  riversideTypes,
  universityPairs,
} from './route-penalties.ts'
import type { Ending, Player } from './state.ts'
import { cityAt, type RouteTable } from './table.ts'

type Penalty = (t: RouteTable, seat: number, ending: Ending) => Flow

/** RT-END-16, RT-END-20: the penalty for all failures; where the texts leave a choice, the best comes first. */
export const PENALTIES: Readonly<Record<AncientId, Penalty>> = {
  CTHULHU: eraseCalled,
  YOG_SOTHOTH: crossUniversity,
  DAGON: emptyRiverside,
  SHUB_NIGGURATH: eraseNumerous,
}

export function remainsFor(t: RouteTable, player: Player, ending: Ending): Remains {
  const { tourists, blocks, crossed, task, madness, gateLinks } = ending
  return { tourists, blocks, crossed, task, madness, gateLinks, call: calledType(cityAt(t), player.call) }
}

/** RT-ANC-CTH-2, RT-ANC-CTH-5. */
function* eraseCalled(t: RouteTable, seat: number, ending: Ending): Flow {
  const city = cityAt(t)
  const remains = remainsFor(t, playerOf(t.state, seat), ending)
  const type = remains.call
  const blocks = blocksWith(remains, type)
  const standing = blocks.flatMap((block) =>
    new Array<number>(remains.tourists[block * 4 + type] ?? 0).fill(block),
  )
  const erased = calledErased(standing.length, ending.failures)
  let chosen = standing.slice(0, erased)
  if (erased > 0 && erased < standing.length && blocks.length > 1) {
    const answer = yield* t.compose<readonly string[]>(seat, 'penalty.called', {
      refuse: (given) => refuseErased(city, standing, erased, given),
      examples: () => [chosen.map((block) => blockId(city, block))],
    })
    chosen = answer.map((id) => city.blockAt.get(id) ?? -1)
  }
  let left = remains
  for (const block of chosen) left = eraseOne(left, { type, block })
  keep(t, seat, ending, left)
}

function refuseErased(city: City, standing: readonly number[], erased: number, given: Json): string | null {
  if (!isList(given) || given.length !== erased) return `RT-ANC-CTH-2: name the blocks of ${erased} tourists`
  const left = standing.map((block) => blockId(city, block))
  for (const id of given) {
    const index = typeof id === 'string' ? left.indexOf(id) : -1
    if (index < 0) return `RT-ANC-CTH-5: no such tourist is left in ${JSON.stringify(id)}`
    left.splice(index, 1)
  }
  return null
}

/** RT-ANC-YOG-2 to RT-ANC-YOG-4. */
function* crossUniversity(t: RouteTable, seat: number, ending: Ending): Flow {
  const city = cityAt(t)
  const name = (pair: readonly number[]): string => pair.map((block) => blockId(city, block)).join('+')
  for (let left = ending.failures; left > 0; left--) {
    const remains = remainsFor(t, playerOf(t.state, seat), ending)
    const pairs = universityPairs(city, remains)
    const best = bestUniversityPair(city, remains, left)
    const pair = yield* oneOf(t, seat, 'penalty.university', pairs, best, name)
    if (pair) keep(t, seat, ending, crossOut(remains, pair))
  }
}

/** RT-ANC-DAG-4 to RT-ANC-DAG-6. */
function* emptyRiverside(t: RouteTable, seat: number, ending: Ending): Flow {
  const city = cityAt(t)
  for (let left = ending.failures; left > 0; left--) {
    const remains = remainsFor(t, playerOf(t.state, seat), ending)
    const types = riversideTypes(city, remains)
    const best = bestRiversideType(city, remains, left, ending.successes)
    const type = yield* oneOf(t, seat, 'penalty.riverside', types, best, typeId)
    if (type !== null) keep(t, seat, ending, eraseRiverside(city, remains, type))
  }
}

/** RT-ANC-SHU-2, RT-ANC-SHU-3. */
function* eraseNumerous(t: RouteTable, seat: number, ending: Ending): Flow {
  const city = cityAt(t)
  const name = ({ type, block }: Erasure): string => `${typeId(type)}:${blockId(city, block)}`
  for (let left = ending.failures * ending.gateLinks; left > 0; left--) {
    const remains = remainsFor(t, playerOf(t.state, seat), ending)
    const tourists = numerousTourists(city, remains)
    const best = bestNumerousTourist(city, remains)
    const erasure = yield* oneOf(t, seat, 'penalty.numerous', tourists, best, name)
    if (erasure) keep(t, seat, ending, eraseOne(remains, erasure))
  }
}

/** Asks only where there is a choice; null where there is nothing to take. */
function* oneOf<T>(
  t: RouteTable,
  seat: number,
  kind: string,
  items: readonly T[],
  best: T | null,
  name: (item: T) => string,
): Flow<T | null> {
  const [only] = items
  if (only === undefined) return null
  if (items.length === 1) return only
  const answer = yield* t.choose(seat, kind, () => {
    const names = items.map(name)
    const first = best === null ? names[0] : name(best)
    return names.sort((one, other) => Number(other === first) - Number(one === first))
  })
  return items.find((item) => name(item) === answer) ?? null
}

function keep(t: RouteTable, seat: number, ending: Ending, left: Remains): void {
  ending.tourists = [...left.tourists]
  ending.crossed = [...left.crossed]
  t.note({
    kind: 'encounter.penalty',
    seat,
    ancient: t.state.ancient,
    left: left.tourists.reduce((a, b) => a + b, 0),
  })
}

const typeId = (type: number): string => TOURIST_TYPES[type] ?? ''
const blockId = (city: City, block: number): string => city.blocks[block]?.id ?? ''
