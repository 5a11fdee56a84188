import type { GameTitle } from '@curio/ui/contract'

export const routeTitle: GameTitle = {
  id: 'route',
  name: { ru: 'Маршрут построен', en: 'Route' },
  tagline: {
    ru: 'Аркхэм, десять раундов, один маршрут и Древний в конце пути',
    en: 'Arkham, ten rounds, one route and an Ancient at its end',
  },
  seats: { min: 1, max: 4 },
  minutes: { min: 30, max: 60 },
  weight: 2.4,
  goodFor: ['two', 'alone'],
  // The levels of the challenge card (RT-SOLO-6).
  ranks: [
    { ru: 'Начинающий экскурсовод', en: 'Novice tour guide' },
    { ru: 'Опытный экскурсовод', en: 'Seasoned tour guide' },
    { ru: 'Выдающийся экскурсовод', en: 'Outstanding tour guide' },
    { ru: 'Легендарный экскурсовод', en: 'Legendary tour guide' },
  ],
}
