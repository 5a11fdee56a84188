import { readFileSync } from 'node:fs'
import { makeBot } from '@curio/bots/players'
import {
  type Game,
  type GameOver,
  type Json,
  type Log,
  Match,
  type Outcome,
  type Question,
  type Stage,
  setupOf,
  toHex,
} from '@curio/kernel'
import { recordedMatch } from '@curio/kernel/testing'
import { route } from '@curio/route'
import { asRouteView, type RouteView } from '@curio/route/text'
import { goldenLog } from './files.ts'

/** A position to show: the first that fits in games that bots play from known seeds. */
export interface Sought {
  readonly seats: number
  readonly options?: Json
  /** The game to look in first; the games of the next seeds follow. */
  readonly seed: number
  /** What the first seat is asked; null for the end of the game. */
  readonly kind: string | null
  readonly when?: (view: RouteView, question: Question) => boolean
}

export interface Found {
  readonly log: Log
  readonly seed: string
  readonly outcome: Outcome | null
  /** Of a match of several games. */
  readonly stage?: Stage | null
  readonly gamesOver?: readonly GameOver[]
}

const MOST_GAMES = 150
const ROUTE = route as Game

export function find(sought: Sought): Found {
  for (let seed = sought.seed; seed < sought.seed + MOST_GAMES; seed++) {
    const found = findIn(gameOf(sought.seats, sought.options ?? {}, seed), sought)
    if (found !== null) return found
  }
  throw new Error(`no game reaches ${JSON.stringify(sought)}`)
}

/** The end of a recorded game, by the name of its golden log. */
export function recorded(name: string): Found {
  const { match, log } = recordedMatch(ROUTE, JSON.parse(readFileSync(goldenLog('route', name), 'utf8')))
  return endOf(match, log.seed ?? '')
}

/** The recorded campaign of two: its end, or where it has come to its second city. */
export function travelled(where: 'second city' | 'end'): Found {
  const file = goldenLog('route', 'campaign-fame-2', 'golden-tours')
  const { match, log } = recordedMatch(ROUTE, JSON.parse(readFileSync(file, 'utf8')))
  if (where === 'end') return endOf(match, log.seed ?? '')
  const length = 1 + match.entries.findIndex((_, entry) => isInSecondCity(match.at(entry).view(0)))
  const { format, header, undone } = log
  const begun = { format, header, entries: match.entries.slice(0, length), undone }
  const stopped = Match.load(ROUTE, begun, Buffer.from(log.seed ?? '', 'hex'))
  if (!stopped.ok) throw new Error(stopped.message)
  return { log: begun, seed: log.seed ?? '', outcome: null, ...seriesOf(stopped.value) }
}

const isInSecondCity = (view: Json): boolean => asRouteView(view).campaign?.cities.length === 2

/** One decision of the first seat: how long the log was, and what was seen and asked. */
interface Moment extends Pick<Found, 'stage' | 'gamesOver'> {
  readonly length: number
  readonly view: RouteView
  readonly question: Question
}

interface Played {
  readonly match: Match
  readonly seed: string
  readonly moments: readonly Moment[]
}

const played = new Map<string, Played>()

function gameOf(seats: number, options: Json, seed: number): Played {
  const key = JSON.stringify([seats, options, seed])
  const known = played.get(key) ?? play(seats, options, new Uint8Array(32).fill(seed))
  played.set(key, known)
  return known
}

/** The first seat answers last, so that nobody else is awaited where it decides. */
function play(seats: number, options: Json, seed: Uint8Array): Played {
  const made = Match.create(ROUTE, { seats, options, seed })
  if (!made.ok) throw new Error(made.message)
  const match = made.value
  const setup = setupOf(ROUTE, match.header, {})
  if (!setup.ok) throw new Error(setup.message)
  const bot = makeBot({ name: 'greedy', seed: 1 })
  const moments: Moment[] = []
  while (!match.over) {
    const seat = match.awaited().find((each) => each !== 0) ?? 0
    const [question] = match.questions(seat)
    if (!question) throw new Error('nobody is asked, but the game is not over')
    if (seat === 0)
      moments.push({ length: match.length, view: asRouteView(match.view(0)), question, ...seriesOf(match) })
    const { rules } = match.header
    const value = bot.decide({ game: ROUTE, setup: setup.value, rules, ...match.continuation(), seat })
    const done = match.answer({ seat, question: question.id, value })
    if (!done.ok) throw new Error(done.refusal.message)
  }
  return { match, seed: toHex(seed), moments }
}

function endOf(match: Match, seed: string): Found {
  return { log: match.log(), seed, outcome: match.outcome(), ...seriesOf(match) }
}

function seriesOf({ state, content }: Match): Pick<Found, 'stage' | 'gamesOver'> {
  return {
    stage: ROUTE.series?.stage(state, content) ?? null,
    gamesOver: ROUTE.series?.gamesOver(state, content) ?? [],
  }
}

function findIn({ match, seed, moments }: Played, { kind, when }: Sought): Found | null {
  if (kind === null) return endOf(match, seed)
  const moment = moments.find(
    ({ view, question }) => question.kind === kind && (when?.(view, question) ?? true),
  )
  if (!moment) return null
  const { format, header, undone } = match.log()
  const log = { format, header, entries: match.entries.slice(0, moment.length), undone }
  const { stage = null, gamesOver = [] } = moment
  return { log, seed, outcome: null, stage, gamesOver }
}
