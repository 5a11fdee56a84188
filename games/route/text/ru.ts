import type { Who } from '@curio/ui/game-text'
import { capital, counted, type Forms, russian } from '@curio/ui/language'
import { campaignRu } from './campaign-words.ts'
import { cardsRu } from './card-words.ts'
import type { LogWords, OptionWords, StreetWords, Words } from './words.ts'

const coloured = (one: string, many: string): Forms => russian(one, many, many)
const failures = russian('провал', 'провала', 'провалов')
const successes = russian('успех', 'успеха', 'успехов')

const PLACES = ['левый', 'средний', 'правый'] as const
const EDGES = { N: 'северном', E: 'восточном', S: 'южном', W: 'западном' } as const
const SIDES = { N: 'северу', E: 'востоку', S: 'югу', W: 'западу' } as const

const streets: StreetWords = {
  between: (one, other) => `между ${one} и ${other}`,
  beside: (side, block) => `к ${SIDES[side]} от ${block}`,
  at: (block) => `у ${block}`,
  corner: (one, other) => (other === null ? `на углу ${one}` : `на углу ${one} и ${other}`),
  edge: (side, one, other) =>
    `на ${EDGES[side]} краю ${other === null ? `у ${one}` : `между ${one} и ${other}`}`,
  diagonal: (block, falling) =>
    `диагональ через ${block} ${falling ? 'с северо-запада на юго-восток' : 'с северо-востока на юго-запад'}`,
  crossing: (where) => `перекрёсток ${where}`,
  deadEnd: (where) => `конец тупика ${where}`,
  shop: (where) => `лавка ${where}`,
  canal: 'канал',
  leadsTo: (places) => `ведёт к ${places}`,
  to: {
    shop: 'лавке',
    visitedShop: 'посещённой лавке',
    gate: 'вратам',
    terrifying: 'ужасающему месту',
    task: 'перекрёстку задачи',
    terrifyingTask: 'ужасающему перекрёстку задачи',
    cafe: 'кафе',
    visitedCafe: 'обведённому кафе',
    airport: 'аэропорту',
    greenCrossing: 'зелёному перекрёстку',
    pier: 'пристани',
    iconic: 'знаковой достопримечательности',
  },
}

const withMadness = (madness: number | null): string => (madness === null ? '' : `, безумие ${madness}`)

const options: OptionWords = {
  taskSecretly: (task) => `${task}, тайно`,
  taskOpenly: (task) => `${task}, открыто`,
  coordinate: (die, from, to) => `бонус: ${die}, ${from} меняется на ${to}`,
  noCorrection: 'ничего не менять',
  correctFirst: 'сначала исправить маршрут',
  pairLeads: (dice, blocks) => `${dice}: ${blocks}`,
  either: (blocks) => `квартал ${blocks.join(' или ')}`,
  pairHalf: (die, leads) => `${die}, и ещё один: ${leads}`,
  encounterDie: (place, number) => `${PLACES[place] ?? ''} кубик: ${number}`,
  rerollNone: 'ничего не перебрасывать',
  reroll: (dice) => `перебросить ${dice}`,
  upgradeNone: 'не улучшать',
  upgrade: (from, to) => `${from} станет ${to}`,
  keepRoute: (segments, points, madness) => `маршрут: ${segments}, ${points}${withMadness(madness)}`,
  eraseFrom: (blocks) => `убрать из кварталов ${blocks}`,
}

/** «Вы берёте» или «Анна берёт». */
const does = ({ name, you }: Who, yours: string, theirs: string): string =>
  you ? `Вы ${yours}` : `${name} ${theirs}`

const log: LogWords = {
  setup: (ancient, dark, light, first) => {
    const begins = first && (first.you ? ' Первый ход за вами.' : ` Первым ходит ${first.name}.`)
    return `Древний: ${ancient}. Эффекты: тёмный ${dark}, светлый ${light}.${begins ?? ''}`
  },
  call: (who, call) => `${does(who, 'слышите', 'слышит')} зов Ктулху: ${call}.`,
  tasksDealt: (who, tasks) => {
    const gets = does(who, 'получаете', 'получает')
    return tasks === null ? `${gets} две личные задачи.` : `${gets} личные задачи ${tasks}.`
  },
  taskKept: (who, task) => {
    const keeps = does(who, 'оставляете', 'оставляет')
    return task === null ? `${keeps} себе одну задачу.` : `${keeps} себе задачу ${task}.`
  },
  taskShown: (who, task) => `${does(who, 'открываете', 'открывает')} свою задачу: ${task}.`,
  taskRevealed: (who, task) => `${does(who, 'раскрываете', 'раскрывает')} личную задачу: ${task}.`,
  round: (round, lead, card) => {
    const leads = lead && (lead.you ? ' Ведёте вы.' : ` Ведёт ${lead.name}.`)
    return `Раунд ${round}.${leads ?? ''} В лавках древностей ${card}.`
  },
  roll: (dice) => `Бросок: ${dice}.`,
  draftTake: (who, die) => `${does(who, 'берёте', 'берёт')} в раунд ${die}.`,
  draftRemove: (who, die) => `${does(who, 'убираете', 'убирает')} ${die}.`,
  draftPair: (who, dice) => `${does(who, 'берёте', 'берёт')} в раунд ${dice}.`,
  initialTake: (who, die) => `${does(who, 'берёте', 'берёт')} ${die}.`,
  turn: ({ name, you }, deeds) => `${you ? 'Вы' : name}: ${deeds}.`,
  turnCoordinate: (die, to) => `${die} меняется на ${to}`,
  turnLanding: (block) => `на пароме в ${block}`,
  turnBlock: (block, fallback) => (fallback ? `любой пустой квартал, ${block}` : `квартал ${block}`),
  turnCorrection: (erased, drawn) => `стёрто: ${erased}, нарисовано: ${drawn}`,
  turnTourists: (tourists) => `туристы: ${tourists}`,
  turnDraw: (group, segments, count) => {
    if (group === 'segment') return `бонусный отрезок: ${segments}`
    if (group === 'diagonal') return `за бонус ${segments}`
    return `${count === 1 ? 'отрезок' : 'отрезки'}: ${segments}`
  },
  turnNothingDrawn: 'без новых отрезков',
  turnCafe: (cafe, bonus) => `кафе ${cafe}, ${bonus}`,
  turnBet: (casino) => `ставка в ${casino}`,
  turnRegular: (block, bonus, tome) =>
    `постоянный посетитель ${block}, ${tome === null ? bonus : `фолиант ${tome}`}`,
  turnShop: (shop, card, tome) => `лавка ${shop}, ${tome === null ? card : `фолиант ${tome}`}`,
  route: (who, segments, madness) =>
    `${does(who, 'выбираете', 'выбирает')} итоговый маршрут: ${segments}${withMadness(madness)}.`,
  encounterRoll: ({ name, you }, dice, call) =>
    `${you ? 'Вы встречаете Древнего и бросаете' : `${name} встречает Древнего и бросает`} ${dice}.${call === null ? '' : ` Зов: ${call}.`}`,
  callShown: (who, call) => `${does(who, 'показываете', 'показывает')} карту зова: ${call}.`,
  encounterTome: (who, tome, dice) =>
    `${does(who, 'открываете', 'открывает')} фолиант ${tome}: теперь ${dice}.`,
  encounterResult: ({ name, you }, success, failure) =>
    `${you ? 'У вас' : `${name}:`} ${counted('ru', success, successes)}, ${counted('ru', failure, failures)}.`,
  encounterLost: ({ name, you }) =>
    `Три провала: ${you ? 'вы выбываете и не получаете' : `${name} выбывает и не получает`} очков.`,
  encounterPenalty: ({ name, you }, ancient, taken, left) => {
    const punished = you ? `Вы терпите наказание (${ancient})` : `${name} терпит наказание (${ancient})`
    return `${punished}: ${taken === null ? '' : `${taken}; `}вдоль маршрута остаётся ${left}.`
  },
  takenFrom: (tourists, block) => `${tourists} из ${block}`,
  crossedOut: (blocks) => `вычеркнуто: ${blocks}`,
  nothingTaken: 'никто не уходит',
  encounterReward: ({ name, you }, _ancient, points) =>
    `За столкновение ${you ? 'вы получаете' : `${name} получает`} ${points}.`,
}

const WHOLLY_QUOTED = /^«[^«»]*»$/

export const ru: Words = {
  language: 'ru',
  quoted: (name) => (WHOLLY_QUOTED.test(name) ? name : `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`),
  player: (number) => `Игрок ${number}`,
  you: 'вы',

  points: russian('очко', 'очка', 'очков'),
  segments: russian('отрезок', 'отрезка', 'отрезков'),
  allTourists: russian('турист', 'туриста', 'туристов'),
  tourists: {
    red: coloured('красный', 'красных'),
    green: coloured('зелёный', 'зелёных'),
    blue: coloured('синий', 'синих'),
    purple: coloured('фиолетовый', 'фиолетовых'),
  },
  blockTypes: {
    red: 'красный',
    green: 'зелёный',
    blue: 'синий',
    purple: 'фиолетовый',
    yellow: 'жёлтый',
    white: 'белый квартал',
    grey: 'знаковая достопримечательность',
    ferry: 'паром',
  },
  dice: {
    red: 'красный кубик',
    green: 'зелёный кубик',
    blue: 'синий кубик',
    purple: 'фиолетовый кубик',
    effect: 'кубик эффектов',
  },
  diceShort: {
    red: 'красный',
    green: 'зелёный',
    blue: 'синий',
    purple: 'фиолетовый',
    effect: 'эффекты',
  },
  symbols: { dark: 'тёмный', light: 'светлый' },
  bonuses: {
    BON_COORD: 'координата ±1',
    BON_SEGMENT: 'отрезок',
    BON_DIAGONAL: 'диагональ',
    BON_TRANSFER: 'пересадка',
  },
  bonusEffects: {
    BON_COORD: 'перед выбором квартала изменить число одного кубика на 1',
    BON_SEGMENT: 'нарисовать ещё один отрезок у любого квартала',
    BON_DIAGONAL: 'провести диагональ через любой квартал',
    BON_TRANSFER: 'перейти с улицы на канал или обратно',
  },
  tomes: { TOME_REROLL: '«Переброс»', TOME_UPGRADE: '«Улучшение»', TOME_BLESSING: '«Благословение»' },
  tomeEffects: {
    TOME_REROLL: 'перебросить любые кубики столкновения',
    TOME_UPGRADE: 'прибавить 2 к одному кубику',
    TOME_BLESSING: '4 считается успехом',
  },
  tomeCard: 'таинственный фолиант',
  roadFlags: {
    bridge: 'мост',
    borderBridge: 'мост на краю карты',
    garden: 'аллея сада',
    embankment: 'набережная',
    deadEnd: 'тупик',
    rounded: 'закруглённая дорога',
  },
  places: {
    shop: 'лавка',
    visitedShop: 'посещена',
    gate: 'врата',
    terrifying: 'ужас',
    task: 'задача',
    terrifyingTask: 'задача и ужас',
    cafe: 'кафе',
    visitedCafe: 'обведено',
    airport: 'аэропорт',
    greenCrossing: 'экскурсии',
    pier: 'пристань',
    iconic: 'знаковая',
  },
  diagonal: 'диагональ',
  crossing: (id) => `перекрёсток ${id}`,
  streets,

  phases: {
    setup: 'подготовка',
    events: 'начальные события',
    shop: 'лавка раунда',
    dice: 'выбор кубиков',
    turns: 'туристы и отрезки',
    route: 'итоговый маршрут',
    encounter: 'столкновение с Древним',
    over: 'игра окончена',
  },
  zones: { waiting: 'запас', available: 'доступны', unavailable: 'недоступны', round: 'раунд' },
  sources: {
    red: 'красные',
    green: 'зелёные',
    blue: 'синие',
    purple: 'фиолетовые',
    task: 'личная задача',
    yellow: 'жёлтые',
    encounter: 'столкновение',
    rating: 'знаковые',
    goals: 'цели',
    bets: 'ставки',
    cafes: 'бонусы кафе',
    events: 'события',
  },
  labels: {
    round: 'Раунд',
    shop: 'Лавка',
    effects: 'Эффекты',
    bonuses: 'Бонусы',
    tomes: 'Фолианты',
    task: 'Задача',
    call: 'Зов',
    ancient: 'Древний',
    score: 'Счёт',
    total: 'Всего',
    madness: 'безумие',
    lead: 'ведёт',
    thinking: 'думает',
    youThinking: 'Вы думаете',
    ready: 'готово',
    none: 'нет',
    challenge: 'Испытание',
    onRoute: 'лучший маршрут',
    offRoute: 'вне его',
    place: 'Место',
    eliminated: 'выбывает',
  },

  prompts: {
    ...cardsRu.prompts,
    ...campaignRu.prompts,
    'task.keep': () => 'выберите, какую из двух личных задач оставить',
    'draft.take': ({ cell }) => `возьмите ${cell === 1 ? 'первый' : 'второй'} кубик раунда`,
    // RT-P2-4: one of two players removes both.
    'draft.remove': ({ seats, removed }) => {
      if (seats > 2) return 'уберите один из доступных кубиков'
      return removed === 0
        ? 'уберите из раунда один кубик, потом ещё один'
        : 'уберите из раунда ещё один кубик'
    },
    'draft.pair': () => 'выберите два кубика раунда',
    'initial.take': () => 'возьмите один кубик для начального раунда',
    'initial.pair': ({ seats }) =>
      seats === 4
        ? 'выберите два кубика на этот раунд; два других достанутся вам в следующем'
        : 'выберите свои два кубика из брошенных',
    block: ({ fallback, numbers }) =>
      fallback
        ? `кварталы с числами ${numbers.join(' и ')} заняты: выберите любой пустой, в нём встанет один турист`
        : `выберите квартал с числами ${numbers.join(' и ')}`,
    ferry: () => 'выберите, куда на набережной причалит паром',
    'tourist.any': ({ block }) => `выберите единственного туриста для квартала ${block}`,
    'tourist.extra': ({ block }) => `выберите дополнительного туриста за кубик эффектов, квартал ${block}`,
    'tourist.repeat': ({ block }) => `«Повтор»: выберите ещё одного туриста, квартал ${block}`,
    'correction.erase': () => '«Корректировка маршрута»: выберите, какой отрезок стереть',
    'correction.draw': () => 'выберите новый отрезок, он примыкает к уже нарисованным',
    draw: ({ wayUsed, block, canDraw }) => {
      if (wayUsed) return canDraw.bonus ? 'завершите ход или потратьте бонус' : 'завершите ход'
      if (canDraw.pair) return `нарисуйте два отрезка у квартала ${block} или один где угодно`
      return canDraw.single
        ? 'нарисуйте один отрезок где угодно'
        : 'рисовать больше негде: пропустите рисование'
    },
    shop: () => 'выберите, какую лавку посетить',
    'card.play': () => 'выложите карту раунда',
    // RT-SYD-8: one of two players forms both pairs.
    'die.claim': ({ seats, claimed }) => {
      if (seats === 2)
        return claimed === 0
          ? 'разбейте кубики на две пары: возьмите первый кубик одной из них'
          : 'возьмите второй кубик этой пары, два других составят вторую'
      if (claimed === 0) return 'возьмите один кубик; последний тоже достанется вам'
      return claimed === 1 ? 'возьмите первый из двух кубиков' : 'возьмите второй кубик'
    },
    'die.offer': ({ seats, offered }) =>
      seats === 2 ? `предложите один кубик из пары ${offered + 1}` : 'предложите один из двух своих кубиков',
    'die.place': () => 'поставьте кубик на открытую карту',
    'die.round': () => 'выберите кубик раунда, второй отойдёт достопримечательностям',
    'landmark.cover': () => 'накройте одну достопримечательность карты, рейтинг другой вырастет',
    rating: () => 'измените рейтинг знаковой достопримечательности',
    bet: () => 'сделайте ставку в казино',
    event: () => 'выберите, где отметить событие',
    regular: () => 'выберите бонус постоянного посетителя',
    tome: () => 'выберите таинственный фолиант',
    route: () => 'выберите итоговый маршрут: очки принесёт только то, что вдоль него',
    'encounter.reroll': ({ dice, madness, failing }) =>
      `на кубиках ${dice} (${fails(madness, failing)}): выберите, что перебросить`,
    'encounter.upgrade': ({ dice, madness, failing }) =>
      `на кубиках ${dice} (${fails(madness, failing)}): выберите, к чему прибавить 2`,
    'penalty.called': ({ called }) =>
      `зов Ктулху: выберите, откуда ${called.count === 1 ? 'уйдёт' : 'уйдут'} ${called.words}`,
    'penalty.university': () => 'Йог-Сотот: выберите два квартала университета, которые опустеют',
    'penalty.riverside': () => 'Дагон: выберите, какие туристы уйдут от реки',
    'penalty.numerous': () => 'Шуб-Ниггурат: выберите, какой турист уйдёт',
  },
  help: {
    ...cardsRu.help,
    ...campaignRu.help,
    'task.keep':
      'Задача даёт 1 очко за каждый отрезок итогового маршрута между двумя её перекрёстками. Открытую задачу видят все. Правила RT-SETUP-10, RT-SETUP-12, RT-TASK-1.',
    'draft.take':
      'Ведущий берёт первый кубик раунда, соседи убирают по одному, затем ведущий берёт второй. Эти два кубика общие для всех. Правила RT-P2-1, RT-P2-7.',
    'draft.remove': 'Убранный кубик в этом раунде никому не достанется. Правила RT-P2-3, RT-P2-4.',
    'draft.pair':
      'В одиночной игре вы сами выбираете два из трёх доступных кубиков. Использованные будут переброшены и станут недоступными на раунд. Правила RT-SOLO-4, RT-SOLO-5.',
    'initial.take':
      'Каждый берёт по одному кубику, затем все взятые бросаются. Правила RT-INIT-4, RT-INIT-7.',
    'initial.pair': 'В начальном раунде у каждого свои два кубика. Правила RT-INIT-5, RT-INIT-7, RT-INIT-8.',
    block:
      'Два числа дают квартал (a;b) или (b;a): X слева направо, Y сверху вниз. Квартал должен быть пустым. Если заняты оба, выберите любой пустой, но с одним туристом. Правила RT-P3-1, RT-P3-3, RT-P3-5, RT-BON-17.',
    ferry:
      'Каждый паром отходит один раз. Туристы высаживаются в любой прибрежной локации без туристов, и участок рисуют от неё. Правила RT-SYD-18, RT-SYD-19.',
    'tourist.any':
      'Когда оба квартала заняты, встаёт ровно один турист любого типа. Правила RT-P3-5, RT-P4-2.',
    'tourist.extra':
      'Кубик эффектов добавляет одного туриста того типа, что на втором кубике раунда. Правило RT-P2-9.',
    'tourist.repeat':
      'Эффект «Повтор» добавляет ещё одного туриста, выбор независимый. Правила RT-EFG-1, RT-EFG-18.',
    'correction.erase':
      'Можно стереть один свой отрезок и нарисовать другой, примыкающий к оставшимся, или ничего не менять. Правила RT-EFG-3, RT-EFG-5.',
    'correction.draw':
      'Новый отрезок идёт по дороге, примыкает к оставшемуся отрезку и не повторяет стёртый. Правила RT-EFG-4, RT-EFG-19.',
    draw: 'Три способа: (а) два отрезка подряд, хотя бы один вдоль выбранного квартала; (б) один отрезок где угодно; (в) ни одного. Бонусы тратятся до или после. Правила RT-P5-3, RT-P5-5, RT-P5-6, RT-P5-12.',
    shop: 'За раунд посещается одна лавка, до которой дошли новые отрезки. Правила RT-BON-1, RT-BON-2.',
    'card.play':
      'Карта раунда даёт одну координату и своих туристов и называет две знаковые достопримечательности.',
    'die.claim':
      'Сосед слева берёт один кубик, сосед справа два, последний достаётся левому; вдвоём обе пары составляет соперник. Все кубики бросают. Правила RT-SYD-7, RT-SYD-8.',
    'die.offer':
      'Каждый сосед кладёт к карте раунда один из двух брошенных кубиков. Правила RT-SYD-7, RT-SYD-8.',
    'die.place':
      'Кубик из очереди встаёт к кубику на открытой карте. Это карта раунда. Правила RT-SYD-SOLO-4, RT-SYD-SOLO-9.',
    'die.round':
      'Кубик раунда даёт вторую координату и своих туристов или включает эффект. Правила RT-SYD-9, RT-SYD-10.',
    'landmark.cover':
      'Число на кубике достопримечательностей отмечает ячейку той, что не накрыта. Туристы с него ждут у своей отдалённой достопримечательности. Правила RT-SYD-11, RT-SYD-13.',
    rating: 'Каждые две полузвезды на пяти кубиках меняют один рейтинг на один шаг, вверх или вниз.',
    event:
      'Жёлтое событие отмечают на своём планшете, красное — на планшете соседа слева. Правила RT-EV-4, RT-EV-6.',
    regular: 'Постоянный посетитель даёт любой бонус кафе с карты, один раз. Правило RT-EV-22.',
    bet: 'Первый отрезок вдоль казино — это тайная ставка, каждый раз другого типа.',
    tome: 'Фолиант пригодится при столкновении с Древним, каждый один раз. Правила RT-BON-8, RT-BON-10, RT-BON-12, RT-BON-13.',
    route:
      'Одна непрерывная линия из ваших отрезков; части соединяются только вратами. Каждый отрезок один раз, без ответвлений. Правила RT-FR-1, RT-FR-2, RT-FR-5, RT-MAP-3.',
    'encounter.reroll':
      'Успех на 5 и 6, провал зависит от безумия, остальное ничего не значит. Три провала: поражение. Правила RT-END-9, RT-END-10, RT-BON-10.',
    'encounter.upgrade':
      'Улучшение прибавляет 2 к одному кубику после всех бросков. Правила RT-BON-12, RT-END-15.',
    'penalty.called':
      'После одного провала уходит половина туристов вашего зова; откуда — решаете вы. Правила RT-ANC-CTH-2, RT-ANC-CTH-5.',
    'penalty.university':
      'За каждый провал пустеют и становятся белыми два самых полных квартала университета. Правила RT-ANC-YOG-2, RT-ANC-YOG-3.',
    'penalty.riverside':
      'За каждый провал от реки уходят все туристы самого многочисленного там типа. Правила RT-ANC-DAG-4, RT-ANC-DAG-6.',
    'penalty.numerous':
      'За каждый провал и каждое соединение через врата уходит один турист самого многочисленного типа. Правила RT-ANC-SHU-2, RT-ANC-SHU-3.',
  },
  drawGroups: {
    ...campaignRu.drawGroups,
    a: 'два отрезка у квартала',
    b: 'один отрезок где угодно',
    c: 'не рисовать отрезков',
    segment: 'бонусный отрезок',
    diagonal: 'бонусная диагональ',
    end: 'завершить ход',
  },
  asked: ({ name, you }, what) => (you ? `${capital(what)}.` : `${name}: ${what}.`),
  waitingFor: (who, many) => (many ? `Решают: ${who}.` : `Решает ${who}.`),
  deciding: {
    ...campaignRu.deciding,
    task: ({ names, many, you }) => {
      if (many) return `Выбирают личные задачи: ${names}.`
      return you ? 'Вы выбираете личную задачу.' : `${names} выбирает личную задачу.`
    },
    take: ({ names, you }) => (you ? 'Вы берёте кубик раунда.' : `${names} берёт кубик раунда.`),
    remove: ({ names, you }) => (you ? 'Вы убираете кубик из раунда.' : `${names} убирает кубик из раунда.`),
    dice: ({ names, many, you }) => {
      if (many) return `Выбирают кубики: ${names}.`
      return you ? 'Вы выбираете кубик.' : `${names} выбирает кубик.`
    },
    coordinates: ({ names, many, you }) => {
      if (many) return `Выбирают туристов раунда: ${names}.`
      return you ? 'Вы выбираете туристов раунда.' : `${names} выбирает туристов раунда.`
    },
    turn: ({ names, many, you }) => {
      if (many) return `Ходят на своих картах: ${names}.`
      return you ? 'Вы ходите на своей карте.' : `${names} ходит на своей карте.`
    },
    route: ({ names, many, you }) => {
      if (many) return `Выбирают итоговые маршруты: ${names}.`
      return you ? 'Вы выбираете итоговый маршрут.' : `${names} выбирает итоговый маршрут.`
    },
    encounter: ({ names, you }) =>
      you
        ? 'Вы встречаете Древнего: решаете, что делать с кубиками и потерями.'
        : `${names} встречает Древнего: решает, что делать с кубиками и потерями.`,
  },
  gameOver: 'Игра окончена.',

  options,
  log,
  endings: {
    points: ({ winners, you, points }) =>
      you ? `Вы побеждаете: ${points}.` : `Побеждает ${winners}: ${points}.`,
    'tie-break': ({ winners, you, points, encounter }) =>
      `${you ? 'Вы побеждаете' : `Побеждает ${winners}`}: очков поровну (${points}), а за столкновение получено больше (${encounter}).`,
    shared: ({ winners, points }) =>
      `Победу делят ${winners}: у каждого ${points} и поровну за столкновение.`,
    nobody: () => 'Древний одолел всех: победителя нет.',
    'challenge-met': ({ level, points, encounter }) =>
      `Испытание пройдено: ${points}, за столкновение ${encounter}. Ваш уровень: ${level}.`,
    'challenge-missed': ({ level, points, encounter }) =>
      `Испытание не пройдено: ${points}, за столкновение ${encounter}. Уровень «${level}» ещё впереди.`,
    eliminated: ({ level }) => `Три провала: вы проигрываете Древнему. Уровень «${level}» ещё впереди.`,
  },
  lost: ({ name, you }) =>
    `Древнему ${you ? 'проигрываете вы' : `проигрывает ${name}`}: три провала, очки не считаются.`,
  challenge: (level, points, encounter) => `${level} (${points}, за столкновение ${encounter})`,
  notOffered: 'Так ответить сейчас нельзя.',
  routeFaults: {
    'no-route': 'маршрут должен состоять хотя бы из одной части',
    'empty-part': 'в каждой части нужен хотя бы один отрезок',
    'not-drawn': 'этот отрезок не нарисован',
    'used-twice': 'этот отрезок уже использован',
    'not-connected': 'этот отрезок не продолжает линию',
    'no-link': 'эту часть нельзя соединить с предыдущей',
    'flown-twice': 'вертолёт летает к каждому зелёному перекрёстку только один раз',
    'second-trip': 'на маршруте не больше одной поездки',
  },
  routeFaultAt: (fault, part, segment) => `Часть ${part}, отрезок ${segment}: ${fault}.`,
}

function fails(madness: number, failing: number): string {
  if (failing === 0) return `безумие ${madness}, провалов не будет`
  return `безумие ${madness}, провал на ${failing === 1 ? '1' : `1–${failing}`}`
}
