import type { Location } from '../content/vocabulary.ts'
import type { TrickerionContent } from '../rules/content.ts'
import { type TrickCard, trickOf } from '../rules/content.ts'
import { isReady } from '../rules/placing.ts'
import { locationOf } from '../rules/plan.ts'
import type { Character, Player, TrickerionState } from '../rules/state.ts'
import { kindOf, playerOf } from '../rules/table.ts'
import { freeTrickSlots } from '../rules/tricks.ts'
import { coinWorth } from './means.ts'
import { bestShow, stagedBy } from './stage.ts'
import { learningWorth, pricesOf, wanted, yieldWorth } from './tricks.ts'
import { WEIGHTS } from './weights.ts'

/** What those who are sent to a location may be expected to do there, beyond what the position is worth already. */
export function planWorth(
  state: TrickerionState,
  seat: number,
  content: TrickerionContent,
  left: number,
): number {
  const player = playerOf(state, seat)
  const sent = new Map<Location, Character[]>()
  for (const character of player.characters) {
    if (!isReady(character) || character.card === null) continue
    const location = locationOf(content, character.card)
    const others = sent.get(location)
    if (others) others.push(character)
    else sent.set(location, [character])
  }
  let worth = 0
  for (const [location, characters] of sent) {
    worth += expected(state, seat, content, left, location, characters)
  }
  return worth
}

/** Beyond one character in a shared location the next one may find no slot. */
const SECOND = 0.3

/** Action points before the slot; in a shared location the first to come usually finds a better one. */
function pointsOf(content: TrickerionContent, characters: readonly Character[], isShared: boolean): number[] {
  const { value } = content.pack.constants.baseAp
  const points = characters.map(({ disc }) => value[kindOf(disc)]).sort((one, other) => other - one)
  return isShared ? points.map((ap, index) => (index === 0 ? ap + 1 : ap * SECOND)) : points
}

function expected(
  state: TrickerionState,
  seat: number,
  content: TrickerionContent,
  left: number,
  location: Location,
  characters: readonly Character[],
): number {
  const player = playerOf(state, seat)
  switch (location) {
    case 'downtown':
      return inDowntown(state, player, content, left, pointsOf(content, characters, true))
    case 'marketRow':
      return atMarket(state, seat, content, left, sum(pointsOf(content, characters, true)))
    case 'workshop':
      return inWorkshop(player, content, left, sum(pointsOf(content, characters, false)))
    case 'theater':
      return inTheater(state, seat, content, left, characters)
    case 'darkAlley': {
      const [first = 0, ...others] = pointsOf(content, characters, true)
      const further = Math.floor(Math.max(0, first - 1) / 2) + sum(others.map((ap) => 0.6 + ap / 3))
      return left < 1 ? 0 : WEIGHTS.firstDraw + further * WEIGHTS.furtherDraw
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** TR-DT: three points for a trick, a character or coins. */
function inDowntown(
  state: TrickerionState,
  player: Player,
  content: TrickerionContent,
  left: number,
  points: readonly number[],
): number {
  const bank = 3.6 * coinWorth(left)
  const canLearn = freeTrickSlots(player, content, 'board') > 0
  const learning = canLearn ? 0.7 * bestLearning(state, player, content, left) : 0
  const hiring = left > 1.5 ? WEIGHTS.hiring + (left - 1) * 0.3 : 0
  const deeds = [bank, learning, hiring].sort((one, other) => other - one)
  let worth = 0
  for (const ap of points) {
    // Two points and a poor slot are not enough for any of them.
    const chance = ap >= 4 ? 1 : ap >= 3 ? 0.85 : ap >= 2 ? 0.4 : 0.1
    worth += chance * (deeds.shift() ?? 0)
  }
  return worth
}

/** What the best trick that can be learned would add. */
function bestLearning(
  { decks }: TrickerionState,
  player: Player,
  content: TrickerionContent,
  left: number,
): number {
  const { byLevel } = content.pack.constants.thresholds
  let best = 0
  for (const deck of Object.values(decks)) {
    for (const trick of deck) {
      const { level } = trickOf(content, trick).entry
      const price = Math.max(0, (byLevel[level - 1] ?? 0) - player.fame)
      if (price > player.coins) continue
      best = Math.max(best, learningWorth(player, content, trick, left) - price * coinWorth(left))
    }
  }
  return best
}

/** TR-MKT: a point for each kind that is wanted and can be paid for. */
function atMarket(
  state: TrickerionState,
  seat: number,
  content: TrickerionContent,
  left: number,
  points: number,
): number {
  const kinds = [...wanted(state, seat, content, left)].sort(([, one], [, other]) => other - one)
  const { coins } = playerOf(state, seat)
  let budget = coins
  let worth = 0
  let ap = points
  for (const [kind, gain] of kinds) {
    const isOnSale = state.market.stall.includes(kind) || state.market.quickOrder === kind
    const price = isOnSale ? 1 : 2.2
    if (ap < 1 || budget < 2) break
    worth += gain * 0.6 * (isOnSale ? 1 : 0.45)
    ap -= price
    budget -= 3
  }
  return worth
}

/** TR-WS-PREP: whatever can be prepared. */
function inWorkshop(player: Player, content: TrickerionContent, left: number, points: number): number {
  if (left < 0.8) return 0
  let ap = points
  let worth = 0
  const gains = player.tricks
    .filter((own) => own.markers === 0)
    .map((own) => ({ own, card: trickOf(content, own.trick) }))
    .filter(({ card }) => pricesOf(player, content, card).missing === 0)
    .map(({ own, card }) => ({
      ap: card.entry.ap,
      gain: preparingWorth(card, yieldWorth(card, left, own)),
    }))
    .sort((one, other) => other.gain / other.ap - one.gain / one.ap)
  for (const each of gains) {
    if (each.ap > ap) continue
    ap -= each.ap
    worth += each.gain
  }
  return worth
}

/** Markers on the card, and a show that comes sooner. */
export const preparingWorth = ({ entry }: TrickCard, worth: number): number =>
  worth * (entry.markers * WEIGHTS.prepared + WEIGHTS.engine * (WEIGHTS.delayReady - WEIGHTS.delayPrepared))

/** TR-TH: set up what is prepared, and perform what is set up. */
function inTheater(
  state: TrickerionState,
  seat: number,
  content: TrickerionContent,
  left: number,
  characters: readonly Character[],
): number {
  const player = playerOf(state, seat)
  const { value } = content.pack.constants.baseAp
  const hands = characters.filter(({ disc }) => disc !== 'magician')
  const markers = player.tricks
    .flatMap((own) =>
      Array.from({ length: own.markers }, () => yieldWorth(trickOf(content, own.trick), left, own)),
    )
    .sort((one, other) => other - one)
  const setUps = Math.min(markers.length, sum(hands.map(({ disc }) => value[kindOf(disc)])))
  const settingUp = sum(
    markers.slice(0, setUps).map((worth) => worth * (WEIGHTS.staged - WEIGHTS.prepared) + WEIGHTS.link),
  )
  if (!characters.some(({ disc }) => disc === 'magician')) return settingUp
  const staged = stagedBy(state, seat)
  if (staged + setUps === 0) {
    // The Magician sets up instead of performing.
    const own = Math.min(markers.length, value.magician)
    return sum(
      markers.slice(0, own).map((worth) => worth * (WEIGHTS.staged - WEIGHTS.prepared) + WEIGHTS.link),
    )
  }
  const added = sum(markers.slice(0, setUps))
  const show = bestShow(state, seat, content, left) + added
  return settingUp + show * (WEIGHTS.performing - WEIGHTS.staged) + 1.2
}
