import type { Checked, Json } from '@curio/kernel'
import { z } from 'zod'
import { CAMPAIGN_GAMES } from '../../content/booklet/terms.ts'
import {
  CITY_NAMES,
  CITY_PACKS,
  type CityName,
  checkOptions,
  MODE_NAMES,
  packsFor,
  type RouteOptions,
  SECRET_PACK,
} from '../options.ts'
import { optionsWith, readOptions, refuse } from '../read-options.ts'

const city = z.enum(CITY_NAMES)

/** What a campaign agrees on; everything else is what a match in any of its cities could agree on. */
const travel = optionsWith({
  /** The campaign deck (RT-CAMP-2); where the winner chooses, only the first city (RT-CAMP-3). */
  cities: z
    .union([z.literal('random'), z.array(city)], {
      error: `there is random, or some of ${CITY_NAMES.join(', ')}`,
    })
    .default('random'),
  choice: z.enum(['cards', 'winner']).default('cards'),
  /** The cities that can come up. */
  among: z.array(city).optional(),
  modes: z
    .partialRecord(city, z.enum(MODE_NAMES), { error: `there is ${CITY_NAMES.join(', ')}` })
    .default({}),
})

const campaign = z.looseObject({
  edition: z.literal('booklet', {
    error: 'only the booklet has a campaign, {"edition":"booklet","campaign":…}',
  }),
  campaign: travel,
})

type Travel = z.infer<typeof travel> & { among: CityName[] }

export interface CampaignOptions {
  readonly edition: 'booklet'
  readonly campaign: Travel
  /** The other options, as they were asked for. */
  readonly [option: string]: unknown
}

export type MatchOptions = RouteOptions | CampaignOptions

export const isCampaign = (options: MatchOptions): options is CampaignOptions => 'campaign' in options

/** RT-GEN-4: completes and checks what was agreed at setup, of a game in one city or of a campaign. */
export function checkMatchOptions(input: Json, seats: number): Checked<MatchOptions> {
  const asked = typeof input === 'object' && input !== null && 'campaign' in input
  return asked ? checkCampaign(input, seats) : checkOptions(input, seats)
}

function checkCampaign(input: Json, seats: number): Checked<CampaignOptions> {
  const read = readOptions(campaign, input)
  if (!read.ok) return read
  const { edition, campaign: asked, ...others } = read.value
  if (seats < 2) return refuse('campaign: two to four players travel (RT-CAMP-1)')
  if ('city' in others || 'mode' in others)
    return refuse('city: a campaign has its cities and their modes in itself (RT-CAMP-1)')
  if ('teams' in others) return refuse('teams: in a campaign everybody plays alone (RT-CAMP-10)')
  const unknown = Object.keys(others).find((option) => !SHARED.includes(option))
  if (unknown !== undefined)
    return refuse(`options: no ${unknown}; there is edition, campaign, ${SHARED.join(', ')} (RT-GEN-4)`)
  const told = refuseCities(asked)
  if (told !== null) return refuse(told)
  // A log repeats these options, so their order is fixed.
  const { cities, choice, modes } = asked
  const options = { edition, campaign: { cities, choice, among: amongOf(asked), modes }, ...others }
  for (const each of options.campaign.among) {
    const checked = checkOptions(askedIn(options, each), seats)
    if (!checked.ok) return refuse(`${each}: ${checked.message}`)
  }
  return { ok: true, value: options }
}

/** What the games of a campaign agree on together, as a match in one city does. */
const SHARED: readonly string[] = ['ancient', 'effects', 'first', 'challenge', 'tasks', 'events', 'secret']

/** Why no campaign can be made of these cities, or null. */
function refuseCities(asked: z.infer<typeof travel>): string | null {
  const { cities, choice } = asked
  const among = amongOf(asked)
  if (hasTwice(among) || (cities !== 'random' && hasTwice(cities)))
    return 'campaign.cities: no city is visited twice (RT-ERR-49)'
  if (among.length < CAMPAIGN_GAMES)
    return `campaign.cities: a campaign visits ${CAMPAIGN_GAMES} cities (RT-CAMP-1)`
  if (cities === 'random') return null
  if (choice === 'winner' && cities.length !== 1)
    return 'campaign.cities: only the first city is agreed on where winners choose the next (RT-CAMP-3)'
  if (choice === 'cards' && cities.length !== CAMPAIGN_GAMES)
    return `campaign.cities: ${CAMPAIGN_GAMES} city cards make the deck (RT-CAMP-2)`
  return cities.every((each) => among.includes(each))
    ? null
    : `campaign.cities: there is ${among.join(', ')} (RT-CAMP-2)`
}

/** A log repeats the options, so they name the cities even where all can come up. */
const amongOf = ({ cities, choice, among }: z.infer<typeof travel>): CityName[] => [
  ...(among ?? (choice === 'cards' && cities !== 'random' ? cities : CITY_NAMES)),
]

const hasTwice = (cities: readonly CityName[]): boolean => new Set(cities).size < cities.length

/** What is asked for in one city of a campaign: an Ancient is met where there is one. */
function askedIn({ campaign: { modes }, ancient, ...others }: CampaignOptions, name: CityName): Json {
  return {
    ...others,
    city: name,
    ...(modes[name] && { mode: modes[name] }),
    ...(ancient !== undefined && name === 'arkham' && { ancient }),
  } as Json
}

/** The options of a game in one of the cities. They were checked when the match was set up. */
export function optionsIn(options: CampaignOptions, name: CityName, seats: number): RouteOptions {
  const checked = checkOptions(askedIn(options, name), seats)
  if (!checked.ok) throw new Error(checked.message)
  return checked.value
}

/** RT-GEN-4: the packs that a match uses. */
export function packsForMatch(options: MatchOptions): readonly string[] {
  if (!isCampaign(options)) return packsFor(options)
  const secret = Array.isArray(options.secret) && options.secret.length > 0 ? [SECRET_PACK] : []
  return ['booklet', ...options.campaign.among.map((name) => CITY_PACKS[name]), ...secret]
}
