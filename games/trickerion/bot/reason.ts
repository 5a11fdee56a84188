import { type Json, leadOf, sameJson } from '@curio/kernel'
import type { Component } from '../content/vocabulary.ts'
import type { ActNamed, Load } from '../rules/acts.ts'
import { effectiveCount } from '../rules/components.ts'
import { slotOf, type TrickerionContent, trickOf } from '../rules/content.ts'
import { isQuestionKind, readAct } from '../rules/grammar.ts'
import { previewSetUp, showOf } from '../rules/links.ts'
import { pointsOf } from '../rules/placing.ts'
import { locationOf } from '../rules/plan.ts'
import { markersDue } from '../rules/prepare.ts'
import type { Disc, Player, TrickerionState } from '../rules/state.ts'
import { characterOf, playerOf } from '../rules/table.ts'
import { forecastShow } from '../rules/yields.ts'
import { roundsLeft } from './means.ts'
import { priorsOf } from './priors.ts'
import { amountWorth, stagedBy } from './stage.ts'
import { lackOf } from './tricks.ts'
import { WEIGHTS } from './weights.ts'

/** Plain data, as a reason is sent to whoever asked for it. */
type Paid = { readonly fame: number; readonly coins: number; readonly shards: number }

/** Why an act is a good one. */
export type TrickerionReason =
  /** What the show would pay the player, who performs it now or may when on stage. */
  | { readonly why: 'show'; readonly card: string; readonly amount: Paid; readonly isNow: boolean }
  /** A marker is set up, with this many links. */
  | { readonly why: 'links'; readonly trick: string; readonly links: number }
  /** What the missing components of the trick would still cost; 0 when everything is there. */
  | { readonly why: 'learned'; readonly trick: string; readonly coins: number }
  | { readonly why: 'prepared'; readonly trick: string; readonly markers: number }
  /** A trick of the player needs the component. */
  | { readonly why: 'needed'; readonly kind: Component; readonly trick: string }
  /** What somebody is sent to do there. */
  | { readonly why: 'toPrepare'; readonly trick: string }
  | { readonly why: 'toSetUp'; readonly trick: string }
  | { readonly why: 'toBuy'; readonly kind: Component; readonly trick: string }
  /** The slot gives this many action points. */
  | { readonly why: 'points'; readonly ap: number }
  /** The team has one more member for this many rounds. */
  | { readonly why: 'hired'; readonly rounds: number }
  /** Worth this much more Fame than the next best. */
  | { readonly why: 'ahead'; readonly fame: number }

/** Why a seat should answer a question like that, or null where there is little to say. */
export function reasonFor(
  state: TrickerionState,
  seat: number,
  kind: string,
  answer: Json,
  options: readonly Json[],
  content: TrickerionContent,
): TrickerionReason | null {
  return ofAct(state, seat, kind, answer, content) ?? ahead(state, seat, kind, answer, options, content)
}

function ofAct(
  state: TrickerionState,
  seat: number,
  kind: string,
  answer: Json,
  content: TrickerionContent,
): TrickerionReason | null {
  const act = isQuestionKind(kind) ? readAct(kind, answer) : null
  const player = playerOf(state, seat)
  switch (act?.type) {
    case 'perform':
      return forShow(state, seat, content, act.card)
    case 'place':
      return forPlacing(state, seat, content, act)
    case 'assign':
      return forPlan(state, seat, content, act.disc, act.card)
    case 'setUp':
      return forSettingUp(state, seat, content, act)
    case 'learn':
    case 'trick':
      return forLearning(state, player, content, act.trick)
    case 'prepare': {
      const own = player.tricks.find(({ trick }) => trick === act.trick)
      return own ? { why: 'prepared', trick: act.trick, markers: markersDue(content, own) } : null
    }
    case 'components':
    case 'buy':
      return forComponents(player, content, act.loads)
    case 'order':
    case 'orderBeside':
    case 'quickOrder':
      return forComponents(player, content, [{ kind: act.kind, count: 1, on: 'board' }])
    case 'hire': {
      const rounds = Math.floor(roundsLeft(state, content))
      return rounds > 0 ? { why: 'hired', rounds } : null
    }
    default:
      return null
  }
}

function forShow(
  state: TrickerionState,
  seat: number,
  content: TrickerionContent,
  card: string,
): TrickerionReason | null {
  const show = showOf(state, card)
  const amount = show && forecastShow(state, content, show, seat).bySeat[seat]
  return amount ? { why: 'show', card, amount: { ...amount }, isNow: true } : null
}

function forPlacing(
  state: TrickerionState,
  seat: number,
  content: TrickerionContent,
  { disc, slot: id, extras }: ActNamed<'place'>,
): TrickerionReason | null {
  const slot = slotOf(content, id)
  if (slot.isStage) return forStage(state, seat, content)
  const character = characterOf(playerOf(state, seat), disc)
  const ap = pointsOf(state, content, seat, character, slot, extras)
  return ap > 0 ? { why: 'points', ap } : null
}

/** The show that would pay most to somebody who goes on stage. */
function forStage(state: TrickerionState, seat: number, content: TrickerionContent): TrickerionReason | null {
  const left = roundsLeft(state, content)
  let best: TrickerionReason | null = null
  let most = 0
  for (const show of state.row) {
    if (!show?.markers.some((marker) => marker.seat === seat)) continue
    const amount = forecastShow(state, content, show, seat).bySeat[seat]
    const worth = amount ? amountWorth(amount, left) : 0
    if (!amount || worth <= most) continue
    most = worth
    best = { why: 'show', card: show.card, amount: { ...amount }, isNow: false }
  }
  return best
}

/** What somebody can do where a card sends them. */
function forPlan(
  state: TrickerionState,
  seat: number,
  content: TrickerionContent,
  disc: Disc,
  card: string,
): TrickerionReason | null {
  const player = playerOf(state, seat)
  switch (locationOf(content, card)) {
    case 'workshop': {
      const ready = player.tricks.find(
        ({ trick, markers }) =>
          markers === 0 && lackOf(state, player, content, trickOf(content, trick)).kinds === 0,
      )
      return ready ? { why: 'toPrepare', trick: ready.trick } : null
    }
    case 'theater': {
      if (disc === 'magician' && stagedBy(state, seat) > 0) return forStage(state, seat, content)
      const prepared = player.tricks.find(({ markers }) => markers > 0)
      return prepared ? { why: 'toSetUp', trick: prepared.trick } : null
    }
    case 'marketRow': {
      const onSale = state.market.stall.map((kind): Load => ({ kind, count: 1, on: 'board' }))
      const needed = forComponents(player, content, onSale)
      return needed?.why === 'needed' ? { ...needed, why: 'toBuy' } : null
    }
    case 'downtown':
    case 'darkAlley':
      return null
  }
}

function forSettingUp(
  state: TrickerionState,
  seat: number,
  content: TrickerionContent,
  { trick, spot }: ActNamed<'setUp'>,
): TrickerionReason | null {
  const show = showOf(state, spot.card)
  const links = show ? previewSetUp(content, show, seat, trick, spot).links.length : 0
  return links > 0 ? { why: 'links', trick, links } : null
}

const forLearning = (
  state: TrickerionState,
  player: Player,
  content: TrickerionContent,
  trick: string,
): TrickerionReason => ({
  why: 'learned',
  trick,
  coins: lackOf(state, player, content, trickOf(content, trick)).coins,
})

/** The first of the components that a trick of the player still lacks. */
function forComponents(
  player: Player,
  content: TrickerionContent,
  loads: readonly Load[],
): Extract<TrickerionReason, { why: 'needed' }> | null {
  for (const { trick } of player.tricks) {
    for (const { kind, count } of trickOf(content, trick).needs) {
      const isLacking = effectiveCount(player, content, kind) < count
      if (isLacking && loads.some((load) => load.kind === kind)) return { why: 'needed', kind, trick }
    }
  }
  return null
}

/** Smaller leads are not worth telling. */
const LEAST_LEAD = 1

function ahead(
  state: TrickerionState,
  seat: number,
  kind: string,
  answer: Json,
  options: readonly Json[],
  content: TrickerionContent,
): TrickerionReason | null {
  const weights = priorsOf(state, seat, kind, options, content)
  const index = options.findIndex((option) => sameJson(option, answer))
  const fame = Math.round((weights && leadOf(weights, index, WEIGHTS.clearly)) ?? 0)
  return fame >= LEAST_LEAD && Number.isFinite(fame) ? { why: 'ahead', fame } : null
}
