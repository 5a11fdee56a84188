import { type Day, SPECIALISTS } from '../content/vocabulary.ts'
import { slotOf, stageOfCard, type TrickerionContent, trickOf } from './content.ts'
import { amountOf, lawOf } from './gains.ts'
import { countLinks } from './links.ts'
import type { Amount, Paid, PerformerBonus } from './notes.ts'
import type { Payout, YieldChange } from './powers.ts'
import { abilityOf } from './special.ts'
import type { Marker, Show, TrickerionState } from './state.ts'
import { characterOf, isPlaced, playerOf } from './table.ts'
import { trickInWorkshop } from './tricks.ts'

/** Sections 4.33 and 4.34: what a performance pays. */

/** TR-TH-3: the day on which the player's characters stand in the Theater. */
export function dayOf(state: TrickerionState, content: TrickerionContent, seat: number): Day | null {
  for (const character of playerOf(state, seat).characters) {
    if (!isPlaced(character)) continue
    const { day } = slotOf(content, character.at)
    if (day !== null) return day
  }
  return null
}

/** TR-PERF-REW-2 to TR-PERF-REW-6: the day that counts for an owner's tricks. */
function dayFor(
  state: TrickerionState,
  content: TrickerionContent,
  owner: number,
  performer: number,
): Day | null {
  const performers = dayOf(state, content, performer)
  if (lawOf(state, content).performersDay) return performers
  return dayOf(state, content, owner) ?? performers
}

/** What changes the yield of a marker by itself: its day, its pile, and what was added to its trick for good. */
export function changesOf(
  state: TrickerionState,
  content: TrickerionContent,
  marker: Marker,
  performer: number,
): YieldChange[] {
  const changes: YieldChange[] = []
  const add = (fame: number, coins: number, day: Day | null): void => {
    if (fame !== 0 || coins !== 0) changes.push({ change: 'add', fame, coins, day })
  }
  const { extra } = trickInWorkshop(playerOf(state, marker.seat), marker.trick)
  add(extra.fame, extra.coins, null)
  const day = dayFor(state, content, marker.seat, performer)
  if (day !== null) {
    const { fame, coins } = lawOf(state, content).dayModifiers[day]
    add(fame, coins, day)
  }
  return changes
}

/** TR-PERF-REW-1: what each marker on a card is going to pay, before powers change it. */
export function payoutsOf(
  state: TrickerionState,
  content: TrickerionContent,
  { markers }: Show,
  performer: number,
): Payout[] {
  return markers.map((marker) => {
    const { entry } = trickOf(content, marker.trick)
    const changes = changesOf(state, content, marker, performer)
    const { pile } = abilityOf(state, content, marker.seat)
    if (marker.size > 1 && pile) {
      const { fame = 0, coins = 0 } = pile.extra(entry.level)
      changes.push({ change: 'add', fame, coins, day: null })
    }
    return { marker, printed: entry.yields, changes }
  })
}

/** TR-PERF-REW-7, TR-PERF-REW-8, TR-PERF-REW-12: never below 0, after every single change. */
function changed({ fame, coins, shards }: Amount, change: YieldChange): Amount {
  switch (change.change) {
    case 'add':
      return { fame: Math.max(0, fame + change.fame), coins: Math.max(0, coins + change.coins), shards }
    case 'times': {
      const times = (what: keyof Amount): number => (change.what === what ? change.times : 1)
      return { fame: fame * times('fame'), coins: coins * times('coins'), shards: shards * times('shards') }
    }
  }
}

function* inEveryOrder(amount: Amount, changes: readonly YieldChange[]): Generator<Amount> {
  if (changes.length === 0) yield amount
  for (const first of changes) {
    yield* inEveryOrder(
      changed(amount, first),
      changes.filter((other) => other !== first),
    )
  }
}

const isAsGood = (one: Amount, other: Amount): boolean =>
  one.fame >= other.fame && one.coins >= other.coins && one.shards >= other.shards

const isSame = (one: Amount, other: Amount): boolean => isAsGood(one, other) && isAsGood(other, one)

/**
 * TR-PERF-REW-10, TR-PERF-REW-11: what a marker may pay, by the order of the changes; only results that no other one
 * beats. One of them is nearly always as good as all others.
 */
export function resultsOf(
  { printed, changes }: Pick<Payout, 'printed' | 'changes'>,
  coinsAsFame: boolean,
): readonly Amount[] {
  const received = (amount: Amount): Amount =>
    coinsAsFame ? { fame: amount.fame + amount.coins, coins: 0, shards: amount.shards } : amount
  if (changes.length < 2) return [received(changes.reduce(changed, printed))]
  const results: Amount[] = []
  for (const amount of inEveryOrder(printed, changes)) {
    const result = received(amount)
    if (!results.some((other) => isSame(other, result))) results.push(result)
  }
  return results.filter((one) => !results.some((other) => other !== one && isAsGood(other, one)))
}

/** A payout as it is told. */
export function paidFor({ marker, changes }: Payout, amount: Amount): Paid {
  const { seat, trick, place } = marker
  const day = changes.find((change) => change.change === 'add' && change.day !== null)
  return { ...amount, seat, trick, place, day: day?.change === 'add' ? day.day : null }
}

/** Section 4.34: what the performer gets besides. */
export function performerBonus(
  state: TrickerionState,
  content: TrickerionContent,
  performer: number,
  show: Show,
): PerformerBonus {
  const { link, backstage } = content.pack.constants.performer
  const times = lawOf(state, content).performerTimes
  const links = countLinks(content, show)
  const player = playerOf(state, performer)
  const isBackstage = (character: ReturnType<typeof characterOf>): boolean =>
    isPlaced(character) && slotOf(content, character.at).day !== null
  return {
    links,
    forLinks: multiplied(link, links * times),
    forSpecialists: SPECIALISTS.filter((specialist) => isBackstage(characterOf(player, specialist))).map(
      (specialist) => ({ specialist, amount: multiplied(backstage[specialist], times) }),
    ),
    forCard: multiplied(stageOfCard(content, show.card).entry.bonus, times),
  }
}

const multiplied = ({ fame, coins, shards }: Amount, times: number): Amount => ({
  fame: fame * times,
  coins: coins * times,
  shards: shards * times,
})

export interface Forecast {
  readonly paid: readonly Paid[]
  readonly bonus: PerformerBonus
  /** All that a seat would get, seat by seat. */
  readonly bySeat: readonly Amount[]
}

/** What a card would pay if this player performed it as it stands, without anybody's choices in between. */
export function forecastShow(
  state: TrickerionState,
  content: TrickerionContent,
  show: Show,
  performer: number,
): Forecast {
  const paid = payoutsOf(state, content, show, performer).map((payout) => {
    // What is known beforehand leaves no choice; only cards that are used in the performance itself do.
    const [amount = amountOf({})] = resultsOf(payout, lawOf(state, content).coinsAsFame)
    return paidFor(payout, amount)
  })
  const bonus = performerBonus(state, content, performer, show)
  const bySeat = state.players.map((_, seat) => {
    const own: Amount[] = paid.filter((each) => each.seat === seat)
    if (seat === performer) {
      own.push(bonus.forLinks, bonus.forCard, ...bonus.forSpecialists.map(({ amount }) => amount))
    }
    return own.reduce(plus, amountOf({}))
  })
  return { paid, bonus, bySeat }
}

const plus = (one: Amount, other: Amount): Amount => ({
  fame: one.fame + other.fame,
  coins: one.coins + other.coins,
  shards: one.shards + other.shards,
})

/** TR-PERF-1: the seat whose Magician stands on the stage of a day. */
export function performerOn(state: TrickerionState, day: Day): number | null {
  const stage = `${day}.stage`
  const seat = state.players.findIndex((player) => characterOf(player, 'magician').at === stage)
  return seat < 0 ? null : seat
}
