import type { GameTitle } from '@curio/ui/contract'
import { matchVariant } from './variant.ts'

export const trickerionTitle: GameTitle = {
  id: 'trickerion',
  name: { ru: 'Трикерион', en: 'Trickerion' },
  tagline: {
    ru: 'Придумывайте номера, готовьте реквизит и собирайте полные залы в городе иллюзионистов',
    en: 'Learn tricks, build their props and fill the theaters of a city of magicians',
  },
  seats: { min: 2, max: 4 },
  minutes: { min: 90, max: 180 },
  weight: 4.3,
  goodFor: ['two', 'company'],
  lessons: [
    {
      id: 'trickerion-course',
      name: { ru: 'Первые представления', en: 'The first shows' },
      minutes: 12,
    },
  ],
  variant: matchVariant,
}
