import type { Flow } from '@curio/kernel'
import type { Tome } from '../content/pack.ts'
import { writeAct } from './acts.ts'
import { playerOf } from './board.ts'
import { NUMBERS } from './dice.ts'
import { punish } from './penalties.ts'
import { rewardPerSuccess } from './remains.ts'
import { countResults, ENCOUNTER_DICE, highestFailing, UPGRADE } from './rolls.ts'
import { remainsIn, routeBoardIn } from './route-board.ts'
import type { Ending, Player } from './state.ts'
import { actOf, clockwise, listActOf, type RouteTable } from './table.ts'
import { ENCOUNTER_PLACES } from './vocabulary.ts'

const ANY_DICE = { min: 0, max: ENCOUNTER_DICE }
/** RT-ANC-CTH-1: older matches told the Call with the roll. */
const CALL_AFTER_TOMES = 3
const NO_UPGRADE = writeAct('encounter.upgrade', { act: 'none' })

/** RT-END-5, RT-END-6: most madness first, ties clockwise from the last lead player. */
export function encounterOrder(t: RouteTable): number[] {
  const madness = (seat: number): number => playerOf(t.state, seat).ending?.madness ?? 0
  return clockwise(t, t.state.lead).sort((one, other) => madness(other) - madness(one))
}

/** Step 3 of the end for one player (RT-END-7 to RT-END-18). */
export function* meetAncient(t: RouteTable, seat: number): Flow {
  const player = playerOf(t.state, seat)
  const { ending } = player
  if (!ending) throw new Error(`seat ${seat} has no final route`)
  for (let die = 0; die < ENCOUNTER_DICE; die++) ending.dice.push(t.roll(NUMBERS))
  const call = t.since(CALL_AFTER_TOMES) ? null : player.call
  t.note({ kind: 'encounter.roll', seat, dice: [...ending.dice], call })
  const blessed = yield* spendTomes(t, seat, player, ending)
  const failing = highestFailing(t.content.pack, ending.madness)
  const { failures, successes } = countResults(ending.dice, failing, blessed)
  ending.failures = failures
  ending.successes = successes
  ending.eliminated = failures === ENCOUNTER_DICE
  t.note({ kind: 'encounter.result', seat, dice: [...ending.dice], failures, successes, blessed })
  if (player.call !== null && t.since(CALL_AFTER_TOMES))
    t.note({ kind: 'call.shown', seat, call: player.call })
  if (ending.eliminated) return
  const board = routeBoardIn(t.state, seat, t.content)
  if (failures > 0) yield* punish(t, seat, ending)
  ending.encounter = successes * rewardPerSuccess(board.city, remainsIn(board, ending))
  t.note({ kind: 'encounter.reward', seat, ancient: t.state.ancient, points: ending.encounter })
}

/** RT-END-8, RT-END-15: a reroll, then an upgrade; the blessing comes last and is never a loss. */
function* spendTomes(t: RouteTable, seat: number, player: Player, ending: Ending): Flow<boolean> {
  const { tomes } = player.board
  const crossOut = (tome: Tome): void => {
    tomes[tome] = 'used'
    t.note({ kind: 'encounter.tome', seat, tome, dice: [...ending.dice] })
  }
  if (tomes.TOME_REROLL === 'held') {
    const answer = yield* t.pick(seat, 'encounter.reroll', ENCOUNTER_PLACES, ANY_DICE)
    const { dice } = listActOf(t, 'encounter.reroll', answer)
    for (const die of dice) ending.dice[die] = t.roll(NUMBERS)
    if (dice.length > 0) crossOut('TOME_REROLL')
  }
  if (tomes.TOME_UPGRADE === 'held') {
    const answer = yield* t.choose(seat, 'encounter.upgrade', [NO_UPGRADE, ...ENCOUNTER_PLACES])
    const act = actOf(t, 'encounter.upgrade', answer)
    if (act.act === 'upgrade') {
      ending.dice[act.die] = (ending.dice[act.die] ?? 0) + UPGRADE
      crossOut('TOME_UPGRADE')
    }
  }
  if (tomes.TOME_BLESSING !== 'held') return false
  crossOut('TOME_BLESSING')
  return true
}
