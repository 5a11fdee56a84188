import type { Flow } from '@curio/kernel'
import { copySpecial, spendActionPoints } from './actions.ts'
import type { ActNamed } from './acts.ts'
import { known, type Slot, slotOf, type TrickerionContent } from './content.ts'
import { lawOf, pay } from './gains.ts'
import { actOf, type TextOf, write } from './grammar.ts'
import { addPlacements, isReady, pointsOf, slotPrice } from './placing.ts'
import { isLocation, turnUp } from './plan.ts'
import { addGivingBack, giveBack } from './returns.ts'
import { abilityOf } from './special.ts'
import type { Disc, Placement, TrickerionState } from './state.ts'
import { characterOf, choose, placementOf, playerOf, type TrickerionTable, tell } from './table.ts'

/** Sections 4.12 and 4.13: turns of the Action phase. */

/** TR-ACT-11, TR-ACT-12, TR-ACT-14: whose turn it is; null when every character is placed or idle. */
export function nextInTurn(state: TrickerionState): number | null {
  const { order, turn, placement } = state
  if (placement) return placement.seat
  for (let passed = 0; passed < order.length; passed++) {
    const place = (turn + passed) % order.length
    const seat = order[place] ?? 0
    if (!canPlace(state, seat)) continue
    if (passed > 0) state.placed = 0
    state.turn = place
    return seat
  }
  return null
}

const canPlace = (state: TrickerionState, seat: number): boolean =>
  playerOf(state, seat).characters.some(isReady)

/** TR-ACT-2: one placement, or one character that is made idle; a prophecy may allow more. */
export function* playTurn(t: TrickerionTable, seat: number, beforeAct: () => void): Flow {
  const { state, content } = t
  if (!state.placement) {
    const isOver = yield* decide(t, seat)
    if (isOver) {
      endTurn(state)
      return
    }
  }
  if (slotOf(content, placementOf(state).slot).isStage) state.placement = null
  else yield* spendActionPoints(t, seat, beforeAct)
  if (state.placed >= lawOf(state, content).placements) endTurn(state)
}

function endTurn(state: TrickerionState): void {
  state.turn = (state.turn + 1) % state.order.length
  state.placed = 0
}

/** Asks until a character is placed (false) or the turn is over (true). */
function* decide(t: TrickerionTable, seat: number): Flow<boolean> {
  const { state, content } = t
  for (;;) {
    const act = actOf('turn', yield* choose(t, seat, 'turn', () => turnOptions(state, content, seat)))
    switch (act.type) {
      case 'place':
        place(t, seat, act)
        return false
      case 'makeIdle':
        makeIdle(t, seat, act.disc)
        return true
      case 'endTurn':
        return true
      case 'giveBack':
        yield* giveBack(t, seat)
        break
    }
  }
}

/** TR-ACT-13: one or the other; a second placement in the same turn may be left out. */
function turnOptions(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
): readonly TextOf<'turn'>[] {
  const options: TextOf<'turn'>[] = []
  addPlacements(state, content, seat, options)
  for (const character of playerOf(state, seat).characters) {
    if (isReady(character)) options.push(write.makeIdle({ disc: character.disc }))
  }
  if (state.placed > 0) options.push(write.endTurn())
  addGivingBack(state, seat, options)
  return options
}

/** TR-IDLE-3 to TR-IDLE-5: the card is turned face down. */
function makeIdle(t: TrickerionTable, seat: number, disc: Disc): void {
  const character = characterOf(playerOf(t.state, seat), disc)
  character.isIdle = true
  character.isUp = false
  tell(t, { kind: 'idle', seat, disc })
}

/** TR-ACT-3, TR-AP-8: the character goes to its slot, with everything that is declared at once. */
function place(t: TrickerionTable, seat: number, act: ActNamed<'place'>): void {
  const { state, content } = t
  const { disc, extras } = act
  const slot = slotOf(content, act.slot)
  const player = playerOf(state, seat)
  const character = characterOf(player, disc)
  const card = character.card ?? ''
  if (!character.isUp) t.reveal()
  turnUp(player, character)
  const ap = pointsOf(state, content, seat, character, slot, extras)
  if (extras.shard) player.shards -= content.pack.constants.enhance.shards
  if (extras.boost) player.isAbilityUsed = true
  if (!isLocation(card)) player.used.push(card)
  character.at = slot.id
  state.placed += 1
  state.placement = placementWith(seat, disc, slot, card, ap, extras.effect)
  const { shard, boost } = extras
  tell(t, { kind: 'placed', seat, disc, slot: slot.id, location: slot.location, card, ap, shard, boost })
  pay(t, seat, { coins: slotPrice(lawOf(state, content), slot) }, 'slot', 'prophecies')
  if (extras.copy !== null) copySpecial(t, seat, extras.copy)
  if (extras.effect) tell(t, { kind: 'special', seat, special: placementOf(state).special ?? '' })
  abilityOf(state, content, seat).placed?.(t, seat)
  if (slot.isStage) commitPerformance(state, content, placementOf(state))
}

function placementWith(
  seat: number,
  disc: Disc,
  { id, location }: Slot,
  card: string,
  ap: number,
  isEffect: boolean,
): Placement {
  return {
    seat,
    disc,
    slot: id,
    location,
    ap,
    special: isLocation(card) ? null : card,
    use: isEffect ? 'effect' : 'open',
    isCopied: false,
    hasDrawn: false,
  }
}

/** TR-SPEC-13, TR-SPEC-16: what a Perform card does is kept for the performance. */
function commitPerformance(
  state: TrickerionState,
  { specials }: TrickerionContent,
  { seat, special, disc }: Placement,
): void {
  if (special === null || known(specials, special).entry.action !== 'perform') return
  state.commitments.push({ seat, special, disc })
}
