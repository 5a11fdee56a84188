import type { TutorialStep } from '@curio/ui/tutorial'
import { isAskedLast, PLACES } from '../places.ts'
import { questionOf } from './script.ts'

/** Where to find help; then the learner plays, or watches three rounds and plays the last. */
export const LAST_ROUNDS: readonly TutorialStep[] = [
  {
    id: 'help',
    at: questionOf(7),
    point: { panel: PLACES.hint },
    text: {
      ru: 'Не получается? Нажмите на то, что не поддаётся: появится причина и номер правила. Лампочка спросит бота, что сделал бы он. Знак «?» у решения напомнит правила.',
      en: 'Stuck? Tap what does not yield: you get the reason and the number of the rule. The light bulb asks the bot what it would do. The “?” at the decision recalls its rules.',
    },
  },
  {
    id: 'fork',
    at: questionOf(7),
    act: 'fork',
    point: { board: [] },
    text: {
      ru: 'Раунды 7, 8 и 9 вы уже можете сыграть сами: просто продолжайте. Или отдайте их уроку: он сделает ходы на тех же кубиках и вернёт вам последний раунд.',
      en: 'Rounds 7, 8 and 9 you can play yourself by now: just go on. Or leave them to the lesson: it moves with the same dice and hands you the last round.',
    },
  },
  {
    id: 'log',
    at: questionOf(10),
    point: { panel: PLACES.log },
    text: {
      ru: 'Все ходы записаны в журнале: укажите на строку, и карта подсветит место; нажмите, и увидите тот момент. Маршрут уже стоит 141 очко, и прибавился фолиант «Улучшение».',
      en: 'Every move is in the log: point at a line and the map lights the place; click it and you see that moment. The route is worth 141 points by now, and you hold Upgrade, another tome.',
    },
  },
  {
    id: 'last',
    at: isAskedLast('draft.pair', 'block'),
    act: 'own',
    point: { panel: PLACES.dice },
    text: {
      ru: 'Последний раунд ваш: любой ход верен. Неистраченные бонусы в конце ничего не стоят, беречь их больше незачем. Не знаете, что выбрать? Спросите лампочку.',
      en: 'The last round is yours: any move is right. Bonuses left over are worth nothing at the end, so there is no reason to save them. Not sure? Ask the light bulb.',
    },
  },
  {
    id: 'ring',
    at: questionOf(10, 2),
    act: 'own',
    point: { board: ['rNE', 'c50'] },
    text: {
      ru: 'Совет: бонусным отрезком обогните кладбище в углу. Получится кольцо, которое начинается и кончается у врат, и маршрут сможет войти в него и выйти.',
      en: 'A tip: take your bonus segment round the burying ground in the corner. It makes a ring that begins and ends at a gate, and the route can go in and out.',
    },
  },
  {
    id: 'spend',
    at: isAskedLast('draw', 'shop', 'tome', 'tourist.extra', 'tourist.any', 'tourist.repeat'),
    act: 'own',
    text: {
      ru: 'Отрезок до новой лавки приносит бонус, даже если в маршрут не войдёт. Когда рисовать больше незачем, завершите ход.',
      en: 'A segment to a new shop brings its bonus even if it never joins the route. When there is nothing left to draw, end the turn.',
    },
  },
]
