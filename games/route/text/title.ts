import type { GameTitle } from '@curio/ui/contract'
import { SUBJECTS, subjectOf, variantOf } from './variant.ts'

export const routeTitle: GameTitle = {
  id: 'route',
  name: { ru: 'Маршрут построен', en: 'Route' },
  tagline: {
    ru: 'Четыре города, десять раундов, один маршрут, а в Аркхэме ещё и Древний в конце пути',
    en: 'Four cities, ten rounds, one route, and in Arkham an Ancient at its end',
  },
  seats: { min: 1, max: 4 },
  minutes: { min: 30, max: 60 },
  weight: 2.4,
  goodFor: ['two', 'alone'],
  lessons: [
    {
      id: 'route-course',
      name: { ru: 'Первая партия в Аркхэме', en: 'A first game in Arkham' },
      minutes: 10,
    },
    {
      id: 'venice',
      name: { ru: 'Карты и каналы Венеции', en: 'Cards and canals of Venice' },
      minutes: 8,
    },
  ],
  variant: variantOf,
  subject: subjectOf,
  subjects: SUBJECTS,
  // The levels of the challenge card (RT-SOLO-6).
  ranks: [
    { ru: 'Начинающий экскурсовод', en: 'Novice tour guide' },
    { ru: 'Опытный экскурсовод', en: 'Seasoned tour guide' },
    { ru: 'Выдающийся экскурсовод', en: 'Outstanding tour guide' },
    { ru: 'Легендарный экскурсовод', en: 'Legendary tour guide' },
  ],
}
