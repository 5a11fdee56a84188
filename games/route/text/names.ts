import type { Who } from '@curio/ui/game-text'
import { counted, joined, type Language } from '@curio/ui/language'
import { TOURIST_TYPES, type TouristType } from '../content/pack.ts'
import type { PlayedEffect } from '../rules/played.ts'
import type { Shown } from '../rules/shown.ts'
import type { DieView } from '../view.ts'
import { HALF_STAR, SYMBOL_GLYPHS, TOURIST_GLYPHS } from './glyphs.ts'
import { type Streets, streetsIn } from './streets.ts'
import { type TourNames, tourNamesIn } from './tour-names.ts'
import type { TourWords } from './tour-words.ts'
import type { Words } from './words.ts'

/** Names of the things of one city, in one language. */
export interface Names extends Streets, TourNames {
  readonly pack: Shown
  readonly words: Words
  readonly player: (seat: number) => string
  /** The player as sentences need to know them. */
  readonly who: (seat: number) => Who
  /** (3;5) */
  readonly blockAt: (id: string) => string
  /** (3;5) «Затопленный склеп» */
  readonly block: (id: string) => string
  /** A block, a road or a crossing, in words. */
  readonly place: (id: string) => string
  /** A die, or a card where cards are played. */
  readonly die: (id: string) => string
  /** A die, or a card by its number alone: «карта 6». */
  readonly numbered: (id: string) => string
  /** красный 3 (○□) */
  readonly rolled: (die: DieView) => string
  /** h23, (3;3) | (3;4), мост */
  readonly segment: (id: string) => string
  /** «между (3;3) и (3;4), мост между (2;3) и (2;4)» */
  readonly drawing: (segments: readonly string[]) => string
  readonly effect: (id: PlayedEffect) => string
  readonly ancient: (id: string) => string
  readonly card: (id: string) => string
  readonly cardBonus: (id: string) => string
  readonly taskName: (id: string) => string
  /** c23 c40 c54 c62 */
  readonly taskCrossings: (id: string) => string
  /** Both. */
  readonly task: (id: string) => string
  readonly call: (id: string) => string
  /** 2 красных, 1 синий */
  readonly tourists: (counts: readonly number[]) => string
  readonly list: (items: readonly string[]) => string
  readonly points: (count: number) => string
}

/** `reader` is the seat of whoever reads, and is called you. */
export function namesIn(
  words: Words,
  tour: TourWords,
  pack: Shown,
  players: readonly string[],
  reader: number | null = null,
): Names {
  const { language } = words
  const named = <T extends { readonly id: string; readonly name: Readonly<Record<Language, string>> }>(
    records: readonly T[],
    id: string,
  ): string => {
    const record = records.find((each) => each.id === id)
    return record ? words.quoted(record.name[language]) : id
  }
  const blockAt = (id: string): string => {
    const block = pack.map.blocks.find((each) => each.id === id)
    return block ? `(${block.x};${block.y})` : id
  }
  const list = (items: readonly string[]): string => joined(language, items)
  const tourists = (counts: readonly number[]): string =>
    list(
      TOURIST_TYPES.flatMap((type, index) => {
        const count = counts[index] ?? 0
        return count > 0 ? [counted(language, count, words.tourists[type])] : []
      }),
    )
  const taskName = (id: string): string => named(pack.tasks, id)
  const taskCrossings = (id: string): string =>
    pack.tasks.find((each) => each.id === id)?.crossings.join(' ') ?? ''
  const cardBonus = (id: string): string => bonusOf(words, pack, id, tourists)
  const player = (seat: number): string => players[seat] ?? words.player(seat + 1)
  const streets = streetsIn(words, pack, blockAt)
  const block = (id: string): string => {
    const name = pack.map.blocks.find((each) => each.id === id)?.name?.[language]
    return name === undefined ? blockAt(id) : `${blockAt(id)} ${words.quoted(name)}`
  }
  const points = (count: number): string => counted(language, count, words.points)
  const tourNames = tourNamesIn(words, tour, pack, { block, tourists, points })
  return {
    ...streets,
    ...tourNames,
    pack,
    words,
    player,
    who: (seat) => ({ name: player(seat), you: seat === reader }),
    blockAt,
    block,
    place: (id) => {
      if (pack.map.blocks.some((each) => each.id === id)) return block(id)
      return pack.map.vertices.some((each) => each.id === id) ? streets.crossing(id) : streets.road(id)
    },
    die: (id) => (isDie(id) ? words.dice[id] : tourNames.cityCard(id)),
    numbered: (id) => (isDie(id) ? words.dice[id] : tourNames.plainCard(id)),
    rolled: (die) => rolledDie(words, pack, die),
    segment: (id) => segmentName(words, pack, id, blockAt),
    drawing: (segments) => segments.map(streets.road).join(', '),
    effect: (id) => named(pack.effects, id),
    ancient: (id) => pack.ancients.find((each) => each.id === id)?.name[language] ?? id,
    card: (id) => `${named(pack.shopCards, id)} (${cardBonus(id)})`,
    cardBonus,
    taskName,
    taskCrossings,
    task: (id) => `${taskName(id)} (${taskCrossings(id)})`,
    call: (id) => {
      const type = pack.calls.find((each) => each.id === id)?.tourist
      return type === undefined ? id : `${named(pack.calls, id)} (${words.sources[type]})`
    },
    tourists,
    list,
    points,
  }
}

/** How many of each type. */
export function countTypes(types: readonly number[]): number[] {
  return TOURIST_TYPES.map((_, type) => types.filter((each) => each === type).length)
}

function bonusOf(
  words: Words,
  pack: Shown,
  id: string,
  tourists: (counts: readonly number[]) => string,
): string {
  const card = pack.shopCards.find((each) => each.id === id)
  switch (card?.kind) {
    case undefined:
      return id
    case 'TOME':
      return words.tomeCard
    case 'BON_TOURISTS':
      return tourists(countTypes(card.tourists.map((type) => TOURIST_TYPES.indexOf(type))))
    case 'BON_DOUBLE':
      return card.bonuses.map((bonus) => words.bonuses[bonus]).join(', ')
  }
}

function isDie(id: string): id is TouristType | 'effect' {
  return id === 'effect' || TOURIST_TYPES.some((type) => type === id)
}

/** Half-stars mean something only where they change ratings (RT-DICE-4); a track is marked by numbers (RT-SYD-12). */
export const hasHalfStar = ({ tour }: Shown, face: { readonly halfStars?: number | undefined }): boolean =>
  (face.halfStars ?? 0) > 0 && tour?.track === undefined

function rolledDie(words: Words, pack: Shown, { id, number }: DieView): string {
  const name = isDie(id) ? words.diceShort[id] : id
  const face = pack.dice.find((die) => die.id === id)?.faces.find((each) => each.n === number)
  if (!face) return name
  const shows =
    'tourists' in face
      ? `${face.tourists.map((type) => TOURIST_GLYPHS[type]).join('')}${hasHalfStar(pack, face) ? HALF_STAR : ''}`
      : SYMBOL_GLYPHS[face.symbol]
  return `${name} ${number} (${shows})`
}

function segmentName(words: Words, pack: Shown, id: string, blockAt: (id: string) => string): string {
  const road = pack.map.roads.find((each) => each.id === id)
  if (road) {
    const canal = road.kind === 'canal' ? [words.streets.canal] : []
    const flags = [...canal, ...(road.flags ?? []).map((flag) => words.roadFlags[flag])]
    return [`${id} ${road.along.map(blockAt).join('|')}`, ...flags].join(', ')
  }
  const diagonal = pack.map.diagonals.find((each) => each.id === id)
  return diagonal ? `${id} ${blockAt(diagonal.block)}, ${words.diagonal}` : id
}
