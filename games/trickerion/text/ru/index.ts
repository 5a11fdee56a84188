import { capital } from '@curio/ui/language'
import type { Phase } from '../../rules/state.ts'
import type { ThingWords, Words } from '../words.ts'
import { counts, effectCounts } from './counts.ts'
import { log } from './log.ts'
import { options } from './options.ts'
import { help, prompts } from './prompts.ts'
import { reasons } from './reasons.ts'

const things: ThingWords = {
  trick: ({ name, school, level, needs, ap, markers, yields, end }) =>
    `${name}: ${school}, ${level}. Нужно: ${needs}; подготовка — ${ap}, даёт ${markers}. Вознаграждение: ${yields}.${end === null ? '' : ` В конце игры: ${end}`}`,
  special: (name, location, action, effect) => `${name} (${location}, ${action}): ${effect}.`,
  prophecy: (name, effect) => `${name}: ${effect}.`,
  magician: (name, school, ability, effect) => `${name}, ${school}. ${ability}: ${effect}.`,
  show: (name, slots, bonus) => `${name}: ячеек ${slots}, организатору — ${bonus}.`,
  nothing: 'ничего',
}

/** What is done in a phase: a verb without its ending, and the rest. */
const DOING: Readonly<Record<Phase, readonly [verb: string, what: string]>> = {
  setup: ['реша', ', с чем начать'],
  dice: ['броса', ' кубики'],
  order: ['определя', ' очерёдность'],
  advertise: ['дума', ' об афише'],
  assignment: ['распределя', ' поручения'],
  action: ['отправля', ' персонажей по городу'],
  performance: ['реша', ', что показать на сцене'],
  end: ['заверша', ' раунд'],
  over: ['заверша', ' игру'],
}

export const ru: Words = {
  language: 'ru',
  quoted: (name) => `«${name}»`,
  you: 'вы',
  player: (number) => `Игрок ${number}`,
  counts,
  effectCounts,

  schools: { mechanical: 'механизмы', spiritual: 'спиритизм', escape: 'освобождение', optical: 'оптика' },
  suits: { spades: 'пики', hearts: 'черви', diamonds: 'бубны', clubs: 'трефы' },
  level: (level) => `уровень ${level}`,
  components: {
    wood: 'дерево',
    metal: 'металл',
    glass: 'стекло',
    fabric: 'ткань',
    rope: 'верёвка',
    petroleum: 'горючее',
    saw: 'пила',
    animal: 'животное',
    padlock: 'замок',
    mirror: 'зеркало',
    disguise: 'маскировка',
    cog: 'шестерня',
  },
  tiers: { basic: 'обычный', advanced: 'продвинутый', superior: 'редкий' },
  load: (component, count, onManagerBoard) =>
    `${component}${count === 1 ? '' : ` ×${count}`}${onManagerBoard ? ' (к импресарио)' : ''}`,
  characters: {
    magician: { name: 'иллюзионист', whom: 'иллюзиониста' },
    manager: { name: 'импресарио', whom: 'импресарио' },
    engineer: { name: 'инженер', whom: 'инженера' },
    assistant: { name: 'ассистент', whom: 'ассистента' },
    apprentice: { name: 'ученик', whom: 'ученика' },
  },
  apprentice: (number) => ({ name: `ученик ${number}`, whom: `ученика ${number}` }),
  everybody: {
    magician: 'иллюзионисты',
    manager: 'импресарио',
    engineer: 'инженеры',
    assistant: 'ассистенты',
    apprentice: 'ученики',
  },
  locations: {
    downtown: { name: 'центр', at: 'в центре', to: 'в центр' },
    marketRow: { name: 'рынок', at: 'на рынке', to: 'на рынок' },
    workshop: { name: 'мастерская', at: 'в мастерской', to: 'в мастерскую' },
    theater: { name: 'театр', at: 'в театре', to: 'в театр' },
    darkAlley: { name: 'кривая улочка', at: 'в кривой улочке', to: 'в кривую улочку' },
  },
  days: { thursday: 'четверг', friday: 'пятница', saturday: 'суббота', sunday: 'воскресенье' },
  slot: (location, modifier) => `${location} ${modifier}`,
  backstage: (day, modifier) => `${day}, за кулисами ${modifier}`,
  stage: (day) => `${day}, сцена`,
  dice: { residence: 'особняк', inn: 'трактир', bank: 'банк' },
  anySchool: 'любая школа',
  blank: 'пусто',
  phases: {
    setup: 'подготовка',
    dice: 'фаза броска кубиков',
    order: 'фаза определения очерёдности',
    advertise: 'фаза рекламы',
    assignment: 'фаза поручений',
    action: 'фаза действий',
    performance: 'фаза представлений',
    end: 'фаза конца раунда',
    over: 'игра окончена',
  },
  directions: { up: 'вверх', right: 'вправо', down: 'вниз', left: 'влево' },
  actions: {
    hire: 'нанять персонажа',
    learn: 'освоить номер',
    takeCoins: 'взять монеты',
    reroll: 'перебросить кубик',
    setDie: 'повернуть кубик',
    buy: 'купить реквизит',
    bargain: 'сбить цену',
    order: 'заказать реквизит',
    quickOrder: 'срочный заказ',
    prepare: 'подготовить номер',
    moveTrick: 'переместить карту номера',
    moveComponents: 'переместить реквизит',
    moveApprentice: 'переместить ученика',
    setUp: 'включить номер в представление',
    reschedule: 'перенести номер',
    perform: 'провести представление',
    drawFirst: 'выбрать первую карту',
    drawFurther: 'выбрать дополнительную карту',
    fortune: 'предсказать будущее',
    enhance: 'усилить персонажа',
  },
  targets: {
    hire: 'наём',
    learn: 'освоение номера',
    takeCoins: 'монеты',
    buy: 'покупка',
    order: 'заказ',
    quickOrder: 'срочный заказ',
    prepare: 'подготовка',
    setUp: 'включение номера',
    reschedule: 'перенос номера',
    perform: 'представление',
    any: 'любое действие',
  },
  performance: (theater, number) => `${theater} ${number}`,
  sources: {
    start: 'начальная слава',
    posters: 'афиши',
    links: 'связи',
    tricks: 'номера',
    performer: 'бонусы организатора',
    specials: 'особые поручения',
    ability: 'способность иллюзиониста',
    prophecies: 'пророчества',
    wages: 'невыплаченное жалование',
    shards: 'оставшиеся осколки',
    coins: 'оставшиеся монеты',
    apprentices: 'ученики',
    specialists: 'специалисты',
    hand: 'особые поручения в руке',
    levelThree: 'номера третьего уровня',
  },
  things,
  prompts,
  help,
  asked: ({ name, you }, what) => {
    const end = what.endsWith('?') ? '' : '.'
    return you ? `${capital(what)}${end}` : `${name}: ${what}${end}`
  },
  waitingFor: (who, many) => (many ? `Решают: ${who}.` : `Решает ${who}.`),
  deciding: (who, are, phase) => {
    const [verb, what] = DOING[phase]
    const ending = { you: 'ете', one: 'ет', many: 'ют' }[are]
    return `${capital(who)} ${verb}${ending}${what}.`
  },
  gameOver: 'Игра окончена.',
  groups: {
    placing: 'Отправить персонажа',
    idle: 'Оставить дома',
    plan: 'Поручения',
    downtown: 'Центр',
    marketRow: 'Рынок',
    workshop: 'Мастерская',
    theater: 'Театр',
    darkAlley: 'Кривая улочка',
    special: 'Особое поручение',
    giveUp: 'Избавиться от лишнего',
    end: 'Завершить',
  },
  options,
  log,
  reasons,
  milestone: (round) => `Раунд ${round}`,
  endings: {
    fame: ({ winner, you, fame }) => `${you ? 'Вы побеждаете' : `Побеждает ${winner}`}, набрав ${fame}.`,
    turnOrder: ({ winner, you, fame }) =>
      `${you ? 'Вы побеждаете' : `Побеждает ${winner}`}: славы поровну (${fame}), но в очерёдности хода ${you ? 'вы стоите' : 'этот игрок стоит'} впереди.`,
  },
}
