import type { Language } from '@curio/ui/language'
import type { GameEntry } from '../../src/games.ts'

/** The small games for the shell; replaces `src/games.ts`. */
const entry = (title: Omit<GameEntry, 'loadUi' | 'loadRules' | 'tagline'>): GameEntry => ({
  ...title,
  tagline: { ru: 'Маленькая игра', en: 'A small game' },
  loadUi: async () => (await import('./ui.tsx')).smallUi,
  loadRules: { ru: async () => '# Правила\n', en: async () => '# Rules\n' },
})

export const GAMES: readonly GameEntry[] = [
  entry({ id: 'sails', name: { ru: 'Паруса', en: 'Sails' }, seats: { min: 2, max: 4 } }),
  entry({ id: 'tug', name: { ru: 'Перетягивание', en: 'Tug of war' }, seats: { min: 4, max: 4 } }),
  entry({
    id: 'climb',
    name: { ru: 'Восхождение', en: 'The climb' },
    seats: { min: 1, max: 1 },
    ranks: [
      { ru: 'Долина', en: 'The valley' },
      { ru: 'Гребень', en: 'The ridge' },
      { ru: 'Вершина', en: 'The summit' },
    ],
  }),
]

export const FIRST_GAME = 'sails'

export const gameById = (id: string): GameEntry | undefined => GAMES.find((game) => game.id === id)

export const gameName = (id: string, language: Language): string => gameById(id)?.name[language] ?? id
