import type { Flow } from '@curio/kernel'
import { applyAbility } from './abilities.ts'
import { actOf, type By, type TextOf, write } from './acts.ts'
import { type CryptidsContent, cardOf, known, placeOf } from './content.ts'
import { gainCoins, gainExperience } from './evidence.ts'
import { DIRECTIONS, moveHelper, stepFrom } from './initiative.ts'
import { placeIn } from './movement.ts'
import { canPlaceCryptid, cryptidSpots, layCryptid } from './reserve.ts'
import { markUsed, spentForbidden } from './skills.ts'
import type { CryptidsState, Found, Player } from './state.ts'
import { type CryptidsTable, choose, playerOf, tell } from './table.ts'
import { refillBoards, removeFrom, retireTypes } from './terrain.ts'

export function unrelocated(state: CryptidsState, seat: number): Found[] {
  return playerOf(state, seat).found.filter((each) => each.relocated === null)
}

/** CR-RELOC-1: why nothing can be relocated from here. */
export function cityForbidden(player: Player, content: CryptidsContent): 'notInCity' | null {
  return placeOf(content, placeIn(player)).isCity ? null : 'notInCity'
}

/** CR-RELOC-3: why a cryptid has no place in the reserve. */
export function roomForbidden(state: CryptidsState, content: CryptidsContent, card: string): 'noRoom' | null {
  return canPlaceCryptid(state, content, card) ? null : 'noRoom'
}

/** CR-RELOC-1, CR-RELOC-10: why a cryptid is not one that waits to be relocated. */
export function waitingForbidden(
  state: CryptidsState,
  seat: number,
  card: string,
): 'notFoundByYou' | 'relocated' | null {
  const found = playerOf(state, seat).found.find((each) => each.card === card)
  if (!found) return 'notFoundByYou'
  return found.relocated === null ? null : 'relocated'
}

/** CR-REQ-1, CR-REQ-7: why a request cannot be fulfilled. */
export function requestForbidden(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  request: string,
): 'requestGone' | 'needsPair' | null {
  if (!state.reserve.requests.includes(request)) return 'requestGone'
  return pairsFor(content, request, unrelocated(state, seat)).length > 0 ? null : 'needsPair'
}

/** CR-RELOC-1, CR-RELOC-2: cryptids that have room, and requests that two of them fulfil. */
export function addRelocations(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  to: TextOf<'turn'>[],
): void {
  const player = playerOf(state, seat)
  const byAction = player.action === 'ready'
  const bySkill = player.skills.relocateSkill === 'ready'
  if (spentForbidden(player, 'relocateSkill') !== null || player.found.length === 0) return
  if (cityForbidden(player, content) !== null) return
  const own = unrelocated(state, seat)
  for (const { card } of own) {
    if (roomForbidden(state, content, card) !== null) continue
    if (byAction) to.push(write.relocate({ by: 'action', card }))
    if (bySkill) to.push(write.relocate({ by: 'skill', card }))
  }
  for (const request of state.reserve.requests) {
    for (const cards of pairsFor(content, request, own)) {
      if (byAction) to.push(write.request({ by: 'action', request, cards }))
      if (bySkill) to.push(write.request({ by: 'skill', request, cards }))
    }
  }
}

/** CR-REQ-2: whether a cryptid from a location is one that the request asks for. */
export function meetsRequest(content: CryptidsContent, id: string, card: string, location: string): boolean {
  const request = known(content.requests, id)
  return 'kind' in request
    ? cardOf(content, card).entry.kind === request.kind
    : placeOf(content, location).letter === request.region
}

/** CR-REQ-1. */
export function pairsFor(content: CryptidsContent, id: string, own: readonly Found[]): [string, string][] {
  const matching = own.filter(({ card, location }) => meetsRequest(content, id, card, location))
  return matching.flatMap((one, index) =>
    matching.slice(index + 1).map((other): [string, string] => [one.card, other.card]),
  )
}

/** CR-RELOC-7. */
export function* relocate(t: CryptidsTable, seat: number, card: string, by: By): Flow {
  markUsed(playerOf(t.state, seat), by, 'relocateSkill')
  foundOf(t, seat, card).relocated = 'reserve'
  yield* placeCryptid(t, seat, card, by)
  yield* applyAbility(t, seat, card, 'onRelocated')
}

function foundOf(t: CryptidsTable, seat: number, card: string): Found {
  const found = playerOf(t.state, seat).found.find((each) => each.card === card)
  if (!found) throw new Error(`seat ${seat} has not found ${card}`)
  return found
}

function* placeCryptid(t: CryptidsTable, seat: number, card: string, by: By): Flow {
  const { state, content } = t
  state.placing = card
  const answer = yield* choose(t, seat, 'relocate.place', () => cryptidSpots(state, content, card))
  state.placing = null
  const { spot } = actOf('relocate.place', answer)
  foundOf(t, seat, card).inReserve = true
  const symbols = layCryptid(state, content, { card, seat, ...spot })
  tell(t, { kind: 'relocated', seat, card, ...spot, by })
  for (const symbol of symbols) {
    if (symbol === 'exp') gainExperience(t, seat, 1, 'symbol')
    else if (symbol === 'coin') gainCoins(t, seat, 1, 'symbol')
    else yield* bonusStep(t, seat)
  }
  yield* refillBoards(t, seat, retireTypes(t))
}

/** CR-RELOC-8, CR-RELOC-9: each symbol is a step of its own, up, down or declined. */
function* bonusStep(t: CryptidsTable, seat: number): Flow {
  const { state, content } = t
  const answer = yield* choose(t, seat, 'bonus.step', () => [
    ...DIRECTIONS.filter((way) => stepFrom(state, content, playerOf(state, seat).row, way) !== null),
    write.noSteps(),
  ])
  const act = actOf('bonus.step', answer)
  if (act.type === 'symbolStep') moveHelper(t, seat, act.direction, 1, 'symbol')
}

/** CR-REQ-3 to CR-REQ-6. */
export function* fulfil(
  t: CryptidsTable,
  seat: number,
  request: string,
  cards: readonly string[],
  by: By,
): Flow {
  markUsed(playerOf(t.state, seat), by, 'relocateSkill')
  removeFrom(t.state.reserve.requests, request)
  playerOf(t.state, seat).requests.push(request)
  tell(t, { kind: 'request', seat, request, cards: [...cards], by })
  for (const card of cards) foundOf(t, seat, card).relocated = 'request'
  for (const card of cards) yield* handOver(t, seat, card, by)
  for (const card of yield* abilityOrder(t, seat, cards)) yield* applyAbility(t, seat, card, 'onRelocated')
}

/** CR-ABIL-12, CR-ABIL-13: some tiles are placed even so, if there is room. */
function* handOver(t: CryptidsTable, seat: number, card: string, by: By): Flow {
  const { ability } = cardOf(t.content, card).entry
  if (ability?.effect === 'placeTile' && canPlaceCryptid(t.state, t.content, card)) {
    yield* placeCryptid(t, seat, card, by)
  } else tell(t, { kind: 'tile.lost', seat, card })
}

function* abilityOrder(t: CryptidsTable, seat: number, cards: readonly string[]): Flow<readonly string[]> {
  const both = cards.every((card) => cardOf(t.content, card).entry.ability?.trigger === 'onRelocated')
  if (!both) return cards
  const first = yield* choose(t, seat, 'request.order', () => cards)
  return [first, ...cards.filter((card) => card !== first)]
}
