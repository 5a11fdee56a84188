import { isAsked, isOver, type TutorialStep } from '@curio/ui/tutorial'
import { isAskedLast, PLACES } from '../places.ts'
import { questionOf } from './script.ts'

/** The last round, the final route and the points; all but the first step are said to everybody, whichever way they came. */
export const ENDING: readonly TutorialStep[] = [
  {
    id: 'back',
    at: questionOf(10),
    point: { panel: PLACES.score },
    text: {
      ru: 'Маршрут стоит уже 156 ОП, и цель достигнута: по краю карты идут 3 отрезка. До вызова не хватает всего 4 ОП.',
      en: 'The route is worth 156 points by now, and the goal is reached: 3 segments run on the edge of the map. Only 4 points are missing for the challenge.',
    },
  },
  {
    id: 'last',
    at: isAskedLast(
      'card.play',
      'card.take',
      'block',
      'draw',
      'tourist.any',
      'tourist.extra',
      'tourist.repeat',
    ),
    act: 'own',
    point: { panel: PLACES.dice },
    text: {
      ru: 'Последний раунд ваш: любой ход верен. Фиолетовым нужны каналы, цели — край карты, а зелёным, красным и синим — свои локации. Не знаете, что выбрать? Спросите лампочку.',
      en: 'The last round is yours: any move is right. Purple tourists want canals, the goal wants the edge of the map, the others want locations of their colour. Not sure? Ask the light bulb.',
    },
  },
  {
    id: 'route',
    at: isAsked('route'),
    text: {
      ru: 'Выберите итоговый маршрут. Улицы и каналы соединяются в нём на любом перекрёстке, мосты больше не нужны. Предложен тот, что приносит больше всего ОП.',
      en: 'Choose the final route. In it streets and canals are joined at any crossing, and bridges are no longer needed. The one proposed brings most points.',
    },
  },
  {
    id: 'keep',
    at: isAsked('route'),
    act: 'own',
    point: { panel: PLACES.decision },
    text: {
      ru: 'Всё, что в стороне от линии или отрезано от неё дорогой другого вида, не считается, и эти туристы уедут. Подтвердите маршрут.',
      en: 'What lies off the line, or is cut off from it by a road of the other kind, does not count, and those tourists leave. Confirm the route.',
    },
  },
  {
    id: 'sum',
    at: isOver,
    point: { panel: PLACES.results },
    text: {
      ru: 'Партия сыграна. Красных, зелёных и синих умножили на достопримечательности, фиолетовых — на каналы; к ним прибавили рейтинги знаковых мест вдоль маршрута и неистраченные бонусы кафе.',
      en: 'The game is over. Reds, greens and blues were multiplied by landmarks, purple by canals; the ratings of iconic places along the route and unused cafe bonuses were added.',
    },
  },
  {
    id: 'next',
    at: isOver,
    text: {
      ru: 'За столом с другими у каждого три карты. Ведущий выкладывает свою и берёт вторую из тех, что предложат соперники; пара общая для всех. Цель тогда приносит и ОП.',
      en: 'With others everybody holds three cards. The lead player plays one and takes the second from those that opponents offer; the pair is for all. A goal then gives points too.',
    },
  },
]
