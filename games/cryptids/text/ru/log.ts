import type { Phase } from '../../rules/state.ts'
import type { LogWords } from '../words.ts'

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'подготовка',
  cryptozoologists: 'фаза криптозоолога',
  helpers: 'фаза помощника',
  over: 'подсчёт очков',
}
const removedFromMarket = (removed: string | null): string =>
  removed === null ? '' : `; с рынка убрано: ${removed}`

export const log: LogWords = {
  setup: (order, common, requests) =>
    `Порядок хода: ${order}.${common === null ? '' : ` Общий контракт: ${common}.`} Заявки: ${requests}.`,
  contracts: (who, contracts) =>
    contracts === null ? `${who} получает два личных контракта.` : `${who} получает контракты: ${contracts}.`,
  city: (who, city) => `${who} начинает экспедицию: ${city}.`,
  phase: (phase, round, final) => `${final ? 'Финальный раунд' : `Раунд ${round}`}: ${PHASES[phase]}.`,
  dice: (who, faces) => `${who} бросает кубики помощника: ${faces}.`,
  turn: (who, phase) =>
    phase === 'helpers' ? `${who} посылает помощника.` : `${who} отправляется в экспедицию.`,
  turnEnded: (who, row) => `${who} заканчивает ход, помощник в ряду ${row}.`,
  laid: (each) => `На карту ложатся доказательства: ${each}.`,
  nothingLaid: 'На карту положить нечего.',
  market: {
    setup: (faces) => `На рынке: ${faces}.`,
    refilled: (faces) => `Рынок пополнен: ${faces}.`,
    refreshed: (faces) => `Рынок обновлён: ${faces}.`,
    replaced: (faces) => `Один жетон рынка сменился: ${faces}.`,
  },
  emptySlot: 'пусто',
  bagRefilled: (tokens) => `Сброс возвращается в мешочек: ${tokens}.`,
  bought: (who, taken, price) => `${who} покупает ${taken} за ${price}.`,
  sold: (who, taken, price, removed) => `${who} продаёт ${taken} за ${price}${removedFromMarket(removed)}.`,
  swapped: (who, given, taken, difference) => `${who} обменивает ${given} на ${taken} ${difference}.`,
  swapEven: 'без доплаты',
  swapGains: (coins) => `и получает ${coins}`,
  swapPays: (coins) => `и доплачивает ${coins}`,
  marketPaid: (who, price) => `${who} платит ${price}, чтобы сменить рынок.`,
  revealed: (card, level, place, evidence) =>
    `Открыта карточка: ${card}, ${level}, ${place}; нужны ${evidence}.`,
  markFilled: (card, place, evidence) => `Знак вопроса раскрыт: ${card}, ${place}; нужны ${evidence}.`,
  placeUnknown: 'место неизвестно',
  slotEmpty: (slot) => `Карточек больше нет, место ${slot} остаётся пустым.`,
  deckReshuffled: (level) => `Сброс снова стал колодой: ${level}.`,
  replaced: (who, card, price) =>
    `${who} заменяет карточку «${card}»${price === null ? '' : ` за ${price}`}.`,
  bid: (who, whom) => `${who} делает ставку на ${whom}.`,
  rebid: (who, from, whom) => `${who} переносит ставку с карточки «${from}» на ${whom}.`,
  bidsReturned: (card, owners) => `С карточки «${card}» возвращаются ставки: ${owners}.`,
  moved: {
    movement: (who, from, to) => `${who} передвигается: ${from} — ${to}.`,
    action: (who, from, to) => `${who} передвигается основным действием: ${from} — ${to}.`,
    skill: (who, from, to) => `${who} передвигается по навыку: ${from} — ${to}.`,
    planeTicket: (who, from, to) => `${who} летит: ${from} — ${to}.`,
    ability: (who, from, to) => `${who} передвигается по способности: ${from} — ${to}.`,
  },
  stayed: (who) => `${who} остаётся на месте.`,
  by: { action: '', skill: ' (навык)', ability: ' (способность)' },
  collected: (who, taken, place, by) => `${who} собирает ${taken}: ${place}${by}.`,
  tracked: (who, whom, cover, by) => `${who} отслеживает ${whom}: ${cover}${by}.`,
  coverDice: (dice) => `на остальное ${dice}`,
  rolled: {
    attempt: (_who, dice) => `Кубики отслеживания: ${dice}.`,
    secondChance: (who, dice) => `${who} применяет «Второй шанс»: ${dice}.`,
    token: (who, dice) => `${who} перебрасывает по жетону Вольпертингера: ${dice}.`,
  },
  luck: (who) => `${who} применяет «Удачу»: каждая удача становится успехом.`,
  found: (who, whom, place, spent) => `${who} находит ${whom}: ${place}; потрачено: ${spent}.`,
  failed: (who, card, lost, kept) =>
    kept ? `${card} ускользает, но доказательства целы.` : `${card} ускользает, ${who} теряет ${lost}.`,
  relocated: (who, whom, spot, by) => `${who} поселяет ${whom} в заповеднике: ${spot}${by}.`,
  request: (who, request, cards, by) => `${who} выполняет заявку: ${request}; ${cards}${by}.`,
  tileLost: (card) => `Тайл выходит из игры: ${card}.`,
  refresh: {
    action: (who, removed) => `${who} обновляет доказательства${removedFromMarket(removed)}.`,
    ability: (who, removed) => `${who} обновляет доказательства по способности${removedFromMarket(removed)}.`,
    automatic: (_who, removed) => `Карта опустела и наполняется заново${removedFromMarket(removed)}.`,
    poacher: (_who, removed) => `Браконьер обновляет карту${removedFromMarket(removed)}.`,
  },
  searched: (who, city, token, spent, by) =>
    `${who} ищет Вольпертингера, ${city}: ${token}; потрачено: ${spent}${by}.`,
  cashed: (who, token) => `${who} применяет жетон Вольпертингера: ${token}.`,
  gained: (who, what, why) => `${who} получает ${what} (${why}).`,
  drew: (who, faces, why) => `${who} достаёт из мешочка ${faces} (${why}).`,
  why: {
    ability: 'способность криптида',
    symbol: 'символ местности',
    die: 'кубик помощника',
    refresh: 'бонус обновления',
    failure: 'за неудачу',
    token: 'жетон Вольпертингера',
  },
  restored: (who, skills, price) =>
    `${who} восстанавливает ${skills} ${price === null ? 'бесплатно' : `за ${price}`}.`,
  learned: (who, skill, price) =>
    `${who} получает навык ${skill} ${price === null ? 'бесплатно' : `за ${price}`}.`,
  helper: (who, from, to, why) => `Помощник (${who}): ряд ${from}, теперь ряд ${to}; ${why}.`,
  helperWhy: {
    mandatory: 'обязательный шаг',
    paid: 'шаг за монету',
    refresh: 'бонус обновления',
    symbol: 'символ инициативы',
    ability: 'способность криптида',
  },
  die: (who, bonus) => `${who} берёт кубик: ${bonus}.`,
  tile: (who, tile) => `${who} берёт тайл: ${tile}.`,
  terrain: {
    turn: (who, tile, spot) => `${who} выкладывает местность: ${tile}; ${spot}.`,
    ability: (who, tile, spot) => `${who} выкладывает местность по способности: ${tile}; ${spot}.`,
    poacher: (who, tile, spot) => `${who} выкладывает местность за браконьера: ${tile}; ${spot}.`,
  },
  exchanged: (who, given, taken) => `${who} обменивает тайл: ${given}, взамен ${taken}.`,
  terrainSkipped: (who) => `${who} не выкладывает местность: подходящего тайла нет.`,
  exhausted: (terrain, tiles) =>
    `Местность исчерпана: ${terrain}${tiles === null ? '' : `; сброшено с планшетов: ${tiles}`}.`,
  endTriggered: (round) => `Заповедник застроен: раунд ${round} станет финальным.`,
  contractsShown: (who, contracts) => `Личные контракты (${who}): ${contracts}.`,
}
