import type { Who } from '@curio/ui/game-text'
import { counted, russian } from '@curio/ui/language'
import { ru } from './ru.ts'
import type { TourWords } from './tour-words.ts'
import type { Words } from './words.ts'

const cards = russian('карту', 'карты', 'карт')

const does = ({ name, you }: Who, yours: string, theirs: string): string =>
  you ? `Вы ${yours}` : `${name} ${theirs}`

const leads = (lead: Who): string => `Ведущий игрок — ${lead.you ? 'вы' : lead.name}.`

export const tourRu: TourWords = {
  goals: russian('цель', 'цели', 'целей'),
  halfStars: russian('полузвезда', 'полузвезды', 'полузвёзд'),
  sevens: russian('семёрка', 'семёрки', 'семёрок'),
  labels: {
    ratings: 'Рейтинг',
    goals: 'Цели',
    bets: 'Ставки',
    remote: 'Вдали',
    hand: 'Рука',
    open: 'Открыты',
  },

  card: (coordinate, shows) => [`карта ${coordinate}`, ...shows].join(', '),
  repeatCard: '«Повтор»',
  symbol: (symbol) => `${symbol} символ`,
  halfStar: 'полузвезда',
  goal: (deck, text, atLeast, pays) => `${deck}. ${text}: от ${atLeast}${pays === null ? '' : ` (${pays})`}`,
  pays: (win, met) => `победа ${win}, выполнение ${met}`,
  bets: {
    red: 'красных туристов',
    green: 'зелёных туристов',
    blue: 'синих туристов',
    purple: 'фиолетовых туристов',
    halfStars: 'полузвёзд',
    sevens: 'семёрок',
    task: 'отрезков личной задачи',
    goalA: 'победа по цели A',
    goalB: 'победа по цели B',
    goalC: 'победа по цели C',
  },
  bet: (casino, on, number) => `${casino}: ${number === null ? on : `${on} ${number}`}`,
  rating: (landmark, from, to) => `${landmark}: рейтинг ${from}, станет ${to}`,
  cover: (covered, raised) => `накрыть: ${covered}; вырастет: ${raised}`,
  refresh: 'сбросить всю руку и взять новые карты',
  onCard: (card, die) => `${card}; на ней ${die}`,
  regular: (bonus) => `бонус: ${bonus}`,
  landing: (block) => `причалить: ${block}`,

  second: { encounter: (much) => `за противостояние ${much}`, goals: (much) => much },

  log: {
    tour: (effects, goals, first) =>
      [effects, goals === null ? null : `Цели: ${goals}.`, first && leads(first)]
        .filter((each) => each !== null)
        .join(' '),
    effects: (dark, light) => `Эффекты: тёмный ${dark}, светлый ${light}.`,
    oneEffect: (effect) => `Эффект: ${effect}.`,
    round: (round, lead, initial) => {
      if (initial) return `Раунд ${round}, начальный: ведущего игрока нет.`
      return `Раунд ${round}.${lead === null ? '' : ` ${leads(lead)}`}`
    },
    ancient: (ancient) => `Древний: ${ancient}.`,
    curio: (card) => `Первая диковинка: ${card}.`,
    rating: (landmark, points) => `Новый рейтинг: ${landmark}, ${points}.`,
    remote: (tourists) => `У отдалённых достопримечательностей теперь ждут ещё: ${tourists}.`,
    nextDie: (die, number) => `Из очереди выходит ${die}: ${number}.`,
    roundCard: (card) => `Карта раунда: ${card}.`,
    roundDie: (who, die) => `${does(who, 'выбираете', 'выбирает')} кубик раунда: ${die}.`,
    covers: (who, landmark) => `${does(who, 'накрываете', 'накрывает')} достопримечательность: ${landmark}.`,
    claims: (who, die) => `${does(who, 'берёте', 'берёт')} ${die}.`,
    offers: (who, die) => `${does(who, 'предлагаете', 'предлагает')} ${die}.`,
    opened: (card) => `В очереди открывается ${card}.`,
    plays: (who, card) => `${does(who, 'играете', 'играет')} с руки: ${card}.`,
    shows: (who, shown) => `${does(who, 'открываете', 'открывает')}: ${shown}.`,
    takes: (who, card) => `${does(who, 'берёте', 'берёт')} второй картой раунда: ${card}.`,
    draws: (who, drawn) =>
      typeof drawn === 'number'
        ? `${does(who, 'берёте', 'берёт')} в руку ${counted('ru', drawn, cards)}.`
        : `${does(who, 'берёте', 'берёт')} в руку: ${drawn}.`,
    refreshes: (who, old) => `${does(who, 'меняете', 'меняет')} всю руку, в сброс уходит: ${old}.`,
    eventOpened: (event, text) => `Начальное событие ${event}. ${text}`,
    eventRolled: (event, numbers) => `Кубики для события ${event}: ${numbers}.`,
    eventMarked: (event, owner, by, place) => {
      const board = owner.you ? 'на вашем планшете' : `на планшете игрока ${owner.name}`
      return by === null
        ? `Событие ${event} ${board}: ${place}.`
        : `${does(by, 'отмечаете', 'отмечает')} событие ${event} ${board}: ${place}.`
    },
    eventSkipped: (event, owner) => {
      if (owner === null) return `Для события ${event} нет места, оно не действует.`
      return `Для события ${event} нет места ${owner.you ? 'на вашем планшете' : `на планшете игрока ${owner.name}`}.`
    },
    renewed: (count) => `Сброс перемешан и снова стал колодой: ${counted('ru', count, ALL_CARDS)}.`,
  },
}

const ALL_CARDS = russian('карта', 'карты', 'карт')

/** The booklet's own terms in place of the Guide's. */
export const bookletRu: Words = {
  ...ru,
  points: russian('ОП', 'ОП', 'ОП'),
  blockTypes: { ...ru.blockTypes, white: 'белая локация' },
  bonusEffects: {
    BON_COORD: 'перед выбором локации изменить одно число раунда на 1',
    BON_SEGMENT: 'нарисовать ещё один отрезок у любой локации',
    BON_DIAGONAL: 'провести диагональ через любую локацию',
    BON_TRANSFER: 'в одном участке перейти с улицы на канал или обратно, но не в ход, когда бонус получен',
  },
  tomeEffects: { ...ru.tomeEffects, TOME_REROLL: 'перебросить любые кубики противостояния' },
  phases: {
    ...ru.phases,
    shop: 'диковинка раунда',
    dice: 'выбор туристов',
    encounter: 'противостояние Древнему',
    over: 'партия окончена',
  },
  sources: { ...ru.sources, encounter: 'противостояние' },
  labels: { ...ru.labels, shop: 'Диковинка', lead: 'ведущий игрок', challenge: 'Вызов' },
  streets: { ...ru.streets, shop: (where) => `антикварная лавка ${where}` },
  prompts: {
    ...ru.prompts,
    block: ({ fallback, numbers }) =>
      fallback
        ? `локации с числами ${numbers.join(' и ')} заняты: выберите любую пустую, в ней встанет один турист`
        : `выберите локацию с числами ${numbers.join(' и ')}`,
    ferry: () => 'выберите прибрежную локацию, где причалит паром',
    'tourist.any': ({ block }) => `выберите единственного туриста для локации ${block}`,
    'tourist.extra': ({ block }) => `выберите дополнительного туриста, локация ${block}`,
    'tourist.repeat': ({ block }) => `«Повтор»: выберите ещё одного туриста, локация ${block}`,
    draw: ({ wayUsed, block, canDraw }) => {
      if (wayUsed) return canDraw.bonus ? 'завершите ход или потратьте бонус' : 'завершите ход'
      if (canDraw.pair) return `нарисуйте два отрезка у локации ${block} или один где угодно`
      return canDraw.single
        ? 'нарисуйте один отрезок где угодно'
        : 'рисовать больше негде: пропустите рисование'
    },
    shop: () => 'выберите, какую антикварную лавку посетить',
    route: () => 'выберите итоговый маршрут: ОП принесёт только то, что вдоль него',
    bet: () => 'сделайте тайную ставку в казино',
    event: ({ event, owner }) =>
      owner === null
        ? `выберите, где отметить событие ${event}`
        : `выберите, где отметить событие ${event} (планшет: ${owner})`,
    'penalty.university': () => 'Йог-Сотот: выберите две локации университета, которые опустеют',
  },
  help: {
    ...ru.help,
    'task.keep':
      'Задача даёт 1 ОП за каждый отрезок итогового маршрута между двумя её перекрёстками. Открытую задачу видят все. Правила RT-BASE-4, RT-BASE-38.',
    'draft.take':
      'Ведущий игрок берёт первый кубик раунда, соседи убирают по одному, затем он берёт второй. Эти два кубика общие для всех. Правила RT-DICE-5, RT-DICE-7.',
    'draft.remove': 'Убранный кубик в этом раунде никому не достанется. Правила RT-DICE-5, RT-DICE-6.',
    'draft.pair':
      'В одиночной игре вы сами выбираете два из трёх доступных кубиков. Каждая полузвезда на них поднимает рейтинг следующей достопримечательности. Правила RT-SDI-5, RT-SDI-6, RT-SDI-9.',
    'initial.take': 'Каждый по очереди берёт кубик и сразу бросает его. Правила RT-DICE-13, RT-DICE-14.',
    'initial.pair':
      'В начальном раунде у каждого свои два кубика, полузвёзды на них не считаются. Правила RT-DICE-12, RT-INIT-8.',
    block:
      'Два числа дают локацию (a;b) или (b;a): X слева направо, Y сверху вниз. Локация должна быть пустой. Если заняты обе, выберите любую пустую, но с одним туристом. Правила RT-BASE-15, RT-P3-3, RT-P3-5, RT-BASE-31.',
    'tourist.any':
      'Когда обе локации заняты, встаёт ровно один турист любого типа. Правила RT-P3-5, RT-BASE-15.',
    'tourist.extra':
      'Символ эффекта и карта повтора добавляют туристов того типа, что показан рядом; если типов два, выбор за вами. Правила RT-DICE-8, RT-BASE-11, RT-FX-6.',
    'tourist.repeat':
      'Эффект «Повтор» добавляет ещё одного туриста того же типа; если типов два, выбор за вами. Правила RT-FX-9, RT-FX-10.',
    'correction.erase':
      'До размещения туристов можно стереть один свой отрезок и нарисовать другой, примыкающий к оставшимся, или ничего не менять. Правила RT-FX-11, RT-FX-16.',
    'correction.draw':
      'Новый отрезок идёт по дороге, примыкает к оставшемуся отрезку и не повторяет стёртый. Правила RT-FX-11, RT-FX-14.',
    draw: 'Три способа: (а) два отрезка подряд, хотя бы один вдоль выбранной локации; (б) один отрезок где угодно; (в) ни одного. Бонусы тратятся до или после. Правила RT-BASE-16, RT-BASE-17, RT-BASE-31.',
    shop: 'За раунд посещается одна антикварная лавка, до которой дошли новые отрезки. Правила RT-ARK-6, RT-BON-1.',
    rating:
      'Рейтинг знаковой достопримечательности растёт или падает на один шаг и никогда не сходит со шкалы. Правила RT-DICE-4, RT-BASE-24, RT-BASE-26.',
    bet: 'Первый отрезок вдоль казино требует тайной ставки, каждый раз другого типа. Проверяются ставки в казино вдоль итогового маршрута. Правила RT-VEG-BET-1, RT-VEG-BET-4, RT-VEG-BET-14.',
    tome: 'Фолиант пригодится в противостоянии Древнему, каждый один раз. Правила RT-ARK-6, RT-BON-10.',
    route:
      'Одна непрерывная линия из ваших отрезков. Каждый отрезок один раз, без ответвлений. Части соединяет только то, что есть в городе: вертолёт, врата. Правила RT-BASE-52, RT-FR-2, RT-FR-7.',
    'penalty.university':
      'За каждый провал пустеют и становятся белыми две самые полные локации университета. Правила RT-ANC-YOG-2, RT-ANC-YOG-3.',
  },
  drawGroups: { ...ru.drawGroups, a: 'два отрезка у локации' },
  deciding: {
    ...ru.deciding,
    encounter: ({ names, you }) =>
      you
        ? 'Вы противостоите Древнему: решаете, что делать с кубиками и потерями.'
        : `${names} противостоит Древнему: решает, что делать с кубиками и потерями.`,
  },
  options: {
    ...ru.options,
    either: (blocks) => `локация ${blocks.join(' или ')}`,
    eraseFrom: (blocks) => `убрать из локаций ${blocks}`,
  },
  log: {
    ...ru.log,
    round: (round, lead, card) =>
      `Раунд ${round}.${lead === null ? '' : ` ${leads(lead)}`} Диковинка: ${card}.`,
    turnBlock: (block, fallback) => (fallback ? `любая пустая локация, ${block}` : `локация ${block}`),
    turnLanding: (block) => `паром причаливает: ${block}`,
    turnBet: (casino) => `ставка: ${casino}`,
    turnShop: (shop, card, tome) => `антикварная лавка ${shop}, ${tome === null ? card : `фолиант ${tome}`}`,
    encounterRoll: ({ name, you }, dice, call) =>
      `${you ? 'Вы противостоите Древнему и бросаете' : `${name} противостоит Древнему и бросает`} ${dice}.${call === null ? '' : ` Зов: ${call}.`}`,
    encounterReward: (who, _ancient, points) =>
      `За противостояние ${who.you ? 'вы получаете' : `${who.name} получает`} ${points}.`,
  },
  endings: {
    ...ru.endings,
    points: (facts) =>
      facts.many ? `Побеждают ${facts.winners}: ${facts.points}.` : ru.endings.points(facts),
    'tie-break': ({ winners, you, points, encounter }) =>
      `${you ? 'Вы побеждаете' : `Побеждает ${winners}`}: ОП поровну (${points}), но ${
        encounter === null
          ? 'вдоль маршрута больше туристов или сам он длиннее'
          : `за противостояние получено больше (${encounter})`
      }.`,
    shared: ({ winners, points, encounter, teams }) =>
      teams
        ? `Команды делят победу: у каждой ${points}.`
        : `Победу делят ${winners}: у каждого ${points} и поровну ${
            encounter === null ? 'туристов и отрезков' : 'за противостояние'
          }.`,
    'challenge-met': ({ level, points, second }) =>
      `Вызов выполнен: ${points}, ${second}. Ваш уровень: ${level}.`,
    'challenge-missed': ({ level, points, second }) =>
      `Вызов не выполнен: ${points}, ${second}. Уровень «${level}» ещё впереди.`,
  },
  lost: ({ name, you }) =>
    `Древнему ${you ? 'проигрываете вы' : `проигрывает ${name}`}: три провала, ОП не считаются.`,
  challenge: (level, points, second) => `${level} (${points}, ${second})`,
}
