import { priorsFrom } from '@curio/kernel'
import type { QuestionKind } from '../rules/question-kinds.ts'
import { readAct } from '../rules/vocabulary.ts'
import { blockWorths } from './blocks.ts'
import { cardPairWorths, playWorths, secondCardWorths } from './cards.ts'
import { addedRoadWorths, erasedWorths } from './correction.ts'
import { pairWorths, removeWorths, takeWorths } from './draft.ts'
import { rerollWorths, upgradeWorths } from './encounter.ts'
import { placeWorths, regularWorths } from './events.ts'
import { claimWorths, landingWorths, offerWorths, queueWorths, roundDieWorths } from './harbour.ts'
import { coverWorths, ratingWorths } from './ratings.ts'
import { effectWorths } from './sites.ts'
import { supportWorths } from './support.ts'
import { betWorths, drawWorths, tomeWorths, touristWorths } from './turn.ts'
import { type RouteWorths, WEIGHTS } from './weights.ts'

/** RT-SETUP-12: nothing is gained by showing a task. */
const secretFirst: RouteWorths = (_state, _seat, options, { vocabulary }) =>
  options.map((option) => (readAct(vocabulary, 'task.keep', option)?.openly ? -WEIGHTS.clearly : 0))

/** RT-END-20, RT-FR-9: where the rules propose something, it comes first. */
const bestFirst: RouteWorths = (_state, _seat, options) => options.map((_, index) => -index * WEIGHTS.clearly)

/** For each kind of question what its options are worth, in points. */
const WORTHS = {
  'task.keep': secretFirst,
  event: placeWorths,
  'initial.pair': pairWorths,
  'draft.pair': pairWorths,
  'draft.take': takeWorths,
  'draft.remove': removeWorths,
  'card.play': playWorths,
  'card.offer': secondCardWorths,
  'card.take': secondCardWorths,
  'card.pair': cardPairWorths,
  rating: ratingWorths,
  'die.claim': claimWorths,
  'die.offer': offerWorths,
  'die.place': queueWorths,
  'die.round': roundDieWorths,
  'landmark.cover': coverWorths,
  effect: effectWorths,
  block: blockWorths,
  ferry: landingWorths,
  'correction.erase': erasedWorths,
  'correction.draw': addedRoadWorths,
  'tourist.any': touristWorths,
  'tourist.extra': touristWorths,
  'tourist.repeat': touristWorths,
  draw: drawWorths,
  tome: tomeWorths,
  regular: regularWorths,
  bet: betWorths,
  route: bestFirst,
  'encounter.reroll': rerollWorths,
  'encounter.upgrade': upgradeWorths,
  'penalty.called': bestFirst,
  'penalty.university': bestFirst,
  'penalty.riverside': bestFirst,
  'penalty.numerous': bestFirst,
  support: supportWorths,
} satisfies Partial<Record<QuestionKind, RouteWorths>>

/** How promising the options of a question are. */
export const priorsOf = priorsFrom(WORTHS, WEIGHTS.clearly)
