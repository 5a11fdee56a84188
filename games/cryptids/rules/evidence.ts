import { poolSize } from '@curio/kernel'
import { type CryptidsContent, type Face, tokenOf } from './content.ts'
import type { GainCause } from './notes.ts'
import type { CryptidsState, Player } from './state.ts'
import { type CryptidsTable, faceOf, playerOf, tell } from './table.ts'

/** CR-COLL-10, CR-COLL-11: the bag is filled again when its last token leaves, or else when one is needed. */
export function drawToken(t: CryptidsTable): string | undefined {
  const { bag } = t.state
  refillBag(t)
  const token = t.draw(bag)
  if (token !== undefined) refillBag(t)
  return token
}

function refillBag(t: CryptidsTable): void {
  const { bag, discard } = t.state
  if (poolSize(bag) > 0 || discard.length === 0) return
  bag.rest.push(...discard)
  tell(t, { kind: 'bag.refilled', tokens: discard.length })
  discard.length = 0
}

/** Whether anything can be drawn. */
export function canDraw({ bag, discard }: CryptidsState): boolean {
  return poolSize(bag) + discard.length > 0
}

/** CR-COLL-9: a bonus rumour goes back to the supply, any other token beside the bag. */
export function discardToken(t: CryptidsTable, token: string): void {
  const { state, content } = t
  if (tokenOf(content, token).face === 'r') state.bonusRumours.push(token)
  else state.discard.push(token)
}

/** CR-SETUP-3, CR-REFR-3: each token lies where the one before it says, until enough lie on the map. */
export function layOnMap(t: CryptidsTable, first: string): void {
  const { state, content } = t
  const laid: { at: string; face: Face }[] = []
  let at = first
  while (state.map.length < content.pack.constants.mapTarget.value) {
    const token = drawToken(t)
    if (token === undefined) break
    state.map.push({ at, token })
    laid.push({ at, face: faceOf(content, token) })
    at = tokenOf(content, token).back
  }
  tell(t, { kind: 'laid', laid })
}

/** CR-ENDT-2: empty market slots are filled, face up. */
export function refillMarket(t: CryptidsTable, why: 'setup' | 'refilled' | 'refreshed'): void {
  const { market } = t.state
  let filled = false
  for (let slot = 0; slot < market.length; slot++) {
    if (market[slot] !== null) continue
    const token = drawToken(t)
    if (token === undefined) break
    market[slot] = token
    filled = true
  }
  if (filled) tellMarket(t, why)
}

/** CR-PAID-3, CR-PAID-6: the old tokens leave before new ones are drawn. */
export function replaceMarket(t: CryptidsTable): void {
  const { market } = t.state
  for (let slot = 0; slot < market.length; slot++) {
    const token = market[slot]
    if (token) discardToken(t, token)
    market[slot] = null
  }
  refillMarket(t, 'refreshed')
}

export function tellMarket(t: CryptidsTable, why: 'setup' | 'refilled' | 'refreshed' | 'replaced'): void {
  const faces = t.state.market.map((token) => (token === null ? null : faceOf(t.content, token)))
  tell(t, { kind: 'market', faces, why })
}

export function hasFreeSlot({ evidence }: Player, { pack }: CryptidsContent): boolean {
  return evidence.length < pack.constants.evidenceSlots.player
}

/** CR-SCORE-17: the coins of a player, with the evidence left sold. */
export function wealthOf({ coins, evidence }: Player, content: CryptidsContent): number {
  return evidence.reduce((sum, token) => sum + tokenOf(content, token).price, coins)
}

/** CR-GEN-9, CR-DIE-4: as many bonus rumours as there are tokens and empty slots. */
export function gainRumours(t: CryptidsTable, seat: number, most: number, why: GainCause): void {
  const { state, content } = t
  const player = playerOf(state, seat)
  let gained = 0
  while (gained < most && hasFreeSlot(player, content)) {
    const token = state.bonusRumours.pop()
    if (token === undefined) break
    player.evidence.push(token)
    gained += 1
  }
  if (gained > 0) tell(t, { kind: 'gained', seat, what: 'rumours', n: gained, why })
}

/** Tokens from the bag into empty slots. */
export function gainFromBag(t: CryptidsTable, seat: number, most: number, why: GainCause): void {
  const { content } = t
  const player = playerOf(t.state, seat)
  const faces: Face[] = []
  while (faces.length < most && hasFreeSlot(player, content)) {
    const token = drawToken(t)
    if (token === undefined) break
    player.evidence.push(token)
    faces.push(faceOf(content, token))
  }
  if (faces.length > 0) tell(t, { kind: 'drew', seat, faces, why })
}

export function gainCoins(t: CryptidsTable, seat: number, n: number, why: GainCause): void {
  playerOf(t.state, seat).coins += n
  tell(t, { kind: 'gained', seat, what: 'coins', n, why })
}

export function gainExperience(t: CryptidsTable, seat: number, n: number, why: GainCause): void {
  playerOf(t.state, seat).experience += n
  tell(t, { kind: 'gained', seat, what: 'exp', n, why })
}

/** Takes a token with that face from a board, but none of `except`. */
export function takeFace(
  t: CryptidsTable,
  evidence: string[],
  face: Face,
  except: readonly string[] = [],
): string {
  const index = evidence.findIndex((token) => faceOf(t.content, token) === face && !except.includes(token))
  const [token] = index < 0 ? [] : evidence.splice(index, 1)
  if (token === undefined) throw new Error(`there is no evidence ${face} on the board`)
  return token
}
