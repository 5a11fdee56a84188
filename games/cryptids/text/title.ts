import type { GameTitle } from '@curio/ui/contract'

export const cryptidsTitle: GameTitle = {
  id: 'cryptids',
  name: { ru: 'Криптиды', en: 'Cryptids' },
  tagline: {
    ru: 'Путешествуйте по Европе, ищите мифических существ и селите их в общем заповеднике',
    en: 'Travel over Europe, track creatures of legend and settle them in a reserve built by all',
  },
  seats: { min: 1, max: 4 },
  minutes: { min: 60, max: 120 },
  weight: 3.2,
  goodFor: ['alone', 'company'],
  lessons: [
    {
      id: 'cryptids-course',
      name: { ru: 'Первая партия против Браконьера', en: 'A first game against the Poacher' },
      minutes: 10,
    },
  ],
  // CR-SEND-6, CR-SEND-7.
  ranks: [
    { ru: 'Стажёр', en: 'Trainee' },
    { ru: 'Новичок', en: 'Novice' },
    { ru: 'Обычный криптозоолог', en: 'Ordinary cryptozoologist' },
    { ru: 'Настоящий криптозоолог', en: 'True cryptozoologist' },
    { ru: 'Памятник в заповеднике', en: 'A monument in the reserve' },
  ],
}
