import type { HistoryLine } from '@curio/protocol'
import type { Words } from '../words/index.ts'

type Result = Pick<HistoryLine, 'won' | 'place' | 'players' | 'points'>

/** The place and the points; who gave up has none. */
export function resultWords({ won, place, players, points }: Result, words: Words['profile']): string {
  const standing = won ? words.victory : words.place(place, players)
  return points === null ? standing : `${standing} · ${words.points(points)}`
}
