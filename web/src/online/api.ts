import { type Json, type Log, parseLog, reasonOf } from '@curio/kernel'
import type {
  AchievementsOfGame,
  ApiError,
  HistoryLine,
  Level,
  Me,
  NewMatchRequest,
  Person,
  Profile,
  RatingForecast,
  TableInfo,
  TableLine,
  UnlockedPacks,
} from '@curio/protocol'
import { randomHex } from '../random-hex.ts'
import { noteReached } from '../store/online.ts'
import type { Done, RefusedAct } from '../table/link.ts'

/** The server said no, and why. */
export class ApiRefusal extends Error {
  readonly code: string

  constructor({ code, text }: ApiError) {
    super(text)
    this.code = code
  }
}

/** Statuses with which a proxy answers for a server that does not. */
const GATEWAY_FAILURES = [502, 503, 504]

async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    noteReached(false)
    throw cause
  })
  noteReached(!GATEWAY_FAILURES.includes(response.status))
  const given: unknown = await response.json().catch(() => null)
  if (response.ok) return given as T
  if (!isError(given) && GATEWAY_FAILURES.includes(response.status)) throw new Error(response.statusText)
  throw new ApiRefusal(isError(given) ? given : { code: `${response.status}`, text: response.statusText })
}

function isError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'code' in value && 'text' in value
}

const at = (match: string): string => `/matches/${encodeURIComponent(match)}`

let known: Promise<Person> | null = null

/** This browser's player on the server; a guest at first. Asked once. */
export function me(): Promise<Person> {
  known ??= call<Me>('GET', '/me').then(({ player }) => player)
  known.catch(() => {
    known = null
  })
  return known
}

async function become(path: string, body: unknown): Promise<Person> {
  const { player } = await call<Me>('POST', `/me/${path}`, body)
  known = Promise.resolve(player)
  return player
}

interface Credentials {
  readonly name: string
  readonly password: string
}

export const register = (credentials: Credentials): Promise<Person> => become('register', credentials)
export const login = (credentials: Credentials): Promise<Person> => become('login', credentials)
export const logout = (): Promise<Person> => become('logout', {})
export const rename = (name: string): Promise<Person> => become('name', { name })
/** Logs the player out everywhere else. */
export const changePassword = (old: string, password: string): Promise<Person> =>
  become('password', { old, password })

/** A guest who sits down takes the name used at this screen. */
export async function introduce(name: string): Promise<Person> {
  const person = await me()
  if (!person.guest || name === '' || name === person.name) return person
  // A name that the server refuses is no reason not to play.
  return rename(name).catch(() => person)
}

export const openTables = (): Promise<readonly TableLine[]> => call('GET', '/tables')
export const ownTables = (): Promise<readonly TableLine[]> => call('GET', '/me/matches')
export const profileOf = (player: string): Promise<Profile> => call('GET', `/players/${player}`)
export const historyOf = (player: string): Promise<readonly HistoryLine[]> =>
  call('GET', `/players/${player}/matches`)

const feats = (game: string): string => `/me/achievements/${encodeURIComponent(game)}`

/** The first request of a browser makes its guest, so it asks who it is before what it has achieved. */
export async function achievementsOf(game: string): Promise<AchievementsOfGame> {
  await me()
  return call('GET', feats(game))
}

export async function unlockedPacks(game: string): Promise<UnlockedPacks> {
  await me()
  return call('GET', `${feats(game)}/unlocked`)
}

export const tickAchievement = (game: string, item: string, done: boolean): Promise<AchievementsOfGame> =>
  call('PUT', `${feats(game)}/${encodeURIComponent(item)}`, { done })
/** Hands in the log of a match that was played without the server. */
export const handLog = (game: string, seat: number, log: Log): Promise<AchievementsOfGame> =>
  call('POST', `${feats(game)}/logs`, { seat, log })

/** What was asked for last without an answer, and the key under which it may be asked again. */
let unanswered: { readonly wanted: string; readonly key: string } | null = null

/** Makes a table. If the response is lost, asking for the same again makes no second one. */
export async function createOnline(
  wanted: Omit<NewMatchRequest, 'options'> & { readonly options: Json },
): Promise<string> {
  const text = JSON.stringify(wanted)
  const key = unanswered?.wanted === text ? unanswered.key : randomHex(16)
  unanswered = { wanted: text, key }
  const { match } = await call<{ match: string }>('POST', '/matches', wanted, { 'idempotency-key': key })
  unanswered = null
  return match
}

/** It never changes, so the browser keeps it. */
export const fetchPack = (file: string): Promise<Json> => call('GET', `/packs/${encodeURIComponent(file)}`)

export const tableInfo = (match: string): Promise<TableInfo> => call('GET', at(match))
export const takeSeat = (match: string, seat: number): Promise<TableInfo> =>
  call('POST', `${at(match)}/seats/${seat}`, {})
export const leaveSeat = (match: string, seat: number): Promise<TableInfo> =>
  call('DELETE', `${at(match)}/seats/${seat}`)
export const seatBot = (match: string, seat: number, bot: Level): Promise<TableInfo> =>
  call('POST', `${at(match)}/seats/${seat}/bot`, { bot })

/** How the player's rating would change by resigning now; null if it would not. */
export const resignForecast = async (match: string): Promise<RatingForecast | null> =>
  (await call<{ rating: RatingForecast | null }>('GET', `${at(match)}/resigning`)).rating

/** Takes the player's seat at the table of the rematch; gives that table. */
export async function playAgain(match: string): Promise<string> {
  const { match: next } = await call<{ match: string }>('POST', `${at(match)}/rematch`, {})
  const [{ id }, { seats }] = await Promise.all([me(), tableInfo(next)])
  const kept = seats.findIndex(({ person, reserved }) => person === null && reserved?.id === id)
  if (kept >= 0) await takeSeat(next, kept)
  return next
}

export async function sendReport(match: string, text: string): Promise<string> {
  return (await call<{ report: string }>('POST', `${at(match)}/report`, { text })).report
}

/** The result of a request in the form of a table's messages. */
export function doneBy(request: Promise<unknown>): Promise<Done> {
  return request.then(
    () => ({ ok: true }),
    (cause: unknown) => ({ ok: false, ...refusalOf(cause) }),
  )
}

/** Why a request failed: it was refused, or nobody answered. */
export function refusalOf(cause: unknown): RefusedAct {
  return cause instanceof ApiRefusal
    ? { code: cause.code, message: cause.message }
    : { code: 'unreachable', message: reasonOf(cause) }
}

/** The record of a finished match; null if there is none, or if the match goes on. Fails if nobody answers. */
export async function fetchRecord(match: string): Promise<Log | null> {
  const given = await call<unknown>('GET', `${at(match)}/log`).catch((cause: unknown) => {
    // That there is one, but not for everybody, is another thing to say.
    if (cause instanceof ApiRefusal && cause.code !== 'hidden') return null
    throw cause
  })
  const parsed = parseLog(given)
  return parsed.ok ? parsed.value : null
}
