import type { GameTitle } from '@curio/ui/contract'

export const routeTitle: GameTitle = {
  id: 'route',
  name: { ru: 'Маршрут построен', en: 'Route' },
  tagline: {
    ru: 'Аркхэм, десять раундов, один маршрут и Древний в конце пути',
    en: 'Arkham, ten rounds, one route and an Ancient at its end',
  },
  seats: { min: 1, max: 4 },
}
