import { counted, english, type Forms, type Language, russian } from '@curio/ui/language'
import type { CryptidsReason } from '../bot/reason.ts'
import type { Names } from './names.ts'

interface ReasonWords {
  readonly points: Forms
  readonly dice: Forms
  readonly lastEvidence: (card: string) => string
  readonly evidence: (card: string, missing: number) => string
  readonly toCollect: (place: string, evidence: string, isThere: boolean) => string
  readonly toTrack: (place: string, card: string, isThere: boolean) => string
  readonly toRelocate: (place: string, isThere: boolean) => string
  readonly foundForCertain: (card: string) => string
  readonly foundWithDice: (card: string, dice: string) => string
  readonly relocated: (points: string) => string
  readonly near: (cards: string) => string
  readonly ahead: (points: string) => string
}

const WORDS: Readonly<Record<Language, ReasonWords>> = {
  ru: {
    points: russian('очко', 'очка', 'очков'),
    dice: russian('кубик', 'кубика', 'кубиков'),
    lastEvidence: (card) => `Это последнее доказательство, которого не хватает для карточки «${card}»`,
    evidence: (card, missing) =>
      `Это доказательство нужно для карточки «${card}»; после него не хватает ещё ${missing}`,
    toCollect: (place, evidence, isThere) =>
      `${isThere ? 'Там' : 'На пути'} — ${place}: можно взять ${evidence}`,
    toTrack: (place, card, isThere) => `${isThere ? 'Там' : 'На пути'} — ${place}: можно выследить ${card}`,
    toRelocate: (place, isThere) =>
      `${isThere ? 'Там' : 'На пути'} — ${place}: можно поселить криптида в заповеднике`,
    foundForCertain: (card) => `Доказательств хватает, чтобы найти ${card} без броска`,
    foundWithDice: (card, dice) => `Можно найти ${card}, бросив ${dice}`,
    relocated: (points) => `Это сразу приносит ${points}`,
    near: (cards) => `Оттуда удобно начать поиски; больше всего обещают ${cards}`,
    ahead: (points) => `Это лучше следующего варианта примерно на ${points}`,
  },
  en: {
    points: english('point'),
    dice: english('die', 'dice'),
    lastEvidence: (card) => `It is the last evidence missing for “${card}”`,
    evidence: (card, missing) => `“${card}” needs this evidence; ${missing} more will be missing after it`,
    toCollect: (place, evidence, isThere) =>
      isThere
        ? `At ${place} there is evidence to collect: ${evidence}`
        : `It leads towards ${place}, where there is evidence to collect: ${evidence}`,
    toTrack: (place, card, isThere) =>
      isThere ? `At ${place} you can track ${card}` : `It leads towards ${place}, to track ${card}`,
    toRelocate: (place, isThere) =>
      isThere
        ? `In ${place} you can settle a cryptid in the reserve`
        : `It leads towards ${place}, where a cryptid can be settled in the reserve`,
    foundForCertain: (card) => `You have all the evidence to find ${card} without rolling`,
    foundWithDice: (card, dice) => `You can find ${card} by rolling ${dice}`,
    relocated: (points) => `It brings ${points} at once`,
    near: (cards) => `It is a good place to start the search; most promising are ${cards}`,
    ahead: (points) => `It is worth about ${points} more than the next best`,
  },
}

/** Why an act is a good one, as a sentence without its full stop. */
export function reasonText(reason: CryptidsReason, names: Names): string {
  const { language } = names.words
  const words = WORDS[language]
  const points = (count: number): string => counted(language, count, words.points)
  switch (reason.why) {
    case 'evidence': {
      const card = names.card(reason.card)
      return reason.missing === 0 ? words.lastEvidence(card) : words.evidence(card, reason.missing)
    }
    case 'toCollect':
      return words.toCollect(names.place(reason.at), names.taken(reason.evidence), reason.isThere)
    case 'toTrack':
      return words.toTrack(names.place(reason.at), names.whom(reason.card), reason.isThere)
    case 'toRelocate':
      return words.toRelocate(names.place(reason.at), reason.isThere)
    case 'found': {
      const card = names.whom(reason.card)
      return reason.dice === 0
        ? words.foundForCertain(card)
        : words.foundWithDice(card, counted(language, reason.dice, words.dice))
    }
    case 'relocated':
      return words.relocated(points(reason.points))
    case 'near':
      return words.near(names.list(reason.cards.map((card) => names.words.quoted(names.card(card)))))
    case 'ahead':
      return words.ahead(points(reason.points))
  }
}
