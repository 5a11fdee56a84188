import type { TutorialStep } from '@curio/ui/tutorial'
import { PLACES } from './places.ts'

/** The goal, the magicians, and the one the learner becomes. */
export const SETUP: readonly TutorialStep[] = [
  {
    id: 'goal',
    at: 0,
    text: {
      ru: 'Вы иллюзионист в городе Магория. Осваивайте номера, собирайте реквизит и выступайте в театре. У кого через 5 раундов больше славы, тот победил. Соперница здесь одна, Электра, а кубики известны заранее.',
      en: 'You are a magician in the city of Magoria. Learn tricks, gather their props and perform in the theater. Whoever has the most Fame after 5 rounds wins. You have one rival, Electra, and the dice are known beforehand.',
    },
  },
  {
    id: 'schools',
    at: 0,
    point: { panel: PLACES.magicians },
    text: {
      ru: 'Вот все иллюзионисты. Школ четыре: механизмы, спиритизм, освобождение и оптика. Номера своей школы осваивать проще, но закрытых для вас школ нет.',
      en: 'Here are all the magicians. There are four schools: mechanisms, spirits, escapes and optics. Tricks of your own school are easier to learn, but no school is closed to you.',
    },
  },
  {
    id: 'magician',
    at: 0,
    act: 'answer',
    point: { board: ['magician:great-optico'] },
    text: {
      ru: 'Станьте Великим Оптико, мастером оптических иллюзий. Нажмите его карту, потом «Подтвердить». Электра выберет механизмы.',
      en: 'Become the Great Optico, a master of optical illusions. Tap his card, then “Confirm”. Electra will take the mechanisms.',
    },
    instead: {
      ru: 'С этой картой тоже побеждают, но урок рассказывает о Великом Оптико.',
      en: 'That card wins games too, but this lesson is about the Great Optico.',
    },
  },
]
