import { oncePer } from '@curio/kernel'
import type {
  Kit,
  Magician,
  PerformanceCard,
  Prophecy,
  SpecialAssignment,
  Trick,
  TrickerionPack,
} from '../content/pack.ts'
import {
  type Component,
  DAYS,
  type Day,
  type Location,
  PLACES,
  type Place,
  type School,
  SHARED_LOCATIONS,
} from '../content/vocabulary.ts'
import { abilityPower, endingScore, lawWith, specialPower } from '../effects/index.ts'
import { type Law, printedLaw } from '../effects/law.ts'
import { printedTerms, type TermsOf } from '../effects/terms.ts'
import type { AbilityPower, Ending, SpecialPower } from './powers.ts'
import { DIRECTIONS, type Direction, type Face } from './state.ts'

/** A place for one character (TR-ACT-5). */
export interface Slot {
  readonly id: string
  readonly location: Location
  readonly modifier: number
  /** Of the Theater only. */
  readonly day: Day | null
  /** For a Magician only (TR-TH-7). */
  readonly isStage: boolean
  /** Numbers of players with whom it is closed (TR-PC-10). */
  readonly closedWith: readonly number[]
}

/** A corner of a slot that lies in a link circle. */
interface Corner {
  readonly direction: Direction
  /** The slot at the other end of the circle. */
  readonly to: Place
  readonly shard: boolean
}

/** A circle, seen from one of its slots. */
interface Circle extends Corner {
  readonly from: Place
}

/** A slot of a performance card with a direction that has a circle (TR-TH-SET-2, TR-TH-SET-3). */
interface CardSpot {
  readonly card: string
  readonly place: Place
  readonly direction: Direction
}

export interface Stage {
  readonly entry: PerformanceCard
  readonly spots: readonly CardSpot[]
  readonly corners: Readonly<Record<Place, readonly Corner[]>>
  readonly circles: readonly Circle[]
}

export interface TrickCard {
  readonly entry: Trick
  /** Its place in the pack. */
  readonly rank: number
  readonly needs: readonly { readonly kind: Component; readonly count: number }[]
  /** Of level 3 only. */
  readonly ending: Ending | null
}

interface MagicianCard {
  readonly entry: Magician
  readonly power: AbilityPower
}

export interface SpecialCard {
  readonly entry: SpecialAssignment
  readonly power: SpecialPower
  /** The terms of an action that is done with its effect. */
  readonly terms: TermsOf
}

/** The pack of a match made ready to play. */
export interface TrickerionContent {
  readonly pack: TrickerionPack
  readonly tricks: ReadonlyMap<string, TrickCard>
  readonly stages: ReadonlyMap<string, Stage>
  readonly magicians: ReadonlyMap<string, MagicianCard>
  readonly kits: ReadonlyMap<School, Kit>
  readonly specials: ReadonlyMap<string, SpecialCard>
  readonly prophecies: ReadonlyMap<string, Prophecy>
  /** What holds in a round with this prophecy, and in one without any. */
  readonly laws: ReadonlyMap<string | null, Law>
  /** The terms of an action without a special assignment. */
  readonly terms: TermsOf
  /** The different faces of each die. */
  readonly faces: readonly (readonly Face[])[]
  readonly slots: ReadonlyMap<string, Slot>
  readonly slotsOf: Readonly<Record<Location, readonly Slot[]>>
}

export const contentOf = oncePer(prepare)

function prepare(pack: TrickerionPack): TrickerionContent {
  const law = printedLaw(pack)
  const terms = printedTerms(pack)
  const slots = slotsIn(pack)
  const inLocation = (location: Location): readonly Slot[] =>
    slots.filter((slot) => slot.location === location)
  return {
    pack,
    tricks: new Map(
      pack.tricks.map((entry, rank) => {
        const ending = entry.end ? endingScore(entry.end) : null
        return [entry.id, { entry, rank, needs: needsOf(entry), ending }]
      }),
    ),
    stages: new Map(pack.performances.map((entry) => [entry.id, stageOf(entry)])),
    magicians: new Map(
      pack.magicians.map((entry) => [entry.id, { entry, power: abilityPower(entry.ability.power) }]),
    ),
    kits: new Map(pack.kits.map((kit) => [kit.school, kit])),
    specials: new Map(
      pack.specials.map((entry) => {
        const power = specialPower(entry.power, terms)
        return [entry.id, { entry, power, terms: { ...terms, ...power.terms } }]
      }),
    ),
    prophecies: byId(pack.prophecies),
    laws: new Map([
      [null, law],
      ...pack.prophecies.map(({ id, power }) => [id, lawWith(law, power)] as const),
    ]),
    terms,
    faces: pack.dice.map(({ faces }) => [...new Set<Face>(faces)]),
    slots: byId(slots),
    slotsOf: {
      downtown: inLocation('downtown'),
      marketRow: inLocation('marketRow'),
      workshop: inLocation('workshop'),
      theater: inLocation('theater'),
      darkAlley: inLocation('darkAlley'),
    },
  }
}

const byId = <T extends { readonly id: string }>(entries: readonly T[]): ReadonlyMap<string, T> =>
  new Map(entries.map((entry) => [entry.id, entry]))

const needsOf = ({ needs }: Trick): TrickCard['needs'] =>
  Object.entries(needs).map(([kind, count]) => ({ kind: kind as Component, count }))

/** `downtown.0`, `workshop.1`, `thursday.0`, `thursday.stage`. */
function slotsIn({ rows, days, constants }: TrickerionPack): readonly Slot[] {
  const shared = SHARED_LOCATIONS.flatMap((location) =>
    rows
      .filter(({ id }) => id === location)
      .flatMap(({ modifiers, closed }) =>
        modifiers.map((modifier, index) => ({
          id: `${location}.${index}`,
          location,
          modifier,
          day: null,
          isStage: false,
          closedWith: [
            ...(closed.two.includes(index) ? [2] : []),
            ...(closed.three.includes(index) ? [3] : []),
            ...(closed.four.includes(index) ? [4] : []),
          ],
        })),
      ),
  )
  const own = Array.from(
    { length: constants.capacity.workshopSlots },
    (_, index): Slot => ({
      id: `workshop.${index}`,
      location: 'workshop',
      modifier: 0,
      day: null,
      isStage: false,
      closedWith: [],
    }),
  )
  const theater = DAYS.flatMap((day): readonly Slot[] => {
    const { backstage = [] } = days.find(({ id }) => id === day) ?? {}
    const slot = { location: 'theater', day, closedWith: [] } as const
    return [
      ...backstage.map((modifier, index) => ({ ...slot, id: `${day}.${index}`, modifier, isStage: false })),
      { ...slot, id: `${day}.stage`, modifier: 0, isStage: true },
    ]
  })
  return [...shared, ...own, ...theater]
}

function stageOf(entry: PerformanceCard): Stage {
  const circles = entry.circles.map(
    ({ between: [from, to], shard }): Circle => ({
      from,
      to,
      direction: directionOf(from, to),
      shard,
    }),
  )
  const cornersOf = (place: Place): readonly Corner[] =>
    circles.flatMap(({ from, to, direction, shard }) => {
      if (from === place) return [{ direction, to, shard }]
      return to === place ? [{ direction: opposite(direction), to: from, shard }] : []
    })
  const corners = Object.fromEntries(PLACES.map((place) => [place, cornersOf(place)])) as Stage['corners']
  const spots = entry.slots.flatMap((place) =>
    corners[place].map(({ direction }) => ({ card: entry.id, place, direction })),
  )
  return { entry, spots, corners, circles }
}

/** From one place of a card to its neighbour: column first, then row, row 0 on top. */
function directionOf(from: Place, to: Place): Direction {
  if (from[0] !== to[0]) return from < to ? 'right' : 'left'
  return from < to ? 'down' : 'up'
}

export function opposite(direction: Direction): Direction {
  return turned(direction, 2)
}

/** Some quarters of a turn clockwise. */
function turned(direction: Direction, quarters: number): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + quarters) % DIRECTIONS.length] as Direction
}

export const trickOf = ({ tricks }: TrickerionContent, id: string): TrickCard => known(tricks, id)

export const stageOfCard = ({ stages }: TrickerionContent, id: string): Stage => known(stages, id)

export const slotOf = ({ slots }: TrickerionContent, id: string): Slot => known(slots, id)

export function known<K, T>(entries: ReadonlyMap<K, T>, id: K): T {
  const entry = entries.get(id)
  if (entry === undefined) throw new Error(`the pack has no ${JSON.stringify(id)}`)
  return entry
}
