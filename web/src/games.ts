import type { GameUi, Language } from '@curio/ui'
import type { Tutorial } from './tutorial/tutorial.ts'

/** What the shell knows of a game before its board is loaded. */
export interface GameEntry {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
  readonly tagline: Readonly<Record<Language, string>>
  readonly seats: { readonly min: number; readonly max: number }
  readonly loadUi: () => Promise<GameUi>
  readonly loadTutorial: () => Promise<Tutorial>
  readonly loadRules: Readonly<Record<Language, () => Promise<string>>>
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'route',
    name: { ru: 'Маршрут построен', en: 'Route' },
    tagline: {
      ru: 'Аркхэм, десять раундов, один маршрут и Древний в конце пути',
      en: 'Arkham, ten rounds, one route and an Ancient at its end',
    },
    seats: { min: 1, max: 4 },
    loadUi: async () => (await import('@curio/route/ui')).routeUi,
    loadTutorial: async () => (await import('./tutorial/route.ts')).routeTutorial,
    loadRules: {
      ru: async () => (await import('@curio/route/RULES.ru.md?raw')).default,
      en: async () => (await import('@curio/route/RULES.md?raw')).default,
    },
  },
]

export function gameById(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id)
}
