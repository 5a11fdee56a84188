import { capital } from '@curio/ui/language'
import { helperDieIn, levelNumber } from '../notation.ts'
import type { ThingWords, TieBreak, Words } from '../words.ts'
import { counts } from './counts.ts'
import { log } from './log.ts'
import { options } from './options.ts'
import { poacher } from './poacher.ts'
import { help, prompts } from './prompts.ts'
import { reasons } from './reasons.ts'
import { whom } from './whom.ts'

const REGIONS_OF = { N: 'севера', E: 'востока', S: 'юга', W: 'запада' } as const
const KINDS_WANTED = {
  beast: 'два зверя',
  reptile: 'два змея или ящера',
  winged: 'два крылатых криптида',
  chimera: 'две химеры',
} as const
const CONTRACTS = {
  A: 'с этим доказательством на карточке',
  B: 'этой среды обитания',
  C: 'этого вида',
} as const

const things: ThingWords = {
  contract: (type, name) => `Контракт «${name}»: 1 очко за каждого найденного криптида ${CONTRACTS[type]}.`,
  requestRegion: (letter) => `два криптида ${REGIONS_OF[letter]}`,
  requestKind: (kind) => KINDS_WANTED[kind],
  dossier: (d) =>
    `${d.name}: ${d.caption}. ${d.level}; ${d.place}; нужны ${d.evidence}; среда обитания: ${d.habitat}; вид: ${d.kind}. За находку ${d.found}, за место в заповеднике ${d.relocated}.${d.ability === null ? '' : ` ${d.ability}.`}`,
  active: (skill, effect, price) => `${skill}, активный навык (${price}): ${effect}.`,
  passive: (skill, effect, price) => `${skill}, пассивный навык (${price}): ${effect}.`,
  fromStart: 'есть с начала',
}

const tieBreak = (by: TieBreak, n: number): string =>
  ({
    found: `найдено больше криптидов (${n})`,
    relocated: `перемещено больше криптидов (${n})`,
    wealth: `опыта и монет вместе больше (${n})`,
  })[by]

export const ru: Words = {
  language: 'ru',
  quoted: (name) => `«${name}»`,
  you: 'вы',
  player: (number) => `Игрок ${number}`,
  whom,
  turned: ['без поворота', 'поворот 90°', 'поворот 180°', 'поворот 270°'],
  counts,

  evidence: {
    V: { name: 'жертва', taken: 'жертву' },
    B: { name: 'кости', taken: 'кости' },
    E: { name: 'очевидец', taken: 'очевидца' },
    F: { name: 'следы', taken: 'следы' },
    S: { name: 'силуэт в небе', taken: 'силуэт в небе' },
    W: { name: 'очертания в воде', taken: 'очертания в воде' },
    R: { name: 'слухи', taken: 'слухи' },
    r: { name: 'бонусные слухи', taken: 'бонусные слухи' },
  },
  unknown: 'знак вопроса',
  terrains: { water: 'вода', forest: 'лес', mountain: 'горы' },
  habitats: { water: 'вода', forest: 'лес', mountain: 'горы', special: 'особый тайл' },
  kinds: { beast: 'звери', reptile: 'змеи и ящеры', winged: 'крылатые', chimera: 'химеры' },
  regions: { N: 'север', E: 'восток', S: 'юг', W: 'запад' },
  level: (level) => `уровень ${levelNumber(level)}`,
  shapes: {
    single: 'одна клетка',
    line: 'прямая',
    corner: 'уголок',
    square: 'квадрат',
    tee: 'буква Т',
    ell: 'зеркальная буква Г',
    jay: 'буква Г',
    ess: 'зигзаг',
    zed: 'зеркальный зигзаг',
    other: 'фигура',
  },
  symbols: { coin: 'монета', exp: 'опыт', initiative: 'инициатива' },
  phases: {
    setup: 'подготовка',
    cryptozoologists: 'фаза криптозоолога',
    helpers: 'фаза помощника',
    over: 'игра окончена',
  },
  skillEffects: {
    planeTicket: 'перелететь на любую локацию',
    collectSkill: 'собрать ещё одно доказательство',
    trackSkill: 'отследить ещё одного криптида',
    luck: 'после броска каждая удача становится успехом',
    secondChance: 'после неудачного броска перебросить любые кубики',
    relocateSkill: 'ещё раз переместить криптида или выполнить заявку',
    range1: 'каждое передвижение на шаг длиннее',
    range2: 'каждое передвижение ещё на шаг длиннее',
    splitMove: 'передвижение можно прерывать и продолжать',
    collectAdjacent: 'собирать можно и с соседних локаций',
  },
  sources: {
    found: 'найденные криптиды',
    reserve: 'криптиды в заповеднике',
    requests: 'заявки',
    common: 'общий контракт',
    personal: 'личный контракт',
    abilities: 'способности в конце игры',
    majority: 'больше всех фишек в заповеднике',
    experience: 'оставшийся опыт',
    coins: 'монеты и доказательства',
    hares: 'чучела зайцев',
    wolpertinger: 'карточка Вольпертингера',
  },
  helperDie: helperDieIn('ru', counts, (skills) => `восстановить до ${skills}`),
  tracking: { success: 'успех', luck: 'удача', failure: 'неудача' },
  wolpertinger: {
    hare: { label: 'чучело зайца', help: 'Приносит 1 очко в конце игры (CR-WOLP-4).' },
    coins: { label: 'монеты', help: 'Сбросьте в свой ход и получите 4 монеты (CR-WOLP-4).' },
    evidence: {
      label: 'доказательство',
      help: 'Сбросьте в свой ход и достаньте жетон из мешочка (CR-WOLP-4).',
    },
    reroll: { label: 'переброс', help: 'Сбросьте после неудачного броска и перебросьте кубики (CR-WOLP-4).' },
  },
  newGame: {
    wolpertinger: {
      label: 'Вольпертингер',
      help: 'В каждом городе спрятан жетон: за слухи его можно найти и получить чучело зайца или подарок (CR-WOLP-1).',
    },
    noBids: {
      label: 'Игра без жетонов ставок',
      help: 'Отслеживать можно любого открытого криптида, карточки не заменяют; не для одиночной игры (CR-NOBID-1).',
    },
    surcharge: {
      label: 'Навыки дороже на 1 опыт',
      help: 'Обычное правило для двоих; в первой партии надбавку можно отключить, против браконьера — нельзя (CR-SKILL-5).',
    },
    seating: {
      label: 'Порядок на треке инициативы',
      help: 'Кто стоит выше, ходит раньше; кто ниже, получает больше монет (CR-PSET-2).',
    },
  },
  modes: {
    table: {
      label: 'Игра за столом',
      help: 'От двух до четырёх криптозоологов, побеждает лучшая репутация (CR-GEN-1).',
    },
    solo: {
      label: 'Игра против браконьера',
      help: 'Один на один с браконьером: застройте заповедник, пока он не переловил криптидов (CR-SEND-1).',
    },
  },

  things,
  triggers: {
    onFound: 'При обнаружении',
    onFailed: 'При неудаче',
    onRelocated: 'При перемещении',
    onRequest: 'По заявке',
    placement: 'Тайл',
    endGame: 'В конце игры',
  },
  briefTriggers: {
    onFound: 'Найден',
    onFailed: 'Неудача',
    onRelocated: 'Перемещён',
    onRequest: 'Заявка',
    placement: 'Тайл',
    endGame: 'Конец',
  },
  poacher,
  prompts,
  help,
  asked: ({ name, you }, what) => (you ? `${capital(what)}.` : `${name}: ${what}.`),
  waitingFor: (who, many) => (many ? `Решают: ${who}.` : `Решает ${who}.`),
  deciding: (who, many, phase) => (many ? `Решают: ${who} (${phase}).` : `Решает ${who} (${phase}).`),
  tracks: (who, card) => `${who} выслеживает криптида: ${card}.`,
  gameOver: 'Игра окончена.',
  groups: {
    movement: 'Основное передвижение',
    action: 'Основное действие',
    skill: 'Применить навык',
    step: 'Обязательный шаг',
    learning: 'Получить и восстановить навыки',
    market: 'Рынок',
    coins: 'За монеты',
    bids: 'Ставки',
    tokens: 'Жетоны Вольпертингера',
    end: 'Конец хода',
  },
  options,
  log,
  milestone: (round, phase, final) => {
    const name = final ? 'Финальный раунд' : `Раунд ${round}`
    return phase === 'helpers' ? `${name}, помощники` : name
  },
  endings: {
    points: ({ winners, you, points }) =>
      `${you ? 'Вы побеждаете' : `Побеждает ${winners}`}: ${points} репутации.`,
    'tie-break': ({ winners, you, points, tieBreak: by, n }) =>
      `${you ? 'Вы побеждаете' : `Побеждает ${winners}`}: очков поровну (${points}), но ${tieBreak(by, n)}.`,
    shared: ({ winners, points }) => `Победу делят ${winners}: у каждого ${points}, и остальное поровну.`,
    rank: ({ points, rank }) =>
      `Заповедник открыт, браконьера удалось сдержать: ${points}. Ваше звание: «${rank}».`,
    'lost-contract': ({ contract }) =>
      `Браконьер побеждает: он поймал трёх криптидов вашего контракта ${contract}.`,
    'lost-five': () => 'Браконьер побеждает: он поймал пятерых криптидов.',
  },
  reasons,
}
