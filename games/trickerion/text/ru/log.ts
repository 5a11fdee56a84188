import type { Who } from '@curio/ui/game-text'
import type { LogWords } from '../words.ts'

/** «Вы берёте» или «Анна берёт». */
const does = ({ name, you }: Who, yours: string, theirs: string): string =>
  you ? `Вы ${yours}` : `${name} ${theirs}`

/** The same in the middle of a sentence. */
const doesThen = ({ name, you }: Who, yours: string, theirs: string): string =>
  you ? `вы ${yours}` : `${name} ${theirs}`

const note = (extra: string | null): string => (extra === null ? '' : ` (${extra})`)

export const log: LogWords = {
  selection: (players) => `Иллюзионистов выбирают по очереди: ${players}.`,
  magician: (who, name, school) =>
    `${does(who, 'играете', 'играет')} за иллюзиониста: ${name}, школа — ${school}.`,
  startComponents: {
    start: (who, loads) => `${does(who, 'берёте', 'берёт')} начальный реквизит: ${loads}.`,
    manager: (who, loads) => `${does(who, 'получаете', 'получает')} реквизит импресарио: ${loads}.`,
    quickGame: (who, loads) => `${does(who, 'берёте', 'берёт')} реквизит для быстрой партии: ${loads}.`,
  },
  startTrick: (who, trick, engineer) =>
    `${does(who, 'начинаете', 'начинает')} с номером ${trick}${engineer ? ' на планшете инженера' : ''}.`,
  startSpecialist: (who, whom) => `${does(who, 'берёте', 'берёт')} в команду ${whom}.`,
  startPrepared: (who, trick, markers) =>
    `Номер ${trick} подготовлен заранее: ${markers}${who.you ? '' : ` (${who.name})`}.`,
  startRow: (cards) => `В театре открыты представления: ${cards}.`,
  startSpecial: (who, deck, special) =>
    `${does(who, 'берёте', 'берёт')} особое поручение (${deck})${special === null ? '' : `: ${special}`}.`,
  prophecies: (active, pending) =>
    `${active === null ? 'Активного пророчества нет' : `Активное пророчество: ${active}`}. Грядут: ${pending}.`,
  round: (round, isLast) => (isLast ? `Раунд ${round}, последний.` : `Раунд ${round}.`),
  phase: (phase) => `Начинается ${phase}.`,
  dice: (faces) => `Кубики центра: ${faces}.`,
  order: (players) => `Очерёдность хода: ${players}.`,
  advertised: (who, coins, fame) =>
    `${does(who, 'вешаете', 'вешает')} афишу за ${coins} и ${who.you ? 'получаете' : 'получает'} ${fame}.`,
  notAdvertised: (who) => `${does(who, 'обходитесь', 'обходится')} без рекламы.`,
  assigned: (who, character, card) =>
    card === null
      ? `${does(who, 'кладёте', 'кладёт')} поручение: ${character}.`
      : `${does(who, 'кладёте', 'кладёт')} поручение: ${character} — ${card}.`,
  takenBack: (who, character) => `${does(who, 'забираете', 'забирает')} поручение: ${character}.`,
  ready: (who) => (who.you ? 'Ваш план готов.' : `${who.name}: план готов.`),
  revealed: (plans) => `Поручения открыты. ${plans}`,
  plan: (who, sent) => `${who.you ? 'Вы' : who.name}: ${sent}.`,
  planned: (character, card) => `${character} — ${card}`,
  turn: (who) => (who.you ? 'Ваш ход.' : `Ходит ${who.name}.`),
  placed: (who, whom, slot, ap, extras) =>
    `${does(who, 'отправляете', 'отправляет')} ${whom}: ${slot}${ap === null ? '' : `, это даёт ${ap}`}${note(extras)}.`,
  idle: (who, whom) => `${does(who, 'оставляете', 'оставляет')} ${whom} дома.`,
  placementEnded: (who, lost) =>
    lost === null
      ? `${does(who, 'завершаете', 'завершает')} выставление.`
      : `${does(who, 'завершаете', 'завершает')} выставление и ${who.you ? 'теряете' : 'теряет'} ${lost}.`,
  point: (who, special) => `${does(who, 'берёте', 'берёт')} очко действия вместо эффекта карты ${special}.`,
  copied: (who, special, from) =>
    `${does(who, 'повторяете', 'повторяет')} особое поручение ${special} (${from}).`,
  special: (who, special) => `${does(who, 'применяете', 'применяет')} особое поручение ${special}.`,
  ability: (who, ability) => `${does(who, 'применяете', 'применяет')} способность ${ability}.`,
  gained: (who, amount, why) => `${does(who, 'получаете', 'получает')} ${amount} ${why}.`,
  paid: (who, amount, why) => `${does(who, 'отдаёте', 'отдаёт')} ${amount} ${why}.`,
  gainedFor: {
    start: 'на старте',
    shardCircle: 'за круг с осколком',
    ability: 'по способности иллюзиониста',
    special: 'по особому поручению',
    prophecy: 'по пророчеству',
  },
  paidFor: {
    slot: 'за ячейку',
    ability: 'за способность иллюзиониста',
    special: 'за особое поручение',
  },
  hired: (who, whom) => `${does(who, 'нанимаете', 'нанимает')} ${whom}, который придёт в конце раунда.`,
  learned: (who, trick, coins) =>
    `${does(who, 'осваиваете', 'осваивает')} номер ${trick}${coins === null ? '' : `, доплатив ${coins}`}.`,
  tookCoins: (who, coins) => `${does(who, 'берёте', 'берёт')} в банке ${coins}.`,
  rerolled: (who, place, face) =>
    `${does(who, 'перебрасываете', 'перебрасывает')} кубик (${place}): ${face}.`,
  setDie: (who, place, face) => `${does(who, 'поворачиваете', 'поворачивает')} кубик (${place}): ${face}.`,
  returnedTrick: (who, trick) => `${does(who, 'возвращаете', 'возвращает')} номер ${trick} в колоду.`,
  returnedComponent: (who, component) => `${does(who, 'возвращаете', 'возвращает')} в запас: ${component}.`,
  bought: (who, loads, price, bargain) =>
    `${price === null ? `${does(who, 'получаете', 'получает')} бесплатно` : `${does(who, 'покупаете', 'покупает')} за ${price}`}: ${loads}${bargain === null ? '' : `; сбита цена на ${bargain}`}.`,
  ordered: (who, component, slot) =>
    `${does(who, 'заказываете', 'заказывает')}: ${component}${slot === null ? ', и это сразу в продаже' : `, место ${slot}`}.`,
  quickOrdered: (who, component, removed) =>
    `${does(who, 'делаете', 'делает')} срочный заказ: ${component}${removed === null ? '' : `; убрано: ${removed}`}.`,
  prepared: (who, trick, markers) => `${does(who, 'готовите', 'готовит')} номер ${trick}: ${markers}.`,
  movedTrick: (who, trick, swapped) =>
    `${does(who, 'переносите', 'переносит')} номер ${trick} на планшет инженера${swapped === null ? '' : ` вместо номера ${swapped}`}.`,
  movedComponents: (who, component, swapped) =>
    `${does(who, 'переносите', 'переносит')} на планшет импресарио: ${component}${swapped === null ? '' : ` (обратно: ${swapped})`}.`,
  movedApprentice: (who, whom) => `${does(who, 'переводите', 'переводит')} ${whom} на планшет ассистента.`,
  setUp: (who, trick, spot, links) =>
    `${does(who, 'включаете', 'включает')} в представление номер ${trick}: ${spot}${links === null ? '' : `; ${links}`}.`,
  rescheduled: (who, trick, from, spot, owner) =>
    `${does(who, 'переносите', 'переносит')} номер ${trick}${note(owner)}: ${from} — ${spot}.`,
  markersHome: {
    performed: (who, trick) =>
      `Жетон номера ${trick} возвращается в запас${who.you ? '' : ` (${who.name})`}.`,
    discarded: (who, trick) =>
      `Представление снято: жетон номера ${trick} возвращается в запас${who.you ? '' : ` (${who.name})`}.`,
  },
  takenOff: (who, trick, amount) => `${does(who, 'снимаете', 'снимает')} номер ${trick} с карты: ${amount}.`,
  swappedCards: (who, one, other) =>
    `${does(who, 'меняете', 'меняет')} местами карты представлений ${one} и ${other}.`,
  addedMarkers: (who, trick, markers) => `${does(who, 'кладёте', 'кладёт')} на номер ${trick}: ${markers}.`,
  staged: (who, trick, spot) =>
    `${does(who, 'сразу кладёте', 'сразу кладёт')} в представление номер ${trick}: ${spot}.`,
  enhancedTrick: (who, trick, amount) =>
    `${does(who, 'усиливаете', 'усиливает')} номер ${trick}: до конца игры он даёт ещё ${amount}.`,
  gaveComponents: (who, loads) => `${does(who, 'отдаёте', 'отдаёт')} реквизит: ${loads}.`,
  gotComponents: (who, loads) => `${does(who, 'получаете', 'получает')} реквизит: ${loads}.`,
  restocked: (who, component) => `${does(who, 'кладёте', 'кладёт')} на прилавок взамен: ${component}.`,
  promoted: (who, specialist) => `${does(who, 'повышаете', 'повышает')} ученика: ${specialist}.`,
  linked: (who, links, amount) =>
    `${does(who, 'создаёте', 'создаёт')} ${links} и ${who.you ? 'берёте' : 'берёт'} ${amount}.`,
  drew: (who, decks, specials) =>
    `${does(who, 'смотрите', 'смотрит')} особые поручения (${decks})${specials === null ? '' : `: ${specials}`}.`,
  kept: (who, cards, specials) =>
    `${does(who, 'оставляете', 'оставляет')} себе ${cards}${specials === null ? '' : `: ${specials}`}.`,
  fortune: (who, pending) => `${does(who, 'сдвигаете', 'сдвигает')} грядущие пророчества: ${pending}.`,
  prophecy: (active, pending) =>
    `${active === null ? 'Активного пророчества нет' : `Пророчество становится активным: ${active}`}. Грядут: ${pending}.`,
  noProphecy: 'пусто',
  day: (day, who) => {
    if (who === null) return `${day}: сцена пуста.`
    return `${day}: на сцене ${who.you ? 'вы' : who.name}.`
  },
  notPerformed: (who, day) => `${day}: ${doesThen(who, 'не проводите', 'не проводит')} представления.`,
  performed: (who, day, card, paid) =>
    `${day}, ${card}: ${doesThen(who, 'проводите', 'проводит')} представление. ${paid}`,
  paidTrick: (owner, trick, amount) =>
    amount === null
      ? `${does(owner, 'не получаете', 'не получает')} ничего за номер ${trick}.`
      : `${does(owner, 'получаете', 'получает')} ${amount} за номер ${trick}.`,
  performerBonus: (amount) => `Бонусы организатора приносят ещё ${amount}.`,
  wages: (who, due, lost) =>
    lost === null
      ? `${does(who, 'платите', 'платит')} ${due} жалования.`
      : `${does(who, 'платите', 'платит')} ${due} жалования; на остальное не хватило, и ${who.you ? 'вы теряете' : 'это стоит'} ${lost}.`,
  noWages: (who) => `${does(who, 'никому не должны', 'никому не платит')} жалования.`,
  returned: 'Персонажи возвращаются домой, поручения — в руку.',
  joined: (who, whom) => `${does(who, 'принимаете', 'принимает')} в команду ${whom}.`,
  market: (stall, arrived) =>
    `В продаже: ${stall}${arrived === null ? '' : `; привезли заказы: ${arrived}`}.`,
  row: (laid, discarded) =>
    [
      laid === null ? null : `новое представление — ${laid}`,
      discarded === null ? null : `снято — ${discarded}`,
    ]
      .filter((part) => part !== null)
      .join('; ')
      .replace(/^./, (first) => first.toUpperCase())
      .concat('.'),
  discardedSpecials: (who, specials) =>
    `Использованные особые поручения уходят под низ колод${who.you ? '' : ` (${who.name})`}: ${specials}.`,
  scored: (who, source, fame) => `${does(who, 'получаете', 'получает')} ${fame}: ${source}.`,
}
