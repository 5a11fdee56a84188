import type { Language } from '@curio/ui/language'

interface BookletSummaryWords {
  readonly title: string
  readonly text: readonly string[]
  readonly symbols: Readonly<Record<'cafe' | 'airport' | 'green', string>>
  readonly cities: readonly (readonly [city: string, what: string])[]
}

export const BOOKLET_SUMMARY: Readonly<Record<Language, BookletSummaryWords>> = {
  ru: {
    title: 'Буклет: ещё четыре города',
    text: [
      'Ход тот же: два числа, туристы, отрезки, итоговый маршрут. Числа приходят с кубиков, с карт или с карты и кубика. Вместо звёзд на жёлтых кварталах у знаковых достопримечательностей есть рейтинг, он меняется по ходу игры.',
      'Открытые цели A, B и C дают ОП каждому, кто их достиг, и больше тому, у кого лучший результат. К любому городу можно добавить эффекты, начальные события, личные задачи; вчетвером можно играть двумя командами, а три города подряд составляют кампанию.',
    ],
    symbols: {
      cafe: 'Кафе: первый отрезок к нему даёт нарисованный бонус, один раз за игру',
      airport: 'Аэропорт: вертолёт соединяет части маршрута с зелёными перекрёстками',
      green: 'Зелёный перекрёсток: далёкий парк, ещё одна зелёная достопримечательность',
    },
    cities: [
      [
        'Лас-Вегас',
        'Кубики. У казино делают тайные ставки: сколько будет туристов, полузвёзд, семёрок или какую цель вы выиграете. Вертолёт соединяет части маршрута.',
      ],
      [
        'Сидней',
        'Карта и кубик дают числа, второй кубик поднимает рейтинг и ведёт туристов вдаль. Паромы высаживают туристов на берегу, пристани ведут к отдалённым достопримечательностям.',
      ],
      [
        'Венеция',
        'Карты или кубики. Рисуют либо по улицам, либо по каналам, перейти между ними помогает пересадка. Чем больше каналов в маршруте, тем ценнее фиолетовые туристы.',
      ],
      [
        'Аркхэм',
        'Кубики. Антикварные лавки дают диковинки, врата соединяют части маршрута, а в конце ждёт один из трёх Древних.',
      ],
    ],
  },
  en: {
    title: 'The booklet: four more cities',
    text: [
      'A turn is the same: two numbers, tourists, segments, a final route. The numbers come from dice, from cards, or from a card and a die. In place of stars, iconic landmarks have a rating that changes during the game.',
      'Open goals A, B and C give points to everybody who meets them, and more to whoever has the best result. Any city can be played with effects, starting events and personal tasks; four can play as two teams, and three cities in a row make a campaign.',
    ],
    symbols: {
      cafe: 'Cafe: the first segment that reaches it gives the bonus drawn on it, once a game',
      airport: 'Airport: a helicopter joins parts of the route to green crossings',
      green: 'Green crossing: a park far away, one more green landmark',
    },
    cities: [
      [
        'Las Vegas',
        'Dice. Casinos ask for secret bets: how many tourists, half-stars or sevens there will be, or which goal you will win. A helicopter joins parts of the route.',
      ],
      [
        'Sydney',
        'A card and a die give the numbers; a second die raises a rating and sends tourists far away. Ferries land tourists at the coast, piers lead to remote landmarks.',
      ],
      [
        'Venice',
        'Cards or dice. You draw by street or by canal, and a transfer leads from one to the other. The more canals in the route, the more purple tourists are worth.',
      ],
      [
        'Arkham',
        'Dice. Antique shops give curios, gates join parts of the route, and at the end one of three Ancients is waiting.',
      ],
    ],
  },
}
