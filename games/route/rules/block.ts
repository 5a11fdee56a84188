import type { Flow } from '@curio/kernel'
import { type CoordinateAct, writeAct } from './acts.ts'
import { boardOf, isEmpty } from './board.ts'
import { hasSupport, spendSupport } from './campaign/support.ts'
import type { City } from './city.ts'
import { correctRoute, refuseCorrection } from './correction.ts'
import { pieceId } from './dice.ts'
import { refuseFerry, takeFerry } from './ferries.ts'
import type { Played } from './played.ts'
import type { Forbidden } from './reasons.ts'
import type { Board, Turn } from './state.ts'
import { actOf, cityAt, type RouteTable } from './table.ts'
import { COORDINATES, CORRECT } from './vocabulary.ts'

/** Phase 3 (RT-P3-1 to RT-P3-7): the block for this round's tourists. */
export function* chooseBlock(t: RouteTable, seat: number, turn: Turn): Flow {
  const city = cityAt(t)
  const board = boardOf(t.state, seat)
  while (turn.block < 0) {
    const only = onlyBlock(city, board, turn)
    if (only >= 0) {
      takeBlock(city, board, turn, blockId(city, only))
      break
    }
    const act = actOf(t, 'block', yield* t.choose(seat, 'block', () => blockOptions(city, board, turn)))
    switch (act.act) {
      case 'block':
        takeBlock(city, board, turn, act.block)
        break
      case 'coordinate':
        changeCoordinate(city, board, turn, act)
        break
      case 'correct':
        yield* correctRoute(t, seat, turn)
    }
  }
  if (city.blocks[turn.block]?.ferry) yield* takeFerry(t, seat, turn)
}

function takeBlock(city: City, board: Board, turn: Turn, block: string): void {
  turn.fallback = candidates(city, board, turn).length === 0
  turn.block = city.blockAt.get(block) ?? -1
  turn.acts.push({ act: 'block', block, fallback: turn.fallback })
}

/** RT-P3-2, RT-P3-3: empty blocks at the two numbers. */
export function candidates(city: City, board: Board, turn: Pick<Turn, 'numbers'>): number[] {
  const [a, b] = turn.numbers
  const found: number[] = []
  const one = blockAt(city, a, b)
  if (isOpen(city, board, one)) found.push(one)
  const other = blockAt(city, b, a)
  if (other !== one && isOpen(city, board, other)) found.push(other)
  return found
}

const isOpen = (city: City, board: Board, block: number): boolean =>
  isEmpty(board, block) && refuseFerry(city, board, block) === null

function blockAt(city: City, x: number, y: number): number {
  return city.grid[(y - 1) * 6 + (x - 1)] ?? -1
}

/** RT-P3-4: nothing to decide when one candidate is left and no bonus could change it. */
function onlyBlock(city: City, board: Board, turn: Turn): number {
  if (refuseCoordinate(city, board, turn) === null) return -1
  if (hasSupport(board, 'SUP_CORRECTION') && refuseCorrection(city, board, turn) === null) return -1
  const found = candidates(city, board, turn)
  return found.length === 1 ? (found[0] as number) : -1
}

const CHANGES = COORDINATES.map((act) => writeAct('block', act))
const CORRECTION = writeAct('block', CORRECT)

const OCCUPIED: Forbidden = { why: 'occupied', rule: 'RT-DM-15' }
const ELSEWHERE: Forbidden = { why: 'otherCoordinates', rule: 'RT-P3-3' }
const NOT_BY_NUMBERS: Forbidden = { why: 'occupied', rule: 'RT-SYD-19' }
const NO_COORDINATE: Forbidden = { why: 'noCoordinate', rule: 'RT-BON-17' }
const COORDINATE_LATER: Forbidden = { why: 'coordinateLater', rule: 'RT-BON-19' }

/** RT-P3-5, RT-P3-6: an empty candidate, or any empty block when there is none. */
export function refuseBlock(
  city: City,
  board: Board,
  found: readonly number[],
  block: number,
): Forbidden | null {
  if (!isEmpty(board, block)) return OCCUPIED
  if (found.length === 0) return city.blocks[block]?.ferry ? NOT_BY_NUMBERS : null
  return refuseFerry(city, board, block) ?? (found.includes(block) ? null : ELSEWHERE)
}

export function refuseCoordinate(city: City, board: Board, turn: Turn): Forbidden | null {
  if (isTuned(city, turn)) return null
  const { BON_COORD: held } = board.stored
  if (hasSupport(board, 'SUP_COORD')) return null
  if (held === 0) return NO_COORDINATE
  return held > receivedNow(city, turn) ? null : COORDINATE_LATER
}

/** RT-ACH-15: the round's effect is a change that nobody pays for, and the player has not made it. */
const isTuned = ({ pack }: City, { effect, effectUsed }: Turn): boolean =>
  effect !== null && !effectUsed && pack.tour?.tuning?.includes(effect) === true

/** RT-BON-19, RT-BASE-31: coordinate changes that a correction has brought in this turn, which are for later ones. */
function receivedNow({ pack }: City, { acts, regularsWait }: Turn): number {
  return acts.reduce((count, deed) => {
    switch (deed.act) {
      case 'cafe':
        return count + Number(deed.bonus === 'BON_COORD')
      case 'shop':
        return count + changesOn(pack, deed.card)
      case 'regular':
        return regularsWait ? count + Number(deed.bonus === 'BON_COORD') + changesOn(pack, deed.card) : count
      default:
        return count
    }
  }, 0)
}

function changesOn({ shopCards }: Played, id: string | null): number {
  const card = shopCards.find((each) => each.id === id)
  return card?.kind === 'BON_DOUBLE' ? card.bonuses.filter((bonus) => bonus === 'BON_COORD').length : 0
}

function blockOptions(city: City, board: Board, turn: Turn): string[] {
  const options: string[] = []
  const found = candidates(city, board, turn)
  // While a candidate is empty, no other block needs to be looked at.
  const count = found.length > 0 ? found.length : city.blocks.length
  for (let index = 0; index < count; index++) {
    const block = found[index] ?? index
    if (refuseBlock(city, board, found, block) === null) options.push(blockId(city, block))
  }
  if (refuseCoordinate(city, board, turn) === null) options.push(...CHANGES)
  if (refuseCorrection(city, board, turn) === null) options.push(CORRECTION)
  return options
}

/**
 * RT-BON-17, RT-BON-18, RT-BON-26: one step for this player only; 6 and 1 are neighbours. RT-CAMP-9: a support bonus goes
 * first, because only those of cafes are worth something at the end.
 */
function changeCoordinate(city: City, board: Board, turn: Turn, { die, step }: CoordinateAct): void {
  turn.numbers[die] = stepped(turn.numbers[die], step)
  const deed = { act: 'coord', die: pieceId(city, turn.dice[die]), to: turn.numbers[die] } as const
  if (isTuned(city, turn)) {
    turn.effectUsed = true
    turn.acts.push({ ...deed, free: true })
    return
  }
  if (hasSupport(board, 'SUP_COORD')) spendSupport(board, turn, 'SUP_COORD')
  else board.stored.BON_COORD -= 1
  turn.acts.push(deed)
}

/** RT-BON-17: the number one step up or down. */
export function stepped(number: number, step: CoordinateAct['step']): number {
  return ((number - 1 + step + 6) % 6) + 1
}

function blockId(city: City, block: number): string {
  return city.blocks[block]?.id ?? ''
}
