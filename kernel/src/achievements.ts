import type { Checkpoint } from './checkpoint.ts'
import type { Game, Packs, Setup } from './game.ts'
import type { Json } from './json.ts'
import type { Log } from './log.ts'
import type { Told } from './notes.ts'
import type { Outcome } from './outcome.ts'
import { rerun } from './replay.ts'
import { setupOf } from './setup.ts'

/** A text in each language. */
type Said = Readonly<Record<string, string>>

interface Item {
  readonly id: string
  readonly text: Said
}

/** Counted from finished matches. */
interface Counted extends Item {
  readonly atLeast: number
}

export type Achievement =
  /** The most of something that one match brought. */
  | (Counted & { readonly kind: 'best' })
  /** Different things that all matches together brought. */
  | (Counted & { readonly kind: 'collected' })
  /** Different other people in the matches that count for it. */
  | (Counted & { readonly kind: 'people' })
  /** Something outside the program, which players tick themselves. */
  | (Item & { readonly kind: 'ticked' })

export interface AchievementGroup {
  readonly id: string
  readonly name: Said
  readonly items: readonly Achievement[]
  /** How many of the items unlock what the group keeps locked. */
  readonly enough: number
  /** The names of what it unlocks, which tell nothing of what it is. */
  readonly unlocks: readonly string[]
}

/** What a match brings towards one achievement: a count for the best, names for a collection, true for its people. */
type Brought = number | readonly string[] | true

/** Goals that last longer than a match, of one game. */
export interface Achievements<S = unknown, C = unknown> {
  readonly groups: readonly AchievementGroup[]
  /** Which finished matches count, for players to read; left out where all do. */
  readonly counting?: Said
  /** The names of what a match with these options, checked or not, uses of what groups keep locked. */
  asks?(options: Json): readonly string[]
  /** Such options without naming anything that is locked, for people who have not unlocked it; left out where none does. */
  untold?(options: Json): Json
  /** What a finished match brings a seat, by achievement; left out where it brings nothing. */
  brings(match: PlayedMatch<S, C>, who: AchievingSeat): Readonly<Record<string, Brought>>
}

/** A seat whose player stayed to the end. */
export interface AchievingSeat {
  readonly seat: number
  /** Also for whoever came first among those who stayed. */
  readonly won: boolean
}

/** A finished match, as far as its log tells. */
export interface PlayedMatch<S = unknown, C = unknown> {
  readonly setup: Setup
  readonly state: S
  /** The states in which games before the last one ended, where a match is several games (`Game.series`). */
  readonly earlier: readonly S[]
  readonly content: C
  readonly outcome: Outcome
  /** Everything that was told to anybody. */
  readonly notes: readonly Told[]
}

/** A line of what somebody has collected. */
export interface Mark {
  readonly achievement: string
  /** Which of the different things; empty for a best. */
  readonly mark: string
  readonly value: number
}

/** Plays a log again, which is trusted; null for a match that was not played to its end. */
export function playedMatch<S, C>(
  game: Game<S, C>,
  log: Log,
  packs: Packs = log.packs ?? {},
): PlayedMatch<S, C> | null {
  const setup = setupOf(game as Game, log.header, packs)
  if (!setup.ok) throw new Error(setup.message)
  const { header, entries } = log
  const { series } = game
  const earlier: S[] = []
  const keep = (_entry: number, take: () => Checkpoint): void => {
    const { step, state } = take()
    if (series?.ends(step)) earlier.push(state as S)
  }
  const { state, content, notes } = rerun(game, setup.value, header.rules, entries, undefined, {
    notes: true,
    ...(series && { onCheckpoint: keep }),
  })
  const outcome = game.outcome(state, content)
  return outcome && { setup: setup.value, state, earlier, content, outcome, notes }
}

/** What a finished match adds to the marks of a seat; nothing in a game without achievements. */
export function marksOf<S, C>(
  { achievements }: Game<S, C>,
  match: PlayedMatch<S, C>,
  who: AchievingSeat,
): Mark[] {
  if (!achievements) return []
  const known = new Set(achievements.groups.flatMap(({ items }) => items.map(({ id }) => id)))
  return Object.entries(achievements.brings(match, who)).flatMap(([achievement, brought]) => {
    if (!known.has(achievement)) throw new Error(`there is no achievement ${achievement}`)
    if (typeof brought === 'number') return brought > 0 ? [{ achievement, mark: '', value: brought }] : []
    const names = brought === true ? [''] : [...new Set(brought)]
    return names.map((mark) => ({ achievement, mark, value: 1 }))
  })
}

/** How far somebody is with an achievement. */
export interface AchievementProgress {
  readonly id: string
  readonly reached: number
  readonly atLeast: number
  readonly done: boolean
}

/** What was ticked, and how many people were met, by achievement. */
export interface BesideMarks {
  readonly ticked: readonly string[]
  readonly people: Readonly<Record<string, number>>
}

export function progressOf(
  achievement: Achievement,
  marks: readonly Mark[],
  { ticked, people }: BesideMarks,
): AchievementProgress {
  const { id } = achievement
  const own = marks.filter((mark) => mark.achievement === id)
  const step = (reached: number, atLeast: number): AchievementProgress => ({
    id,
    reached,
    atLeast,
    done: reached >= atLeast,
  })
  switch (achievement.kind) {
    case 'best':
      return step(Math.max(0, ...own.map(({ value }) => value)), achievement.atLeast)
    case 'collected':
      return step(new Set(own.map(({ mark }) => mark)).size, achievement.atLeast)
    case 'people':
      return step(people[id] ?? 0, achievement.atLeast)
    case 'ticked':
      return step(ticked.includes(id) ? 1 : 0, 1)
  }
}

/** The names of everything that is unlocked by what was reached. */
export function unlockedBy(
  { groups }: Pick<Achievements, 'groups'>,
  progress: readonly AchievementProgress[],
): string[] {
  const done = new Set(progress.filter((each) => each.done).map(({ id }) => id))
  return groups
    .filter(({ items, enough }) => items.filter(({ id }) => done.has(id)).length >= enough)
    .flatMap(({ unlocks }) => unlocks)
}
