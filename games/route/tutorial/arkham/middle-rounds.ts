import type { TutorialStep } from '@curio/ui/tutorial'
import { PLACES } from '../places.ts'
import { questionOf } from './script.ts'

const SECOND_ROUND: readonly TutorialStep[] = [
  {
    id: 'waiting',
    at: questionOf(2),
    point: { board: ['red', 'blue'] },
    text: {
      ru: 'Второй раунд. Красный и синий переброшены и теперь ждут: новые числа видны, но брать их пока нельзя. Остальные доступны. Смотрите на ждущие кубики и думайте на раунд вперёд.',
      en: 'The second round. Red and blue were rolled again and wait: you see their new numbers but cannot take them yet. The others are available. Look at the waiting dice and think a round ahead.',
    },
  },
  {
    id: 'take-2',
    at: questionOf(2),
    act: 'answer',
    point: { board: ['green', 'purple'] },
    text: {
      ru: 'Возьмите зелёный 3 и фиолетовый 2. Приедут зелёный, фиолетовый и красный.',
      en: 'Take the green 3 and the purple 2. A green, a purple and a red tourist will arrive.',
    },
  },
  {
    id: 'river',
    at: questionOf(2, 1),
    act: 'answer',
    point: { board: ['b23'] },
    text: {
      ru: 'Город делит река. Квартал за рекой не сосед: дорога по набережной касается только своего берега. Выберите зелёный бульвар в (2;3): он на другом берегу.',
      en: 'A river divides the city. A block across the water is no neighbour: a road on the embankment touches its own bank only. Choose the green boulevard at (2;3), on the other bank.',
    },
  },
  {
    id: 'bridge',
    at: questionOf(2, 2),
    act: 'answer',
    point: { board: ['h13', 'v22'] },
    text: {
      ru: 'Рисуя, реку переходят только по мостам. Первый отрезок, мост, идёт вдоль (2;3); второй продолжает его по набережной и встречается с вашей линией. Проведите оба.',
      en: 'While drawing, only bridges cross the river. The first segment, the bridge, runs along (2;3); the second goes on along the embankment and meets your line. Draw both.',
    },
  },
  {
    id: 'band',
    at: questionOf(2, 3),
    act: 'answer',
    point: { board: ['c13', 'c20'] },
    text: {
      ru: 'Широкая лента — лучший маршрут из всего, что нарисовано. Программа находит его сама и сразу считает: сейчас 9 очков. Завершите ход.',
      en: 'The broad band is the best route through all that is drawn. The program finds it by itself and counts at once: 9 points now. End the turn.',
    },
  },
]

const THIRD_ROUND: readonly TutorialStep[] = [
  {
    id: 'take-3',
    at: questionOf(3),
    act: 'answer',
    point: { board: ['red', 'blue'] },
    text: {
      ru: 'Красный 1 и синий 3 дождались своего раунда. Возьмите их: приедут двое красных и двое синих.',
      en: 'Red 1 and blue 3 have waited their round out. Take them: two red and two blue tourists will arrive.',
    },
  },
  {
    id: 'along',
    at: questionOf(3, 1),
    act: 'answer',
    point: { board: ['b31'] },
    text: {
      ru: 'Историческое общество в (3;1) уже лежит вдоль вашей дороги, новая к нему не нужна. Выберите его, а отрезок потратим в другом месте.',
      en: 'The Historical Society at (3;1) already lies along your road and needs no new one. Choose it, and we spend the segment elsewhere.',
    },
  },
  {
    id: 'shop',
    at: questionOf(3, 2),
    point: { panel: PLACES.shop, board: ['c32'] },
    text: {
      ru: 'Карта лавки меняется каждый раунд. Доведите новый отрезок до лавки, ромба с фонарём, и получите то, что на карте; за раунд — одна лавка. Сейчас это изменение координаты и диагональ.',
      en: 'The shop card changes every round. Draw a new segment to a shop, the diamond with a lantern, and you get what is on the card; one shop a round. Now it is a number change and a diagonal.',
    },
  },
  {
    id: 'single',
    at: questionOf(3, 2),
    act: 'answer',
    point: { panel: PLACES.ways, board: ['h22', 'c32'] },
    text: {
      ru: 'Выберите «один отрезок где угодно» и проведите подсвеченную дорогу к лавке.',
      en: 'Choose “one segment anywhere” and draw the lit road to the shop.',
    },
  },
  {
    id: 'diagonal',
    at: questionOf(3, 3),
    act: 'answer',
    point: { panel: PLACES.ways, board: ['n43'] },
    text: {
      ru: 'Лавка обведена, бонусы ваши. Диагональ потратим сразу: выберите «бонусная диагональ» и проведите её через сад в (4;3). Квартал, который она пересекла, тоже лежит вдоль линии.',
      en: 'The shop is circled and the bonuses are yours. Let us use the diagonal at once: choose “bonus diagonal” and draw it through the garden at (4;3). A block it crosses lies along the line too.',
    },
    instead: {
      ru: 'Ход можно было бы и завершить, но сначала потратим диагональ через (4;3).',
      en: 'The turn could end here, but let us first spend the diagonal through (4;3).',
    },
  },
  {
    id: 'branch',
    at: questionOf(3, 4),
    act: 'answer',
    point: { board: ['c32', 'c43'] },
    text: {
      ru: 'Новые отрезки остались тонкими: маршрут не ветвится, и пока выгоднее идти мимо них. Они ещё пригодятся. Завершите ход.',
      en: 'The new segments stay thin: a route does not branch, and for now it pays to pass them by. They will serve you yet. End the turn.',
    },
  },
]

const FOURTH_ROUND: readonly TutorialStep[] = [
  {
    id: 'effect',
    at: questionOf(4),
    point: { panel: PLACES.effects, board: ['effect'] },
    text: {
      ru: 'На кубике эффектов туристов нет. Он добавляет одного такого же, как на втором кубике раунда, и включает карту своего символа. Тёмный символ включает «Повтор»: ещё один турист.',
      en: 'The effect die shows no tourists. It adds one like those on the other die of the round, and puts the card of its symbol in force. The dark symbol means Repeat: one tourist more.',
    },
  },
  {
    id: 'take-4',
    at: questionOf(4),
    act: 'answer',
    point: { board: ['purple', 'effect'] },
    text: {
      ru: 'Символ тёмный. Возьмите кубик эффектов, на нём 4, и фиолетовый 5.',
      en: 'Its symbol is dark. Take the effect die, which shows 4, and the purple 5.',
    },
  },
  {
    id: 'four',
    at: questionOf(4, 1),
    act: 'answer',
    point: { board: ['b45'] },
    text: {
      ru: 'На фиолетовом двое, кубик эффектов и «Повтор» добавят по одному: вместе 4. Выберите торговые ряды в (4;5). Изменение координаты прибережём.',
      en: 'Purple shows two; the effect die and Repeat add one each: 4 together. Choose the arcade at (4;5). We keep the number change for later.',
    },
  },
  {
    id: 'guests',
    at: questionOf(4, 2),
    act: 'answer',
    point: { board: ['v43', 'v44', 'c43'] },
    text: {
      ru: 'Проведите две дороги: от лавки вниз и через мост. На карте лавки сегодня 3 фиолетовых туриста: они сразу встанут рядом с вашими.',
      en: 'Draw two roads, from the shop down and over the bridge. Today’s shop card brings 3 purple tourists: they join yours at once.',
    },
  },
  {
    id: 'longer',
    at: questionOf(4, 3),
    act: 'answer',
    point: { panel: PLACES.score },
    text: {
      ru: 'Лента перешла на новую линию: 29 очков вместо 17. Заработала и задача: между двумя её перекрёстками 4 отрезка, это 4 очка. Завершите ход.',
      en: 'The band has moved to the new line: 29 points instead of 17. The task has begun to pay: 4 segments between two of its crossings, 4 points. End the turn.',
    },
  },
]

const FIFTH_ROUND: readonly TutorialStep[] = [
  {
    id: 'take-5',
    at: questionOf(5),
    act: 'answer',
    point: { board: ['green', 'blue'] },
    text: {
      ru: 'Возьмите зелёный 4 и синий 5. Приедут зелёный и двое синих.',
      en: 'Take the green 4 and the blue 5. A green and two blue tourists will arrive.',
    },
  },
  {
    id: 'number',
    at: questionOf(5, 1),
    act: 'answer',
    point: { panel: PLACES.dice },
    text: {
      ru: '(4;5) занят, остаётся (5;4). Но у вас есть изменение координаты: нажмите «+» у зелёного кубика, и 4 станет 5. Равные числа ведут в один квартал: (5;5). Подтвердите.',
      en: '(4;5) is taken, which leaves (5;4). But you hold a number change: press “+” at the green die, and 4 becomes 5. Equal numbers lead to one block: (5;5). Confirm.',
    },
    instead: {
      ru: 'Так тоже можно, но сейчас попробуем изменить координату: нажмите «+» у зелёного кубика.',
      en: 'That is allowed too, but let us try the number change: press “+” at the green die.',
    },
  },
  {
    id: 'dead-end',
    at: questionOf(5, 2),
    act: 'answer',
    point: { board: ['h45', 'v54', 'd54s'] },
    text: {
      ru: 'Короткая дорога у воды — тупик. Дальше через реку линию с него не проведёшь, зато здесь в тупике лавка. Проведите обе дороги до неё.',
      en: 'The short road at the water is a dead end. No line goes on across the river from it, but there is a shop in this one. Draw both roads up to it.',
    },
  },
  {
    id: 'tome',
    at: questionOf(5, 3),
    act: 'answer',
    point: { panel: PLACES.decision },
    text: {
      ru: 'В этой лавке фолиант: он помогает в конце, при столкновении с Древним. Каждый служит один раз. Возьмите «Переброс»: с ним любые кубики бросают заново.',
      en: 'This shop has a tome: it helps at the end, in the encounter with the Ancient. Each serves once. Take Reroll: with it any of the dice are rolled again.',
    },
    instead: {
      ru: 'Хороший фолиант, но сейчас возьмём «Переброс».',
      en: 'A good tome, but let us take Reroll now.',
    },
  },
  {
    id: 'ancient',
    at: questionOf(5, 4),
    act: 'answer',
    point: { panel: PLACES.ancient },
    text: {
      ru: 'Древний. После десятого раунда вы бросите три кубика: 5 и 6 — успех, а провалы зависят от безумия. Ваш тайный зов красный: успехи платят за красных туристов, провалы их уводят. Завершите ход.',
      en: 'The Ancient. After the tenth round you roll three dice: 5 and 6 succeed, madness decides what fails. Your secret Call is red: successes pay for red tourists, failures take them away. End the turn.',
    },
  },
]

const SIXTH_ROUND: readonly TutorialStep[] = [
  {
    id: 'take-6',
    at: questionOf(6),
    act: 'answer',
    point: { board: ['red', 'purple'] },
    text: {
      ru: 'Возьмите красный 4 и фиолетовый 1. Приедут красный и фиолетовый.',
      en: 'Take the red 4 and the purple 1. A red and a purple tourist will arrive.',
    },
  },
  {
    id: 'west',
    at: questionOf(6, 1),
    act: 'answer',
    point: { board: ['b14', 'c13', 'c22'] },
    text: {
      ru: 'Дорога через первый мост всё ещё тонкая: она осталась ветвью и не считается. Выберите молельный дом в (1;4), и мы её вернём.',
      en: 'The road over the first bridge is still thin: it became a branch and does not count. Choose the meeting house at (1;4), and we bring it back.',
    },
  },
  {
    id: 'terror',
    at: questionOf(6, 2),
    point: { board: ['c14'] },
    text: {
      ru: 'Глаз на перекрёстке — ужасающее место. Если маршрут пройдёт через него, безумие вырастет на 1, а чем больше безумие, тем больше чисел станут провалом. Это место обойдём.',
      en: 'The eye on a crossing is a terrifying place. If the route passes it, madness grows by 1, and the more madness, the more numbers fail. We go round this one.',
    },
  },
  {
    id: 'gate',
    at: questionOf(6, 2),
    act: 'answer',
    point: { board: ['h03', 'v03', 'c04', 'c20'] },
    text: {
      ru: 'Проведите две дороги к вратам на западном краю. Готовый маршрут может войти в одни врата и выйти из других, а у других как раз начинается ваша первая дорога.',
      en: 'Draw two roads to the gate at the western edge. The finished route may enter one gate and leave by another, and at another gate your first road begins.',
    },
  },
  {
    id: 'leap',
    at: questionOf(6, 3),
    act: 'answer',
    point: { panel: PLACES.score },
    text: {
      ru: 'Было 40 очков, стало 78! Всё нарисованное сложилось в один маршрут из двух частей. Соединение через врата прибавляет 1 к безумию. Завершите ход.',
      en: 'It was 40 points, now it is 78! Everything drawn has become one route in two parts. The gate link adds 1 madness. End the turn.',
    },
  },
]

/** One thing of the map after another, each where it is needed. */
export const MIDDLE_ROUNDS: readonly TutorialStep[] = [
  ...SECOND_ROUND,
  ...THIRD_ROUND,
  ...FOURTH_ROUND,
  ...FIFTH_ROUND,
  ...SIXTH_ROUND,
]
