import type { Flow } from '@curio/kernel'
import { bury, drawProphecy } from './alley.ts'
import { known, type TrickerionContent } from './content.ts'
import { changeFame } from './gains.ts'
import { actOf, write } from './grammar.ts'
import { assistantHomes } from './moves.ts'
import { isLocation, toHand } from './plan.ts'
import { renewRow } from './row.ts'
import { type Character, HOME, INN, type Player, SUPPLY, type TrickerionState } from './state.ts'
import { choose, isPlaced, kindOf, playerOf, type TrickerionTable, tell } from './table.ts'

/** Sections 4.35 and 4.36. */

/** TR-GEN-2, TR-GEN-3, TR-QUICK-16: by the round marker. */
export function isLastRound({ round, options }: TrickerionState, { pack }: TrickerionContent): boolean {
  const { base, darkAlley } = pack.constants.rounds
  return round >= (options.darkAlley ? darkAlley : base)
}

/** TR-END-1, TR-END-22, TR-END-24: eight steps; marker and prophecies stay where they are after the last round. */
export function* endRound(t: TrickerionTable): Flow {
  const { state, content } = t
  for (const seat of state.order) payWages(t, seat)
  for (const seat of [...state.order]) yield* returnCharacters(t, seat)
  ordersArrive(t)
  renewRow(t)
  for (const player of state.players) player.hasPoster = false
  if (!isLastRound(state, content)) {
    state.round += 1
    moveProphecies(t)
  }
  for (const seat of state.order) discardSpecials(t, seat)
  forgetRound(state)
}

/** TR-WAGE-1 to TR-WAGE-5: what the player's busy characters cost; only an Apprentice may live with the Assistant. */
export function wagesDue(player: Player, { pack }: TrickerionContent): number {
  const { value } = pack.constants.wages
  let due = 0
  for (const character of player.characters) {
    const kind = kindOf(character.disc)
    if (kind === 'magician' || !isPlaced(character)) continue
    if (character.home === 'board') due += value[kind]
  }
  return due
}

function payWages(t: TrickerionTable, seat: number): void {
  const player = playerOf(t.state, seat)
  settleWages(t, seat, wagesDue(player, t.content))
}

/** TR-WAGE-6 to TR-WAGE-9. */
export function settleWages(t: TrickerionTable, seat: number, due: number): void {
  if (due === 0) return
  const player = playerOf(t.state, seat)
  const paid = Math.min(player.coins, due)
  player.coins -= paid
  const fame = changeFame(player, -(due - paid) * t.content.pack.constants.wages.famePerCoin, 'wages')
  tell(t, { kind: 'wages', seat, due, paid, fame: -fame })
}

/** TR-END-2, TR-END-20, TR-END-25: home, then the hired ones join, specialists with their boards first. */
function* returnCharacters(t: TrickerionTable, seat: number): Flow {
  const { state, content } = t
  for (const commitment of [...state.commitments]) {
    if (commitment.seat !== seat) continue
    const { power } = known(content.specials, commitment.special)
    if (power.charactersReturn) yield* power.charactersReturn(t, commitment)
  }
  const player = playerOf(state, seat)
  for (const character of player.characters) {
    if (isPlaced(character)) character.at = HOME
    if (character.card !== null && isLocation(character.card)) takeCard(player, character, character.card)
  }
  // Specialists come before Apprentices in `DISCS`, so the board of a hired Assistant is there in time.
  for (const character of player.characters) {
    if (character.at !== INN) continue
    const home = kindOf(character.disc) === 'apprentice' ? yield* homeFor(t, seat) : 'board'
    joinTeam(t, seat, character, home)
  }
}

/** The card under a character goes back to the hand. */
function takeCard(player: Player, character: Character, card: string): void {
  toHand(player, card)
  clear(character)
}

function clear(character: Character): void {
  character.card = null
  character.isUp = false
  character.isSeen = false
  character.isIdle = false
}

/** A hired character leaves the Inn. */
export function joinTeam(
  t: TrickerionTable,
  seat: number,
  character: Character,
  home: Character['home'],
): void {
  character.at = HOME
  character.home = home
  tell(t, { kind: 'joined', seat, disc: character.disc, home })
}

/** TR-DT-HIRE-11: any free home, and no question where there is one. */
export function* homeFor(t: TrickerionTable, seat: number): Flow<Character['home']> {
  const player = playerOf(t.state, seat)
  if (assistantHomes(player, t.content) <= 0) return 'board'
  if (boardHomes(player, t.content) <= 0) return 'assistant'
  const answer = yield* choose(t, seat, 'home', () => [
    write.home({ on: 'assistant' }),
    write.home({ on: 'board' }),
  ])
  return actOf('home', answer).on
}

/** Apprentice homes of the player board where nobody lives. */
export function boardHomes(player: Player, { pack }: TrickerionContent): number {
  let free = pack.constants.capacity.apprentices
  for (const { disc, at, home } of player.characters) {
    if (kindOf(disc) === 'apprentice' && home === 'board' && at !== SUPPLY && at !== INN) free -= 1
  }
  return free
}

/** TR-END-3 to TR-END-5. */
function ordersArrive(t: TrickerionTable): void {
  const { state, content } = t
  const { market } = state
  for (const commitment of state.commitments) {
    known(content.specials, commitment.special).power.ordersArrive?.(t, commitment)
  }
  const arrived = market.orders.flatMap((kind) => kind ?? [])
  market.stall = market.stall.map((kind, slot) => market.orders[slot] ?? kind)
  market.orders = market.orders.map(() => null)
  market.beside = []
  market.quickOrder = null
  tell(t, { kind: 'market', stall: [...market.stall], arrived })
}

/** TR-END-15 to TR-END-17. */
function moveProphecies(t: TrickerionTable): void {
  const { prophecies, options } = t.state
  if (!options.prophecies) return
  const gone = prophecies.active
  if (gone !== null) prophecies.gone.push(gone)
  prophecies.active = prophecies.pending.shift() ?? null
  prophecies.pending.push(drawProphecy(t))
  tell(t, { kind: 'prophecy', active: prophecies.active, gone, pending: [...prophecies.pending] })
}

/** TR-END-18, TR-END-19, TR-END-21, TR-IDLE-6. */
function discardSpecials(t: TrickerionTable, seat: number): void {
  const { state, content } = t
  const player = playerOf(state, seat)
  for (const special of player.used) {
    bury(state, known(content.specials, special).entry.location, special, null)
    player.shown.splice(player.shown.indexOf(special), 1)
  }
  for (const character of player.characters) {
    if (character.card === null) continue
    if (player.used.includes(character.card)) clear(character)
    else takeCard(player, character, character.card)
  }
  if (player.used.length > 0) tell(t, { kind: 'discardedSpecials', seat, specials: [...player.used] })
}

function forgetRound(state: TrickerionState): void {
  state.commitments = []
  state.performers = []
  state.turn = 0
  state.placed = 0
  for (const player of state.players) {
    player.used = []
    player.performedNow = []
    player.isAbilityUsed = false
  }
}
