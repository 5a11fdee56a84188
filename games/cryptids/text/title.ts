import type { GameTitle } from '@curio/ui/contract'

export const cryptidsTitle: GameTitle = {
  id: 'cryptids',
  name: { ru: 'Криптиды', en: 'Cryptids' },
  tagline: {
    ru: 'Путешествуйте по Европе, ищите мифических существ и селите их в общем заповеднике',
    en: 'Travel over Europe, track creatures of legend and settle them in a reserve built by all',
  },
  seats: { min: 1, max: 4 },
}
