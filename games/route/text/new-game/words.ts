import { counted, english, type Language, russian } from '@curio/ui/language'
import type { Mode } from '../../rules/options.ts'
import type { EffectsAsked, SetupFault, Variant } from './asked.ts'

interface Explained {
  readonly name: string
  /** One line of what it changes. */
  readonly line: string
}

type CardMode = Exclude<Mode, 'special'>

/** What the form of a new game says. */
export interface FormWords {
  readonly city: string
  readonly variants: Readonly<Record<Variant, Explained>>
  readonly mode: string
  readonly veniceMode: string
  readonly modes: Readonly<Record<CardMode, Explained>>
  readonly soloModes: Readonly<Record<'cards' | 'dice', string>>
  readonly effectKinds: Readonly<Record<EffectsAsked['kind'], string>>
  readonly effectLines: Readonly<Record<'random' | 'none', string>>
  readonly effectCard: string
  readonly tasks: string
  readonly tasksOn: Explained
  readonly tasksOff: Explained
  readonly events: string
  readonly eventLine: string
  readonly eventColours: Readonly<Record<'yellow' | 'red', string>>
  readonly noEvents: string
  readonly eventCards: string
  readonly teams: string
  readonly teamsOff: Explained
  readonly teamsOn: Explained
  readonly anyAncient: string
  readonly secondGoals: string
  readonly firstLine: string
  /** The booklet has its own word for points. */
  readonly atLeast: Readonly<Record<'guide' | 'booklet', (points: number) => string>>
  readonly challengeLine: (level: string, atLeast: string, goals: number) => string
  readonly encounterLine: (level: string, atLeast: string, encounter: number) => string
  readonly choice: string
  readonly choices: Readonly<Record<'cards' | 'winner', Explained>>
  readonly cities: string
  readonly firstCity: string
  readonly firstCityLine: string
  readonly agreed: string
  readonly random: string
  readonly randomCities: string
  readonly agreedCities: string
  readonly nthCity: (number: number) => string
  readonly difficulty: (stars: number) => string
  readonly faults: Readonly<Record<SetupFault, string>>
  readonly eventCount: (yellow: number, red: number) => string
}

const ru: FormWords = {
  city: 'Город',
  variants: {
    guide: {
      name: 'Аркхэм: путеводитель',
      line: 'Пять общих кубиков, лавки древностей, врата и один из четырёх Древних в конце пути.',
    },
    'las-vegas': {
      name: 'Лас-Вегас',
      line: 'Кубики, вертолёт и казино: в них ставят на собственный маршрут.',
    },
    sydney: {
      name: 'Сидней',
      line: 'Карта и кубик каждый раунд, паромы через гавань, отдалённые достопримечательности.',
    },
    venice: {
      name: 'Венеция',
      line: 'Карты в руке, улицы и каналы: за ход рисуют либо по суше, либо по воде.',
    },
    arkham: {
      name: 'Аркхэм: буклет',
      line: 'Кубики с полузвёздами, диковинки, рейтинги и один из трёх Древних.',
    },
    campaign: {
      name: 'Кампания-путешествие',
      line: 'Три города подряд: очки мировой славы, бонусы тем, кто отстал. От двух до четырёх игроков.',
    },
  },
  mode: 'Чем играют',
  veniceMode: 'Чем играют в Венеции',
  modes: {
    cards: {
      name: 'Карты',
      line: 'Ведущий играет карту с руки и берёт вторую у соседей. Рейтинги только растут.',
    },
    advanced: {
      name: 'Карты, продвинутый режим',
      line: 'То же с картами, но рейтинг начинается с 7, и ведущий может его и поднять, и опустить.',
    },
    dice: { name: 'Кубики', line: 'Вместо карт пять общих кубиков; эффекты тогда обязательны.' },
  },
  soloModes: {
    cards: 'Десять карт лежат рядами: каждый раунд к открытой карте добавляют карту с руки.',
    dice: 'Вместо карт кубики; эффекты тогда обязательны.',
  },
  effectKinds: { random: 'две случайные', two: 'две на выбор', one: 'одна', none: 'без эффектов' },
  effectLines: {
    random: 'Тёмная и светлая карта. Выпавший символ включает эффект для всех на этот раунд.',
    none: 'Вместо символов в колоде карты повтора: они добавляют двух туристов.',
  },
  effectCard: 'Карта эффекта',
  tasks: 'Личные задачи',
  tasksOn: {
    name: 'есть',
    line: 'Каждый тайно берёт одну задачу из двух: связать маршрутом её перекрёстки.',
  },
  tasksOff: { name: 'нет', line: 'Тайных задач ни у кого нет.' },
  events: 'Начальные события',
  eventLine: 'Отмечаются на картах до первого раунда: жёлтые помогают, красные мешают.',
  eventColours: { yellow: 'Жёлтых', red: 'Красных' },
  noEvents: 'нет',
  eventCards: 'Какие события могут выпасть',
  teams: 'Команды',
  teamsOff: { name: 'каждый за себя', line: 'Побеждает тот, у кого больше ОП.' },
  teamsOn: { name: 'две команды', line: 'Места 1 и 3 против мест 2 и 4: ОП партнёров складываются.' },
  anyAncient: 'Кто ждёт в конце, станет известно в начале партии.',
  secondGoals: 'Выполненные цели',
  firstLine: 'Он ведёт первым; дальше роль ведущего переходит по часовой стрелке.',
  atLeast: {
    guide: (points) => `не меньше ${counted('ru', points, russian('очка', 'очков', 'очков'))}`,
    booklet: (points) => `не меньше ${points} ОП`,
  },
  challengeLine: (level, atLeast, goals) =>
    `«${level}»: ${atLeast}${
      goals > 0 ? ` и ${counted('ru', goals, russian('цель', 'цели', 'целей'))}` : ''
    }.`,
  encounterLine: (level, atLeast, encounter) =>
    `«${level}»: ${atLeast}${encounter > 0 ? `, из них ${encounter} за Древнего` : ''}.`,
  choice: 'Как выбирают города',
  choices: {
    cards: { name: 'колодой из трёх', line: 'Все три города известны с самого начала.' },
    winner: {
      name: 'выбирает победитель',
      line: 'После каждой партии её победитель называет следующий город.',
    },
  },
  cities: 'Города',
  firstCity: 'Первый город',
  firstCityLine: 'С него начинается путешествие.',
  agreed: 'по договору',
  random: 'случайно',
  randomCities: 'Три из четырёх, сначала те, что проще.',
  agreedCities: 'Города и их порядок выбираете вы.',
  nthCity: (number) => `Город ${number}`,
  difficulty: (stars) => `сложность ${stars}`,
  faults: {
    alone: 'В кампании играют от двух до четырёх: добавьте игрока или бота.',
    pack: 'Ваш файл не для этого города. Выберите другой город или играйте обычным содержанием.',
  },
  eventCount: (yellow, red) =>
    [
      ...(yellow > 0 ? [counted('ru', yellow, russian('жёлтое', 'жёлтых', 'жёлтых'))] : []),
      ...(red > 0 ? [counted('ru', red, russian('красное', 'красных', 'красных'))] : []),
    ].join(', '),
}

const atLeastPoints = (points: number): string => `at least ${counted('en', points, english('point'))}`

const en: FormWords = {
  city: 'City',
  variants: {
    guide: {
      name: 'Arkham: guide',
      line: 'Five shared dice, curio shops, gates, and one of four Ancients at the end of the way.',
    },
    'las-vegas': {
      name: 'Las Vegas',
      line: 'Dice, a helicopter, and casinos that take bets on your own route.',
    },
    sydney: {
      name: 'Sydney',
      line: 'A card and a die each round, ferries over the harbour, remote landmarks.',
    },
    venice: {
      name: 'Venice',
      line: 'Cards in hand, streets and canals: a turn is drawn either on land or on water.',
    },
    arkham: {
      name: 'Arkham: booklet',
      line: 'Dice with half-stars, curios, ratings, and one of three Ancients.',
    },
    campaign: {
      name: 'Travel campaign',
      line: 'Three cities in a row: points of fame, and a bonus for those who fall behind. Two to four players.',
    },
  },
  mode: 'Played with',
  veniceMode: 'Played in Venice with',
  modes: {
    cards: {
      name: 'Cards',
      line: 'The lead player plays a card from hand and takes the second from a neighbour. Ratings only rise.',
    },
    advanced: {
      name: 'Cards, advanced',
      line: 'The same with cards, but ratings start at 7, and the lead player may raise or lower them.',
    },
    dice: { name: 'Dice', line: 'Five shared dice instead of cards; effects are then part of the game.' },
  },
  soloModes: {
    cards: 'Ten cards lie in rows: each round a card from your hand joins an open one.',
    dice: 'Dice instead of cards; effects are then part of the game.',
  },
  effectKinds: { random: 'two at random', two: 'two of your choice', one: 'one', none: 'no effects' },
  effectLines: {
    random:
      'A dark card and a light one. A symbol that comes up puts its effect in force for all this round.',
    none: 'The deck has repeat cards instead of symbols: they add two tourists.',
  },
  effectCard: 'Effect card',
  tasks: 'Personal tasks',
  tasksOn: {
    name: 'yes',
    line: 'Everybody secretly keeps one task of two: link its crossings by the route.',
  },
  tasksOff: { name: 'no', line: 'Nobody has a secret task.' },
  events: 'Starting events',
  eventLine: 'Marked on the maps before the first round: yellow ones help, red ones hinder.',
  eventColours: { yellow: 'Yellow', red: 'Red' },
  noEvents: 'none',
  eventCards: 'Which events can come up',
  teams: 'Teams',
  teamsOff: { name: 'free-for-all', line: 'Whoever has the most points wins.' },
  teamsOn: { name: 'two teams', line: 'Seats 1 and 3 against seats 2 and 4: partners add up their points.' },
  anyAncient: 'Who waits at the end is known when the game begins.',
  secondGoals: 'Goals reached',
  firstLine: 'Leads first; then the role of lead player passes clockwise.',
  atLeast: { guide: atLeastPoints, booklet: atLeastPoints },
  challengeLine: (level, atLeast, goals) =>
    `“${level}”: ${atLeast}${goals > 0 ? ` and ${counted('en', goals, english('goal'))}` : ''}.`,
  encounterLine: (level, atLeast, encounter) =>
    `“${level}”: ${atLeast}${encounter > 0 ? `, ${encounter} of them from the Ancient` : ''}.`,
  choice: 'How cities are chosen',
  choices: {
    cards: { name: 'a deck of three', line: 'All three cities are known from the start.' },
    winner: {
      name: 'the winner chooses',
      line: 'After each game its winner names the next city.',
    },
  },
  cities: 'Cities',
  firstCity: 'First city',
  firstCityLine: 'The journey begins there.',
  agreed: 'agreed on',
  random: 'at random',
  randomCities: 'Three of four, the easier ones first.',
  agreedCities: 'You choose the cities and their order.',
  nthCity: (number) => `City ${number}`,
  difficulty: (stars) => `difficulty ${stars}`,
  faults: {
    alone: 'Two to four players travel: add a player or a bot.',
    pack: 'Your file is not for this city. Choose another city, or play with the usual content.',
  },
  eventCount: (yellow, red) =>
    [
      ...(yellow > 0 ? [counted('en', yellow, english('yellow', 'yellow'))] : []),
      ...(red > 0 ? [counted('en', red, english('red', 'red'))] : []),
    ].join(', '),
}

export const FORM_WORDS: Readonly<Record<Language, FormWords>> = { ru, en }
