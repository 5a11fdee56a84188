import type { Checked, Json } from '@curio/kernel'
import { z } from 'zod'
import { effectId } from '../content/booklet/secret-box.ts'
import {
  BOOKLET_ANCIENTS,
  BOOKLET_EFFECTS,
  type City as BookletCity,
  SECRET_NUMBERS,
} from '../content/booklet/terms.ts'
import { ANCIENTS, type AncientId, EFFECTS } from '../content/pack.ts'
import { eventOptions, refuseEvents } from './events/options.ts'
import { optionsWith, readOptions, refuse } from './read-options.ts'

/** The name by which a match uses the cards that its host has unlocked (RT-ACH-19). */
export const SECRET_PACK = 'secret-box'

const first = z
  .union([z.literal('random'), z.int().nonnegative()], { error: 'there is random, or a seat, from 0 on' })
  .default('random')
const challenge = z
  .union([z.null(), optionsWith({ row: z.int().min(0).max(3), column: z.int().min(0).max(3) })], {
    error: 'there is null, or a row and a column, both from 0 to 3',
  })
  .default(null)

/** RT-SETUP-3. */
const effectsOf = <T extends readonly [string, ...string[]]>(effects: T) =>
  z.union([z.literal('random'), optionsWith({ dark: z.enum(effects), light: z.enum(effects) })], {
    error: `there is random, or a dark and a light one of ${effects.join(', ')}`,
  })

const guide = optionsWith({
  edition: z.literal('guide', { error: 'there is guide, booklet' }).default('guide'),
  ancient: z.enum([...ANCIENTS, 'random']).default('random'),
  effects: effectsOf(EFFECTS).default('random'),
  first,
  challenge,
})

/** How each city of the booklet can be played (section 4.15); the first is what a match is played with by default. */
export const MODES = {
  'las-vegas': ['dice'],
  sydney: ['special'],
  venice: ['cards', 'advanced', 'dice'],
  arkham: ['dice'],
} as const

export type CityName = keyof typeof MODES
export const CITY_NAMES = Object.keys(MODES) as readonly CityName[]
export const MODE_NAMES = ['cards', 'advanced', 'dice', 'special'] as const
export type Mode = (typeof MODE_NAMES)[number]

export const CARD_MODES: readonly Mode[] = ['cards', 'advanced']

/** The pack of a city, besides the one that all cities of the booklet share. */
export const CITY_PACKS: Readonly<Record<CityName, BookletCity>> = {
  'las-vegas': 'las-vegas',
  sydney: 'sydney',
  venice: 'venice',
  arkham: 'arkham-booklet',
}

/** RT-ARK-1: who can be met, in cities where somebody is. */
export const MET: Readonly<Partial<Record<CityName, readonly AncientId[]>>> = { arkham: BOOKLET_ANCIENTS }

const WRONG_MODE = `there is ${CITY_NAMES.map((city) => `${city} with ${MODES[city].join(', ')}`).join('; ')}`

const WRONG_ANCIENT = `there is ${BOOKLET_ANCIENTS.join(', ')} in arkham`

const booklet = optionsWith({
  edition: z.literal('booklet'),
  city: z.enum(CITY_NAMES),
  mode: z.enum(MODE_NAMES, { error: WRONG_MODE }).optional(),
  ancient: z.enum([...ANCIENTS, 'random'], { error: WRONG_ANCIENT }).optional(),
  /** RT-FX-1: without the Effects module, where cards are played. */
  effects: z
    .union([...effectsOf(BOOKLET_EFFECTS).options, z.literal('none')], {
      error: `there is random, none, or a dark and a light one of ${BOOKLET_EFFECTS.join(', ')}`,
    })
    .optional(),
  first,
  challenge,
  /** RT-BASE-5. */
  tasks: z.boolean().default(true),
  events: eventOptions.optional(),
  /** RT-BASE-46. */
  teams: z.boolean().default(false),
  /** Without secret cards. */
  secret: z.array(z.int()).max(0).optional(),
})

/** RT-ACH-19. What can be asked for besides depends on what the cards are, so `refuseSecrets` looks at it. */
const bookletWithSecrets = booklet.extend({
  secret: z.array(z.literal(SECRET_NUMBERS)).min(1),
  effects: z
    .union([optionsWith({ dark: effectId, light: effectId }), z.enum(['random', 'none'])], {
      error: 'there is random, none, or a dark and a light card',
    })
    .optional(),
})

type GuideOptions = z.infer<typeof guide>
type AskedOptions = z.infer<typeof booklet> | z.infer<typeof bookletWithSecrets>
type BookletOptions = Omit<AskedOptions, 'mode' | 'ancient' | 'effects' | 'events' | 'teams'> & {
  mode: Mode
  /** In Arkham. */
  ancient?: NonNullable<AskedOptions['ancient']>
  effects: NonNullable<AskedOptions['effects']>
  /** With the module Starting Events. */
  events?: NonNullable<AskedOptions['events']>
  /** In a team game. */
  teams?: true
  /** With secret cards, by their numbers. */
  secret?: number[]
}
export type RouteOptions = GuideOptions | BookletOptions

/** RT-GEN-4: completes and checks what was agreed at setup; the message names the rule. */
export function checkOptions(input: Json, seats: number): Checked<RouteOptions> {
  const isBooklet =
    typeof input === 'object' && input !== null && 'edition' in input && input.edition === 'booklet'
  return isBooklet ? checkBooklet(input, seats) : checkGuide(input, seats)
}

function checkGuide(input: Json, seats: number): Checked<GuideOptions> {
  const foreign = typeof input === 'object' && input !== null ? foreignIn(input) : undefined
  if (foreign !== undefined)
    return refuse(`${foreign}: only the booklet has it, {"edition":"booklet","city":…} (RT-GEN-4)`)
  const read = readOptions(guide, input)
  if (!read.ok) return read
  const { effects } = read.value
  if (effects !== 'random' && effects.dark === effects.light) {
    return refuse('effects: the dark and the light card must differ (RT-SETUP-2)')
  }
  return checkSeats(read.value, seats)
}

function checkBooklet(input: Json, seats: number): Checked<BookletOptions> {
  const { schema, secret } = readerFor(input)
  const read = readOptions<AskedOptions>(schema, input)
  if (!read.ok) return read
  const asked = read.value
  const { edition, city, first, challenge, tasks, ancient = 'random', teams } = asked
  const modes: readonly Mode[] = MODES[city]
  const { mode = modes[0] ?? 'dice', effects = effectsFor(seats) } = asked
  if (!modes.includes(mode)) return refuse(`mode: ${WRONG_MODE} (RT-COMP-3)`)
  if (seats === 1 && mode === 'advanced')
    return refuse('mode: alone, ratings only rise, so there is venice with cards, dice (RT-BASE-50)')
  if (effects === 'none' && !CARD_MODES.includes(mode))
    return refuse(`effects: ${CANNOT_LACK_EFFECTS} (RT-FX-1)`)
  if (teams && seats !== 4) return refuse('teams: four players make two teams (RT-BASE-46)')
  if (challenge && challenge.column >= COLUMNS[city])
    return refuse(`challenge: ${city} has ${COLUMNS[city]} columns (RT-SDI-1)`)
  const met = MET[city]
  if (asked.ancient !== undefined && !(met && (secret.length > 0 || isAmong(met, ancient))))
    return refuse(`ancient: ${WRONG_ANCIENT} (RT-ARK-1)`)
  const { events } = asked
  const refusal = events && secret.length === 0 && refuseEvents(events)
  if (refusal) return refuse(refusal)
  const agreed = {
    ...(met && { ancient }),
    ...(events && events.red + events.yellow > 0 && { events }),
    ...(teams && { teams }),
    ...(secret.length > 0 && { secret }),
  }
  // RT-FX-4: the same card on both sides stands for a single one. A log repeats these options, so their order is fixed.
  return checkSeats({ edition, city, mode, effects, first, challenge, tasks, ...agreed }, seats)
}

/** An option that the booklet has and the Guide has not. */
const foreignIn = (input: object): string | undefined =>
  Object.keys(input).find((option) => option in booklet.shape && !(option in guide.shape))

/** Secret cards are those of a match without any, or named once each, in order: a log repeats them. */
function readerFor(input: Json): { schema: typeof booklet | typeof bookletWithSecrets; secret: number[] } {
  const asked = typeof input === 'object' && input !== null && 'secret' in input ? input.secret : undefined
  if (!Array.isArray(asked) || asked.length === 0) return { schema: booklet, secret: [] }
  const secret = [...new Set(asked.map(Number))].sort((one, other) => one - other)
  return { schema: bookletWithSecrets, secret }
}

/** How many columns the challenge table of each city has. */
const COLUMNS: Readonly<Record<CityName, number>> = { 'las-vegas': 4, sydney: 4, venice: 2, arkham: 4 }

const CANNOT_LACK_EFFECTS = `only a game with cards can do without them, venice with ${CARD_MODES.join(', ')}`

const isAmong = (met: readonly AncientId[], ancient: AncientId | 'random'): boolean =>
  ancient === 'random' || met.includes(ancient)

/** RT-FX-1: whether the Effects module is played with. */
export const hasEffects = ({ options }: { readonly options: RouteOptions }): boolean =>
  options.effects !== 'none'

/** RT-SDI-3: alone, Repeat is the only card unless something else is asked for. */
const effectsFor = (seats: number): BookletOptions['effects'] =>
  seats === 1 ? { dark: 'FX_REPEAT', light: 'FX_REPEAT' } : 'random'

/** RT-SETUP-13, RT-SOLO-1, RT-SDI-1. */
function checkSeats<T extends RouteOptions>(options: T, seats: number): Checked<T> {
  if (options.first !== 'random' && options.first >= seats) {
    return refuse(`first: there is no seat ${options.first} (RT-SETUP-13)`)
  }
  if (seats > 1 && options.challenge !== null)
    return refuse('challenge: only a solo game has one (RT-SOLO-1)')
  if (seats === 1 && options.challenge === null) options.challenge = { row: 0, column: 0 }
  return { ok: true, value: options }
}

/** RT-GEN-4: the packs that a match uses. */
export function packsFor(options: RouteOptions): readonly string[] {
  if (options.edition === 'guide') return ['city']
  return ['booklet', CITY_PACKS[options.city], ...(options.secret ? [SECRET_PACK] : [])]
}
