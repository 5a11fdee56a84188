import { oncePer } from '@curio/kernel'
import { openCells } from '../content/grid.ts'
import type { CryptidCard, CryptidsPack, PoacherCard } from '../content/pack.ts'
import {
  type Evidence,
  type Face,
  type RegionLetter,
  type Skill,
  START_PLACES,
  type StartPlace,
  TERRAINS,
  type Terrain,
} from '../content/vocabulary.ts'
import { type TextOf, write } from './acts.ts'
import { addCell, type Polyomino, polyominoOf, type Rows, SPOTS, without } from './polyomino.ts'

export type { Face } from '../content/vocabulary.ts'

export interface Token {
  readonly id: string
  readonly type: Evidence
  readonly face: Face
  readonly price: number
  /** The location on its back; a bonus rumour has none. */
  readonly back: string
}

export interface Place {
  readonly id: string
  readonly isCity: boolean
  /** CR-REQ-2; empty for a city. */
  readonly letter: RegionLetter | ''
  readonly number: number
  readonly neighbours: readonly string[]
  /** Steps to every other place. */
  readonly distance: ReadonlyMap<string, number>
  /** The answers that lead to other places: by number of steps of the movement, of a Move action; by plane. */
  readonly moves: readonly (readonly TextOf<'turn'>[])[]
  readonly actionMoves: readonly (readonly TextOf<'turn'>[])[]
  readonly flights: readonly TextOf<'turn'>[]
}

export interface Card {
  readonly entry: CryptidCard
  readonly shape: Polyomino
}

export interface Tile {
  readonly id: string
  readonly type: Terrain
  readonly shape: Polyomino
  /** The answers that lay it, by the code of the spot. */
  readonly layings: readonly TextOf<'terrain'>[]
}

/** The reserve for a number of players. */
export interface Grid {
  /** CR-SETUP-14, CR-SETUP-15: cells that no fence hides. */
  readonly usable: Rows
  /** CR-DATA-29. */
  readonly starts: Readonly<Record<StartPlace, Rows>>
  readonly anyStart: Rows
  /** For each start place the cells that are left to a type which starts there: all but the other places. */
  readonly open: Readonly<Record<StartPlace, Rows>>
}

/** The pack of a match made ready to play. */
export interface CryptidsContent {
  readonly pack: CryptidsPack
  readonly tokens: ReadonlyMap<string, Token>
  readonly cards: ReadonlyMap<string, Card>
  readonly tiles: ReadonlyMap<string, Tile>
  readonly places: ReadonlyMap<string, Place>
  readonly cities: readonly string[]
  readonly contracts: ReadonlyMap<string, CryptidsPack['contracts'][number]>
  readonly requests: ReadonlyMap<string, CryptidsPack['requests'][number]>
  readonly poacherCards: ReadonlyMap<string, PoacherCard>
  readonly wolpertingers: ReadonlyMap<string, CryptidsPack['wolpertinger']['tokens'][number]>
  readonly prices: ReadonlyMap<Skill, number>
  /** By number of players. */
  readonly grids: readonly Grid[]
}

export const contentOf = oncePer(prepare)

function prepare(pack: CryptidsPack): CryptidsContent {
  const places = placesOf(pack)
  return {
    pack,
    tokens: byId(tokensOf(pack)),
    cards: new Map(pack.cryptids.map((entry) => [entry.id, { entry, shape: polyominoOf(entry.tile) }])),
    tiles: byId(tilesOf(pack)),
    places: byId(places),
    cities: places.filter((place) => place.isCity).map((place) => place.id),
    contracts: byId(pack.contracts),
    requests: byId(pack.requests),
    poacherCards: byId(pack.poacherCards),
    wolpertingers: byId(pack.wolpertinger.tokens),
    prices: new Map(pack.skills.map((skill) => [skill.id, skill.price])),
    grids: [1, 2, 3, 4].map((players) => gridOf(pack, players)),
  }
}

const byId = <T extends { readonly id: string }>(entries: readonly T[]): ReadonlyMap<string, T> =>
  new Map(entries.map((entry) => [entry.id, entry]))

function tokensOf(pack: CryptidsPack): readonly Token[] {
  return [
    ...pack.evidence.map(({ id, type, price, back }) => ({ id, type, face: type, price, back })),
    ...pack.bonusRumours.map(({ id, type, price }) => ({ id, type, face: 'r' as const, price, back: '' })),
  ]
}

function tilesOf(pack: CryptidsPack): readonly Tile[] {
  return TERRAINS.flatMap((type) =>
    pack.terrain[type].map(({ id, shape }) => ({
      id,
      type,
      shape: polyominoOf(shape),
      layings: SPOTS.map((spot) => write.layTile({ tile: id, spot })),
    })),
  )
}

function placesOf({ map, constants }: CryptidsPack): readonly Place[] {
  const longest = constants.steps.value + 2
  const neighbours = new Map(map.locations.map(({ id }) => [id, neighboursOf(map.lines, id)]))
  return map.locations.map(({ id, type }) => {
    const distance = distancesFrom(id, neighbours)
    const within = (steps: number): string[] =>
      [...distance].flatMap(([other, far]) => (far > 0 && far <= steps ? [other] : []))
    const upTo = Array.from({ length: longest + 1 }, (_, steps) => within(steps))
    const isCity = type === 'city'
    return {
      id,
      isCity,
      letter: isCity ? '' : (id[0] as RegionLetter),
      number: isCity ? 0 : Number(id.slice(1)),
      neighbours: neighbours.get(id) ?? [],
      distance,
      moves: upTo.map((places) => places.map((to) => write.move({ to }))),
      actionMoves: upTo.map((places) => places.map((to) => write.actionMove({ to }))),
      flights: within(Number.POSITIVE_INFINITY).map((to) => write.fly({ to })),
    }
  })
}

function neighboursOf(lines: readonly (readonly [string, string])[], id: string): readonly string[] {
  return lines.flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : []))
}

function distancesFrom(
  from: string,
  neighbours: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const distance = new Map([[from, 0]])
  for (const [place, far] of distance) {
    for (const next of neighbours.get(place) ?? []) if (!distance.has(next)) distance.set(next, far + 1)
  }
  return distance
}

function gridOf({ reserve }: CryptidsPack, players: number): Grid {
  const empty = (): number[] => new Array(reserve.height).fill(0)
  const usable = empty()
  for (const [x, y] of openCells(reserve, players)) addCell(usable, x, y)
  const anyStart = empty()
  const starts = { A: empty(), B: empty(), C: empty() }
  for (const place of START_PLACES) {
    for (const [x, y] of reserve.startPlaces[place]) {
      addCell(anyStart, x, y)
      addCell(starts[place], x, y)
    }
  }
  const open = {
    A: without(usable, without(anyStart, starts.A)),
    B: without(usable, without(anyStart, starts.B)),
    C: without(usable, without(anyStart, starts.C)),
  }
  return { usable, starts, anyStart, open }
}

export function tokenOf({ tokens }: CryptidsContent, id: string): Token {
  return known(tokens, id)
}

export function cardOf({ cards }: CryptidsContent, id: string): Card {
  return known(cards, id)
}

export function tileOf({ tiles }: CryptidsContent, id: string): Tile {
  return known(tiles, id)
}

export function placeOf({ places }: CryptidsContent, id: string): Place {
  return known(places, id)
}

export function known<T>(entries: ReadonlyMap<string, T>, id: string): T {
  const entry = entries.get(id)
  if (entry === undefined) throw new Error(`the pack has no ${JSON.stringify(id)}`)
  return entry
}
