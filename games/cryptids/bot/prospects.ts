import { effectOf } from '../effects/index.ts'
import { type Card, type CryptidsContent, cardOf, known } from '../rules/content.ts'
import { countSatisfying, type Shown, satisfies } from '../rules/contracts.ts'
import { meetsRequest, pairsFor } from '../rules/relocate.ts'
import { canPlaceCryptid } from '../rules/reserve.ts'
import type { CryptidsState, Found, Player, Slot } from '../rules/state.ts'
import { playerOf } from '../rules/table.ts'
import { coinGain, experienceWorth, roundsLeftFor } from './situation.ts'
import { WEIGHTS } from './weights.ts'

/** What finding the card of a slot would be worth to a seat. */
export function findingWorth(
  state: CryptidsState,
  seat: number,
  slot: Slot,
  content: CryptidsContent,
): number {
  const card = cardOf(content, slot.card)
  const player = playerOf(state, seat)
  return (
    card.entry.found +
    WEIGHTS.freedBid +
    contractGain(state, player, slot, content) +
    WEIGHTS.relocationAhead * (card.entry.relocated + requestHope(state, player, slot, content)) +
    abilityWorth(state, seat, card)
  )
}

/** CR-SCORE-4, CR-SCORE-5, CR-SEND-3: what one more such cryptid adds to the contracts. */
function contractGain(state: CryptidsState, player: Player, shown: Shown, content: CryptidsContent): number {
  const { commonContract, poacher } = state
  const meets = (contract: string): boolean => satisfies(state, content, shown, contract)
  let gain = commonContract !== null && meets(commonContract) ? 1 : 0
  const counts = player.contracts.map((contract) => countSatisfying(state, content, player.found, contract))
  const best = Math.max(0, ...counts)
  player.contracts.forEach((contract, index) => {
    if (!meets(contract)) return
    gain += poacher || counts[index] === best ? 1 : WEIGHTS.lesserContract
  })
  return gain
}

/** CR-REQ-1: whether it would fulfil a request together with a cryptid that waits. */
function requestHope(state: CryptidsState, player: Player, slot: Slot, content: CryptidsContent): number {
  const { location } = slot
  if (location === null) return 0
  const waiting = player.found.filter(({ relocated }) => relocated === null)
  const fits = state.reserve.requests.some(
    (id) =>
      meetsRequest(content, id, slot.card, location) &&
      waiting.some((each) => meetsRequest(content, id, each.card, each.location)),
  )
  return fits ? 1 : 0
}

/** What the ability of a card is worth while the cryptid is not relocated. */
function abilityWorth(state: CryptidsState, seat: number, { entry }: Card): number {
  const { ability } = entry
  if (!ability || ability.trigger === 'onFailed') return 0
  const effect = effectOf(ability)
  if (effect.comes === 'placement') return 0
  const player = playerOf(state, seat)
  const left = roundsLeftFor(state, seat)
  return effect.worth(ability, {
    player,
    coins: (n) => coinGain(player, n, left),
    experience: (n) => n * experienceWorth(left),
  })
}

/** A relocation that can be done in any city: one cryptid into the reserve, or two for a request. */
export interface Relocation {
  readonly cards: readonly string[]
  readonly request: string | null
  readonly worth: number
}

/** What waits to be relocated: what can be done now, using each cryptid once, and the hope for the rest. */
export interface Waiting {
  readonly relocations: readonly Relocation[]
  readonly hope: number
}

export function waitingOf(state: CryptidsState, seat: number, content: CryptidsContent): Waiting {
  const waiting = playerOf(state, seat).found.filter(({ relocated }) => relocated === null)
  if (waiting.length === 0) return { relocations: [], hope: 0 }
  const all = [...placements(state, seat, waiting, content), ...handovers(state, seat, waiting, content)]
  all.sort((one, other) => other.worth / other.cards.length - one.worth / one.cards.length)
  const relocations: Relocation[] = []
  const used = new Set<string>()
  for (const each of all) {
    if (each.cards.some((card) => used.has(card))) continue
    if (relocations.some(({ request }) => request !== null && request === each.request)) continue
    relocations.push(each)
    for (const card of each.cards) used.add(card)
  }
  const goesOn = state.finalRound === null
  const left = waiting.filter(({ card }) => !used.has(card))
  const hope = goesOn ? WEIGHTS.noRoom * total(left, ({ card }) => cardOf(content, card).entry.relocated) : 0
  return { relocations, hope }
}

const total = <T>(items: readonly T[], worth: (item: T) => number): number =>
  items.reduce((sum, item) => sum + worth(item), 0)

function placements(
  state: CryptidsState,
  seat: number,
  waiting: readonly Found[],
  content: CryptidsContent,
): Relocation[] {
  return waiting
    .filter(({ card }) => canPlaceCryptid(state, content, card))
    .map(({ card }) => ({ cards: [card], request: null, worth: placingWorth(state, seat, card, content) }))
}

/** What a cryptid in the reserve brings. */
export function placingWorth(
  state: CryptidsState,
  seat: number,
  id: string,
  content: CryptidsContent,
): number {
  const card = cardOf(content, id)
  return card.entry.relocated + WEIGHTS.marker + onRelocated(state, seat, card)
}

function onRelocated(state: CryptidsState, seat: number, card: Card): number {
  return card.entry.ability?.trigger === 'onRelocated' ? abilityWorth(state, seat, card) : 0
}

function handovers(
  state: CryptidsState,
  seat: number,
  waiting: readonly Found[],
  content: CryptidsContent,
): Relocation[] {
  return state.reserve.requests.flatMap((request) =>
    pairsFor(content, request, waiting).map((cards) => ({
      cards,
      request,
      worth: handoverWorth(state, seat, request, cards, content),
    })),
  )
}

export function handoverWorth(
  state: CryptidsState,
  seat: number,
  request: string,
  cards: readonly string[],
  content: CryptidsContent,
): number {
  const abilities = total(cards, (card) => onRelocated(state, seat, cardOf(content, card)))
  const perRequest = total(playerOf(state, seat).found, ({ card }) => {
    const { ability } = cardOf(content, card).entry
    return ability?.effect === 'perRequest' ? ability.points : 0
  })
  return known(content.requests, request).points + abilities + perRequest
}
