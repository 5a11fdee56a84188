import { isOver, type TutorialStep } from '@curio/ui/tutorial'
import { isAskedLast, PLACES } from './places.ts'
import { LAST_ROUND, questionOf } from './script.ts'

const AFTER = questionOf(3)

/** What was earned, what has not happened yet, in words; then the learner plays, or watches. */
const HALFWAY: readonly TutorialStep[] = [
  {
    id: 'paid',
    at: AFTER,
    point: { panel: PLACES.log },
    text: {
      ru: 'Аплодисменты! Номера дали 5 славы и 1 монету, связь 1 славу, импресарио 3 монеты, карта осколок: бонусы получает тот, кто на сцене. Электре достались 2 монеты за «Кольца».',
      en: 'Applause! The tricks paid 5 Fame and 1 coin, the link 1 Fame, the manager 3 coins, the card a shard: bonuses go to whoever is on stage. Electra got 2 coins for the Rings.',
    },
  },
  {
    id: 'again',
    at: AFTER,
    point: { panel: PLACES.tricks },
    text: {
      ru: 'Жетоны ушли в запас, но реквизит цел: номера готовят снова и снова. А с 16 славы открываются номера второго уровня, и у вас уже 18.',
      en: 'The markers are back in the supply, but the props remain: tricks are prepared again and again. From 16 Fame on you may learn tricks of the second level, and you have 18.',
    },
  },
  {
    id: 'catalogue',
    at: AFTER,
    point: { panel: PLACES.catalogue },
    text: {
      ru: 'Здесь каталог номеров: что им нужно, чего вам не хватает, что по силам. Отметьте номер, и его недостачи будут всегда на виду.',
      en: 'Here is the catalogue of tricks: what they need, what you lack, what is within reach. Pin one, and what it lacks stays in sight.',
    },
  },
  {
    id: 'more',
    at: AFTER,
    point: { panel: PLACES.hint },
    text: {
      ru: 'Ещё можно нанимать людей в трактире и заказывать на рынке то, чего на прилавке нет: оно появится через раунд. Не знаете, как быть? Подсказка объяснит свой совет.',
      en: 'You can also hire people at the Inn, and order at the market what the stall lacks: it comes a round later. Not sure what to do? The hint gives its reason.',
    },
  },
  {
    id: 'fork',
    at: AFTER,
    act: 'fork',
    text: {
      ru: 'Дальше играйте сами: Электру поведёт бот, а в последнем раунде урок вернётся. Или «Сыграйте за меня»: урок сыграет два раунда и отдаст вам последний.',
      en: 'Now play on by yourself: a bot takes Electra’s part, and the lesson comes back in the last round. Or “Play for me”: the lesson plays two rounds and leaves the last one to you.',
    },
  },
]

/** The final round and the end, for learners who followed the script and for those who did not. */
const FINAL: readonly TutorialStep[] = [
  {
    id: 'played',
    at: questionOf(LAST_ROUND),
    point: { panel: PLACES.log },
    text: {
      ru: 'Урок освоил «Карточные манипуляции» и в воскресенье показал сразу три номера. У вас теперь 34 славы, у Электры 20. Все ходы записаны в журнале.',
      en: 'The lesson has learned Card Manipulation and performed three tricks at once on Sunday. You have 34 Fame now, Electra 20. Every move is in the log.',
    },
  },
  {
    id: 'last',
    at: isAskedLast('advertise'),
    act: 'own',
    point: { panel: PLACES.rounds },
    text: {
      ru: 'Последний раунд, и играете вы. После него славу дадут осколки (по 1), каждые 3 монеты (1), ученики (по 2) и специалисты (по 3). Афиша всё ещё выгодна, если монеты есть.',
      en: 'The last round, and you play it. After it Fame comes for shards (1 each), every 3 coins (1), apprentices (2 each) and specialists (3 each). A poster still pays if you have the coins.',
    },
  },
  {
    id: 'last-plan',
    at: isAskedLast('plan'),
    act: 'own',
    point: { panel: PLACES.tricks },
    text: {
      ru: 'Любой план хорош. Совет: где на номерах остались жетоны, там почти готово представление. Иллюзиониста на сцену, помощника за кулисы; кто не нужен, пусть сидит дома без жалования.',
      en: 'Any plan will do. A tip: where markers are left on your tricks, a show is nearly ready. The magician to the stage, a helper backstage; whoever is not needed stays at home unpaid.',
    },
  },
  {
    id: 'last-turns',
    at: isAskedLast('turn', 'act', 'link', 'return'),
    act: 'own',
    point: { panel: PLACES.decision },
    text: {
      ru: 'Ходите сами. Помощник за кулисами включает номера до того, как начнутся представления, а связи с кругом-осколком дают больше всего. Дни, занятые Электрой, для вас закрыты.',
      en: 'Take your turns. A helper backstage sets up tricks before the performances begin, and links in a circle with a shard give the most. Days that Electra has taken are closed to you.',
    },
  },
  {
    id: 'last-show',
    at: isAskedLast('perform'),
    act: 'own',
    point: { panel: PLACES.decision },
    text: {
      ru: 'Последний выход. Выберите представление: под каждым видно, что оно принесёт.',
      en: 'Your last appearance. Choose a show: under each you see what it will bring.',
    },
  },
  {
    id: 'sum',
    at: isOver,
    point: { panel: PLACES.results },
    text: {
      ru: 'Занавес! Таблица показывает, откуда у каждого слава: афиши, связи, номера, сцена и всё, что осталось в конце.',
      en: 'Curtain! The table shows where everybody’s Fame came from: posters, links, tricks, the stage, and what was left at the end.',
    },
  },
  {
    id: 'next',
    at: isOver,
    text: {
      ru: 'Дальше вас ждёт «Кривая улочка»: 7 раундов, особые поручения, способности иллюзионистов и самые трудные номера. Правила и все карты есть на сайте. Полных залов!',
      en: 'Next comes the Dark Alley: 7 rounds, special assignments, abilities of magicians and the hardest tricks. The rules and all cards are on this site. May your halls be full!',
    },
  },
]

export const ENDING: readonly TutorialStep[] = [...HALFWAY, ...FINAL]
