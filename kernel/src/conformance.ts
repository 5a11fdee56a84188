import { reasonOf } from './answer.ts'
import { goesOn } from './conformance/checkpoints.ts'
import type { Check } from './conformance/laws.ts'
import { answerable, eitherOrder, illegal } from './conformance/questions.ts'
import { type OptionSet, type Recording, record } from './conformance/recording.ts'
import { everyPrefix, sameAgain, verified, writtenAndRead } from './conformance/replaying.ts'
import { ends, outcomes, plainData } from './conformance/results.ts'
import { advice, notes, othersQuestions, views } from './conformance/secrets.ts'
import { countsGames } from './conformance/series.ts'
import { undo } from './conformance/taking-back.ts'
import { dealsAnew, playsOn } from './conformance/worlds.ts'
import type { Game } from './game.ts'

/** The laws that every game keeps, in the order in which a failure is best understood. */
const LAWS = {
  'a game is over within its bound': ends,
  'every question can be answered': answerable,
  'state, questions, views and notes are plain data': plainData,
  'there is an outcome at the end and not before': outcomes,
  'a match of several games counts them': countsGames,
  'the same log gives the same states and notes': sameAgain,
  'every prefix of a log leads to the position recorded there': everyPrefix,
  'a match that is written, read and continued ends the same': writtenAndRead,
  'from every checkpoint a match goes on as from its log': goesOn,
  'a log verifies, and does not when anything in it is changed': verified,
  'illegal answers are refused and change nothing': illegal,
  'undo is refused where it must be, and can be redone where it is not': undo,
  'the order of answers given side by side makes no difference': eitherOrder,
  'a view shows only what its viewer may know': views,
  'notes tell only what their reader may know': notes,
  'a view shows no question of another seat': othersQuestions,
  'what a viewer cannot know is dealt anew': dealsAnew,
  'a world dealt anew can be played to its end': playsOn,
  'advice is well formed and values only what its seat may know': advice,
} as const satisfies Record<string, Check>

export type LawName = keyof typeof LAWS

export interface Law {
  readonly law: LawName
  /** Throws an error that names the game, the entry and what is wrong. */
  readonly check: () => void
}

export interface ConformanceOptions {
  readonly optionSets: readonly OptionSet[]
  /** Random games for each option set. */
  readonly games?: number
  /**
   * How many positions of a game the costly checks look at. The first game with each number of seats is looked at
   * closely instead.
   */
  readonly samples?: number
  /** How many positions a close look covers at most; all of them by default. */
  readonly close?: number
  readonly seed?: number
}

/**
 * The laws, each to be run as a test by the game's own tests. Random players play the games once, when the first law is
 * checked.
 */
export function conformance(game: Game, options: ConformanceOptions): readonly Law[] {
  const { optionSets, games = 4, samples = 12, close = Number.POSITIVE_INFINITY, seed = 1 } = options
  let recorded: readonly Recording[] | null = null
  const recordings = (): readonly Recording[] => {
    recorded ??= recordAll(game, optionSets, games, seed, close)
    return recorded
  }
  return Object.entries(LAWS).map(([name, check]) => ({
    law: name as LawName,
    check: () => {
      try {
        check({ game, recordings: recordings(), samples })
      } catch (cause) {
        throw new Error(`${game.id}: ${name}: ${reasonOf(cause)}`, { cause })
      }
    },
  }))
}

function recordAll(
  game: Game,
  optionSets: readonly OptionSet[],
  games: number,
  seed: number,
  close: number,
): readonly Recording[] {
  return optionSets.flatMap((set, which) => {
    const firstOfItsSize = optionSets.findIndex(({ seats }) => seats === set.seats) === which
    return Array.from({ length: games }, (_, number) =>
      record(game, set, number, seed, firstOfItsSize && number === 0 ? close : null),
    )
  })
}
