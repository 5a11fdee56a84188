import type { TutorialStep } from '@curio/ui/tutorial'
import { PLACES } from './places.ts'
import { questionOf } from './script.ts'

const POSTER = questionOf(1)
const PLAN_MAGICIAN = questionOf(1, 1)
const PLAN_MANAGER = questionOf(1, 2)
const PLAN_APPRENTICE = questionOf(1, 3)
const READY = questionOf(1, 4)
const DOWNTOWN = questionOf(1, 5)
const LEARN = questionOf(1, 6)
const BANK = questionOf(1, 7)
const MARKET = questionOf(1, 8)
const METAL = questionOf(1, 9)
const WOOD = questionOf(1, 10)
const FABRIC = questionOf(1, 11)
const THEATER = questionOf(1, 12)
const BUTTERFLIES = questionOf(1, 13)

/** What the learner has, and the poster. */
const BELONGINGS: readonly TutorialStep[] = [
  {
    id: 'trick',
    at: POSTER,
    point: { panel: PLACES.tricks, board: ['trick:enchanted-butterflies'] },
    text: {
      ru: 'Для первой партии у школы готов набор. Вот ваш номер, «Зачарованные бабочки»: ему нужны 2 ткани, и они есть. Поэтому он уже подготовлен: на карте лежат 2 жетона.',
      en: 'For a first game each school has a kit. Here is your trick, Enchanted Butterflies. It needs 2 fabric, and you have them, so it is prepared already: 2 markers lie on its card.',
    },
  },
  {
    id: 'team',
    at: POSTER,
    point: { panel: PLACES.team },
    text: {
      ru: 'Ваша команда: вы сами, импресарио и ученик. Каждый приносит очки действия: иллюзионист 3, импресарио 2, ученик 1.',
      en: 'Your team: yourself, a manager and an apprentice. Each brings action points: the magician 3, the manager 2, the apprentice 1.',
    },
  },
  {
    id: 'purse',
    at: POSTER,
    point: { panel: PLACES.purse },
    text: {
      ru: 'Слава, монеты и осколки волшебного камня всегда перед глазами. Рядом жалование: столько монет вы отдадите команде в конце раунда.',
      en: 'Fame, coins and shards of a wondrous stone are always in sight. Beside them are the wages: the coins your team will ask for at the end of the round.',
    },
  },
  {
    id: 'poster',
    at: POSTER,
    act: 'answer',
    point: { panel: PLACES.decision },
    text: {
      ru: 'Раунд начинается с рекламы. Вы ходите первым, и афиша стоит всего 1 монету, а приносит 2 славы. Выберите «Повесить афишу» и подтвердите.',
      en: 'A round begins with advertising. You go first, so a poster costs only 1 coin, and it brings 2 Fame. Choose “Put up a poster” and confirm.',
    },
    instead: {
      ru: 'Обойтись без афиши можно, но дешевле славы не бывает.',
      en: 'You may do without, but Fame is never cheaper than this.',
    },
  },
]

/** The secret plan. */
const PLANNING: readonly TutorialStep[] = [
  {
    id: 'secret',
    at: PLAN_MAGICIAN,
    point: { panel: PLACES.hand },
    text: {
      ru: 'Теперь тайный план. Под каждого персонажа кладут карту с местом, лицом вниз. Электра думает одновременно с вами и ваших карт не видит. Когда готовы оба, карты открывают разом.',
      en: 'Now the secret plan. Everybody gets a card with a place, face down. Electra plans while you do and does not see your cards. When both are ready, all cards are turned over at once.',
    },
  },
  {
    id: 'plan-magician',
    at: PLAN_MAGICIAN,
    act: 'answer',
    point: { panel: PLACES.team, board: ['disc:magician', 'card:downtown'] },
    text: {
      ru: 'Иллюзионист пойдёт в центр за новым номером. Нажмите его, потом «Центр», и подтвердите.',
      en: 'The magician will go Downtown for a new trick. Tap him, then “Downtown”, and confirm.',
    },
  },
  {
    id: 'plan-manager',
    at: PLAN_MANAGER,
    act: 'answer',
    point: { panel: PLACES.team, board: ['disc:manager', 'card:marketRow'] },
    text: {
      ru: 'Импресарио отправится на рынок за реквизитом. Ошиблись? «Отменить» возвращает ответ, пока не брошены кубики и не открыто новое.',
      en: 'The manager goes to Market Row for props. Made a mistake? “Undo” takes an answer back while no dice are rolled and nothing new is revealed.',
    },
  },
  {
    id: 'plan-apprentice',
    at: PLAN_APPRENTICE,
    act: 'answer',
    point: { panel: PLACES.team, board: ['disc:apprentice1', 'card:theater'] },
    text: {
      ru: 'Ученик пойдёт в театр: включит «Бабочек» в представление.',
      en: 'The apprentice goes to the Theater, to put the Butterflies into a show.',
    },
  },
  {
    id: 'ready',
    at: READY,
    act: 'answer',
    point: { panel: PLACES.decision },
    text: {
      ru: 'Вот весь план: кто куда пойдёт и сколько жалования придётся заплатить, 3 монеты. Кто остаётся дома, тому не платят. Всё верно: «План готов».',
      en: 'Here is the whole plan: who goes where, and the wages it will cost, 3 coins. Whoever stays at home is not paid. All is well: “The plan is ready”.',
    },
  },
]

/** Action points Downtown. */
const LEARNING: readonly TutorialStep[] = [
  {
    id: 'revealed',
    at: DOWNTOWN,
    point: { panel: PLACES.log },
    text: {
      ru: 'Карты открыты. Электра послала ассистента в театр и собирается туда сама, а ученик идёт на рынок. Теперь ходят по очереди: за ход один персонаж, в свободную ячейку своего места.',
      en: 'The cards are open. Electra has sent her assistant to the Theater and will follow; her apprentice goes to the market. Now you take turns: one character a turn, to a free slot of its place.',
    },
  },
  {
    id: 'slot',
    at: DOWNTOWN,
    act: 'answer',
    point: { panel: PLACES.downtownSlot, board: ['slot:downtown.0'] },
    text: {
      ru: 'Ячейки прибавляют очки, и лучшая достаётся тому, кто пришёл раньше. Займите +2: будет 5 очков. Осколок добавит ещё 1: выберите усиление «за осколок» или нажмите «Показать».',
      en: 'Slots add points, and the best one goes to whoever comes first. Take +2: that makes 5 points. A shard adds 1 more: choose to enhance for a shard, or press “Show me”.',
    },
    instead: {
      ru: 'Так очков выйдет меньше. Нужны ячейка +2 и усиление за осколок.',
      en: 'That brings fewer points. Take the slot +2 and enhance for a shard.',
    },
  },
  {
    id: 'dice',
    at: LEARN,
    point: { board: ['die:0', 'die:1', 'die:2', 'die:3', 'die:4', 'die:5'] },
    text: {
      ru: 'Кубики говорят, что сегодня есть в городе: чему учат в особняке, кого нанимают в трактире, сколько выдают в банке. Крестик не даёт ничего, и использованный кубик тоже станет крестиком.',
      en: 'Dice tell what the city has today: what the Residence teaches, whom the Inn has for hire, what the Bank pays. A cross gives nothing, and a die that is used turns to a cross.',
    },
  },
  {
    id: 'learn',
    at: LEARN,
    act: 'answer',
    point: { board: ['trick:rabbit-from-the-top-hat', 'die:0'] },
    text: {
      ru: 'Освоить номер стоит 3 очка. Возьмите «Кролика из цилиндра»: за исполнение он даёт 3 славы и 1 монету. Ткань и животное у вас есть, не хватает металла.',
      en: 'Learning a trick takes 3 points. Take the Rabbit from the Top Hat: performed, it pays 3 Fame and 1 coin. You have fabric and an animal; only metal is missing.',
    },
  },
  {
    id: 'bank',
    at: BANK,
    act: 'answer',
    point: { board: ['die:4'] },
    text: {
      ru: 'Осталось 3 очка, как раз на банк. Нажмите кубик и возьмите 6 монет.',
      en: 'You have 3 points left, just enough for the Bank. Tap the die and take 6 coins.',
    },
  },
]

/** Market Row. */
const SHOPPING: readonly TutorialStep[] = [
  {
    id: 'her-turn',
    at: MARKET,
    point: { panel: PLACES.days },
    text: {
      ru: 'Ход Электры: ассистент занял субботу и включил в представление «Сцепленные кольца». День театра, где стоит её персонаж, для вас в этом раунде закрыт.',
      en: 'Electra’s turn: her assistant has taken Saturday and put the Linking Rings into a show. A day of the Theater where one of hers stands is closed to you this round.',
    },
  },
  {
    id: 'market',
    at: MARKET,
    act: 'answer',
    point: { panel: PLACES.marketSlot, board: ['disc:manager', 'slot:marketRow.0'] },
    text: {
      ru: 'Теперь импресарио: поставьте его на рынок в ячейку +2, и у него будет 4 очка.',
      en: 'Now the manager: put him on the slot +2 of Market Row, and he has 4 points.',
    },
  },
  {
    id: 'metal',
    at: METAL,
    act: 'answer',
    point: { panel: PLACES.stall, board: ['stall:1'] },
    text: {
      ru: 'На прилавке простой реквизит, по 1 монете за штуку. Одна покупка берёт 1 очко: до 3 одинаковых жетонов. Купите 1 металл, и для «Кролика» всё будет.',
      en: 'The stall has basic props, 1 coin apiece. A purchase takes 1 point, for up to 3 tokens of a kind. Buy 1 metal, and the Rabbit has all it needs.',
    },
  },
  {
    id: 'wood',
    at: WOOD,
    act: 'answer',
    point: { panel: PLACES.stall, board: ['stall:0'] },
    text: {
      ru: 'Запас на будущее: «Карточным манипуляциям» нужны 3 дерева и 3 ткани. Купите 3 дерева и поторгуйтесь: ещё 1 очко сбивает цену на 1 монету.',
      en: 'A stock for later: Card Manipulation needs 3 wood and 3 fabric. Buy 3 wood and bargain: 1 point more takes 1 coin off the price.',
    },
  },
  {
    id: 'fabric',
    at: FABRIC,
    act: 'answer',
    point: { panel: PLACES.stall, board: ['stall:3'] },
    text: {
      ru: 'Последнее очко: 1 ткань. Реквизит не расходуется: купленное однажды служит номерам до конца игры.',
      en: 'The last point: 1 fabric. Props are not used up: bought once, they serve your tricks until the end of the game.',
    },
  },
]

/** A marker in a show. */
const SETTING_UP: readonly TutorialStep[] = [
  {
    id: 'days',
    at: THEATER,
    point: { panel: PLACES.days },
    text: {
      ru: 'Театр играет четыре дня. В четверг за каждый номер платят на 1 славу и 1 монету меньше, в воскресенье на столько же больше. Зато за кулисами четверг прибавляет очко, а воскресенье отнимает.',
      en: 'The Theater plays on four days. On Thursday each trick pays 1 Fame and 1 coin less, on Sunday that much more. But backstage Thursday adds an action point, and Sunday takes one away.',
    },
  },
  {
    id: 'backstage',
    at: THEATER,
    act: 'answer',
    point: { panel: PLACES.fridaySlot, board: ['disc:apprentice1', 'slot:friday.0'] },
    text: {
      ru: 'Поставьте ученика за кулисы пятницы. У него 1 очко: как раз на один номер.',
      en: 'Put the apprentice backstage on Friday. He has 1 point: just enough for one trick.',
    },
  },
  {
    id: 'marker',
    at: BUTTERFLIES,
    act: 'answer',
    point: { panel: PLACES.show, board: ['trick:enchanted-butterflies'] },
    text: {
      ru: 'Включите «Бабочек»: жетон ляжет в верхнюю ячейку карты представления, символом вашей школы в круг. Зачем круги, узнаем в следующем раунде.',
      en: 'Set up the Butterflies: a marker goes to the top slot of the performance card, with your school’s symbol in the circle. What circles are for, the next round will show.',
    },
  },
]

/** One round of actions: poster, plan, trick, props, show. */
export const FIRST_ROUND: readonly TutorialStep[] = [
  ...BELONGINGS,
  ...PLANNING,
  ...LEARNING,
  ...SHOPPING,
  ...SETTING_UP,
]
