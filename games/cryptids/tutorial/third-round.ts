import type { TutorialStep } from '@curio/ui/tutorial'
import { PLACES } from './places.ts'
import { questionOf } from './script.ts'

const TURN = questionOf(3)
const COLLECT = questionOf(3, 1)
const TRACK = questionOf(3, 2)
const LEAVE = questionOf(3, 3)
const END = questionOf(3, 4)
const HIS_TILE = questionOf(3, 5)
const HIS_PLACE = questionOf(3, 6)
const HELPER = questionOf(3, 7)
const RESTORE = questionOf(3, 8)
const RESTORE_TOO = questionOf(3, 9)
const REBID = questionOf(3, 10)
const HELPER_END = questionOf(3, 11)
const TERRAIN = questionOf(3, 12)
const TAKE = questionOf(3, 13)

/** The Poacher's first catch; a plane, a skill and an attempt that fails; skills restored and a bid changed. */
export const THIRD_ROUND: readonly TutorialStep[] = [
  {
    id: 'catch',
    at: TURN,
    point: { panel: PLACES.poacher },
    text: {
      ru: 'Теперь выше браконьер, он и начал. Его 4 доказательства ушли на Сарматскую морскую улитку. На её карточке кости, поэтому по контракту «Кости» у него уже 1 из 3.',
      en: 'Now the Poacher is higher, so he began. His 4 pieces of evidence went for the Sarmatian Sea Snail. Its card shows bones, so for the contract “Bones” he has 1 of 3.',
    },
  },
  {
    id: 'fly',
    at: TURN,
    act: 'answer',
    point: { panel: PLACES.toSkills, board: ['skill:planeTicket', 'place:S1'] },
    text: {
      ru: 'Чудовище Баньолеса — в S1. Туда можно дойти, но передвижение ещё пригодится. Летите: «Билет на самолёт» переносит куда угодно. Нажмите навык, потом S1.',
      en: 'The Banyoles Monster is in S1. You could walk, but the movement will be needed later. Fly: the plane ticket takes you anywhere. Tap the skill, then S1.',
    },
  },
  {
    id: 'collect-3',
    at: COLLECT,
    act: 'answer',
    point: { panel: PLACES.toSkills, board: ['skill:collectSkill'] },
    text: {
      ru: 'В S1 лежит жертва. Соберите её навыком, чтобы действие осталось: нажмите «Собрать доказательство» и подтвердите.',
      en: 'A victim lies in S1. Collect it by the skill, so that the action stays: tap “Collect evidence” and confirm.',
    },
  },
  {
    id: 'odds',
    at: TRACK,
    point: { panel: PLACES.toDossiers, board: ['card:banyoles'] },
    text: {
      ru: 'Нужны ещё очертания в воде. Без них можно попытаться: за каждое недостающее доказательство бросают кубик. У него по две грани успеха, неудачи и удачи, а удача считается успехом только с навыком «Удача».',
      en: 'It also needs a water shape. Without it you can try: a die is rolled for each missing piece. It has two faces each of success, failure and luck, and luck succeeds only with the skill “Luck”.',
    },
  },
  {
    id: 'try',
    at: TRACK,
    act: 'answer',
    point: { panel: PLACES.toDossiers, board: ['card:banyoles'] },
    text: {
      ru: 'Рискните, успех 33%: нажмите карточку Чудовища, выберите попытку с жертвой и подтвердите. Бросок отменить нельзя.',
      en: 'Take the risk, success 33%: tap the Monster’s card, choose the attempt with the victim and confirm. A roll cannot be undone.',
    },
  },
  {
    id: 'failed',
    at: LEAVE,
    point: { panel: PLACES.purse },
    text: {
      ru: 'Неудача. Одно из вложенных доказательств потеряно, здесь — жертва. Зато вы получили 1 опыт, а ставка и карточка остались: попытку можно повторить.',
      en: 'A failure. One piece of the evidence you put in is lost, here the victim. But you gained 1 experience, and bid and card stay: you can try again.',
    },
  },
  {
    id: 'leave',
    at: LEAVE,
    act: 'answer',
    point: { board: ['place:BAR'] },
    text: {
      ru: 'Передвижение ещё доступно. Перейдите в Барселону: переместить криптида можно только из города.',
      en: 'The movement is still ready. Go to Barcelona: a cryptid can be relocated only from a city.',
    },
  },
  {
    id: 'end-3',
    at: END,
    act: 'answer',
    point: { panel: PLACES.finish },
    text: {
      ru: 'В Барселоне вы и начнёте следующий раунд. Завершите ход.',
      en: 'In Barcelona you will begin the next round. End the turn.',
    },
  },
  {
    id: 'his-tile-3',
    at: HIS_TILE,
    act: 'answer',
    point: { panel: PLACES.stacks },
    text: {
      ru: 'Браконьер выше, и в фазе помощника он снова первый: взял с рынка слухи. Его местность — опять вода: возьмите прямую из трёх клеток с монетой.',
      en: 'Being higher, the Poacher is first in the helper phase too: he took a rumour from the market. His terrain is water again: take the line of three cells with a coin.',
    },
  },
  {
    id: 'his-place-3',
    at: HIS_PLACE,
    act: 'answer',
    point: { panel: PLACES.reserve },
    text: {
      ru: 'Положите её столбиком между горами и водой.',
      en: 'Lay it upright between the mountains and the water.',
    },
  },
  {
    id: 'jump',
    at: HELPER,
    act: 'answer',
    point: { panel: PLACES.stepUp },
    text: {
      ru: 'Снова обязательный шаг вверх. Ряд 4 занят браконьером, и помощник перескочит в ряд 3. Следующий раунд начнёте вы.',
      en: 'The mandatory step up again. The Poacher holds row 4, so the helper jumps to row 3. You will begin the next round.',
    },
  },
  {
    id: 'restore',
    at: RESTORE,
    act: 'answer',
    point: { panel: PLACES.toSkills, board: ['skill:planeTicket'] },
    text: {
      ru: 'После шага вверх и восстанавливают навыки, по 1 монете за каждый. Нажмите «Билет на самолёт».',
      en: 'After a step up you may also restore skills, for 1 coin each. Tap the plane ticket.',
    },
  },
  {
    id: 'restore-too',
    at: RESTORE_TOO,
    act: 'answer',
    point: { panel: PLACES.toSkills, board: ['skill:collectSkill'] },
    text: {
      ru: 'Теперь так же «Собрать доказательство».',
      en: 'Now “Collect evidence” in the same way.',
    },
  },
  {
    id: 'rebid',
    at: REBID,
    act: 'answer',
    point: { panel: PLACES.toDossiers, board: ['card:banyoles', 'card:ajatar'] },
    text: {
      ru: 'Раз в ход помощника можно изменить ставку. Для Чудовища на карте ничего не осталось: нажмите его карточку и перенесите ставку на Аятар. Это уровень III: 3 очка за находку.',
      en: 'Once in a helper’s turn you may change a bid. Nothing for the Monster is left on the map: tap its card and move the bid to the Ajatar. That is level III: 3 points when found.',
    },
  },
  {
    id: 'helper-end-3',
    at: HELPER_END,
    act: 'answer',
    point: { panel: PLACES.finish },
    text: {
      ru: 'Завершите ход помощника.',
      en: 'End the helper’s turn.',
    },
  },
  {
    id: 'shared',
    at: TERRAIN,
    act: 'answer',
    point: { panel: PLACES.reserve },
    text: {
      ru: 'Положите лес под лесом браконьера, стороной к стороне. Заповедник общий: неважно, чей тайл под криптидом.',
      en: 'Lay the forest under the Poacher’s forest, side to side. The reserve is shared: it does not matter whose tile is under a cryptid.',
    },
  },
  {
    id: 'take-3',
    at: TAKE,
    act: 'answer',
    point: { panel: PLACES.stacks },
    text: {
      ru: 'Возьмите лесной квадрат.',
      en: 'Take the forest square.',
    },
  },
]
