import type { TutorialStep } from '@curio/ui/tutorial'
import { PLACES } from './places.ts'
import { questionOf } from './script.ts'

const TURN = questionOf(4)
const PLACE = questionOf(4, 1)
const AFTER = questionOf(4, 2)

/** The first cryptid of the reserve; what has not happened yet, in words; then the learner plays, or watches. */
export const RELOCATION: readonly TutorialStep[] = [
  {
    id: 'relocate',
    at: TURN,
    act: 'answer',
    point: { panel: PLACES.found },
    text: {
      ru: 'Вы в городе, горы готовы: переместите Татцельвурма. Пока он не в заповеднике, браконьер может его отнять. Нажмите его среди найденных и подтвердите.',
      en: 'You are in a city and the mountains are ready: relocate the Tatzelwurm. Until it is in the reserve, the Poacher may take it from you. Tap it among the cryptids found and confirm.',
    },
  },
  {
    id: 'settle',
    at: PLACE,
    act: 'answer',
    point: { panel: PLACES.reserve },
    text: {
      ru: 'Криптид целиком лежит на своей местности, а закрытые символы дают бонусы. Положите его на первые горы, поверх опыта.',
      en: 'A cryptid lies wholly on its own terrain, and the symbols it covers give bonuses. Lay it on the first mountains, over the experience.',
    },
  },
  {
    id: 'settled',
    at: AFTER,
    point: { panel: PLACES.score },
    text: {
      ru: 'Получен 1 опыт, и очков стало 7: ещё 1 за место в заповеднике и 2 за фишки. Последние достаются тому, чьих криптидов в заповеднике больше; без других игроков хватит одного.',
      en: 'You gained 1 experience, and have 7 points: 1 more for the place in the reserve and 2 for markers. Those go to whoever has most cryptids there; alone, one is enough.',
    },
  },
  {
    id: 'requests',
    at: AFTER,
    point: { panel: PLACES.requests },
    text: {
      ru: 'Вместо переселения можно выполнить заявку: отдать в городе двух найденных криптидов нужного региона или вида. Это 4 очка, и места в заповеднике не нужно.',
      en: 'Instead of settling them you can fulfil a request: in a city, hand over two found cryptids of the region or kind it names. That is 4 points, and it needs no room in the reserve.',
    },
  },
  {
    id: 'more',
    at: AFTER,
    point: { panel: PLACES.subject },
    text: {
      ru: 'Чего ещё не было: действием можно передвинуться ещё раз или обновить карту, если на ней меньше 7 доказательств. А помощник за 1 монету сделает лишний шаг или сменит весь рынок.',
      en: 'Not seen yet: the action can be another movement, or a Refresh if fewer than 7 tokens lie on the map. For 1 coin the helper takes an extra step or replaces the market.',
    },
  },
  {
    id: 'help',
    at: AFTER,
    point: { panel: PLACES.hint },
    text: {
      ru: 'Не получается? Нажмите на то, что не поддаётся: появится причина и номер правила. А лампочка спросит бота, что сделал бы он.',
      en: 'Stuck? Tap what does not yield: you get the reason and the number of the rule. And the light bulb asks the bot what it would do.',
    },
  },
  {
    id: 'fork',
    at: AFTER,
    act: 'fork',
    point: { board: [] },
    text: {
      ru: 'Теперь вы умеете всё. Играйте дальше сами, просто продолжайте. Или отдайте раунды уроку: он сыграет их и вернёт вам последний.',
      en: 'Now you know it all. Play on yourself, just go on. Or leave the rounds to the lesson: it plays them and hands you the last one.',
    },
  },
]
