import { type Outcome, winnersOf } from '@curio/kernel'
import { readerLast } from '@curio/ui/game-text'
import type { RouteView } from '../view.ts'
import type { Names } from './names.ts'
import { ENDINGS } from './words.ts'

/** How the game ended, in sentences: who won and why, and who lost to the Ancient. */
export function endingLines(names: Names, outcome: Outcome, view: RouteView): string[] {
  const { words } = names
  const ending = ENDINGS.find((each) => each === outcome.ending)
  if (!ending) throw new Error(`no words for ending "${outcome.ending}"`)
  const winners = winnersOf(outcome, view.players.length)
  const best = outcome.points[winners[0] ?? 0]
  const verdict = words.endings[ending]({
    winners: names.list(readerLast(winners.map(names.who), words.you)),
    you: winners.length === 1 && winners.some((seat) => names.who(seat).you),
    many: winners.length > 1,
    points: names.points(best?.total ?? 0),
    encounter: names.points(best?.by.encounter ?? 0),
    level: challengeOf(names, view)?.level ?? '',
  })
  const lost = view.players.flatMap((player, seat) => (player.ending?.eliminated ? [seat] : []))
  return view.players.length === 1 ? [verdict] : [verdict, ...lost.map((seat) => words.lost(names.who(seat)))]
}

/** The solo challenge in words (RT-SOLO-6), or null. */
export function challengeLine(names: Names, view: RouteView): string | null {
  const challenge = challengeOf(names, view)
  return challenge
    ? names.words.challenge(
        challenge.level,
        names.points(challenge.points),
        names.points(challenge.encounter),
      )
    : null
}

function challengeOf(
  { pack, words }: Names,
  { challenge }: RouteView,
): { level: string; points: number; encounter: number } | null {
  if (challenge === null) return null
  const { rows, columns, levels } = pack.challenge
  const { row, column } = challenge
  const level = levels.find((each) => row + column <= each.upTo)?.name[words.language] ?? ''
  return { level, points: rows[row] ?? 0, encounter: columns[column] ?? 0 }
}
