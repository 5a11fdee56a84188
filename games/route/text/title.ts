import type { GameTitle } from '@curio/ui/contract'
import { variantOf } from './variant.ts'

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
  variant: variantOf,
  // The levels of the challenge card (RT-SOLO-6).
  ranks: [
    { ru: 'Начинающий экскурсовод', en: 'Novice tour guide' },
    { ru: 'Опытный экскурсовод', en: 'Seasoned tour guide' },
    { ru: 'Выдающийся экскурсовод', en: 'Outstanding tour guide' },
    { ru: 'Легендарный экскурсовод', en: 'Legendary tour guide' },
  ],
}
