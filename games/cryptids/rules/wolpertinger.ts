import type { WolpertingerFace } from '../content/vocabulary.ts'
import { type ActNamed, type By, type TextList, type TextOf, write } from './acts.ts'
import { type CryptidsContent, known, placeOf } from './content.ts'
import { discardToken, gainCoins, gainFromBag, hasFreeSlot, takeFace } from './evidence.ts'
import { placeIn } from './movement.ts'
import { markUsed } from './skills.ts'
import type { CryptidsState, Player } from './state.ts'
import { type CryptidsTable, faceOf, playerOf, tell } from './table.ts'

export function tokensWith(player: Player, content: CryptidsContent, face: WolpertingerFace): string[] {
  return player.wolpertingers.filter((token) => known(content.wolpertingers, token).face === face)
}

/** CR-WOLP-2, CR-WOLP-9: why there is nothing to search for here. */
export function cityOfSearchForbidden(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
): 'searchInCity' | 'searchEmpty' | null {
  const place = placeIn(playerOf(state, seat))
  if (state.wolpertingerCities.includes(place)) return null
  return placeOf(content, place).isCity ? 'searchEmpty' : 'searchInCity'
}

/** CR-WOLP-2: why a search cannot be paid with a rumour of that face. */
export function rumourForbidden(
  { evidence }: Player,
  content: CryptidsContent,
  face: 'R' | 'r',
): 'searchRumour' | null {
  return evidence.some((token) => faceOf(content, token) === face) ? null : 'searchRumour'
}

/** CR-WOLP-4, CR-WOLP-5: why a token cannot be cashed. */
export function cashForbidden(
  player: Player,
  content: CryptidsContent,
  face: 'coins' | 'evidence',
): 'noToken' | 'boardFull' | null {
  if (tokensWith(player, content, face).length === 0) return 'noToken'
  return face === 'coins' || hasFreeSlot(player, content) ? null : 'boardFull'
}

/** CR-WOLP-2, CR-WOLP-3: a form of tracking for one rumour, in a city that still holds a token. */
export function addSearches(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  to: TextOf<'turn'>[],
): void {
  const player = playerOf(state, seat)
  if (cityOfSearchForbidden(state, content, seat) !== null) return
  for (const face of ['R', 'r'] as const) {
    if (rumourForbidden(player, content, face) !== null) continue
    if (player.action === 'ready') to.push(write.search({ by: 'action', face }))
    if (player.skills.trackSkill === 'ready') to.push(write.search({ by: 'skill', face }))
  }
}

/** Nobody knows which token lies in a city: chance decides when it is taken. */
export function search(t: CryptidsTable, seat: number, face: 'R' | 'r', by: By): void {
  const { state, content } = t
  const player = playerOf(state, seat)
  markUsed(player, by, 'trackSkill')
  const spent = takeFace(t, player.evidence, face)
  discardToken(t, spent)
  const city = placeIn(player)
  state.wolpertingerCities = state.wolpertingerCities.filter((each) => each !== city)
  const token = t.draw(state.wolpertingers)
  if (token === undefined) throw new Error('every city has a token of its own')
  player.wolpertingers.push(token)
  const found = known(content.wolpertingers, token).face
  tell(t, { kind: 'searched', seat, city, token: found, spent: faceOf(content, spent), by })
}

/** CR-WOLP-9: a used token leaves the game. */
export function spendWolpertinger(t: CryptidsTable, seat: number, face: WolpertingerFace): void {
  const player = playerOf(t.state, seat)
  const [token] = tokensWith(player, t.content, face)
  player.wolpertingers = player.wolpertingers.filter((each) => each !== token)
  tell(t, { kind: 'cashed', seat, token: face })
}

/** CR-WOLP-4, CR-WOLP-5. */
export function addCashing(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  to: TextList<'cash'>,
): void {
  const player = playerOf(state, seat)
  if (player.wolpertingers.length === 0) return
  for (const face of ['coins', 'evidence'] as const) {
    if (cashForbidden(player, content, face) === null) to.push(write.cash({ face }))
  }
}

export function cash(t: CryptidsTable, seat: number, face: ActNamed<'cash'>['face']): void {
  if (face === 'coins') {
    spendWolpertinger(t, seat, 'coins')
    gainCoins(t, seat, t.content.pack.wolpertinger.coins.value, 'token')
  } else {
    spendWolpertinger(t, seat, 'evidence')
    gainFromBag(t, seat, 1, 'token')
  }
}
