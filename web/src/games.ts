import { cryptidsTitle } from '@curio/cryptids/title'
import { routeTitle } from '@curio/route/title'
import { trickerionTitle } from '@curio/trickerion/title'
import type { GameTitle, GameUi } from '@curio/ui'
import type { Language } from '@curio/ui/language'
import type { Tutorial } from '@curio/ui/tutorial'

/** What the shell knows about a game before its board is loaded. */
export interface GameEntry extends GameTitle {
  readonly loadUi: () => Promise<GameUi>
  /** The lessons that its title announces. */
  readonly loadTutorials: () => Promise<readonly Tutorial[]>
  /** Whether its interface has a page of all cards. */
  readonly hasCards?: boolean
  /** Whether it has goals that last longer than a match. */
  readonly hasAchievements?: boolean
  readonly loadRules: Readonly<Record<Language, () => Promise<string>>>
}

const ROUTE: GameEntry = {
  ...routeTitle,
  loadUi: async () => (await import('@curio/route/ui')).routeUi,
  hasCards: true,
  hasAchievements: true,
  loadTutorials: async () => (await import('@curio/route/tutorial')).routeTutorials,
  loadRules: {
    ru: async () => (await import('@curio/route/RULES.ru.md?raw')).default,
    en: async () => (await import('@curio/route/RULES.en.md?raw')).default,
  },
}

const CRYPTIDS: GameEntry = {
  ...cryptidsTitle,
  loadUi: async () => (await import('@curio/cryptids/ui')).cryptidsUi,
  hasCards: true,
  loadTutorials: async () => (await import('@curio/cryptids/tutorial')).cryptidsTutorials,
  loadRules: {
    ru: async () => (await import('@curio/cryptids/RULES.ru.md?raw')).default,
    en: async () => (await import('@curio/cryptids/RULES.en.md?raw')).default,
  },
}

const TRICKERION: GameEntry = {
  ...trickerionTitle,
  loadUi: async () => (await import('@curio/trickerion/ui')).trickerionUi,
  hasCards: true,
  loadTutorials: async () => (await import('@curio/trickerion/tutorial')).trickerionTutorials,
  loadRules: {
    ru: async () => (await import('@curio/trickerion/RULES.ru.md?raw')).default,
    en: async () => (await import('@curio/trickerion/RULES.en.md?raw')).default,
  },
}

export const GAMES: readonly GameEntry[] = [ROUTE, CRYPTIDS, TRICKERION]

/** The game for addresses that name none. */
export const FIRST_GAME = ROUTE.id

export function gameById(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id)
}

/** The name of a game; its id if the game is not on this site. */
export function gameName(id: string, language: Language): string {
  return gameById(id)?.name[language] ?? id
}
