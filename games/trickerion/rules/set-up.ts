import type { Flow } from '@curio/kernel'
import type { SetUpTerms } from '../effects/terms.ts'
import type { ActNamed, By, Spot } from './acts.ts'
import { type TrickerionContent, trickOf } from './content.ts'
import { gain, lawOf, receive } from './gains.ts'
import { actOf, type TextList, write } from './grammar.ts'
import { type LinkTerms, linkPay, previewSetUp, showInRow } from './links.ts'
import { pointsForbidden, spendPoints } from './points.ts'
import type { Reason } from './reasons.ts'
import { abilityOf, afterwards, claimEffect, powerForbidden, termsOf } from './special.ts'
import { eachSpot, putMarker, spotForbidden } from './spots.ts'
import type { OwnTrick, TrickerionState } from './state.ts'
import { choose, playerOf, type TrickerionTable, tell } from './table.ts'
import { trickInWorkshop } from './tricks.ts'

/** Sections 4.29 and 4.30. */

/** Without a special assignment. */
export const PRINTED_LINKS: LinkTerms = { paysNeighbours: false, linkTimes: 1 }

/** Why no marker of a trick can be set up, wherever. */
function markerForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  { markers }: OwnTrick,
  size: number,
): Reason | null {
  if (markers < size) return 'noMarkers'
  return pointsForbidden(state, lawOf(state, content).actionAp.setUp)
}

export function setUpForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  own: OwnTrick,
  spot: Spot,
  size: number,
  terms: SetUpTerms,
): Reason | null {
  const piece = { seat, trick: own.trick, moved: null }
  return markerForbidden(state, content, own, size) ?? spotForbidden(state, content, piece, spot, terms)
}

/** Markers that the player may put down as one: 1, and those of a pile (TR-MAG-ELEC-1). */
export function sizesOf(state: TrickerionState, content: TrickerionContent, seat: number): readonly number[] {
  const { pile } = abilityOf(state, content, seat)
  return pile ? [1, pile.size] : ONE
}

const ONE = [1]

export function addSetUps(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  by: By,
  terms: SetUpTerms,
  to: TextList<'setUp'>,
): void {
  for (const own of playerOf(state, seat).tricks) {
    for (const size of sizesOf(state, content, seat)) {
      if (markerForbidden(state, content, own, size) !== null) continue
      const { trick } = own
      eachSpot(state, content, { seat, trick, moved: null }, terms, (spot) => {
        const act = { type: 'setUp', by, trick, spot, size } as const
        if (powerForbidden(state, content, seat, act) === null) to.push(write.setUp(act))
      })
    }
  }
}

export function* setUpTrick(t: TrickerionTable, seat: number, act: ActNamed<'setUp'>): Flow {
  const { state, content } = t
  const { trick, spot, size } = act
  const terms = termsOf(state, content, 'setUp', act)
  spendPoints(state, lawOf(state, content).actionAp.setUp)
  claimEffect(t, seat, act)
  trickInWorkshop(playerOf(state, seat), trick).markers -= size
  const { links } = previewSetUp(content, showInRow(state, spot.card), seat, trick, spot)
  putMarker(state, spot, { seat, trick, size })
  tell(t, { kind: 'setUp', seat, trick, spot, size, links: links.length })
  const { school } = trickOf(content, trick).entry
  gain(t, seat, { fame: lawOf(state, content).setUpFame[school] }, 'prophecy', 'prophecies')
  yield* payLinks(t, seat, trick, spot, terms)
  const rest = afterwards(t, seat, act, { action: 'setUp', trick, spot })
  if (rest) yield* rest
}

/** TR-TH-LINK-2 to TR-TH-LINK-7: what the links of a marker that was just put down bring. */
export function* payLinks(
  t: TrickerionTable,
  seat: number,
  trick: string,
  spot: Spot,
  terms = PRINTED_LINKS,
): Flow {
  const { state, content } = t
  const { times, each, shards } = linkPay(content, showInRow(state, spot.card), seat, trick, spot, terms)
  for (const paid of shards) gain(t, paid.seat, { shards: paid.shards }, 'shardCircle', 'links')
  if (times > 0 && each > 0) yield* payLevelBonus(t, seat, times, each)
}

/** TR-TH-LINK-3, TR-TH-LINK-4: for each link Fame or coins. */
function* payLevelBonus(t: TrickerionTable, seat: number, times: number, each: number): Flow {
  const answer = yield* choose(t, seat, 'link', () =>
    Array.from({ length: times + 1 }, (_, coins) => write.linkPay({ fame: times - coins, coins })),
  )
  const act = actOf('link', answer)
  const sum = { fame: act.fame * each, coins: act.coins * each }
  tell(t, { kind: 'linked', seat, links: times, ...sum })
  receive(t, seat, sum, 'links')
}
