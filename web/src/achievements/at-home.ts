import {
  type AchievementProgress,
  type Game,
  hasWon,
  type Log,
  type Mark,
  marksOf,
  playedMatch,
  progressOf,
} from '@curio/kernel'
import type { AchievementsOfGame } from '@curio/protocol'
import { getLog, listSaves } from '../local/matches.ts'
import { ownSeat } from '../local/save.ts'
import { ApiRefusal } from '../online/api.ts'
import { keep, kept } from '../store/kept.ts'

/** A finished match of this browser, and the seat of its person: the first person at the table. */
interface OwnMatch {
  readonly id: string
  readonly seat: number
  readonly log: Log
}

const HANDED = 'curio.handed-logs'
/** How many logs are sent at once; the server takes a limited number. */
const MOST_AT_ONCE = 20

async function ownMatches(game: string): Promise<OwnMatch[]> {
  const finished = (await listSaves()).filter(
    (save) => save.game === game && save.over && save.tutorial === null && ownSeat(save) >= 0,
  )
  const read = finished.map(async (save) => ({
    id: save.id,
    seat: ownSeat(save),
    log: await getLog(save.id),
  }))
  return (await Promise.all(read)).flatMap(({ log, ...rest }) => (log ? [{ ...rest, log }] : []))
}

/** What the matches of this browser bring by themselves, for somebody whom no server answers. */
export async function progressAtHome(game: Game): Promise<AchievementProgress[]> {
  const marks = (await ownMatches(game.id)).flatMap((match) => marksIn(game, match))
  const items = game.achievements?.groups.flatMap((group) => group.items) ?? []
  return items.map((item) => progressOf(item, marks, { ticked: [], people: {} }))
}

/** Nothing for a match that the rules of today cannot play again. */
function marksIn(game: Game, { log, seat }: Pick<OwnMatch, 'seat' | 'log'>): Mark[] {
  try {
    const played = playedMatch(game, log)
    return played ? marksOf(game, played, { seat, won: hasWon(played.outcome, seat) }) : []
  } catch {
    return []
  }
}

type Send = (seat: number, log: Log) => Promise<AchievementsOfGame>

/** Sends the logs of this browser that the server has not seen, and gives what it says after the last one. */
export async function handIn(game: Game, send: Send): Promise<AchievementsOfGame | null> {
  const handed = new Set((kept(HANDED) ?? '').split(' '))
  const fresh = (await ownMatches(game.id)).filter(({ id }) => !handed.has(id))
  return handEach(game, fresh.slice(0, MOST_AT_ONCE), send, ({ id }) => {
    handed.add(id)
    keep(HANDED, [...handed].join(' ').trim())
  })
}

/** Stops at the first log that the server may take later; one that it never takes must not hold back the others. */
export async function handEach<T extends Pick<OwnMatch, 'seat' | 'log'>>(
  game: Game,
  matches: readonly T[],
  send: Send,
  settled: (match: T) => void,
): Promise<AchievementsOfGame | null> {
  let answer: AchievementsOfGame | null = null
  for (const match of matches) {
    const { packs: _, ...log } = match.log
    try {
      if (marksIn(game, match).length > 0) answer = await send(match.seat, log)
    } catch (cause) {
      if (!isForGood(cause)) return answer
    }
    settled(match)
  }
  return answer
}

const FOR_GOOD = ['wrong-log', 'locked', 'malformed', 'too-large']

const isForGood = (cause: unknown): boolean => cause instanceof ApiRefusal && FOR_GOOD.includes(cause.code)
