import type { GameUi, Language } from '@curio/ui'
import type { Tutorial } from '@curio/ui/tutorial'

/** What the shell knows of a game before its board is loaded. */
export interface GameEntry {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
  readonly tagline: Readonly<Record<Language, string>>
  readonly seats: { readonly min: number; readonly max: number }
  readonly loadUi: () => Promise<GameUi>
  /** Absent where nobody has written a lesson yet. */
  readonly loadTutorial?: () => Promise<Tutorial>
  readonly loadRules: Readonly<Record<Language, () => Promise<string>>>
  /** Which rules are not in Russian yet, if any are not. */
  readonly untranslated?: string
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
    loadTutorial: async () => (await import('@curio/route/tutorial')).routeTutorial,
    loadRules: {
      ru: async () => (await import('@curio/route/RULES.ru.md?raw')).default,
      en: async () => (await import('@curio/route/RULES.md?raw')).default,
    },
    untranslated: 'Правила буклета (модули и другие города) есть только на английском.',
  },
  {
    id: 'cryptids',
    name: { ru: 'Криптиды', en: 'Cryptids' },
    tagline: {
      ru: 'Путешествуйте по Европе, ищите мифических существ и селите их в общем заповеднике',
      en: 'Travel over Europe, track creatures of legend and settle them in a reserve built by all',
    },
    seats: { min: 1, max: 4 },
    loadUi: async () => (await import('@curio/cryptids/ui')).cryptidsUi,
    loadTutorial: async () => (await import('@curio/cryptids/tutorial')).cryptidsTutorial,
    loadRules: {
      ru: async () => (await import('@curio/cryptids/RULES.ru.md?raw')).default,
      en: async () => (await import('@curio/cryptids/RULES.md?raw')).default,
    },
  },
]

export function gameById(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id)
}
