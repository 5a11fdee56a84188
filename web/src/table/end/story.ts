import { type Outcome, pointsOf, type RankedOutcome } from '@curio/kernel'
import type { GameUi, ScoreRow } from '@curio/ui'
import type { Words } from '../../words/index.ts'
import type { Chapter } from '../course.ts'

/** What a finished match is told from. */
export interface Finished {
  readonly outcome: Outcome
  readonly course: readonly Chapter[]
  /** The final points by category. */
  readonly rows: readonly ScoreRow[]
  readonly nextRank: ReturnType<NonNullable<GameUi['nextRank']>>
}

/** What one seat gained in one chapter. */
interface Gain {
  readonly chapter: string
  readonly seat: number
  readonly points: number
}

/** Something that decided the match. */
export type Fact =
  /** The winner was ahead in every chapter. */
  | { readonly kind: 'throughout'; readonly seat: number }
  /** The chapter in which the winner won most ground against the second. */
  | {
      readonly kind: 'swing'
      readonly gain: Gain
      readonly rival: Gain
      /** The winner took the lead there and kept it. */
      readonly ahead: boolean
      /** Nobody gained as much in any other chapter. */
      readonly record: boolean
    }
  /** The largest gain of the match. */
  | { readonly kind: 'record'; readonly gain: Gain; readonly alone: boolean }
  /** The category in which the winner was furthest before the second. */
  | { readonly kind: 'source'; readonly label: string; readonly points: number; readonly against: number }
  | { readonly kind: 'next rank'; readonly name: string; readonly points: number }

/** More would be a report. */
const MOST_FACTS = 2

/** What decided a finished match, the most telling first. Nothing where points do not decide between seats. */
export function decisiveFacts(finished: Finished): readonly Fact[] {
  const { outcome, course, nextRank } = finished
  switch (outcome.kind) {
    case 'ranked':
      return decidedBetween(outcome, finished).slice(0, MOST_FACTS)
    case 'solo': {
      const next: Fact[] = nextRank === null ? [] : [{ kind: 'next rank', ...nextRank }]
      return [...recordOf(course, true), ...next]
    }
    case 'teams':
    case 'cooperative':
      return []
  }
}

function decidedBetween(outcome: RankedOutcome, { course, rows }: Finished): readonly Fact[] {
  const [winner, ...more] = outcome.winners
  const rival = secondOf(outcome)
  // If nobody won, or several did, no round and no category decided it.
  if (winner === undefined || more.length > 0 || rival === null) return recordOf(course, false)
  const ahead = aheadSince(course, winner)
  const swing = swingOf(course, winner, rival, ahead)
  const turn: Fact[] = ahead === 0 ? [{ kind: 'throughout', seat: winner }] : swing
  // Where every chapter is a category of its own, a category tells nothing more.
  const areChapters = rows.every(({ label }) => course.some(({ name }) => name === label))
  const told = areChapters ? turn : [...turn, ...sourceOf(rows, winner, rival)]
  return told.length < MOST_FACTS ? [...told, ...recordOf(course, false)] : told
}

/** The best of those who did not win; null if everybody did. */
function secondOf(outcome: RankedOutcome): number | null {
  const { places, winners } = outcome
  const others = places.flatMap((place, seat) => (winners.includes(seat) ? [] : [{ seat, place }]))
  const total = (seat: number): number => pointsOf(outcome, seat)?.total ?? 0
  others.sort((one, other) => one.place - other.place || total(other.seat) - total(one.seat))
  return others[0]?.seat ?? null
}

/** The chapter from whose end on a seat had more points than any other; null if it never had. */
function aheadSince(course: readonly Chapter[], seat: number): number | null {
  const behind = course.findLastIndex(({ totals }) => {
    const own = totals[seat] ?? null
    return own === null || totals.some((total, other) => other !== seat && (total === null || total >= own))
  })
  return behind === course.length - 1 ? null : behind + 1
}

function swingOf(course: readonly Chapter[], winner: number, rival: number, ahead: number | null): Fact[] {
  const gains = gainsOf(course)
  const swings = gains.flatMap((row, chapter) => {
    const gain = row[winner] ?? null
    const against = row[rival] ?? null
    return gain && against ? [{ chapter, gain, rival: against, by: gain.points - against.points }] : []
  })
  const most = Math.max(0, ...swings.map(({ by }) => by))
  const found = swings.find(({ by }) => by === most && by > 0)
  if (!found) return []
  const { chapter, gain, rival: against } = found
  return [
    { kind: 'swing', gain, rival: against, ahead: chapter === ahead, record: isRecord(gains.flat(), gain) },
  ]
}

/** By chapter and seat; null where the points before or after were not known. Everybody begins with none. */
function gainsOf(course: readonly Chapter[]): readonly (readonly (Gain | null)[])[] {
  return course.map(({ name, totals }, index) =>
    totals.map((total, seat) => {
      const before = index === 0 ? 0 : (course[index - 1]?.totals[seat] ?? null)
      return total === null || before === null ? null : { chapter: name, seat, points: total - before }
    }),
  )
}

const isRecord = (gains: readonly (Gain | null)[], { points }: Gain): boolean =>
  points > 0 && gains.filter((each) => each !== null && each.points >= points).length === 1

function recordOf(course: readonly Chapter[], alone: boolean): Fact[] {
  const gains = gainsOf(course).flat()
  const record = gains.find((gain) => gain !== null && isRecord(gains, gain))
  // The only chapter is no record.
  return record && course.length > 1 ? [{ kind: 'record', gain: record, alone }] : []
}

function sourceOf(rows: readonly ScoreRow[], winner: number, rival: number): Fact[] {
  const compared = rows.map(({ label, points }) => ({
    label,
    points: points[winner] ?? 0,
    against: points[rival] ?? 0,
  }))
  const by = ({ points, against }: (typeof compared)[number]): number => points - against
  const most = Math.max(0, ...compared.map(by))
  const found = compared.find((each) => by(each) === most && most > 0)
  // The only category is the total.
  return found && rows.length > 1 ? [{ kind: 'source', ...found }] : []
}

/** Who is spoken of: `you` if the reader is. */
type Spoken = Parameters<Words['end']['story']['throughout']>[0]

/** How seats and points are spoken of. */
interface Speech {
  readonly who: (seat: number) => Spoken
  readonly points: (count: number) => string
}

/** A fact as a sentence. */
export function factSentence(fact: Fact, speech: Speech, { story }: Pick<Words['end'], 'story'>): string {
  const { who, points } = speech
  switch (fact.kind) {
    case 'throughout':
      return upperFirst(story.throughout(who(fact.seat)))
    case 'swing':
      return upperFirst(swingSentence(fact, speech, story))
    case 'record':
      return upperFirst(
        story.record(fact.gain.chapter, fact.alone ? null : who(fact.gain.seat), points(fact.gain.points)),
      )
    case 'source':
      return story.source(fact.label, fact.points, fact.against)
    case 'next rank':
      return story.nextRank(fact.name, fact.points)
  }
}

function swingSentence(
  { gain, rival, ahead, record }: Extract<Fact, { kind: 'swing' }>,
  { who, points }: Speech,
  story: Words['end']['story'],
): string {
  const winner = who(gain.seat)
  const second = who(rival.seat)
  if (gain.points <= 0) return story.lost(gain.chapter, second, points(-rival.points), ahead ? winner : null)
  if (ahead) return story.ahead(gain.chapter, winner, points(gain.points), record)
  return story.swing(gain.chapter, winner, points(gain.points), record, second, rival.points)
}

const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
