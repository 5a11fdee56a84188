import type { Flow } from '@curio/kernel'
import { SCHOOLS, type School, type Suit } from '../content/vocabulary.ts'
import type { LearnTerms } from '../effects/terms.ts'
import type { ActNamed, By } from './acts.ts'
import { kindsLacking } from './components.ts'
import { type TrickerionContent, trickOf } from './content.ts'
import { dieForbidden, turnToBlank } from './dice.ts'
import { lawOf } from './gains.ts'
import { type TextList, write } from './grammar.ts'
import { lower, pointsForbidden, spendPoints } from './points.ts'
import { putMarkers } from './prepare.ts'
import type { Reason } from './reasons.ts'
import { afterwards, claimEffect, powerForbidden, termsOf } from './special.ts'
import type { Player, TrickerionState } from './state.ts'
import { hasBoard, playerOf, type TrickerionTable, tell } from './table.ts'
import { freeSymbols, freeTrickSlots, giveBackTrick, type TrickBoard, takeTrick } from './tricks.ts'

/** Section 4.18. */

const learnAp = (state: TrickerionState, content: TrickerionContent, { apLess }: LearnTerms): number =>
  lower(lawOf(state, content).actionAp.learn, apLess)

/** TR-DT-LEARN-9: coins for Fame that is missing. */
export function learnPrice(player: Player, content: TrickerionContent, trick: string): number {
  const { level } = trickOf(content, trick).entry
  return Math.max(0, (content.pack.constants.thresholds.byLevel[level - 1] ?? 0) - player.fame)
}

/** TR-DT-LEARN-2 to TR-DT-LEARN-9, TR-DT-LEARN-16: why a die does not lead to a trick. */
function trickForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  die: number,
  trick: string,
  terms: LearnTerms,
): Reason | null {
  const forbidden = dieForbidden(state, content, die, 'residence')
  if (forbidden !== null) return forbidden
  const player = playerOf(state, seat)
  const { school } = trickOf(content, trick).entry
  if (!state.decks[school].includes(trick)) {
    if (player.tricks.some((own) => own.trick === trick)) return 'trickYours'
    const isOwned = state.players.some(({ tricks }) => tricks.some((own) => own.trick === trick))
    return isOwned ? 'trickOwned' : 'trickOut'
  }
  const face = state.dice[die]
  const fits =
    terms.anySchool || face === 'any' || face === school || schoolOf(state, content, seat) === school
  if (!fits) return 'dieShowsOtherSchool'
  if (terms.replaces && kindsLacking(player, content, trickOf(content, trick)) > 0) return 'lacksComponents'
  return learnPrice(player, content, trick) > player.coins ? 'belowThreshold' : null
}

/** The school of the player's magician (TR-PSET-5). */
export function schoolOf(
  state: TrickerionState,
  { magicians }: TrickerionContent,
  seat: number,
): School | null {
  const { magician } = playerOf(state, seat)
  return magician === null ? null : (magicians.get(magician)?.entry.school ?? null)
}

/** TR-DT-LEARN-12 to TR-DT-LEARN-14: why a new trick cannot lie there with that symbol. */
function trickPlaceForbidden(
  player: Player,
  content: TrickerionContent,
  symbol: Suit,
  on: TrickBoard,
  terms: LearnTerms,
): 'symbolTaken' | 'noTrickSlot' | null {
  const bearer = player.tricks.find((own) => own.symbol === symbol)
  if (terms.replaces !== (bearer !== undefined)) return 'symbolTaken'
  const freed = bearer?.on === on ? 1 : 0
  return freeTrickSlots(player, content, on) + freed > 0 ? null : 'noTrickSlot'
}

/** Section 4.18: why a trick cannot be learned with a die, to lie there with that symbol. */
export function lessonForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  { die, trick, symbol, on }: Pick<ActNamed<'learn'>, 'die' | 'trick' | 'symbol' | 'on'>,
  terms: LearnTerms,
): Reason | null {
  return (
    trickForbidden(state, content, seat, die, trick, terms) ??
    trickPlaceForbidden(playerOf(state, seat), content, symbol, on, terms) ??
    pointsForbidden(state, learnAp(state, content, terms))
  )
}

interface TrickPlace {
  readonly symbol: Suit
  readonly on: TrickBoard
}

function trickPlaces(player: Player, content: TrickerionContent, terms: LearnTerms): readonly TrickPlace[] {
  const symbols = terms.replaces ? player.tricks.map((own) => own.symbol) : freeSymbols(player)
  const boards = hasBoard(player, 'engineer') ? (['board', 'engineer'] as const) : (['board'] as const)
  return boards.flatMap((on) =>
    symbols.flatMap((symbol) =>
      trickPlaceForbidden(player, content, symbol, on, terms) === null ? [{ symbol, on }] : [],
    ),
  )
}

export function addLessons(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  by: By,
  terms: LearnTerms,
  to: TextList<'learn'>,
): void {
  if (pointsForbidden(state, learnAp(state, content, terms)) !== null) return
  const places = trickPlaces(playerOf(state, seat), content, terms)
  if (places.length === 0) return
  for (let die = 0; die < state.dice.length; die++) {
    if (dieForbidden(state, content, die, 'residence') !== null) continue
    for (const school of SCHOOLS) {
      for (const trick of state.decks[school]) {
        if (trickForbidden(state, content, seat, die, trick, terms) !== null) continue
        for (const { symbol, on } of places) {
          const act = { type: 'learn', by, die, trick, symbol, on } as const
          if (powerForbidden(state, content, seat, act) === null) to.push(write.learn(act))
        }
      }
    }
  }
}

/** TR-DT-LEARN-6, TR-DT-LEARN-10, TR-DT-LEARN-15. */
export function learn(t: TrickerionTable, seat: number, act: ActNamed<'learn'>): Flow | undefined {
  const { state, content } = t
  const { die, trick, symbol, on } = act
  const terms = termsOf(state, content, 'learn', act)
  const player = playerOf(state, seat)
  spendPoints(state, learnAp(state, content, terms))
  claimEffect(t, seat, act)
  turnToBlank(state, die)
  const coins = learnPrice(player, content, trick)
  player.coins -= coins
  const old = terms.replaces ? player.tricks.find((own) => own.symbol === symbol) : undefined
  if (old) returnTrick(t, seat, old.trick)
  const own = takeTrick(state, content, seat, trick, symbol, on)
  own.markers = old?.markers ?? 0
  putMarkers(state, content, seat, own, terms.markers(trickOf(content, trick).entry.level))
  tell(t, { kind: 'learned', seat, trick, symbol, on, die, coins })
  return afterwards(t, seat, act, { action: 'learn', trick })
}

/** TR-TRK-1 to TR-TRK-5. */
export function returnTrick(t: TrickerionTable, seat: number, trick: string): void {
  const { markers } = giveBackTrick(t.state, t.content, seat, trick)
  tell(t, { kind: 'returnedTrick', seat, trick, markers })
}
