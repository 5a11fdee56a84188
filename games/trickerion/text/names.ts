import type { Who } from '@curio/ui/game-text'
import { counted, joined } from '@curio/ui/language'
import type { TrickerionPack } from '../content/pack.ts'
import { LOCATIONS, type Location } from '../content/vocabulary.ts'
import type { Load, Spot } from '../rules/acts.ts'
import { contentOf, known, slotOf, type TrickerionContent } from '../rules/content.ts'
import type { Amount } from '../rules/notes.ts'
import type { Disc, Face } from '../rules/state.ts'
import { kindOf } from '../rules/table.ts'
import type { Words } from './words.ts'

/** Names of the things of one pack, in one language. */
export interface Names {
  readonly pack: TrickerionPack
  readonly content: TrickerionContent
  readonly words: Words
  readonly player: (seat: number) => string
  readonly who: (seat: number) => Who
  readonly players: (seats: readonly number[]) => string
  readonly magician: (id: string) => string
  /** «Сверхзаряд» */
  readonly ability: (magician: string) => string
  /** «Левитация» */
  readonly trick: (id: string) => string
  readonly special: (id: string) => string
  readonly specials: (ids: readonly string[]) => string
  readonly prophecy: (id: string | null) => string
  readonly prophecies: (ids: readonly (string | null)[]) => string
  /** An assignment: a location, or a special one with its location. */
  readonly assignment: (card: string) => string
  /** Риверсайд 3 */
  readonly show: (card: string) => string
  /** ряд 1, слева */
  readonly place: (place: string) => string
  readonly spot: (spot: Spot) => string
  readonly character: (disc: Disc) => string
  readonly whom: (disc: Disc) => string
  readonly location: (location: Location) => string
  /** Decks that are drawn from: театр ×2 и рынок */
  readonly decks: (drawn: readonly Location[]) => string
  readonly slot: (id: string) => string
  readonly face: (face: Face) => string
  readonly loads: (loads: readonly Load[]) => string
  /** What somebody gets: 1 славу и 1 монету; «ничего» */
  readonly amount: (amount: Partial<Amount>) => string
  /** By itself, after a colon or a dash: 1 слава и 1 монета. */
  readonly amountAlone: (amount: Partial<Amount>) => string
  readonly list: (items: readonly string[]) => string
  readonly counted: (count: number, what: keyof Words['counts']) => string
}

const isLocation = (card: string): card is Location => LOCATIONS.some((location) => location === card)

/** +2, 0, −1 */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

/** `reader` is the seat of whoever reads, and is called you. */
export function namesIn(
  words: Words,
  pack: TrickerionPack,
  players: readonly string[],
  reader: number | null = null,
): Names {
  const { language } = words
  const content = contentOf(pack)
  const player = (seat: number): string => players[seat] ?? words.player(seat + 1)
  const list = (items: readonly string[]): string => joined(language, items)
  const count = (n: number, what: keyof Words['counts']): string => counted(language, n, words.counts[what])
  const special = (id: string): string => words.quoted(known(content.specials, id).entry[language])
  const prophecy = (id: string | null): string =>
    id === null ? words.log.noProphecy : words.quoted(known(content.prophecies, id)[language])
  const show = (card: string): string => showName(words, pack, card)
  const place = (id: string): string => placeName(words, id)
  return {
    pack,
    content,
    words,
    player,
    who: (seat) => ({ name: player(seat), you: seat === reader }),
    players: (seats) => list(seats.map((seat) => (seat === reader ? words.you : player(seat)))),
    magician: (id) => known(content.magicians, id).entry[language],
    ability: (magician) => words.quoted(known(content.magicians, magician).entry.ability[language]),
    trick: (id) => words.quoted(known(content.tricks, id).entry[language]),
    special,
    specials: (ids) => list(ids.map(special)),
    prophecy,
    prophecies: (ids) => ids.map(prophecy).join(', '),
    assignment: (card) =>
      isLocation(card)
        ? words.locations[card].name
        : `${special(card)} (${words.locations[known(content.specials, card).entry.location].name})`,
    show,
    place,
    spot: (spot) =>
      words.options.spot(
        show(spot.card),
        place(spot.place),
        spot.direction === null ? null : words.directions[spot.direction],
      ),
    character: (disc) => characterWords(words, disc).name,
    whom: (disc) => characterWords(words, disc).whom,
    location: (location) => words.locations[location].name,
    decks: (drawn) =>
      list(
        [...new Set(drawn)].map((deck) => {
          const times = drawn.filter((each) => each === deck).length
          return words.load(words.locations[deck].name, times, false)
        }),
      ),
    slot: (id) => slotName(words, content, id),
    face: (face) => faceName(words, face, count),
    loads: (loads) =>
      list(loads.map(({ kind, count: n, on }) => words.load(words.components[kind], n, on === 'manager'))),
    amount: (amount) => amountWords(words, amount, list, count),
    amountAlone: (amount) =>
      amountWords(words, amount, list, (n, what) => counted(language, n, words.effectCounts[what])),
    list,
    counted: count,
  }
}

function showName(
  { language, performance }: Words,
  { performances, theaters }: TrickerionPack,
  id: string,
): string {
  const card = performances.find((each) => each.id === id)
  const theater = theaters.find((each) => each.id === card?.theater)
  if (!card || !theater) throw new Error(`the pack has no performance "${id}"`)
  const number = performances.filter((each) => each.theater === card.theater).indexOf(card) + 1
  return performance(theater[language], number)
}

/** `01` is the left place of the second row; everything else lies beside the slots. */
function placeName({ options }: Words, place: string): string {
  const [column, row] = /^[01][0-2]$/.test(place) ? place : []
  return column === undefined || row === undefined
    ? options.beside
    : options.place2d(Number(row) + 1, Number(column) + 1)
}

const APPRENTICES: readonly Disc[] = ['apprentice1', 'apprentice2', 'apprentice3', 'apprentice4']

function characterWords(words: Words, disc: Disc): Words['characters']['magician'] {
  const number = APPRENTICES.indexOf(disc) + 1
  return number > 0 ? words.apprentice(number) : words.characters[kindOf(disc)]
}

function slotName(words: Words, content: TrickerionContent, id: string): string {
  const { location, modifier, day, isStage } = slotOf(content, id)
  if (day === null) return words.slot(words.locations[location].name, signed(modifier))
  return isStage ? words.stage(words.days[day]) : words.backstage(words.days[day], signed(modifier))
}

function faceName(words: Words, face: Face, count: (n: number, what: 'coins') => string): string {
  if (typeof face === 'number') return count(face, 'coins')
  switch (face) {
    case 'x':
      return words.blank
    case 'any':
      return words.anySchool
    case 'mechanical':
    case 'spiritual':
    case 'escape':
    case 'optical':
      return words.schools[face]
    case 'magician':
    case 'manager':
    case 'engineer':
    case 'assistant':
    case 'apprentice':
      return words.characters[face].name
  }
}

function amountWords(
  words: Words,
  { fame = 0, coins = 0, shards = 0 }: Partial<Amount>,
  list: Names['list'],
  count: (n: number, what: keyof Amount) => string,
): string {
  const parts = [
    ...(fame === 0 ? [] : [count(fame, 'fame')]),
    ...(coins === 0 ? [] : [count(coins, 'coins')]),
    ...(shards === 0 ? [] : [count(shards, 'shards')]),
  ]
  return parts.length === 0 ? words.things.nothing : list(parts)
}
