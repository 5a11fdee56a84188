import type { Who } from '@curio/ui/game-text'
import { counted, joined } from '@curio/ui/language'
import type { CryptidCard, CryptidsPack } from '../content/pack.ts'
import { cellsOf } from '../content/shape.ts'
import type { Skill } from '../content/vocabulary.ts'
import { type CryptidsContent, cardOf, contentOf, type Face, known, tileOf } from '../rules/content.ts'
import type { Spot } from '../rules/polyomino.ts'
import { cellName, regionName, shapeName, tileName, times } from './notation.ts'
import type { Words } from './words.ts'

/** Names of the things of one pack, in one language. */
export interface Names {
  readonly pack: CryptidsPack
  readonly content: CryptidsContent
  readonly words: Words
  readonly player: (seat: number) => string
  readonly who: (seat: number) => Who
  /** Карпаты (E2), Лондон */
  readonly place: (id: string) => string
  readonly card: (id: string) => string
  /** Карадагского змея */
  readonly whom: (id: string) => string
  readonly entry: (id: string) => CryptidCard
  readonly evidence: (face: string) => string
  /** Whom or what one collects or buys. */
  readonly taken: (face: string) => string
  readonly evidences: (faces: readonly string[]) => string
  readonly takenAll: (faces: readonly string[]) => string
  /** «Удача» */
  readonly skill: (id: string) => string
  /** «Следы» */
  readonly contract: (id: string) => string
  readonly request: (id: string) => string
  /** вода, уголок, 3 клетки (монета) */
  readonly tile: (id: string) => string
  readonly spot: (spot: Spot) => string
  readonly priceOf: (face: string) => number
  readonly list: (items: readonly string[]) => string
  readonly counted: (count: number, what: keyof Words['counts']) => string
}

/** `reader` is the seat of whoever reads, and is called you. */
export function namesIn(
  words: Words,
  pack: CryptidsPack,
  players: readonly string[],
  reader: number | null = null,
): Names {
  const { language } = words
  const content = contentOf(pack)
  const player = (seat: number): string => players[seat] ?? words.player(seat + 1)
  const card = (id: string): string => cardOf(content, id).entry[language]
  const evidence = (face: string): string => words.evidence[face as Face]?.name ?? words.unknown
  const taken = (face: string): string => words.evidence[face as Face]?.taken ?? words.unknown
  const list = (items: readonly string[]): string => joined(language, items)
  const count = (n: number, what: keyof Words['counts']): string => counted(language, n, words.counts[what])
  return {
    pack,
    content,
    words,
    player,
    who: (seat) => ({ name: player(seat), you: seat === reader }),
    place: (id) => placeName(words, pack, id),
    card,
    whom: (id) => words.whom(card(id)),
    entry: (id) => cardOf(content, id).entry,
    evidence,
    taken,
    evidences: (faces) => list(together(faces.map(evidence))),
    takenAll: (faces) => list(together(faces.map(taken))),
    skill: (id) => words.quoted(skillName(words, pack, id as Skill)),
    contract: (id) => words.quoted(known(content.contracts, id)[language]),
    request: (id) => requestName(words, content, id),
    tile: (id) => tileWords(words, content, id, count),
    spot: ({ x, y, turn }) => words.options.spot(cellName(x, y), words.turned[turn] ?? ''),
    priceOf: (face) => priceIn(pack, face),
    list,
    counted: count,
  }
}

/** Equal things are told once, with their number. */
function together(things: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return [...counts].map(([thing, count]) => (count > 1 ? times(thing, count) : thing))
}

function placeName({ language }: Words, { map }: CryptidsPack, id: string): string {
  const place = map.locations.find((each) => each.id === id)
  if (!place) throw new Error(`the pack has no place "${id}"`)
  return place.type === 'city' ? place[language] : regionName(place[language], place.id)
}

function skillName({ language }: Words, { skills }: CryptidsPack, id: Skill): string {
  const skill = skills.find((each) => each.id === id)
  if (!skill) throw new Error(`the pack has no skill "${id}"`)
  return skill[language]
}

function requestName({ things }: Words, { requests }: CryptidsContent, id: string): string {
  const request = known(requests, id)
  return 'kind' in request ? things.requestKind(request.kind) : things.requestRegion(request.region)
}

function tileWords(
  words: Words,
  content: CryptidsContent,
  id: string,
  count: (n: number, what: keyof Words['counts']) => string,
): string {
  const { type } = tileOf(content, id)
  const drawing = content.pack.terrain[type].find((tile) => tile.id === id)?.shape ?? ''
  const cells = cellsOf(drawing)
  const symbols = cells.flatMap(({ symbol }) => (symbol ? [words.symbols[symbol]] : []))
  return tileName(
    words.terrains[type],
    words.shapes[shapeName(drawing)],
    count(cells.length, 'cells'),
    symbols,
  )
}

/** CR-DATA-9: a bonus rumour has a price too. */
function priceIn({ evidence, bonusRumours }: CryptidsPack, face: string): number {
  return (face === 'r' ? bonusRumours[0] : evidence.find(({ type }) => type === face))?.price ?? 0
}
