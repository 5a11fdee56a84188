import { isOver, type TutorialStep } from '@curio/ui/tutorial'
import { isAskedLast, isLost, isWon, PLACES } from './places.ts'
import { LAST_ROUND, questionOf } from './script.ts'

/** The final round and the points, for learners who followed the script and for those who did not. */
export const ENDING: readonly TutorialStep[] = [
  {
    id: 'played',
    at: questionOf(LAST_ROUND),
    point: { panel: PLACES.log },
    text: {
      ru: 'Урок нашёл троих криптидов уровня III. Двух зверей он отдал по заявке, а Аятар ещё ждёт переселения, и вы как раз в Париже. Все ходы записаны в журнале.',
      en: 'The lesson has found three cryptids of level III. Two beasts went for a request; the Ajatar still waits to be settled, and you are in Paris. Every move is in the log.',
    },
  },
  {
    id: 'final',
    at: isAskedLast('turn'),
    point: { panel: PLACES.track },
    text: {
      ru: 'Местность больше некуда класть, поэтому этот раунд последний. Найденных ещё можно переселить: криптиды ложатся поверх местности.',
      en: 'No more terrain fits, so this round is the last. Cryptids you have found can still be settled: they lie on the terrain.',
    },
  },
  {
    id: 'last-turn',
    at: isAskedLast('turn', 'relocate.place'),
    act: 'own',
    point: { panel: PLACES.found },
    text: {
      ru: 'Последняя экспедиция ваша, любой ход верен. Совет: переселите того, кто ещё ждёт, очки за место даёт только заповедник. Потом завершите ход.',
      en: 'The last expedition is yours, any move is right. A tip: settle whoever still waits, for only the reserve brings those points. Then end the turn.',
    },
  },
  {
    id: 'last-helper',
    at: isAskedLast('helper', 'restore'),
    act: 'own',
    point: { panel: PLACES.dice },
    text: {
      ru: 'Последний ход помощника. В конце каждые 3 опыта дают очко, и каждые 5 монет тоже; доказательства продадутся сами. Шагните за тем, чего не хватает до очка, и завершите ход.',
      en: 'The helper’s last turn. At the end every 3 experience are a point, and every 5 coins too; evidence is sold by itself. Step for what you lack to a point, and end the turn.',
    },
  },
  {
    id: 'sum',
    at: isWon,
    point: { panel: PLACES.results },
    text: {
      ru: 'Вы дошли до конца, значит, браконьер проиграл. Таблица складывает всё: находки, места в заповеднике, заявки, контракты, способности, фишки, опыт и монеты.',
      en: 'You have come to the end, so the Poacher has lost. The table adds it all up: finds, places in the reserve, requests, contracts, abilities, markers, experience and coins.',
    },
  },
  {
    id: 'rank',
    at: isWon,
    text: {
      ru: 'За очки дают звание. Всего их пять: до 11 очков вы стажёр, а с 26 вам ставят памятник в заповеднике.',
      en: 'Points earn a rank. There are five: up to 11 points you are a trainee, and from 26 on you get a monument in the reserve.',
    },
  },
  {
    id: 'lost',
    at: isLost,
    perhaps: true,
    text: {
      ru: 'Браконьер победил, так бывает. Следите за его доказательствами: перед поимкой переселяйте найденных и уводите ставки с тех, кого он может поймать.',
      en: 'The Poacher has won; it happens. Watch his evidence: before he catches, settle whom you have found and move bids away from those he can catch.',
    },
  },
  {
    id: 'next',
    at: isOver,
    text: {
      ru: 'За столом с людьми и ботами браконьера нет. Там открыт ещё и общий контракт, личные скрыты, и из двух личных засчитывают лучший. Удачной охоты!',
      en: 'At a table with people and bots there is no Poacher. A common contract is open to all, personal ones are secret, and only the better of your two counts. Good hunting!',
    },
  },
]
