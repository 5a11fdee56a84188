import type { Flow, Json, Note } from '@curio/kernel'
import { type AncientId, TOURIST_TYPES, type TouristType } from '../content/pack.ts'
import { type Acts, writeAct } from './acts.ts'
import { ancientOf, type City } from './city.ts'
import { calledErased, takings } from './payoffs.ts'
import type { Forbidden } from './reasons.ts'
import {
  bestNumerousTourist,
  bestRiversideType,
  bestUniversityPair,
  blocksWith,
  cheapestFirst,
  crossOut,
  type Erasure,
  eraseOne,
  eraseRiverside,
  numerousTourists,
  type Remains,
  riversideTypes,
  universityPairs,
} from './remains.ts'
import { remainsIn, routeBoardIn } from './route-board.ts'
import type { Ending } from './state.ts'
import { cityAt, listActOf, type RouteTable } from './table.ts'
import { readAct, vocabularyOf } from './vocabulary.ts'

type Penalty = (t: RouteTable, seat: number, ending: Ending) => Flow

/** RT-END-16, RT-END-20: the penalty for all failures; where the card leaves a choice, the best option comes first. */
const PENALTIES: Readonly<Record<AncientId, Penalty>> = {
  CTHULHU: eraseCalled,
  YOG_SOTHOTH: crossUniversity,
  DAGON: emptyRiverside,
  SHUB_NIGGURATH: eraseNumerous,
}

const takingsFor = (t: RouteTable, { failures, gateLinks }: Ending): number =>
  takings(ancientOf(t.state), failures, gateLinks)

/** RT-ANC-CTH-2, RT-ANC-CTH-5. */
function* eraseCalled(t: RouteTable, seat: number, ending: Ending): Flow {
  const board = routeBoardIn(t.state, seat, t.content)
  const { city } = board
  const remains = remainsIn(board, ending)
  const type = remains.call
  const blocks = blocksWith(remains, type)
  const standing = blocks.flatMap((block) =>
    new Array<number>(remains.tourists[block * 4 + type] ?? 0).fill(block),
  )
  const erased = calledErased(standing.length, ending.failures)
  let chosen = cheapestFirst(remains, standing).slice(0, erased)
  if (erased > 0 && erased < standing.length && blocks.length > 1) {
    const answer = yield* t.compose<Json>(seat, 'penalty.called', {
      refuse: (given) => refuseErased(city, standing, erased, given),
      examples: () => [
        writeAct('penalty.called', { blocks: chosen.map((block) => blockId(city, block)) }) as Json,
      ],
    })
    const { blocks: named } = listActOf(t, 'penalty.called', answer)
    chosen = named.map((id) => city.blockAt.get(id) ?? -1)
  }
  let left = remains
  for (const block of chosen) left = eraseOne(left, { type, block })
  keep(t, seat, ending, left)
}

function refuseErased(city: City, standing: readonly number[], erased: number, given: Json): string | null {
  const act = readAct(vocabularyOf(city.pack), 'penalty.called', given)
  if (act?.blocks.length !== erased) return `RT-ANC-CTH-2: name the blocks of ${erased} tourists`
  const left = standing.map((block) => blockId(city, block))
  for (const id of act.blocks) {
    const index = left.indexOf(id)
    if (index < 0) return `RT-ANC-CTH-5: no such tourist is left in ${id}`
    left.splice(index, 1)
  }
  return null
}

const NO_TOURISTS: Forbidden = { why: 'noTourists', rule: 'RT-ANC-CTH-5' }
const NOT_FULLEST: Forbidden = { why: 'notFullest', rule: 'RT-ANC-YOG-2' }
const NOT_NUMEROUS_THERE: Forbidden = { why: 'notNumerous', rule: 'RT-ANC-DAG-4' }
const NOT_NUMEROUS: Forbidden = { why: 'notNumerous', rule: 'RT-ANC-SHU-3' }

/** Whether a block has called tourists to lose. */
export function refuseCalled(remains: Remains, block: number): Forbidden | null {
  return blocksWith(remains, remains.call).includes(block) ? null : NO_TOURISTS
}

export function refuseUniversity(city: City, remains: Remains, blocks: readonly number[]): Forbidden | null {
  const pairs = universityPairs(city, remains)
  return pairs.some((pair) => pair.every((block, index) => block === blocks[index])) ? null : NOT_FULLEST
}

export function refuseRiverside(city: City, remains: Remains, type: number): Forbidden | null {
  return riversideTypes(city, remains).includes(type) ? null : NOT_NUMEROUS_THERE
}

export function refuseNumerous(city: City, remains: Remains, { type, block }: Erasure): Forbidden | null {
  const tourists = numerousTourists(city, remains)
  return tourists.some((each) => each.type === type && each.block === block) ? null : NOT_NUMEROUS
}

/** RT-ANC-YOG-2 to RT-ANC-YOG-4. */
function* crossUniversity(t: RouteTable, seat: number, ending: Ending): Flow {
  const board = routeBoardIn(t.state, seat, t.content)
  const { city } = board
  const act = (pair: readonly number[]) => ({ blocks: pair.map((block) => blockId(city, block)) })
  for (let left = takingsFor(t, ending); left > 0; left--) {
    const remains = remainsIn(board, ending)
    const pairs = universityPairs(city, remains)
    const best = bestUniversityPair(city, remains, left)
    const pair = yield* oneOf(t, seat, 'penalty.university', pairs, best, act)
    if (pair) keep(t, seat, ending, crossOut(remains, pair))
  }
}

/** RT-ANC-DAG-4 to RT-ANC-DAG-6. */
function* emptyRiverside(t: RouteTable, seat: number, ending: Ending): Flow {
  const board = routeBoardIn(t.state, seat, t.content)
  const { city } = board
  for (let left = takingsFor(t, ending); left > 0; left--) {
    const remains = remainsIn(board, ending)
    const types = riversideTypes(city, remains)
    const best = bestRiversideType(city, remains, left, ending.successes)
    const type = yield* oneOf(t, seat, 'penalty.riverside', types, best, (each) => ({ type: typeId(each) }))
    if (type !== null) keep(t, seat, ending, eraseRiverside(city, remains, type))
  }
}

/** RT-ANC-SHU-2, RT-ANC-SHU-3. */
function* eraseNumerous(t: RouteTable, seat: number, ending: Ending): Flow {
  const board = routeBoardIn(t.state, seat, t.content)
  const { city } = board
  const act = ({ type, block }: Erasure) => ({ type: typeId(type), block: blockId(city, block) })
  for (let left = takingsFor(t, ending); left > 0; left--) {
    const remains = remainsIn(board, ending)
    const tourists = numerousTourists(city, remains)
    const best = bestNumerousTourist(city, remains)
    const erasure = yield* oneOf(t, seat, 'penalty.numerous', tourists, best, act)
    if (erasure) keep(t, seat, ending, eraseOne(remains, erasure))
  }
}

type ListedPenalty = 'penalty.university' | 'penalty.riverside' | 'penalty.numerous'

/** Asks only where there is a choice; null where there is nothing to take. */
function* oneOf<K extends ListedPenalty, T>(
  t: RouteTable,
  seat: number,
  kind: K,
  items: readonly T[],
  best: T | null,
  act: (item: T) => Acts[K],
): Flow<T | null> {
  const [only] = items
  if (only === undefined) return null
  if (items.length === 1) return only
  const text = (item: T): string => writeAct<ListedPenalty>(kind, act(item))
  const answer = yield* t.choose(seat, kind, () => {
    const first = text(best ?? only)
    return items.map(text).sort((one, other) => Number(other === first) - Number(one === first))
  })
  const chosen = items.find((item) => text(item) === answer)
  if (chosen === undefined) throw new Error(`${answer} is no answer to "${kind}"`)
  return chosen
}

/** The tourists of a block that a penalty took, by type. */
export type Loss = { readonly block: string; readonly tourists: readonly number[] }

/** RT-END-16: the whole penalty, told at once when it is over. */
export function* punish(t: RouteTable, seat: number, ending: Ending): Flow {
  const before = [...ending.tourists]
  yield* PENALTIES[ancientOf(t.state)](t, seat, ending)
  if (!t.since(TOLD_AT_ONCE)) return
  const { blocks } = cityAt(t)
  const taken = blocks.flatMap(({ id }, index): Loss[] => {
    const tourists = TOURIST_TYPES.map(
      (_, type) => countAt(before, index, type) - countAt(ending.tourists, index, type),
    )
    return tourists.some((count) => count > 0) ? [{ block: id, tourists }] : []
  })
  const crossed = ending.crossed.map((block) => blockId(cityAt(t), block))
  tellPenalty(t, seat, ending.tourists, { taken, crossed })
}

/** Older matches told every tourist in a note of its own, and not which one it was. */
const TOLD_AT_ONCE = 2

const countAt = (tourists: readonly number[], block: number, type: number): number =>
  tourists[block * TOURIST_TYPES.length + type] ?? 0

function tellPenalty(
  t: RouteTable,
  seat: number,
  tourists: readonly number[],
  losses: { readonly taken?: readonly Loss[]; readonly crossed?: readonly string[] },
): void {
  const left = tourists.reduce((sum, count) => sum + count, 0)
  t.note({ kind: 'encounter.penalty', seat, ancient: t.state.ancient, ...losses, left } as Note)
}

function keep(t: RouteTable, seat: number, ending: Ending, left: Remains): void {
  ending.tourists = [...left.tourists]
  ending.crossed = [...left.crossed]
  if (!t.since(TOLD_AT_ONCE)) tellPenalty(t, seat, left.tourists, {})
}

const typeId = (type: number): TouristType => TOURIST_TYPES[type] as TouristType
const blockId = (city: City, block: number): string => city.blocks[block]?.id ?? ''
