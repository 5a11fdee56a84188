import type { TutorialStep } from '@curio/ui/tutorial'
import { PLACES } from './places.ts'
import { questionOf } from './script.ts'

const TURN = questionOf(2)
const TRACK = questionOf(2, 1)
const BID = questionOf(2, 2)
const ABILITY = questionOf(2, 3)
const REFRESH_MARKET = questionOf(2, 4)
const REFRESH_CARDS = questionOf(2, 5)
const REFRESH_BONUS = questionOf(2, 6)
const END = questionOf(2, 7)
const HELPER = questionOf(2, 8)
const LEARN = questionOf(2, 9)
const HELPER_END = questionOf(2, 10)
const TERRAIN = questionOf(2, 11)
const TAKE = questionOf(2, 12)
const HIS_TILE = questionOf(2, 13)
const HIS_PLACE = questionOf(2, 14)

/** A cryptid is found for certain; its ability refreshes the map; the helper goes up and learns. */
export const SECOND_ROUND: readonly TutorialStep[] = [
  {
    id: 'alps',
    at: TURN,
    act: 'answer',
    point: { board: ['place:S2'] },
    text: {
      ru: 'Второй раунд. До Альп два шага: нажмите S2 и подтвердите.',
      en: 'The second round. The Alps are two steps away: tap S2 and confirm.',
    },
  },
  {
    id: 'find',
    at: TRACK,
    act: 'answer',
    point: { panel: PLACES.toDossiers, board: ['card:tatzelwurm'] },
    text: {
      ru: 'Отследить криптида можно, если вы на его месте, ставка на карточке и есть нужные доказательства. Есть все — находка гарантирована. Нажмите карточку Татцельвурма и выберите «наверняка найти».',
      en: 'You can track a cryptid if you are at its place, your bid is on the card and you hold evidence it needs. With all of it the find is certain. Tap the Tatzelwurm’s card and choose “find for certain”.',
    },
  },
  {
    id: 'found',
    at: BID,
    point: { panel: PLACES.score },
    text: {
      ru: 'Найден! Уже 4 очка: 2 за находку и по 1 за каждый контракт. А на место карточки уровня I пришла карточка уровня II: её искать труднее, зато она дороже.',
      en: 'Found! 4 points already: 2 for the find and 1 for each contract. And a level II card has taken the place of the level I card: harder to find, but worth more.',
    },
  },
  {
    id: 'bid',
    at: BID,
    act: 'answer',
    point: { board: ['card:dahu'] },
    text: {
      ru: 'Жетон ставки вернулся. В игре против браконьера его кладут сразу же. Поставьте на Даху.',
      en: 'The bid token has come back. Against the Poacher it is placed again at once. Bid on the Dahu.',
    },
  },
  {
    id: 'ability',
    at: ABILITY,
    act: 'answer',
    point: { panel: PLACES.subject },
    text: {
      ru: 'У карточек бывают способности. Татцельвурм при находке даёт обновление карты; обычно на него тратят действие. Согласитесь.',
      en: 'Cards may have abilities. When found, the Tatzelwurm gives a Refresh of the map, which usually takes your action. Accept it.',
    },
  },
  {
    id: 'refresh',
    at: REFRESH_MARKET,
    act: 'answer',
    point: { panel: PLACES.firstSlot },
    text: {
      ru: 'Сначала меняют один жетон рынка. Уберите бонусные слухи: нажмите первое место и подтвердите.',
      en: 'First one market token is replaced. Remove the bonus rumour: tap the first slot and confirm.',
    },
  },
  {
    id: 'cards',
    at: REFRESH_CARDS,
    act: 'answer',
    point: { panel: PLACES.subject },
    text: {
      ru: 'На карте снова 7 доказательств. Теперь можно заменить до двух карточек. Нам хороши и эти: нажмите «Ничего не выбирать».',
      en: 'There are 7 pieces of evidence on the map again. Now up to two cards may be replaced. These are fine: press “Choose none”.',
    },
  },
  {
    id: 'bonus',
    at: REFRESH_BONUS,
    act: 'answer',
    point: { panel: PLACES.subject },
    text: {
      ru: 'И награда на выбор: 3 монеты, 1 опыт или шаги помощника. Возьмите монеты.',
      en: 'And a reward of your choice: 3 coins, 1 experience or steps of the helper. Take the coins.',
    },
  },
  {
    id: 'end-2',
    at: END,
    act: 'answer',
    point: { panel: PLACES.finish },
    text: {
      ru: 'Завершите ход.',
      en: 'End the turn.',
    },
  },
  {
    id: 'cannot',
    at: HELPER,
    point: { panel: PLACES.poacherTurn },
    text: {
      ru: 'Браконьер хотел поймать криптида с двумя доказательствами, но его жертвы никому не подошли: «Невозможно». Тогда он сделал следующее по порядку — взял очертания в воде для вашей ставки.',
      en: 'The Poacher wanted to catch a cryptid that needs two, but his victims fit none: “Impossible”. So he did the next thing in order and took a water shape, for your bid.',
    },
  },
  {
    id: 'up',
    at: HELPER,
    act: 'answer',
    point: { panel: PLACES.stepUp },
    text: {
      ru: 'Опыта хватает, значит, шаг вверх: нажмите стрелку, выберите обязательный шаг и подтвердите.',
      en: 'You have enough experience, so step up: tap the arrow, choose the mandatory step and confirm.',
    },
  },
  {
    id: 'learn',
    at: LEARN,
    act: 'answer',
    point: { panel: PLACES.toSkills, board: ['skill:collectSkill'] },
    text: {
      ru: 'Получите навык «Собрать доказательство» за 2 опыта: ещё один сбор сверх действия. Такой навык срабатывает один раз, потом его восстанавливают. Пассивные навыки действуют всегда.',
      en: 'Learn “Collect evidence” for 2 experience: one Collect besides your action. Such a skill works once and is then restored. Passive skills are always in force.',
    },
  },
  {
    id: 'helper-end-2',
    at: HELPER_END,
    act: 'answer',
    point: { panel: PLACES.finish },
    text: {
      ru: 'Монеты прибережём. Завершите ход помощника.',
      en: 'Let us keep the coins. End the helper’s turn.',
    },
  },
  {
    id: 'adjoin',
    at: TERRAIN,
    act: 'answer',
    point: { panel: PLACES.reserve },
    text: {
      ru: 'Следующий тайл типа должен примыкать к прежним стороной, угла мало. Положите новые горы столбиком под левым краем первых: поворачивает тайл R или колесо.',
      en: 'The next tile of a type must share a side with the earlier ones; a corner is not enough. Lay the new mountains upright under the left end of the first: R or the wheel turns the tile.',
    },
  },
  {
    id: 'take-2',
    at: TAKE,
    act: 'answer',
    point: { panel: PLACES.stacks },
    text: {
      ru: 'Возьмите горный уголок с инициативой.',
      en: 'Take the mountain corner with initiative.',
    },
  },
  {
    id: 'his-tile-2',
    at: HIS_TILE,
    act: 'answer',
    point: { panel: PLACES.stacks },
    text: {
      ru: 'Браконьер забрал с рынка ещё одни очертания в воде и встал прямо над вами. Его местность — вода: возьмите прямую из трёх клеток с инициативой.',
      en: 'The Poacher took another water shape, from the market, and now stands right above you. His terrain is water: take the line of three cells with initiative.',
    },
  },
  {
    id: 'his-place-2',
    at: HIS_PLACE,
    act: 'answer',
    point: { panel: PLACES.reserve },
    text: {
      ru: 'Воде осталось стартовое место C. Положите её так, чтобы она кончалась на нём.',
      en: 'Start place C is left for water. Lay it so that it ends there.',
    },
  },
]
