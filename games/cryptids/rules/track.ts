import type { Flow } from '@curio/kernel'
import type { Evidence, Pair, TrackingResult } from '../content/vocabulary.ts'
import { applyAbility } from './abilities.ts'
import { type ActNamed, actOf, type By, type Cover, DIE, type TextOf, write } from './acts.ts'
import { replaceBidsInSolo } from './bids.ts'
import { type CryptidsContent, cardOf, type Face } from './content.ts'
import { coversOf, facesOf } from './cover.ts'
import { isComplete, revealNextLevel, takeFromDisplay } from './display.ts'
import { discardToken, gainExperience, takeFace } from './evidence.ts'
import { markUsed, spentForbidden } from './skills.ts'
import type { Attempt, CryptidsState, Player, Slot } from './state.ts'
import { type CryptidsTable, choose, faceOf, playerOf, tell, turnOf } from './table.ts'
import { spendWolpertinger, tokensWith } from './wolpertinger.ts'

/** CR-TRY-12. */
const EXPERIENCE_OF_FAILURE = 1

/** CR-TRACK-1: whether a card is tracked here; asked first, because few cards are. */
const livesHere = (slot: Slot, { place }: Player): boolean => slot.location === place

/** CR-TRACK-1, CR-BID-1, CR-CARD-9, CR-NOBID-1: why a card cannot be tracked from here. */
export function trackForbidden(
  state: CryptidsState,
  seat: number,
  slot: Slot,
): 'markWaits' | 'noBid' | 'livesElsewhere' | null {
  if (!isComplete(slot)) return 'markWaits'
  if (!state.options.noBids && !slot.bids.includes(seat)) return 'noBid'
  return livesHere(slot, playerOf(state, seat)) ? null : 'livesElsewhere'
}

/** The ways in which a seat can cover what a card requires. */
export function coversFor(
  { evidence }: Player,
  content: CryptidsContent,
  slot: Slot,
): readonly (readonly Cover[])[] {
  const faces = evidence.map((token) => faceOf(content, token))
  return coversOf(slot.evidence as Evidence[], faces, content.pack.trackingDice.count)
}

/** CR-TRACK-2: every card that can be tracked here, with every way to cover it. */
export function addTracks(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  to: TextOf<'turn'>[],
): void {
  const player = playerOf(state, seat)
  const byAction = player.action === 'ready'
  const bySkill = player.skills.trackSkill === 'ready'
  if (spentForbidden(player, 'trackSkill') !== null || player.evidence.length === 0) return
  for (const slot of state.display) {
    if (!slot || !livesHere(slot, player) || trackForbidden(state, seat, slot) !== null) continue
    for (const cover of coversFor(player, content, slot)) {
      if (byAction) to.push(write.track({ by: 'action', card: slot.card, cover }))
      if (bySkill) to.push(write.track({ by: 'skill', card: slot.card, cover }))
    }
  }
}

/** Find, or Try where some of the evidence is left to dice. */
export function* track(t: CryptidsTable, seat: number, card: string, cover: readonly Cover[], by: By): Flow {
  const player = playerOf(t.state, seat)
  markUsed(player, by, 'trackSkill')
  tell(t, { kind: 'tracked', seat, card, cover, by })
  if (!cover.includes(DIE)) yield* find(t, seat, card, cover)
  else if (yield* tryDice(t, seat, card, cover)) yield* find(t, seat, card, cover)
  else yield* fail(t, seat, card, cover)
}

/** CR-TRY-2 to CR-TRY-9; true when every die counts as success. */
function* tryDice(t: CryptidsTable, seat: number, card: string, cover: readonly Cover[]): Flow<boolean> {
  const turn = turnOf(t.state)
  const { faces } = t.content.pack.trackingDice
  const dice = cover.filter((code) => code === DIE).map(() => t.roll(faces))
  const attempt: Attempt = { card, cover, dice, secondChance: false }
  turn.attempt = attempt
  tell(t, { kind: 'rolled', seat, card, dice: [...dice], by: 'attempt' })
  while (!isSuccess(attempt.dice)) {
    if (attemptOptions(t.state, t.content, seat).length === 1) break
    const answer = yield* choose(t, seat, 'attempt', () => attemptOptions(t.state, t.content, seat))
    const act = actOf('attempt', answer)
    if (act.type === 'fail') break
    if (act.type === 'luck') {
      playLuck(t, seat, attempt)
      break
    }
    reroll(t, seat, attempt, act)
  }
  turn.attempt = null
  return isSuccess(attempt.dice)
}

const isSuccess = (dice: readonly TrackingResult[]): boolean => dice.every((die) => die === 'success')

/** CR-TRY-9: luck is offered only where it makes the attempt succeed; CR-WOLP-6. */
function attemptOptions(state: CryptidsState, content: CryptidsContent, seat: number): TextOf<'attempt'>[] {
  const { attempt } = turnOf(state)
  const player = playerOf(state, seat)
  if (!attempt) return []
  const options: TextOf<'attempt'>[] = []
  const choices = subsetsOf(attempt.dice.length)
  if (secondChanceForbidden(player, attempt) === null) {
    for (const dice of choices) options.push(write.reroll({ with: 'second', dice }))
  }
  if (tokensWith(player, content, 'reroll').length > 0) {
    for (const dice of choices) options.push(write.reroll({ with: 'token', dice }))
  }
  if (luckForbidden(player, attempt) === null) options.push(write.luck())
  options.push(write.fail())
  return options
}

/** CR-TRY-6: a second chance comes once in an attempt. */
export function secondChanceForbidden({ skills }: Player, attempt: Attempt): 'skillUsed' | null {
  return skills.secondChance === 'ready' && !attempt.secondChance ? null : 'skillUsed'
}

/** CR-TRY-7, CR-TRY-9. */
export function luckForbidden({ skills }: Player, attempt: Attempt): 'skillUsed' | 'luckUseless' | null {
  if (skills.luck !== 'ready') return 'skillUsed'
  return attempt.dice.includes('failure') ? 'luckUseless' : null
}

/** Every choice of at least one die, by their numbers. */
function subsetsOf(dice: number): number[][] {
  return Array.from({ length: 2 ** dice - 1 }, (_, index) => {
    const chosen: number[] = []
    for (let die = 0; die < dice; die++) if (((index + 1) >> die) & 1) chosen.push(die)
    return chosen
  })
}

function reroll(t: CryptidsTable, seat: number, attempt: Attempt, act: ActNamed<'reroll'>): void {
  if (act.with === 'second') {
    playerOf(t.state, seat).skills.secondChance = 'used'
    attempt.secondChance = true
  } else spendWolpertinger(t, seat, 'reroll')
  const { faces } = t.content.pack.trackingDice
  for (const die of act.dice) attempt.dice[die] = t.roll(faces)
  tell(t, {
    kind: 'rolled',
    seat,
    card: attempt.card,
    dice: [...attempt.dice],
    by: act.with === 'second' ? 'secondChance' : 'token',
  })
}

/** CR-TRY-7, CR-TRY-8. */
function playLuck(t: CryptidsTable, seat: number, attempt: Attempt): void {
  playerOf(t.state, seat).skills.luck = 'used'
  attempt.dice = attempt.dice.map((die) => (die === 'luck' ? 'success' : die))
  tell(t, { kind: 'luck', seat, card: attempt.card })
}

/** CR-TRACK-3, CR-TRACK-4, CR-TRY-10. */
function* find(t: CryptidsTable, seat: number, card: string, cover: readonly Cover[]): Flow {
  const { state } = t
  const spent = cover.flatMap((code) => spend(t, seat, code))
  const index = state.display.findIndex((slot) => slot?.card === card)
  const found = takeFromDisplay(t, index)
  const { location, evidence } = found
  playerOf(state, seat).found.push(found)
  tell(t, { kind: 'found', seat, card, location, evidence: [...evidence], spent })
  revealNextLevel(t, index, card)
  yield* replaceBidsInSolo(t)
  yield* applyAbility(t, seat, card, 'onFound')
}

/** Discards the tokens of one covered entry and returns their faces. */
function spend(t: CryptidsTable, seat: number, code: Cover): Face[] {
  return facesOf(code).map((face) => {
    const token = takeFace(t, playerOf(t.state, seat).evidence, face)
    discardToken(t, token)
    return faceOf(t.content, token)
  })
}

/** CR-TRY-11 to CR-TRY-13. */
function* fail(t: CryptidsTable, seat: number, card: string, cover: readonly Cover[]): Flow {
  const { ability } = cardOf(t.content, card).entry
  const keeps = ability?.effect === 'keepEvidence'
  const codes = [...new Set(cover.filter((code) => code !== DIE))]
  let code = codes[0] as Face | Pair
  // With kept evidence there is nothing to choose.
  if (codes.length > 1 && !keeps) code = yield* choose(t, seat, 'attempt.lose', () => codes)
  const lost = keeps ? facesOf(code) : spend(t, seat, code)
  tell(t, { kind: 'failed', seat, card, lost: [...lost], kept: keeps })
  gainExperience(t, seat, EXPERIENCE_OF_FAILURE, 'failure')
  yield* applyAbility(t, seat, card, 'onFailed')
}
