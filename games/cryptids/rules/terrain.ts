import type { Flow } from '@curio/kernel'
import type { Terrain } from '../content/vocabulary.ts'
import { type ActNamed, actOf, type TextOf, write } from './acts.ts'
import { type CryptidsContent, tileOf } from './content.ts'
import { seatsByRow } from './initiative.ts'
import type { Spot } from './polyomino.ts'
import { addLayings, canPlaceTile, fitterOf, layTile } from './reserve.ts'
import type { CryptidsState } from './state.ts'
import { type CryptidsTable, choose, playerOf, tell } from './table.ts'

/** CR-END-4: after the trigger nobody takes or places terrain. */
export const isFinished = ({ finalRound }: CryptidsState): boolean => finalRound !== null

function ownTiles(state: CryptidsState, seat: number): string[] {
  return playerOf(state, seat).tiles.filter((tile) => tile !== null)
}

function layings(state: CryptidsState, content: CryptidsContent, seat: number): TextOf<'terrain'>[] {
  const texts: TextOf<'terrain'>[] = []
  for (const tile of ownTiles(state, seat)) addLayings(state, content, tile, texts)
  return texts
}

/** CR-ENDT-3: one of the player's tiles, which is then replaced. */
export function* placeTerrain(t: CryptidsTable, seat: number): Flow {
  const { state, content } = t
  if (isFinished(state)) return
  const canPlace = (tile: string): boolean => canPlaceTile(state, content, tile)
  if (!ownTiles(state, seat).some(canPlace) && !(yield* exchangeTile(t, seat))) {
    tell(t, { kind: 'terrain.skipped', seat })
    return
  }
  const answer = yield* choose(t, seat, 'terrain', () => layings(state, content, seat))
  yield* placeOwn(t, seat, actOf('terrain', answer), 'turn')
}

/** An ability that lets the player place tiles at another time; it may be declined. */
export function* placeExtraTerrain(t: CryptidsTable, seat: number, most: number): Flow {
  const { state, content } = t
  for (let left = most; left > 0; left--) {
    if (isFinished(state)) return
    if (!ownTiles(state, seat).some((tile) => canPlaceTile(state, content, tile))) return
    const answer = yield* choose(t, seat, 'ability.terrain', () => [
      ...layings(state, content, seat),
      write.decline(),
    ])
    const act = actOf('ability.terrain', answer)
    if (act.type === 'decline') return
    yield* placeOwn(t, seat, act, 'ability')
  }
}

function* placeOwn(
  t: CryptidsTable,
  seat: number,
  { tile, spot }: ActNamed<'layTile'>,
  why: 'turn' | 'ability',
): Flow {
  const { tiles } = playerOf(t.state, seat)
  const slot = tiles.indexOf(tile)
  tiles[slot] = null
  lay(t, seat, tile, spot, why)
  const emptied = retireTypes(t)
  if (isFinished(t.state)) return
  yield* takeTile(t, seat, slot, tileOf(t.content, tile).type)
  yield* refillBoards(t, seat, emptied)
}

/** CR-TERR-9: symbols give nothing now. */
export function lay(
  t: CryptidsTable,
  seat: number,
  tile: string,
  spot: Spot,
  why: 'turn' | 'ability' | 'poacher',
): void {
  layTile(t.state, t.content, tile, spot)
  tell(t, { kind: 'terrain', seat, tile, ...spot, why })
}

/** CR-TERR-14: each exchange that makes a placement possible. */
function exchanges(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
): TextOf<'terrain.exchange'>[] {
  const own = ownTiles(state, seat)
  return state.reserve.living.flatMap((type) => {
    const ofType = own.filter((tile) => tileOf(content, tile).type === type)
    const given = ofType.length > 0 ? ofType : own
    const fitting = state.reserve.stacks[type].filter(fitterOf(state, content, type))
    return fitting.flatMap((taken) => given.map((each) => write.exchange({ given: each, taken })))
  })
}

/** False where no exchange helps (CR-TERR-15). */
function* exchangeTile(t: CryptidsTable, seat: number): Flow<boolean> {
  const { state, content } = t
  if (exchanges(state, content, seat).length === 0) return false
  const answer = yield* choose(t, seat, 'terrain.exchange', () => exchanges(state, content, seat))
  const { given, taken } = actOf('terrain.exchange', answer)
  const { tiles } = playerOf(state, seat)
  const { stacks } = state.reserve
  removeFrom(stacks[tileOf(content, taken).type], taken)
  stacks[tileOf(content, given).type].push(given)
  tiles[tiles.indexOf(given)] = taken
  tell(t, { kind: 'terrain.exchanged', seat, given, taken })
  return true
}

export function removeFrom(list: string[], item: string): void {
  list.splice(list.indexOf(item), 1)
}

/** A terrain slot whose tile was discarded. */
interface Emptied {
  readonly seat: number
  readonly slot: number
}

/** CR-TERR-11, CR-TERR-12, CR-END-1, CR-END-2: after every change of the reserve. */
export function retireTypes(t: CryptidsTable): readonly Emptied[] {
  const { state } = t
  if (isFinished(state)) return []
  const { reserve } = state
  const dead = reserve.living.filter((type) => !isAlive(t, type))
  if (dead.length === 0) return []
  reserve.living = reserve.living.filter((type) => !dead.includes(type))
  const emptied = dead.flatMap((type) => discardTiles(t, type))
  if (reserve.living.length === 0) {
    state.finalRound = state.round + 1
    tell(t, { kind: 'end.triggered', finalRound: state.finalRound })
  }
  return emptied
}

function isAlive({ state, content }: CryptidsTable, type: Terrain): boolean {
  const isPlaceable = fitterOf(state, content, type)
  if (state.reserve.stacks[type].some(isPlaceable)) return true
  return state.players.some(({ tiles }) =>
    tiles.some((tile) => tile !== null && tileOf(content, tile).type === type && isPlaceable(tile)),
  )
}

function discardTiles(t: CryptidsTable, type: Terrain): readonly Emptied[] {
  const discarded: { seat: number; tile: string }[] = []
  const emptied: Emptied[] = []
  t.state.players.forEach(({ tiles }, seat) => {
    tiles.forEach((tile, slot) => {
      if (tile === null || tileOf(t.content, tile).type !== type) return
      tiles[slot] = null
      discarded.push({ seat, tile })
      emptied.push({ seat, slot })
    })
  })
  tell(t, { kind: 'terrain.exhausted', type, discarded })
  return emptied
}

/** CR-TERR-13: the active player first, then the others from the top of the track downwards. */
export function* refillBoards(t: CryptidsTable, active: number, emptied: readonly Emptied[]): Flow {
  if (emptied.length === 0 || isFinished(t.state)) return
  const others = seatsByRow(t.state).filter((seat) => seat !== active)
  for (const seat of [active, ...others]) {
    for (const each of emptied) if (each.seat === seat) yield* takeTile(t, seat, each.slot, null)
  }
}

/** CR-ENDT-3, CR-ENDT-4: of the same type, or of any other where that stack is empty. */
function takeable({ reserve }: CryptidsState, type: Terrain | null): string[] {
  if (type !== null && reserve.living.includes(type) && reserve.stacks[type].length > 0)
    return reserve.stacks[type]
  return reserve.living.flatMap((each) => reserve.stacks[each])
}

function* takeTile(t: CryptidsTable, seat: number, slot: number, type: Terrain | null): Flow {
  const { state, content } = t
  const tiles = takeable(state, type)
  const [only] = tiles
  // CR-ENDT-7: nothing to take.
  if (only === undefined) return
  const tile = tiles.length === 1 ? only : yield* choose(t, seat, 'terrain.take', () => takeable(state, type))
  removeFrom(state.reserve.stacks[tileOf(content, tile).type], tile)
  playerOf(state, seat).tiles[slot] = tile
  tell(t, { kind: 'tile', seat, tile })
}
