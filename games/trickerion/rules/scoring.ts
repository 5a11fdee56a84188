import { firsts, type Outcome, type Points } from '@curio/kernel'
import { SPECIALISTS } from '../content/vocabulary.ts'
import { kindsLacking } from './components.ts'
import { type TrickerionContent, trickOf } from './content.ts'
import { changeFame } from './gains.ts'
import { DISCS, type FameSource, type TrickerionState } from './state.ts'
import { hasBoard, isOnTeam, kindOf, playerOf, type TrickerionTable, tell } from './table.ts'

/** Section 4.38. */

export interface Score {
  readonly source: FameSource
  /** The level 3 trick that scores. */
  readonly trick: string | null
  readonly fame: number
}

/** TR-FIN-2 to TR-FIN-11: what the player would score if the game ended now, source by source. */
export function finalScores(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
): readonly Score[] {
  const { scoring } = content.pack.constants
  const player = playerOf(state, seat)
  const apprentices = DISCS.filter((disc) => kindOf(disc) === 'apprentice' && isOnTeam(player, disc)).length
  const specialists = SPECIALISTS.filter((specialist) => hasBoard(player, specialist)).length
  const scores: Score[] = [
    { source: 'shards', trick: null, fame: player.shards * scoring.shard },
    {
      source: 'coins',
      trick: null,
      fame: Math.floor(player.coins / scoring.coins.each) * scoring.coins.fame,
    },
  ]
  if (state.options.darkAlley) {
    scores.push({ source: 'hand', trick: null, fame: player.specials.length * scoring.special })
    for (const { trick } of player.tricks) {
      const fame = endingOf(state, content, seat, trick)
      if (fame > 0) scores.push({ source: 'levelThree', trick, fame })
    }
  } else {
    scores.push({ source: 'apprentices', trick: null, fame: apprentices * scoring.apprentice })
    scores.push({ source: 'specialists', trick: null, fame: specialists * scoring.specialist })
  }
  // TR-FIN-8.
  return scores.map((score) => ({ ...score, fame: Math.min(score.fame, scoring.most) }))
}

/** TR-FIN-7, TR-FIN-14. */
function endingOf(state: TrickerionState, content: TrickerionContent, seat: number, trick: string): number {
  const card = trickOf(content, trick)
  if (!card.ending) return 0
  const player = playerOf(state, seat)
  const isPrepared = player.tricks.some((own) => own.trick === trick && own.markers > 0)
  return isPrepared || kindsLacking(player, content, card) === 0 ? card.ending(state, content, seat) : 0
}

/** The rules since which a source that brings nothing is not told. */
const NOTHING_IS_SILENT = 2

/** TR-FIN-10: all from the same final state, so they are counted before the first is added. */
export function scoreAll(t: TrickerionTable): void {
  const { state, content } = t
  const all = state.players.map((_, seat) => finalScores(state, content, seat))
  for (const seat of state.order) {
    for (const { source, trick, fame } of all[seat] ?? []) {
      changeFame(playerOf(state, seat), fame, source)
      if (fame > 0 || !t.since(NOTHING_IS_SILENT)) tell(t, { kind: 'scored', seat, source, trick, fame })
    }
  }
}

/** TR-GEN-7, TR-FIN-12, TR-FIN-13, TR-FIN-15: Fame, then the turn order of the last round. */
export function outcomeOf(state: TrickerionState): Outcome | null {
  if (state.phase !== 'over') return null
  const points: readonly Points[] = state.players.map(({ fame, fameBy }) => ({
    total: fame,
    by: { ...fameBy },
  }))
  const isBefore = (one: number, other: number): boolean => {
    const byFame = playerOf(state, one).fame - playerOf(state, other).fame
    return byFame > 0 || (byFame === 0 && state.order.indexOf(one) < state.order.indexOf(other))
  }
  const seats = [...state.players.keys()]
  const places = seats.map((seat) => 1 + seats.filter((other) => isBefore(other, seat)).length)
  return { kind: 'ranked', winners: firsts(places), places, points, ending: 'rounds' }
}
