/** Every question the rules ask. */
export const QUESTION_KINDS = [
  'task.keep',
  'event',
  'draft.take',
  'draft.remove',
  'draft.pair',
  'initial.take',
  'initial.pair',
  'card.play',
  'card.offer',
  'card.take',
  'card.pair',
  'rating',
  'die.claim',
  'die.offer',
  'die.place',
  'die.round',
  'landmark.cover',
  'effect',
  'block',
  'ferry',
  'tourist.any',
  'tourist.extra',
  'tourist.repeat',
  'correction.erase',
  'correction.draw',
  'draw',
  'shop',
  'tome',
  'regular',
  'bet',
  'route',
  'encounter.reroll',
  'encounter.upgrade',
  'penalty.called',
  'penalty.university',
  'penalty.riverside',
  'penalty.numerous',
  'support',
  'campaign.city',
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

export function isQuestionKind(kind: string): kind is QuestionKind {
  return (QUESTION_KINDS as readonly string[]).includes(kind)
}

const DICE_KINDS: readonly string[] = [
  'draft.take',
  'draft.remove',
  'draft.pair',
  'initial.take',
  'initial.pair',
  'die.claim',
  'die.offer',
  'die.round',
] satisfies readonly QuestionKind[]

/** Whether dice are taken or put aside. */
export const asksForDice = (kind: string): boolean => DICE_KINDS.includes(kind)

const CARD_KINDS: readonly string[] = [
  'card.play',
  'card.offer',
  'card.take',
  'card.pair',
  'die.place',
] satisfies readonly QuestionKind[]

/** Whether one of the cards that are held or lie open is chosen. */
export const asksForCards = (kind: string): boolean => CARD_KINDS.includes(kind)
