import { type Chance, shuffle, type Viewer } from '@curio/kernel'
import { type CryptidsContent, tokenOf } from './rules/content.ts'
import type { CryptidsState } from './rules/state.ts'

/**
 * Deals anew what the viewer cannot know (CR-GEN-6): others' contracts, the faces of tokens that lie back side up, and
 * which of its type every other token is, because that would tell its back.
 */
export function determinizeCryptids(
  state: CryptidsState,
  viewer: Viewer,
  chance: Chance,
  content: CryptidsContent,
): void {
  redealContracts(state, viewer, chance)
  exchangeTokens(state, chance, content)
}

function redealContracts(state: CryptidsState, viewer: Viewer, chance: Chance): void {
  if (state.poacher || state.phase === 'over') return
  const others = state.players.filter((_, seat) => seat !== viewer)
  const unknown = [...state.contracts.rest, ...others.flatMap(({ contracts }) => contracts)]
  shuffle(unknown, chance)
  for (const player of others) player.contracts = unknown.splice(0, player.contracts.length)
  state.contracts.rest.splice(0, state.contracts.rest.length, ...unknown)
}

function exchangeTokens(state: CryptidsState, chance: Chance, content: CryptidsContent): void {
  const hidden = state.display.flatMap((slot) => slot?.locationToken ?? [])
  const open = openTokens(state).filter((token) => tokenOf(content, token).face !== 'r')
  const left = content.pack.evidence.map((token) => token.id)
  shuffle(left, chance)
  const renamed = new Map<string, string>()
  const rename = (old: string, fits: (token: string) => boolean): void => {
    const [token] = left.splice(left.findIndex(fits), 1)
    if (token !== undefined) renamed.set(old, token)
  }
  const faceDown = guessHidden(chance, content, hidden, open)
  hidden.forEach((token, index) => {
    rename(token, (other) => other === faceDown[index])
  })
  for (const token of open) {
    const { type } = tokenOf(content, token)
    rename(token, (other) => tokenOf(content, other).type === type)
  }
  for (const token of state.bag.rest) rename(token, () => true)
  renameAll(state, renamed)
}

/** Tokens whose type everybody sees. */
function openTokens(state: CryptidsState): string[] {
  return [
    ...state.discard,
    ...state.market.filter((token) => token !== null),
    ...state.map.map(({ token }) => token),
    ...state.display.flatMap((slot) => slot?.evidenceTokens ?? []),
    ...state.players.flatMap(({ evidence }) => evidence),
    ...(state.poacher?.evidence ?? []),
  ]
}

/** Other tokens with the same backs, chosen so that enough of every type are left for the open ones. */
function guessHidden(
  chance: Chance,
  content: CryptidsContent,
  hidden: readonly string[],
  open: readonly string[],
): readonly string[] {
  const typeOf = (token: string): string => tokenOf(content, token).type
  const count = (tokens: readonly string[], type: string): number =>
    tokens.filter((token) => typeOf(token) === type).length
  const all = content.pack.evidence.map((token) => token.id)
  const types = new Set(all.map(typeOf))
  const isPossible = (guess: readonly string[]): boolean =>
    new Set(guess).size === guess.length &&
    [...types].every((type) => count(guess, type) + count(open, type) <= count(all, type))
  let guesses: (readonly string[])[] = [[]]
  for (const token of hidden) {
    const { back } = tokenOf(content, token)
    const alike = all.filter((other) => tokenOf(content, other).back === back)
    guesses = guesses.flatMap((guess) => alike.map((other) => [...guess, other]))
  }
  const possible = guesses.filter(isPossible)
  return possible[chance.below(possible.length)] ?? hidden
}

function renameAll(state: CryptidsState, renamed: ReadonlyMap<string, string>): void {
  const rename = (token: string): string => renamed.get(token) ?? token
  const renameIn = (tokens: string[]): void => {
    tokens.forEach((token, index) => {
      tokens[index] = rename(token)
    })
  }
  renameIn(state.bag.rest)
  renameIn(state.discard)
  state.market = state.market.map((token) => (token === null ? null : rename(token)))
  for (const each of state.map) each.token = rename(each.token)
  for (const slot of state.display) {
    if (!slot) continue
    renameIn(slot.evidenceTokens)
    if (slot.locationToken !== null) slot.locationToken = rename(slot.locationToken)
  }
  for (const player of state.players) renameIn(player.evidence)
  if (state.poacher) renameIn(state.poacher.evidence)
  if (!state.turn) return
  renameIn(state.turn.bought)
  renameIn(state.turn.sold)
}
