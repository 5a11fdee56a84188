import { counted, english, type Forms, type Language, russian } from '@curio/ui/language'
import type { RouteReason } from '../bot/reason.ts'
import type { Shown } from '../rules/shown.ts'

interface ReasonWords {
  readonly blocks: Forms
  readonly tourists: Forms
  readonly roads: Forms
  readonly points: Forms
  readonly line: (blocks: string, tourists: string | null) => string
  readonly shop: string
  readonly cafe: string
  readonly along: string
  readonly near: (roads: string) => string
  readonly ahead: (points: string) => string
}

const WORDS: Readonly<Record<Language, ReasonWords>> = {
  ru: {
    blocks: russian('квартал', 'квартала', 'кварталов'),
    tourists: russian('турист', 'туриста', 'туристов'),
    roads: russian('дорога', 'дороги', 'дорог'),
    points: russian('очко', 'очка', 'очков'),
    line: (blocks, tourists) =>
      `Линия, на которую рассчитывает бот, получает ещё: ${tourists === null ? blocks : `${blocks} и ${tourists}`}`,
    shop: 'Эта линия приходит к лавке',
    cafe: 'Эта линия приходит к кафе',
    along: 'Этот квартал уже лежит вдоль линии, на которую рассчитывает бот',
    near: (roads) => `До этого квартала от конца линии, на которую рассчитывает бот: ${roads}`,
    ahead: (points) => `Это лучше следующего варианта примерно на ${points}`,
  },
  en: {
    blocks: english('block'),
    tourists: english('tourist'),
    roads: english('road'),
    points: english('point'),
    line: (blocks, tourists) =>
      `The line that the bot counts on gains ${tourists === null ? blocks : `${blocks} and ${tourists}`}`,
    shop: 'It comes to a shop',
    cafe: 'It comes to a cafe',
    along: 'The line that the bot counts on already passes this block',
    near: (roads) => `The block is ${roads} away from an end of the line that the bot counts on`,
    ahead: (points) => `It is worth about ${points} more than the next best`,
  },
}

/** The booklet speaks of locations, and in Russian of prestige. */
const BOOKLET: Readonly<Record<Language, ReasonWords>> = {
  ru: {
    ...WORDS.ru,
    blocks: russian('локация', 'локации', 'локаций'),
    points: russian('ОП', 'ОП', 'ОП'),
    shop: 'Эта линия приходит к антикварной лавке',
    along: 'Эта локация уже лежит вдоль линии, на которую рассчитывает бот',
    near: (roads) => `До этой локации от конца линии, на которую рассчитывает бот: ${roads}`,
  },
  en: {
    ...WORDS.en,
    blocks: english('location'),
    shop: 'It comes to an antique shop',
    along: 'The line that the bot counts on already passes this location',
    near: (roads) => `The location is ${roads} away from an end of the line that the bot counts on`,
  },
}

/** Why an answer is a good one, as a sentence without its full stop. */
export function reasonText(reason: RouteReason, language: Language, { tour }: Shown): string {
  const words = (tour ? BOOKLET : WORDS)[language]
  const count = (number: number, of: 'blocks' | 'tourists' | 'roads' | 'points'): string =>
    counted(language, number, words[of])
  switch (reason.why) {
    case 'line':
      return words.line(
        count(reason.blocks, 'blocks'),
        reason.tourists > 0 ? count(reason.tourists, 'tourists') : null,
      )
    case 'shop':
      return words.shop
    case 'cafe':
      return words.cafe
    case 'along':
      return words.along
    case 'near':
      return words.near(count(reason.roads, 'roads'))
    case 'ahead':
      return words.ahead(count(reason.points, 'points'))
  }
}
