import type { Flow } from '@curio/kernel'
import { type ActNamed, type ActOf, actOf, type TextList, type TextOf, write } from './acts.ts'
import { cardsToBidOn, placeBid, tokenForbidden } from './bids.ts'
import { addCollects, collect } from './collect.ts'
import type { CryptidsContent } from './content.ts'
import { addMoves, fly, moveByAction, moveMain, stay } from './movement.ts'
import { canRefresh, isUnsettled, refresh, settle } from './refresh.ts'
import { addRelocations, fulfil, relocate } from './relocate.ts'
import type { CryptidsState, Turn } from './state.ts'
import { type CryptidsTable, choose, playerOf, tell, turnOf } from './table.ts'
import { addTracks, track } from './track.ts'
import { addCashing, addSearches, cash, search } from './wolpertinger.ts'

export function beginTurn(t: CryptidsTable, seat: number): Turn {
  const turn: Turn = {
    seat,
    mainSteps: 0,
    actionSteps: 0,
    attempt: null,
    startedOnTop: playerOf(t.state, seat).row === 1,
    moved: null,
    changedBid: false,
    placedBids: [],
    bought: [],
    sold: [],
  }
  t.state.turn = turn
  tell(t, { kind: 'turn', seat, phase: t.state.phase })
  return turn
}

/** CR-CZ-1 to CR-CZ-8: everything in any order, until the player ends the turn. */
export function* cryptozoologistTurn(t: CryptidsTable, seat: number, beforeAct: () => void): Flow {
  const { state, content } = t
  if (state.turn === null) beginTurn(t, seat)
  for (;;) {
    beforeAct()
    if (isUnsettled(state)) yield* settle(t, seat)
    const act = actOf('turn', yield* choose(t, seat, 'turn', () => turnOptions(state, content, seat)))
    if (act.type === 'end') break
    const rest = perform(t, seat, act)
    if (rest) yield* rest
  }
  state.turn = null
  const player = playerOf(state, seat)
  // CR-ROUND-3.
  player.side = 'right'
  tell(t, { kind: 'turn.ended', seat, phase: state.phase, row: player.row })
}

function turnOptions(state: CryptidsState, content: CryptidsContent, seat: number): TextOf<'turn'>[] {
  const options: TextOf<'turn'>[] = []
  addMoves(state, content, seat, options)
  addCollects(state, content, seat, options)
  addTracks(state, content, seat, options)
  addRelocations(state, content, seat, options)
  if (playerOf(state, seat).action === 'ready' && canRefresh(state, content)) options.push(write.refresh())
  addSearches(state, content, seat, options)
  addCommonActs(state, content, seat, options)
  options.push(write.end())
  return options
}

/** What both phases allow: cashing Wolpertinger tokens, placing free bid tokens. */
export function addCommonActs(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  to: TextList<'cash' | 'bid'>,
): void {
  addCashing(state, content, seat, to)
  if (tokenForbidden(state, seat) !== null) return
  for (const card of cardsToBidOn(state, seat)) to.push(write.bid({ card }))
}

export function performCommon(t: CryptidsTable, seat: number, act: ActNamed<'cash' | 'bid'>): void {
  if (act.type === 'cash') cash(t, seat, act.face)
  else {
    placeBid(t, seat, act.card)
    turnOf(t.state).placedBids.push(act.card)
  }
}

/** Performs an act; returns a flow if there is more to ask. */
function perform(
  t: CryptidsTable,
  seat: number,
  act: Exclude<ActOf<'turn'>, { type: 'end' }>,
): Flow | undefined {
  switch (act.type) {
    case 'move':
      moveMain(t, seat, act.to)
      return
    case 'stay':
      stay(t, seat)
      return
    case 'actionMove':
      moveByAction(t, seat, act.to)
      return
    case 'fly':
      fly(t, seat, act.to)
      return
    case 'collect':
      collect(t, seat, act.at, act.face, act.by)
      return
    case 'search':
      search(t, seat, act.face, act.by)
      return
    case 'track':
      return track(t, seat, act.card, act.cover, act.by)
    case 'relocate':
      return relocate(t, seat, act.card, act.by)
    case 'request':
      return fulfil(t, seat, act.request, act.cards, act.by)
    case 'refresh':
      playerOf(t.state, seat).action = 'used'
      return refresh(t, seat, 'action')
    case 'cash':
    case 'bid':
      performCommon(t, seat, act)
      return
  }
}
