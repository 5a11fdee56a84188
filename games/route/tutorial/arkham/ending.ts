import { isAsked, isOver, type TutorialStep } from '@curio/ui/tutorial'
import { PLACES } from '../places.ts'

/** The final route, the Ancient and the points; said to everybody, whichever way they came. */
export const ENDING: readonly TutorialStep[] = [
  {
    id: 'route',
    at: isAsked('route'),
    text: {
      ru: 'Всё нарисовано. Теперь оставьте одну линию: остальное сотрут, а туристы в стороне от неё уедут. Предложена та, что обещает больше всего очков вместе со столкновением.',
      en: 'Everything is drawn. Now keep one line: the rest is erased, and tourists who are not along it leave. The one proposed promises most points, the encounter included.',
    },
  },
  {
    id: 'keep',
    at: isAsked('route'),
    act: 'own',
    point: { panel: PLACES.decision },
    text: {
      ru: 'Нажатие на отрезок удлиняет линию или обрезает её, а панель пишет очки и безумие. Каждое соединение через врата и каждое ужасающее место на линии прибавляют 1 к безумию. Подтвердите маршрут.',
      en: 'Tapping a segment extends the line or cuts it, and the panel shows points and madness. Every gate link and every terrifying place on the line adds 1 madness. Confirm the route.',
    },
  },
  {
    id: 'encounter',
    at: isAsked('encounter.reroll', 'encounter.upgrade'),
    point: { panel: PLACES.encounter },
    text: {
      ru: 'Столкновение. Три кубика брошены, и под каждым написано, чем он стал: успехом, провалом или ничем. Что считать провалом, решило безумие. Три провала были бы поражением.',
      en: 'The encounter. Three dice are rolled, and under each you read what it became: a success, a failure or nothing. Madness decides what fails. Three failures would lose the game.',
    },
  },
  {
    id: 'reroll',
    at: isAsked('encounter.reroll'),
    act: 'own',
    point: { panel: PLACES.decision },
    text: {
      ru: 'Вот и «Переброс». Успехи оставьте, остальное отметьте: панель покажет, чего ждать. Бросок один, новый результат останется. Подтвердите.',
      en: 'Here is Reroll. Keep the successes and mark the rest: the panel shows what to expect. It is a single roll, and its result stands. Confirm.',
    },
  },
  {
    id: 'upgrade',
    at: isAsked('encounter.upgrade'),
    act: 'own',
    point: { panel: PLACES.decision },
    text: {
      ru: 'Теперь «Улучшение»: прибавьте 2 к одному кубику. Тройку и четвёрку оно превращает в успех. Выберите кубик и подтвердите.',
      en: 'Now Upgrade: add 2 to one die. It turns a three or a four into a success. Choose a die and confirm.',
    },
  },
  {
    id: 'penalty',
    at: isAsked('penalty.called'),
    act: 'own',
    perhaps: true,
    point: { panel: PLACES.decision },
    text: {
      ru: 'Один провал: половина туристов вашего зова уходит с маршрута. Откуда именно, решаете вы: нажимайте кварталы на карте и подтвердите.',
      en: 'One failure: half of the tourists of your Call leave the route. From where is yours to decide: tap blocks on the map and confirm.',
    },
  },
  {
    id: 'sum',
    at: isOver,
    point: { panel: PLACES.results },
    text: {
      ru: 'Партия сыграна. Таблица складывает всё: для каждого цвета туристы, умноженные на достопримечательности, потом личная задача, звёзды жёлтых кварталов и награда за столкновение.',
      en: 'The game is over. The table adds everything up: for each colour tourists times landmarks, then the personal task, the stars of yellow blocks and the reward of the encounter.',
    },
  },
  {
    id: 'next',
    at: isOver,
    text: {
      ru: 'В одиночку побеждает тот, кто прошёл испытание: здесь хватало 165 очков. Теперь попробуйте партию с ботами или позовите друзей по ссылке: кубики раунда будут общими, а карта у каждого своя.',
      en: 'Alone you win by meeting the challenge: here 165 points were enough. Now try a game with bots, or invite friends by a link: the dice of a round are shared, and everybody draws a map of their own.',
    },
  },
]
