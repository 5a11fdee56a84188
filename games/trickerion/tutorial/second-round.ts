import type { TutorialStep } from '@curio/ui/tutorial'
import { PLACES } from './places.ts'
import { questionOf } from './script.ts'

const POSTER = questionOf(2)
const PLAN_MAGICIAN = questionOf(2, 1)
const PLAN_MANAGER = questionOf(2, 2)
const PLAN_APPRENTICE = questionOf(2, 3)
const READY = questionOf(2, 4)
const WORKSHOP = questionOf(2, 5)
const PREPARE = questionOf(2, 6)
const BACKSTAGE = questionOf(2, 7)
const BUTTERFLIES = questionOf(2, 8)
const RABBIT = questionOf(2, 9)
const LINK = questionOf(2, 10)
const STAGE = questionOf(2, 11)
const PERFORM = questionOf(2, 12)

/** Electra's performance and the end of the first round. */
const AFTER_THE_FIRST: readonly TutorialStep[] = [
  {
    id: 'her-show',
    at: POSTER,
    point: { panel: PLACES.log },
    text: {
      ru: 'В субботу Электра вышла на сцену и провела представление. Исполняют все номера карты, и каждому платят за его собственные: вы получили 2 славы за «Бабочек».',
      en: 'On Saturday Electra went on stage and performed. Every trick of the card is performed, and each player is paid for their own: you got 2 Fame for the Butterflies.',
    },
  },
  {
    id: 'wages',
    at: POSTER,
    point: { panel: PLACES.purse },
    text: {
      ru: 'Раунд закончился жалованием: вы отдали 3 монеты. Каждая недоданная монета стоила бы 2 славы. Все вернулись домой, карты снова в руке, и в театре появилось ещё одно представление.',
      en: 'The round ended with wages: you paid 3 coins. Every coin short would have cost 2 Fame. Everybody is home again, the cards are back in hand, and the Theater has one more show.',
    },
  },
  {
    id: 'order',
    at: POSTER,
    act: 'answer',
    point: { panel: PLACES.decision },
    text: {
      ru: 'Первым ходит тот, у кого меньше славы. После раунда её было поровну, поэтому порядок сменился: Электра первая и уже повесила афишу. Вам она стоит 3 монеты, но и это выгодно.',
      en: 'Whoever has less Fame goes first. After the round you were equal, so the order is turned around: Electra is first and has put up her poster. Yours costs 3 coins now, and is still worth it.',
    },
  },
]

/** A plan for a show of one's own. */
const PLANNING: readonly TutorialStep[] = [
  {
    id: 'plan-stage',
    at: PLAN_MAGICIAN,
    act: 'answer',
    point: { panel: PLACES.team, board: ['disc:magician', 'card:theater'] },
    text: {
      ru: 'В этот раз выступаете вы! Иллюзионист идёт в театр, чтобы выйти на сцену.',
      en: 'This time you perform! The magician goes to the Theater, to stand on the stage.',
    },
  },
  {
    id: 'plan-backstage',
    at: PLAN_MANAGER,
    act: 'answer',
    point: { panel: PLACES.team, board: ['disc:manager', 'card:theater'] },
    text: {
      ru: 'Импресарио тоже в театр, за кулисы. Там он включит номера, а на вашем представлении принесёт 3 монеты.',
      en: 'The manager goes to the Theater too, backstage. He will set up the tricks, and at your show he brings 3 coins.',
    },
  },
  {
    id: 'plan-workshop',
    at: PLAN_APPRENTICE,
    act: 'answer',
    point: { panel: PLACES.team, board: ['disc:apprentice1', 'card:workshop'] },
    text: {
      ru: 'Ученик пойдёт в мастерскую готовить «Кролика».',
      en: 'The apprentice goes to the Workshop, to prepare the Rabbit.',
    },
  },
  {
    id: 'ready-again',
    at: READY,
    act: 'answer',
    point: { panel: PLACES.decision },
    text: {
      ru: 'План готов. Передумать можно, пока не готова и соперница.',
      en: 'The plan is ready. You could change your mind until your rival is ready too.',
    },
  },
]

/** Preparing, linking, performing. */
const SHOW: readonly TutorialStep[] = [
  {
    id: 'workshop',
    at: WORKSHOP,
    act: 'answer',
    point: { panel: PLACES.workshopSlot, board: ['disc:apprentice1', 'slot:workshop.0'] },
    text: {
      ru: 'Кем ходить раньше, решаете вы. Начните с ученика: без него нечего показывать. Мастерская у каждого своя, места в ней не отнимут.',
      en: 'Whom to send first is up to you. Begin with the apprentice: without him there is nothing to show. Your Workshop is your own, nobody takes its slots.',
    },
  },
  {
    id: 'prepare',
    at: PREPARE,
    act: 'answer',
    point: { panel: PLACES.tricks, board: ['trick:rabbit-from-the-top-hat'] },
    text: {
      ru: 'Подготовить «Кролика» стоит 1 очко. Реквизит на месте, и на карте номера появится 1 жетон.',
      en: 'Preparing the Rabbit takes 1 point. The props are there, and its card gets 1 marker.',
    },
  },
  {
    id: 'her-rings',
    at: BACKSTAGE,
    point: { panel: PLACES.show },
    text: {
      ru: 'Электра снова положила жетон на эту карту: она рассчитывает, что представление проведёте вы. Помешать нельзя, но и вам чужой номер не мешает.',
      en: 'Electra has laid a marker on this card again: she counts on you to perform it. You cannot prevent it, but her trick does you no harm.',
    },
  },
  {
    id: 'friday',
    at: BACKSTAGE,
    act: 'answer',
    point: { panel: PLACES.fridaySlot, board: ['disc:manager', 'slot:friday.0'] },
    text: {
      ru: 'Импресарио — за кулисы пятницы. У него 2 очка, по одному на номер.',
      en: 'The manager goes backstage on Friday. He has 2 points, one for each trick.',
    },
  },
  {
    id: 'first-marker',
    at: BUTTERFLIES,
    act: 'answer',
    point: { panel: PLACES.show, board: ['trick:enchanted-butterflies'] },
    text: {
      ru: 'Сначала «Бабочки», на ту же карту, в верхнюю ячейку: символ школы смотрит в круг с осколком.',
      en: 'First the Butterflies, to the top slot of the same card: the symbol of your school looks into the circle with a shard.',
    },
  },
  {
    id: 'second-marker',
    at: RABBIT,
    act: 'answer',
    point: { panel: PLACES.show, board: ['trick:rabbit-from-the-top-hat'] },
    text: {
      ru: 'Теперь «Кролик», в ячейку под ними, символом вверх. В круге сойдутся два одинаковых символа: это связь. Жетон поворачивают кнопки и клавиша R, а награда видна заранее.',
      en: 'Now the Rabbit, to the slot below, its symbol up. Two equal symbols meet in the circle: that is a link. Buttons and the key R turn a marker, and you see the reward beforehand.',
    },
  },
  {
    id: 'link',
    at: LINK,
    act: 'answer',
    point: { panel: PLACES.decision },
    text: {
      ru: 'Связь! Осколок из круга уже ваш, а сама связь даёт 1 славу или 1 монету. Возьмите славу.',
      en: 'A link! The shard of the circle is yours, and the link itself gives 1 Fame or 1 coin. Take the Fame.',
    },
  },
  {
    id: 'stage',
    at: STAGE,
    act: 'answer',
    point: { panel: PLACES.fridayStage, board: ['disc:magician', 'slot:friday.stage'] },
    text: {
      ru: 'Осталась сцена. Поставьте на неё иллюзиониста: действовать он там не будет, зато в пятницу проведёт представление.',
      en: 'Only the stage is left. Put the magician on it: he does not act there, but on Friday he will perform.',
    },
  },
  {
    id: 'perform',
    at: PERFORM,
    act: 'answer',
    point: { panel: PLACES.showPays, board: ['show:R01'] },
    text: {
      ru: 'Пятница, ваш выход! Под картой написано, что она вам даст: 6 славы, 4 монеты и 1 осколок. Нажмите там и подтвердите.',
      en: 'Friday, you are on! Under the card you see what it will bring you: 6 Fame, 4 coins and 1 shard. Tap there and confirm.',
    },
  },
]

/** What the first round earned, and a performance of the learner's own. */
export const SECOND_ROUND: readonly TutorialStep[] = [...AFTER_THE_FIRST, ...PLANNING, ...SHOW]
