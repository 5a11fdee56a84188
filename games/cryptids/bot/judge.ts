import type { Skill } from '../content/vocabulary.ts'
import type { Act } from '../rules/acts.ts'
import { type CryptidsContent, tokenOf } from '../rules/content.ts'
import { countSatisfying } from '../rules/contracts.ts'
import { pointsOf } from '../rules/scoring.ts'
import type { CryptidsState, Player } from '../rules/state.ts'
import { playerOf } from '../rules/table.ts'
import { type Hunt, huntFor } from './planner.ts'
import { findingWorth, waitingOf } from './prospects.ts'
import { Schedule } from './schedule.ts'
import { coinsWorth, experienceWorth, roundsLeftFor, type Situation, situationOf } from './situation.ts'
import { CAUGHT_IN_ALL, CAUGHT_OF_CONTRACT, LOST, OWNED, READY, WEIGHTS } from './weights.ts'

/** Says what each act that answers a question is worth to a seat, in points. */
export type Judge<A extends Act> = (
  state: CryptidsState,
  seat: number,
  content: CryptidsContent,
) => (act: A) => number

/** What the position is worth to a seat: the points it has and those it may expect. */
export function worthOf(state: CryptidsState, seat: number, content: CryptidsContent): number {
  if (state.lost) return LOST
  const points = pointsOf(state, content, seat)
  if (state.phase === 'over') return points.total
  const player = playerOf(state, seat)
  const roundsLeft = roundsLeftFor(state, seat)
  const situation = situationOf(state, seat, content)
  const { relocations, hope } = waitingOf(state, seat, content)
  const hunts = huntsOf(state, seat, content, situation)
  return (
    points.total -
    (points.by.coins ?? 0) -
    (points.by.experience ?? 0) -
    (points.by.majority ?? 0) +
    majorityWorth(state, seat) +
    meansWorth(player, content, roundsLeft) +
    hope +
    new Schedule(situation, { hunts, relocations }).worth() -
    WEIGHTS.row * player.row -
    poacherThreat(state, content)
  )
}

/** The cards that the seat may track. */
export function huntsOf(
  state: CryptidsState,
  seat: number,
  content: CryptidsContent,
  { atlas }: Situation,
): Hunt[] {
  return state.display.flatMap((slot) => {
    if (!slot || slot.location === null || slot.evidence.includes('?')) return []
    if (!state.options.noBids && !slot.bids.includes(seat)) return []
    const at = atlas.numberOf.get(slot.location) ?? 0
    return [huntFor(at, slot.evidence, findingWorth(state, seat, slot, content))]
  })
}

/** What coins, evidence, experience and skills are worth. */
function meansWorth(player: Player, content: CryptidsContent, roundsLeft: number): number {
  let worth = coinsWorth(player.coins, roundsLeft) + player.experience * experienceWorth(roundsLeft)
  for (const token of player.evidence) worth += tokenOf(content, token).price * WEIGHTS.coin
  for (const [skill, state] of Object.entries(player.skills)) {
    if (state !== 'none') worth += skillWorth(skill as Skill, roundsLeft, state === 'ready')
  }
  return worth
}

/** CR-SCORE-13: a bigger lead in markers is a surer majority. */
function majorityWorth({ players }: CryptidsState, seat: number): number {
  const markers = players.map(({ found }) => found.filter(({ inReserve }) => inReserve).length)
  const rival = Math.max(0, ...markers.filter((_, other) => other !== seat))
  const lead = (markers[seat] ?? 0) - rival
  return WEIGHTS.marker * Math.max(-2, Math.min(3, lead))
}

/** Rounds it takes to make good use of a ready skill. */
const ROUNDS_OF_USE = 3

export function skillWorth(skill: Skill, roundsLeft: number, isReady: boolean): number {
  const use = Math.min(1, roundsLeft / ROUNDS_OF_USE)
  return OWNED[skill] * Math.max(0, roundsLeft - 1) + (isReady ? READY[skill] * use : 0)
}

/** CR-SEND-1: how near the Poacher is to winning. */
function poacherThreat(state: CryptidsState, content: CryptidsContent): number {
  const { poacher } = state
  if (!poacher) return 0
  const counts = (state.players[0]?.contracts ?? []).map((contract) =>
    countSatisfying(state, content, poacher.caught, contract),
  )
  const ofContracts = counts.reduce((sum, count) => sum + (CAUGHT_OF_CONTRACT[count] ?? 0), 0)
  return ofContracts + (CAUGHT_IN_ALL[poacher.caught.length] ?? 0)
}
