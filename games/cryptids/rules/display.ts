import { type Flow, poolSize } from '@curio/kernel'
import { type Evidence, LEVELS } from '../content/vocabulary.ts'
import { replaceBidsInSolo, returnBids } from './bids.ts'
import { type Card, cardOf, tokenOf } from './content.ts'
import { canDraw, discardToken, drawToken } from './evidence.ts'
import type { Found, Slot } from './state.ts'
import { type CryptidsTable, tell } from './table.ts'

/** CR-CARD-3, CR-CARD-11: the discard pile becomes the deck when the last card leaves, or else when one is needed. */
function drawCard(t: CryptidsTable, level: number): string | undefined {
  const deck = t.state.decks[level - 1]
  if (!deck) throw new Error(`no deck of level ${level}`)
  reshuffle(t, level)
  const card = t.draw(deck)
  if (card !== undefined) reshuffle(t, level)
  return card
}

function reshuffle(t: CryptidsTable, level: number): void {
  const deck = t.state.decks[level - 1]
  const discards = t.state.cardDiscards[level - 1]
  if (!deck || !discards || poolSize(deck) > 0 || discards.length === 0) return
  deck.rest.push(...discards)
  discards.length = 0
  tell(t, { kind: 'deck.reshuffled', level })
}

/** CR-SETUP-5, CR-CARD-4, CR-CARD-5: a card of the level into the slot, if there is one. */
export function revealCard(t: CryptidsTable, index: number, level: number): void {
  const { state, content } = t
  const card = drawCard(t, level)
  if (card === undefined) {
    state.display[index] = null
    tell(t, { kind: 'slot.empty', slot: index })
    return
  }
  const slot = slotFor(cardOf(content, card))
  state.display[index] = slot
  fillMarks(t, slot)
  tell(t, { kind: 'revealed', slot: index, card, location: slot.location, evidence: [...slot.evidence] })
}

/** A card as it is laid out: no mark is filled yet, and nobody has bid. */
export function slotFor({ entry }: Card): Slot {
  return {
    card: entry.id,
    location: entry.loc === '?' ? null : entry.loc,
    evidence: [...entry.evidence],
    locationToken: null,
    evidenceTokens: [],
    bids: [],
  }
}

/** CR-SETUP-6, CR-SETUP-8: the location `?` before the evidence `?`; true when something was filled. */
function fillMarks(t: CryptidsTable, slot: Slot): boolean {
  const { content } = t
  let filled = false
  if (slot.location === null) {
    const token = drawToken(t)
    if (token === undefined) return filled
    slot.locationToken = token
    slot.location = tokenOf(content, token).back
    filled = true
  }
  for (let index = slot.evidence.indexOf('?'); index >= 0; index = slot.evidence.indexOf('?')) {
    const token = drawToken(t)
    if (token === undefined) return filled
    slot.evidenceTokens.push(token)
    slot.evidence[index] = tokenOf(content, token).type
    filled = true
  }
  return filled
}

export function isComplete({ location, evidence }: Slot): boolean {
  return location !== null && !evidence.includes('?')
}

/** CR-CARD-9: a `?` that found no token gets one as soon as there is one. */
export function fillPendingMarks(t: CryptidsTable): void {
  for (const slot of t.state.display) {
    if (!slot || isComplete(slot) || !canDraw(t.state)) continue
    if (fillMarks(t, slot)) {
      tell(t, { kind: 'mark.filled', card: slot.card, location: slot.location, evidence: [...slot.evidence] })
    }
  }
}

function discardMarks(t: CryptidsTable, slot: Slot): void {
  if (slot.locationToken !== null) {
    // Its face was hidden until now.
    t.reveal()
    discardToken(t, slot.locationToken)
  }
  for (const token of slot.evidenceTokens) discardToken(t, token)
}

/** CR-TRACK-4, CR-CARD-7: bid tokens return, and the card leaves the display with what it showed. */
export function takeFromDisplay(t: CryptidsTable, index: number): Found {
  const slot = t.state.display[index]
  if (!slot || slot.location === null) throw new Error(`no card can be taken from slot ${index}`)
  returnBids(t, slot)
  discardMarks(t, slot)
  t.state.display[index] = null
  return {
    card: slot.card,
    location: slot.location,
    evidence: slot.evidence as Evidence[],
    relocated: null,
    inReserve: false,
  }
}

/** CR-CARD-1: what follows a card that was found. */
export function revealNextLevel(t: CryptidsTable, index: number, card: string): void {
  const { level } = cardOf(t.content, card).entry
  revealCard(t, index, Math.min(level + 1, LEVELS.length))
}

/** CR-CARD-2, CR-CARD-6, CR-CARD-8: a card of the same level takes the place of one that is refreshed. */
export function* replaceCards(t: CryptidsTable, seat: number, cards: readonly string[], coins: number): Flow {
  const { state, content } = t
  const indexes = cards.map((card) => state.display.findIndex((slot) => slot?.card === card))
  for (const index of indexes) {
    const slot = state.display[index]
    if (!slot) continue
    returnBids(t, slot)
    discardMarks(t, slot)
    const { level } = cardOf(content, slot.card).entry
    state.cardDiscards[level - 1]?.push(slot.card)
    tell(t, { kind: 'replaced', seat, card: slot.card, slot: index, coins })
    revealCard(t, index, level)
  }
  yield* replaceBidsInSolo(t)
}
