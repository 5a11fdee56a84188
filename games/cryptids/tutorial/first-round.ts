import type { TutorialStep } from '@curio/ui/tutorial'
import { PLACES } from './places.ts'
import { questionOf } from './script.ts'

const TURN = questionOf(1)
const COLLECT = questionOf(1, 1)
const END = questionOf(1, 2)
const HELPER = questionOf(1, 3)
const MARKET = questionOf(1, 4)
const HELPER_END = questionOf(1, 5)
const TERRAIN = questionOf(1, 6)
const TAKE = questionOf(1, 7)
const HIS_TILE = questionOf(1, 8)
const HIS_PLACE = questionOf(1, 9)

/** One round with all its parts: expedition, Poacher, helper, market, terrain, Poacher again. */
export const FIRST_ROUND: readonly TutorialStep[] = [
  {
    id: 'turn',
    at: TURN,
    point: { panel: PLACES.purse },
    text: {
      ru: 'Раунд начинается с экспедиции. На ход даны одно передвижение и одно действие, в любом порядке. Здесь видно, что ещё доступно, а рядом монеты, опыт и очки.',
      en: 'A round begins with the expedition. A turn has one movement and one action, in any order. Here you see what is still ready, and beside it coins, experience and points.',
    },
  },
  {
    id: 'move',
    at: TURN,
    act: 'answer',
    point: { board: ['place:S3'] },
    text: {
      ru: 'Передвижение: до двух шагов по линиям. Нажмите S3 и подтвердите.',
      en: 'The movement: up to two steps along the lines. Tap S3 and confirm.',
    },
  },
  {
    id: 'collect',
    at: COLLECT,
    act: 'answer',
    point: { board: ['place:S3'] },
    text: {
      ru: 'Действие: собрать доказательство. Нажмите S3 ещё раз и подтвердите. Передумаете — есть «Отменить»: пока не брошены кубики и не открыто новое, любой ответ можно вернуть.',
      en: 'The action: collect evidence. Tap S3 again and confirm. Changed your mind? There is “Undo”: while no dice are rolled and nothing new is revealed, any answer can be taken back.',
    },
  },
  {
    id: 'end',
    at: END,
    act: 'answer',
    point: { panel: PLACES.finish },
    text: {
      ru: 'Кости ваши, передвижение и действие потрачены. Нажмите «Завершить ход».',
      en: 'The bones are yours, movement and action are spent. Press “End turn”.',
    },
  },
  {
    id: 'poacher',
    at: HELPER,
    point: { panel: PLACES.poacherTurn },
    text: {
      ru: 'Сходил браконьер. Каждый раунд он открывает карточку с приказами. Ряд выбирает число его доказательств, а в ряду он делает первое, что возможно. Вот его ход, строка за строкой.',
      en: 'The Poacher has acted. Each round he reveals a card of orders. The number of his evidence picks the row, and there he does the first thing possible. Here is his turn, line by line.',
    },
  },
  {
    id: 'danger',
    at: HELPER,
    point: { panel: PLACES.poacher },
    text: {
      ru: 'У него было 0 доказательств, и он взял жертву. Накопит — поймает криптида. Поймает пятерых или троих по одному вашему контракту — вы проиграли. Счёт всегда здесь.',
      en: 'He had 0 evidence and took a victim. With enough he catches a cryptid. If he catches five, or three of one of your contracts, you lose. The count is here.',
    },
  },
  {
    id: 'helper',
    at: HELPER,
    point: { panel: PLACES.track },
    text: {
      ru: 'Вторая половина раунда — фаза помощника. Он стоит на треке инициативы: кто выше, тот ходит раньше. Один шаг обязателен: вверх — чтобы учиться, вниз — чтобы взять кубик.',
      en: 'The second half of a round is the helper phase. Your helper stands on the initiative track: whoever is higher acts first. One step is a duty: up to learn, down to take a die.',
    },
  },
  {
    id: 'down',
    at: HELPER,
    act: 'answer',
    point: { panel: PLACES.secondDie },
    text: {
      ru: 'Учиться пока не на что. Нажмите второй кубик, 2 опыта: помощник шагнёт вниз и получит его. Ряд браконьера он перескочит.',
      en: 'There is nothing to learn with yet. Tap the second die, 2 experience: the helper steps down and gains it. He jumps over the Poacher’s row.',
    },
  },
  {
    id: 'market',
    at: MARKET,
    point: { panel: PLACES.market },
    text: {
      ru: 'В ход помощника работает рынок: покупайте, продавайте, меняйте. Для Татцельвурма не хватает следов. Они стоят 3 монеты, ваши бонусные слухи — 2.',
      en: 'In the helper’s turn the market is open: buy, sell, swap. For the Tatzelwurm you lack footprints. They cost 3 coins, your bonus rumour costs 2.',
    },
  },
  {
    id: 'swap',
    at: MARKET,
    act: 'answer',
    point: { panel: PLACES.evidence },
    text: {
      ru: 'Обменяйте слухи на следы, доплатив 1 монету: нажмите свои слухи и выберите обмен. Вообще слухи полезны: два слуха заменяют любое доказательство.',
      en: 'Swap the rumour for the footprints and pay 1 coin: tap your rumour and choose the swap. Rumours are useful, though: two of them stand for any evidence.',
    },
  },
  {
    id: 'helper-end',
    at: HELPER_END,
    act: 'answer',
    point: { panel: PLACES.finish },
    text: {
      ru: 'Следы и кости собраны. Завершите ход помощника.',
      en: 'You hold footprints and bones. End the helper’s turn.',
    },
  },
  {
    id: 'terrain',
    at: TERRAIN,
    act: 'answer',
    point: { panel: PLACES.reserve },
    text: {
      ru: 'Ход помощника кончается местностью: вы кладёте один тайл. Первый тайл каждого типа закрывает стартовое место. Положите горы поперёк, от места A вправо: «Показать», затем «Подтвердить».',
      en: 'The helper’s turn ends with terrain: you lay one tile. The first tile of a type covers a start place. Lay the mountains across, from place A to the right: “Show me”, then “Confirm”.',
    },
  },
  {
    id: 'take',
    at: TAKE,
    act: 'answer',
    point: { panel: PLACES.stacks },
    text: {
      ru: 'Взамен берут тайл того же типа. Возьмите прямую из трёх клеток с инициативой.',
      en: 'In its place you take a tile of the same type. Take the line of three cells with initiative.',
    },
  },
  {
    id: 'his-market',
    at: HIS_TILE,
    point: { panel: PLACES.log },
    text: {
      ru: 'Теперь нижняя половина его карточки, она в журнале. Браконьер был выше вас и взял с рынка ещё одну жертву: она нужна Чудовищу Баньолеса, а там ваша ставка. Ставки подсказывают ему, что искать.',
      en: 'Now the lower half of his card; the log has it. The Poacher was above you and took another victim, from the market: the Banyoles Monster needs it, and your bid lies there. Bids tell him what to seek.',
    },
  },
  {
    id: 'his-tile',
    at: HIS_TILE,
    act: 'answer',
    point: { panel: PLACES.stacks },
    text: {
      ru: 'Тайл за него выбираете и кладёте вы; тип, лес, назван на карточке. Возьмите прямую из трёх клеток с монетой.',
      en: 'You choose and lay his tile; its type, forest, is on the card. Take the line of three cells with a coin.',
    },
  },
  {
    id: 'his-place',
    at: HIS_PLACE,
    act: 'answer',
    point: { panel: PLACES.reserve },
    text: {
      ru: 'Положите лес так, чтобы он кончался на стартовом месте B, справа.',
      en: 'Lay the forest so that it ends on start place B, on the right.',
    },
  },
]
