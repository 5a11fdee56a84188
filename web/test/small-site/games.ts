import type { Language } from '@curio/ui/language'
import type { GameEntry } from '../../src/games.ts'

/** The small games as the shell knows games; takes the place of `src/games.ts`. */
const entry = (
  title: Omit<
    GameEntry,
    'tagline' | 'minutes' | 'weight' | 'goodFor' | 'lessons' | 'loadTutorials' | 'loadUi' | 'loadRules'
  >,
  loadUi: GameEntry['loadUi'] = async () => (await import('./ui.tsx')).smallUi,
): GameEntry => ({
  ...title,
  tagline: { ru: 'Маленькая игра', en: 'A small game' },
  minutes: { min: 5, max: 10 },
  weight: 1,
  goodFor: ['two'],
  lessons: [],
  loadTutorials: async () => [],
  loadUi,
  loadRules: { ru: async () => '# Правила\n', en: async () => '# Rules\n' },
})

export const GAMES: readonly GameEntry[] = [
  entry({ id: 'sails', name: { ru: 'Паруса', en: 'Sails' }, seats: { min: 2, max: 4 } }),
  entry({
    id: 'tug',
    name: { ru: 'Перетягивание', en: 'Tug of war' },
    seats: { min: 4, max: 4 },
    hasAchievements: true,
  }),
  entry({
    id: 'climb',
    hasAchievements: true,
    name: { ru: 'Восхождение', en: 'The climb' },
    seats: { min: 1, max: 1 },
    ranks: [
      { ru: 'Долина', en: 'The valley' },
      { ru: 'Гребень', en: 'The ridge' },
      { ru: 'Вершина', en: 'The summit' },
    ],
  }),
  entry(
    { id: 'caravan', name: { ru: 'Караван', en: 'The caravan' }, seats: { min: 2, max: 2 } },
    async () => (await import('./caravan-ui.tsx')).caravanUi,
  ),
  entry(
    { id: 'forge', name: { ru: 'Кузница', en: 'The forge' }, seats: { min: 2, max: 3 } },
    async () => (await import('./forge-ui.tsx')).forgeUi,
  ),
  entry(
    {
      id: 'rally',
      name: { ru: 'Ралли', en: 'The rally' },
      seats: { min: 2, max: 3 },
      variant: (_options, language, stage) =>
        stage ? `${language === 'ru' ? 'этап' : 'leg'} ${stage.number}/${stage.of}` : '',
      subject: () => 'rally',
      subjects: [
        { id: 'hills', name: { ru: 'Холмы', en: 'The hills' } },
        { id: 'coast', name: { ru: 'Берег', en: 'The coast' } },
        { id: 'town', name: { ru: 'Город', en: 'The town' } },
        { id: 'rally', name: { ru: 'Всё ралли', en: 'The whole rally' } },
      ],
    },
    async () => (await import('./rally-ui.tsx')).rallyUi,
  ),
]

export const FIRST_GAME = 'sails'

export const gameById = (id: string): GameEntry | undefined => GAMES.find((game) => game.id === id)

export const gameName = (id: string, language: Language): string => gameById(id)?.name[language] ?? id
