import assert from 'node:assert/strict'
import type { Json } from '@curio/kernel'
import { ARKHAM_GUIDE } from '../../content/index.ts'
import { type Acts, type DrawGroup, drawGroupOf } from '../../rules/acts.ts'
import { cityContent } from '../../rules/content.ts'
import type { QuestionKind } from '../../rules/question-kinds.ts'
import type { Forbidden, Reason } from '../../rules/reasons.ts'
import { refuseAct } from '../../rules/refusals.ts'
import type { Section } from '../../rules/sections.ts'
import { readAct, type TextKind, vocabularyOf } from '../../rules/vocabulary.ts'
import { seatStateOf } from '../../seat-state.ts'
import { asRouteView } from '../../view.ts'
import type { TestGame } from './table.ts'

/** Questions between the cities of a campaign. */
export const OF_A_CAMPAIGN = ['support', 'campaign.city'] as const satisfies readonly QuestionKind[]

/** Questions that only cities of the booklet ask; none of them has words yet. */
export const OF_THE_BOOKLET: readonly string[] = [
  'rating',
  'bet',
  'ferry',
  'event',
  'regular',
  'card.play',
  'die.claim',
  'die.offer',
  'die.place',
  'die.round',
  'landmark.cover',
  'card.offer',
  'card.take',
  'card.pair',
  'effect',
  ...OF_A_CAMPAIGN,
] satisfies readonly QuestionKind[]

/** Reasons that only cities of the booklet give. */
export const REASONS_OF_THE_BOOKLET: readonly string[] = [
  'offTrack',
  'betMade',
  'betLate',
  'betOff',
  'noCasino',
  'oneKind',
  'transferLater',
  'coordinateLater',
  'noBridge',
  'coastFull',
  'ferryLeft',
  'inland',
  'blocked',
  'eventPlace',
  'eventNear',
  'notInHand',
  'notOnCard',
  'cardClosed',
  'notShown',
  'handRefreshed',
  'otherEffect',
  'notCorrectable',
  'cellTaken',
  'cityUsed',
] satisfies readonly Reason[]

/** What an answer of the Guide means; it has to mean something. */
export function actIn<K extends QuestionKind>(kind: K, answer: Json): Acts[K] {
  const act = readAct(vocabularyOf(ARKHAM_GUIDE), kind, answer)
  assert.ok(act, `${JSON.stringify(answer)} is no answer to "${kind}"`)
  return act
}

/** The rule by which the open question of a seat refuses an answer; null where it may be given. */
export function ruleAgainst(game: TestGame, seat: number, answer: Json): string | null {
  return refusalFor(game, seat, answer)?.rule ?? null
}

/** The same with the reason that players read. */
export function refusalFor(game: TestGame, seat: number, answer: Json): Forbidden | null {
  const { kind } = game.ask(seat)
  const { pack, vocabulary } = cityContent(game.content, game.state)
  const state = seatStateOf(pack, asRouteView(game.run.view(seat)), seat)
  const act = (vocabulary as Partial<Record<string, ReadonlyMap<Json, Acts[TextKind]>>>)[kind]?.get(answer)
  assert.ok(state && act, `${JSON.stringify(answer)} is no answer to "${kind}"`)
  return refuseAct(state, kind as TextKind, act)
}

/** The drawing that an answer chooses. */
export function sectionIn(answer: Json): Section {
  const act = actIn('draw', answer)
  assert.ok(act.act === 'section', `${JSON.stringify(answer)} draws nothing`)
  return act
}

/** The offered drawings that come from one way or bonus. */
export function sectionsFrom(group: DrawGroup, options: readonly Json[]): Section[] {
  return options.filter((option) => drawGroupOf(actIn('draw', option)) === group).map(sectionIn)
}
