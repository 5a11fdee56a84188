import { readerLast, type Who } from '@curio/ui/game-text'
import { joined } from '@curio/ui/language'
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

/** «Вы берёте» или «Анна берёт». */
const does = ({ name, you }: Who, yours: string, theirs: string): string =>
  you ? `Вы ${yours}` : `${name} ${theirs}`

export const log: LogWords = {
  setup: (order, common, requests) =>
    `Порядок хода: ${order}.${common === null ? '' : ` Общий контракт: ${common}.`} Заявки: ${requests}.`,
  contracts: (who, contracts) =>
    contracts === null
      ? `${does(who, 'получаете', 'получает')} два личных контракта.`
      : `${does(who, 'получаете', 'получает')} контракты: ${contracts}.`,
  city: (who, city) => `${does(who, 'начинаете', 'начинает')} экспедицию: ${city}.`,
  phase: (phase, round, final) => `${final ? 'Финальный раунд' : `Раунд ${round}`}: ${PHASES[phase]}.`,
  dice: (who, faces) => `${does(who, 'бросаете', 'бросает')} кубики помощника: ${faces}.`,
  turn: (who, phase) =>
    phase === 'helpers'
      ? `${does(who, 'посылаете', 'посылает')} помощника.`
      : `${does(who, 'отправляетесь', 'отправляется')} в экспедицию.`,
  turnEnded: (who, row) => `${does(who, 'заканчиваете', 'заканчивает')} ход, помощник в ряду ${row}.`,
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
  bought: (who, taken, price) => `${does(who, 'покупаете', 'покупает')} ${taken} за ${price}.`,
  sold: (who, taken, price, removed) =>
    `${does(who, 'продаёте', 'продаёт')} ${taken} за ${price}${removedFromMarket(removed)}.`,
  swapped: (who, given, taken, difference) =>
    `${does(who, 'обмениваете', 'обменивает')} ${given} на ${taken} ${difference}.`,
  swapEven: 'без доплаты',
  swapGains: (who, coins) => `и ${who.you ? 'получаете' : 'получает'} ${coins}`,
  swapPays: (who, coins) => `и ${who.you ? 'доплачиваете' : 'доплачивает'} ${coins}`,
  marketPaid: (who, price) => `${does(who, 'платите', 'платит')} ${price}, чтобы сменить рынок.`,
  revealed: (card, level, place, evidence) =>
    `Открыта карточка: ${card}, ${level}, ${place}; нужны ${evidence}.`,
  markFilled: (card, place, evidence) => `Знак вопроса раскрыт: ${card}, ${place}; нужны ${evidence}.`,
  placeUnknown: 'место неизвестно',
  slotEmpty: (slot) => `Карточек больше нет, место ${slot} остаётся пустым.`,
  deckReshuffled: (level) => `Сброс снова стал колодой: ${level}.`,
  replaced: (who, card, price) =>
    `${does(who, 'заменяете', 'заменяет')} карточку «${card}»${price === null ? '' : ` за ${price}`}.`,
  bid: (who, whom) => `${does(who, 'делаете', 'делает')} ставку на ${whom}.`,
  rebid: (who, from, whom) =>
    `${does(who, 'переносите', 'переносит')} ставку с карточки «${from}» на ${whom}.`,
  bidsReturned: (card, owners) => {
    if (owners.every(({ you }) => you)) return `Ваша ставка возвращается с карточки «${card}».`
    return `С карточки «${card}» возвращаются ставки: ${joined('ru', readerLast(owners, 'вы'))}.`
  },
  moved: {
    movement: (who, from, to) => `${does(who, 'передвигаетесь', 'передвигается')}: ${from} — ${to}.`,
    action: (who, from, to) =>
      `${does(who, 'передвигаетесь', 'передвигается')} основным действием: ${from} — ${to}.`,
    skill: (who, from, to) => `${does(who, 'передвигаетесь', 'передвигается')} по навыку: ${from} — ${to}.`,
    planeTicket: (who, from, to) => `${does(who, 'летите', 'летит')}: ${from} — ${to}.`,
    ability: (who, from, to) =>
      `${does(who, 'передвигаетесь', 'передвигается')} по способности: ${from} — ${to}.`,
  },
  stayed: (who) => `${does(who, 'остаётесь', 'остаётся')} на месте.`,
  by: { action: '', skill: ' (навык)', ability: ' (способность)' },
  collected: (who, taken, place, by) => `${does(who, 'собираете', 'собирает')} ${taken}: ${place}${by}.`,
  tracked: (who, whom, cover, by) => `${does(who, 'отслеживаете', 'отслеживает')} ${whom}: ${cover}${by}.`,
  coverDice: (dice) => `на остальное ${dice}`,
  rolled: {
    attempt: (_who, dice) => `Кубики отслеживания: ${dice}.`,
    secondChance: (who, dice) => `${does(who, 'применяете', 'применяет')} «Второй шанс»: ${dice}.`,
    token: (who, dice) =>
      `${does(who, 'перебрасываете', 'перебрасывает')} по жетону Вольпертингера: ${dice}.`,
  },
  luck: (who) => `${does(who, 'применяете', 'применяет')} «Удачу»: каждая удача становится успехом.`,
  found: (who, whom, place, spent) =>
    `${does(who, 'находите', 'находит')} ${whom}: ${place}; потрачено: ${spent}.`,
  failed: (who, card, lost, kept) =>
    kept
      ? `${card} ускользает, но доказательства целы.`
      : `${card} ускользает, ${who.you ? 'вы теряете' : `${who.name} теряет`} ${lost}.`,
  relocated: (who, whom, spot, by) =>
    `${does(who, 'поселяете', 'поселяет')} ${whom} в заповеднике: ${spot}${by}.`,
  request: (who, request, cards, by) =>
    `${does(who, 'выполняете', 'выполняет')} заявку: ${request}; ${cards}${by}.`,
  tileLost: (card) => `Тайл выходит из игры: ${card}.`,
  refresh: {
    action: (who, removed) =>
      `${does(who, 'обновляете', 'обновляет')} доказательства${removedFromMarket(removed)}.`,
    ability: (who, removed) =>
      `${does(who, 'обновляете', 'обновляет')} доказательства по способности${removedFromMarket(removed)}.`,
    automatic: (_who, removed) => `Карта опустела и наполняется заново${removedFromMarket(removed)}.`,
    poacher: (_who, removed) => `Браконьер обновляет карту${removedFromMarket(removed)}.`,
  },
  searched: (who, city, token, spent, by) =>
    `${does(who, 'ищете', 'ищет')} Вольпертингера, ${city}: ${token}; потрачено: ${spent}${by}.`,
  cashed: (who, token) => `${does(who, 'применяете', 'применяет')} жетон Вольпертингера: ${token}.`,
  gained: (who, what, why) => `${does(who, 'получаете', 'получает')} ${what} (${why}).`,
  drew: (who, faces, why) => `${does(who, 'достаёте', 'достаёт')} из мешочка ${faces} (${why}).`,
  why: {
    ability: 'способность криптида',
    symbol: 'символ местности',
    die: 'кубик помощника',
    refresh: 'бонус обновления',
    failure: 'за неудачу',
    token: 'жетон Вольпертингера',
  },
  restored: (who, skills, price) =>
    `${does(who, 'восстанавливаете', 'восстанавливает')} ${skills} ${price === null ? 'бесплатно' : `за ${price}`}.`,
  learned: (who, skill, price) =>
    `${does(who, 'получаете', 'получает')} навык ${skill} ${price === null ? 'бесплатно' : `за ${price}`}.`,
  helper: (who, from, to, why) =>
    `${who.you ? 'Ваш помощник' : `Помощник (${who.name})`}: ряд ${from}, теперь ряд ${to}; ${why}.`,
  helperWhy: {
    mandatory: 'обязательный шаг',
    paid: 'шаг за монету',
    refresh: 'бонус обновления',
    symbol: 'символ инициативы',
    ability: 'способность криптида',
  },
  die: (who, bonus) => `${does(who, 'берёте', 'берёт')} кубик: ${bonus}.`,
  tile: (who, tile) => `${does(who, 'берёте', 'берёт')} тайл: ${tile}.`,
  terrain: {
    turn: (who, tile, spot) => `${does(who, 'выкладываете', 'выкладывает')} местность: ${tile}; ${spot}.`,
    ability: (who, tile, spot) =>
      `${does(who, 'выкладываете', 'выкладывает')} местность по способности: ${tile}; ${spot}.`,
    poacher: (who, tile, spot) =>
      `${does(who, 'выкладываете', 'выкладывает')} местность за браконьера: ${tile}; ${spot}.`,
  },
  exchanged: (who, given, taken) =>
    `${does(who, 'обмениваете', 'обменивает')} тайл: ${given}, взамен ${taken}.`,
  terrainSkipped: (who) =>
    `${does(who, 'не выкладываете', 'не выкладывает')} местность: подходящего тайла нет.`,
  exhausted: (terrain, tiles) =>
    `Местность исчерпана: ${terrain}${tiles === null ? '' : `; сброшено с планшетов: ${tiles}`}.`,
  endTriggered: (round) => `Заповедник застроен: раунд ${round} станет финальным.`,
  contractsShown: (who, contracts) =>
    `${who.you ? 'Ваши личные контракты' : `Личные контракты (${who.name})`}: ${contracts}.`,
}
