import type { Flow } from '@curio/kernel'
import type { ActOf } from './acts.ts'
import { addDarkAlley, draw, tellFortune } from './alley.ts'
import { buy } from './buy.ts'
import type { TrickerionContent } from './content.ts'
import { reroll, setDie, takeCoins } from './dice.ts'
import { addDowntown } from './downtown.ts'
import { actOf, type TextOf, write } from './grammar.ts'
import { hire } from './hire.ts'
import { learn } from './learn.ts'
import { addMarketRow } from './market.ts'
import { moveApprentice, moveComponents, moveTrick } from './moves.ts'
import { order, orderBeside, quickOrder } from './orders.ts'
import { takeOff } from './performance.ts'
import { copyable } from './placing.ts'
import { prepare } from './prepare.ts'
import { reschedule } from './reschedule.ts'
import { addGivingBack, giveBack } from './returns.ts'
import { setUpTrick } from './set-up.ts'
import { abilityOf, claimEffect, specialInForce } from './special.ts'
import type { TrickerionState } from './state.ts'
import { characterOf, choose, placementOf, playerOf, type TrickerionTable, tell } from './table.ts'
import { addTheater } from './theater.ts'
import { addWorkshop } from './workshop.ts'

/** TR-ACT-7 to TR-ACT-10: a placed character spends its action points, in any order, until the player ends it. */
export function* spendActionPoints(t: TrickerionTable, seat: number, beforeAct: () => void): Flow {
  const { state, content } = t
  for (;;) {
    beforeAct()
    if (isSpent(state, content, seat)) break
    const act = actOf('act', yield* choose(t, seat, 'act', () => actOptions(state, content, seat)))
    if (act.type === 'end') break
    const rest = perform(t, seat, act)
    if (rest) yield* rest
  }
  const { disc, ap } = placementOf(state)
  tell(t, { kind: 'placement.ended', seat, disc, lost: ap })
  state.placement = null
}

/** Nothing is left that could be done: no points, and no card that could bring any. */
function isSpent(state: TrickerionState, content: TrickerionContent, seat: number): boolean {
  const { ap, special, use } = placementOf(state)
  if (ap > 0) return false
  return special === null ? copiesNow(state, content, seat).length === 0 : use !== 'open'
}

/** TR-MAG-OPT-5: special assignments that may be copied in the placement. */
export function copiesNow(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
): readonly string[] {
  const { disc, special } = placementOf(state)
  if (special !== null) return []
  return copyable(state, content, seat, characterOf(playerOf(state, seat), disc).card)
}

/** Everything that may be done in the location now. */
function actOptions(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
): readonly TextOf<'act'>[] {
  const options: TextOf<'act'>[] = []
  switch (placementOf(state).location) {
    case 'downtown':
      addDowntown(state, content, seat, options)
      break
    case 'marketRow':
      addMarketRow(state, content, seat, options)
      break
    case 'workshop':
      addWorkshop(state, content, seat, options)
      break
    case 'theater':
      addTheater(state, content, seat, options)
      break
    case 'darkAlley':
      addDarkAlley(state, content, seat, options)
      break
  }
  const { special, use } = placementOf(state)
  if (special !== null && use === 'open') {
    options.push(write.point())
    if (specialInForce(state, content)?.power.declare) options.push(write.effect())
  }
  for (const copied of copiesNow(state, content, seat)) options.push(write.copy({ special: copied }))
  options.push(write.end())
  addGivingBack(state, seat, options)
  return options
}

/** Performs an act; returns a flow if there is more to ask. */
function perform(
  t: TrickerionTable,
  seat: number,
  act: Exclude<ActOf<'act'>, { type: 'end' }>,
): Flow | undefined {
  switch (act.type) {
    case 'hire':
      return hire(t, seat, act)
    case 'learn':
      return learn(t, seat, act)
    case 'takeCoins':
      return takeCoins(t, seat, act)
    case 'reroll':
      reroll(t, seat, act.die)
      return
    case 'setDie':
      setDie(t, seat, act.die, act.face)
      return
    case 'buy':
      return buy(t, seat, act)
    case 'order':
      return order(t, seat, act)
    case 'orderBeside':
      return orderBeside(t, seat, act.kind)
    case 'quickOrder':
      return quickOrder(t, seat, act)
    case 'prepare':
      return prepare(t, seat, act)
    case 'moveTrick':
      moveTrick(t, seat, act.trick, act.swapped)
      return
    case 'moveComponents':
      moveComponents(t, seat, act.kind, act.swapped)
      return
    case 'moveApprentice':
      moveApprentice(t, seat, act.disc)
      return
    case 'setUp':
      return setUpTrick(t, seat, act)
    case 'reschedule':
      return reschedule(t, seat, act)
    case 'takeOff':
      return takeOff(t, seat, act)
    case 'draw':
      return draw(t, seat, act.decks)
    case 'fortune':
      tellFortune(t, seat)
      return
    case 'weaveFate':
      abilityOf(t.state, t.content, seat).weaveFate?.(t, seat, act.pending)
      return
    case 'point':
      takePoint(t, seat)
      return
    case 'effect':
      claimEffect(t, seat, { by: 'special' })
      specialInForce(t.state, t.content)?.power.declare?.(t, seat)
      return
    case 'copy':
      copySpecial(t, seat, act.special)
      return
    case 'giveBack':
      return giveBack(t, seat)
  }
}

/** TR-SPEC-8, TR-SPEC-9: an action point instead of the effect. */
function takePoint(t: TrickerionTable, seat: number): void {
  const placement = placementOf(t.state)
  placement.use = 'point'
  placement.ap += t.content.pack.constants.instead.ap
  tell(t, { kind: 'point', seat, special: placement.special ?? '' })
}

/** TR-MAG-OPT-4: the opponent loses nothing. */
export function copySpecial(t: TrickerionTable, seat: number, special: string): void {
  const { state } = t
  const placement = placementOf(state)
  placement.special = special
  placement.isCopied = true
  playerOf(state, seat).isAbilityUsed = true
  const from = state.players.findIndex(({ characters }) => characters.some(({ card }) => card === special))
  tell(t, { kind: 'copied', seat, special, from })
}
