import { oncePer } from '@curio/kernel'
import type { Language } from '@curio/ui/language'
import type { Shown } from '../rules/shown.ts'
import { BOARD_WORDS, type BoardWords, signed } from './board-words.ts'

/** What joins parts of a final route in the cities that have it, by the symbol on the map. */
const LINKS = {
  gate: { ru: 'Части соединяют врата.', en: 'Gates join parts.' },
  airport: {
    ru: 'Вертолёт соединяет части от аэропорта до зелёных перекрёстков.',
    en: 'A helicopter joins parts from the airport to green crossings.',
  },
  stop: { ru: 'Одна поездка соединяет две остановки.', en: 'One trip joins two stops.' },
} as const

function linkWords({ map }: Shown, language: Language): string {
  const symbols = new Set<string | undefined>(map.vertices.map(({ symbol }) => symbol))
  return Object.entries(LINKS)
    .flatMap(([symbol, said]) => (symbols.has(symbol) ? [` ${said[language]}`] : []))
    .join('')
}

const ru = (pack: Shown): BoardWords => ({
  ...BOARD_WORDS.ru,
  mapKeys:
    'Стрелки: локация; Enter: выбрать, ещё раз Enter: подтвердить. Когда рисуются дороги: Enter на локации, затем стрелкой сторона, D: диагональ; Esc: назад.',
  routeChange: (before, after, points) => `маршрут ${before} → ${after}, ${signed(points)} ОП`,
  composeHelp: `Нажимайте отрезки, чтобы продолжить линию с любого конца или обрезать её.${linkWords(pack, 'ru')}`,
  routeWorth: (segments, points, madness) =>
    pack.ancients.length > 0
      ? `${segments} · ${points} до противостояния · безумие ${madness}`
      : `${segments} · ${points}`,
  challenge: 'Вызов',
  challengePoints: 'ОП',
  challengeEncounter: 'Из них за противостояние',
  firstPlayer: 'Первый ведущий игрок',
  meets: ({ name, you }) => (you ? 'Вы противостоите Древнему' : `Древнему противостоит ${name}`),
  stakes: { ...BOARD_WORDS.ru.stakes, eliminated: 'Древний побеждает: ОП не будет.' },
  placeNames: { ...BOARD_WORDS.ru.placeNames, shop: 'Антикварная лавка' },
  places: {
    ...BOARD_WORDS.ru.places,
    shop: (card) =>
      card === null
        ? 'Первый отрезок сюда приносит диковинку раунда.'
        : `Первый отрезок сюда приносит диковинку раунда: ${card}.`,
    task: '1 ОП за каждый отрезок маршрута между двумя перекрёстками задачи.',
  },
  sources: {
    ...BOARD_WORDS.ru.sources,
    task: 'Личная задача: 1 ОП за каждый отрезок маршрута между двумя самыми далёкими её перекрёстками.',
    encounter: 'Награда Древнего за каждый успех; станет известна в противостоянии.',
    madness:
      'Безумие: по 1 за ужасающее место и за проход через иной мир. Чем его больше, тем больше чисел на кубиках противостояния проваливаются.',
  },
})

const en = (pack: Shown): BoardWords => ({
  ...BOARD_WORDS.en,
  mapKeys:
    'Arrows: location; Enter: select, Enter again: confirm. While drawing roads: Enter on a location, then an arrow for its side, D: diagonal; Esc: back.',
  composeHelp: `Tap segments to extend the line at either end, or to cut it.${linkWords(pack, 'en')}`,
  routeWorth: (segments, points, madness) =>
    pack.ancients.length > 0
      ? BOARD_WORDS.en.routeWorth(segments, points, madness)
      : `${segments} · ${points}`,
  firstPlayer: 'First lead player',
  places: {
    ...BOARD_WORDS.en.places,
    shop: (card) =>
      card === null
        ? 'The first segment that reaches it brings the curio of the round.'
        : `The first segment that reaches it brings the curio of the round: ${card}.`,
  },
})

const booklet = oncePer(
  (pack: Shown): Readonly<Record<Language, BoardWords>> => ({
    ru: ru(pack),
    en: en(pack),
  }),
)

/** What the board says, in the terms of its edition. */
export const boardWords = (language: Language, pack: Shown): BoardWords =>
  pack.tour ? booklet(pack)[language] : BOARD_WORDS[language]
