import { type TextOf, write } from './acts.ts'
import { type CryptidsContent, placeOf } from './content.ts'
import type { CryptidsState, Player, Turn } from './state.ts'
import { type CryptidsTable, playerOf, tell, turnOf } from './table.ts'

/** CR-MOVE-1, CR-MOVE-4: how far one movement goes. */
export function rangeOf({ skills }: Pick<Player, 'skills'>, { pack }: CryptidsContent): number {
  const extra = Number(skills.range1 !== 'none') + Number(skills.range2 !== 'none')
  return pack.constants.steps.value + extra
}

export function placeIn({ place }: Player): string {
  if (place === null) throw new Error('the cryptozoologist is not on the map yet')
  return place
}

/** CR-MOVE-6, CR-MOVE-7: how far the main movement and a Move action can still go. */
function stepsOf(player: Player, turn: Turn, content: CryptidsContent): { main: number; action: number } {
  const range = rangeOf(player, content)
  return {
    main: player.movement === 'ready' ? range : turn.mainSteps,
    action: player.action === 'ready' ? range : turn.actionSteps,
  }
}

/** CR-MOVE-1, CR-MOVE-10: why that many steps do not lead to a place. */
function stepsForbidden(
  player: Player,
  content: CryptidsContent,
  to: string,
  steps: number,
): 'alreadyHere' | 'movesSpent' | 'tooFar' | null {
  if (player.place === to) return 'alreadyHere'
  if (steps === 0) return 'movesSpent'
  return (placeOf(content, placeIn(player)).distance.get(to) ?? 0) <= steps ? null : 'tooFar'
}

/** How far the longest journey goes that is left, the plane ticket apart. */
export function reachOf(state: CryptidsState, content: CryptidsContent, seat: number): number {
  const { main, action } = stepsOf(playerOf(state, seat), turnOf(state), content)
  return Math.max(main, action)
}

/** Why a place cannot be gone to, by whatever means. */
export function travelForbidden(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  to: string,
): 'alreadyHere' | 'movesSpent' | 'tooFar' | null {
  const player = playerOf(state, seat)
  const forbidden = stepsForbidden(player, content, to, reachOf(state, content, seat))
  return forbidden !== 'alreadyHere' && player.skills.planeTicket === 'ready' ? null : forbidden
}

function addAll(texts: readonly TextOf<'turn'>[] | undefined, to: TextOf<'turn'>[]): void {
  if (texts) for (let index = 0; index < texts.length; index++) to.push(texts[index] as TextOf<'turn'>)
}

export function addMoves(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  to: TextOf<'turn'>[],
): void {
  const player = playerOf(state, seat)
  const steps = stepsOf(player, turnOf(state), content)
  const from = placeOf(content, placeIn(player))
  addAll(from.moves[steps.main], to)
  if (player.movement === 'ready') to.push(write.stay())
  addAll(from.actionMoves[steps.action], to)
  if (player.skills.planeTicket === 'ready') addAll(from.flights, to)
}

/** CR-CZ-5: the main movement may be given up. */
export function stay(t: CryptidsTable, seat: number): void {
  playerOf(t.state, seat).movement = 'used'
  tell(t, { kind: 'stayed', seat })
}

/** The main movement, or a part of it. */
export function moveMain(t: CryptidsTable, seat: number, to: string): void {
  const player = playerOf(t.state, seat)
  const turn = turnOf(t.state)
  const { main } = stepsOf(player, turn, t.content)
  player.movement = 'used'
  turn.mainSteps = stepsLeft(t, player, to, main)
  go(t, seat, to, 'movement')
}

export function moveByAction(t: CryptidsTable, seat: number, to: string): void {
  const player = playerOf(t.state, seat)
  const turn = turnOf(t.state)
  const { action } = stepsOf(player, turn, t.content)
  player.action = 'used'
  turn.actionSteps = stepsLeft(t, player, to, action)
  go(t, seat, to, 'action')
}

function stepsLeft(t: CryptidsTable, player: Player, to: string, steps: number): number {
  if (player.skills.splitMove === 'none') return 0
  return steps - (placeOf(t.content, placeIn(player)).distance.get(to) ?? 0)
}

/** CR-MOVE-9, CR-MOVE-10. */
export function fly(t: CryptidsTable, seat: number, to: string): void {
  playerOf(t.state, seat).skills.planeTicket = 'used'
  go(t, seat, to, 'planeTicket')
}

export function go(
  t: CryptidsTable,
  seat: number,
  to: string,
  by: 'movement' | 'action' | 'planeTicket' | 'ability',
): void {
  const player = playerOf(t.state, seat)
  const from = placeIn(player)
  player.place = to
  tell(t, { kind: 'moved', seat, from, to, by })
}
