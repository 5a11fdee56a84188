import type { Forms } from '@curio/ui/language'
import type { Words } from '../words.ts'

const forms = (one: string, other = `${one}s`): Forms => ({ one, other })

export const counts: Words['counts'] = {
  points: forms('point'),
  coins: forms('coin'),
  paidCoins: forms('coin'),
  experience: forms('experience', 'experience'),
  rumours: forms('bonus rumour'),
  evidence: forms('piece of evidence', 'pieces of evidence'),
  cells: forms('cell'),
  steps: forms('step'),
  tokens: forms('token'),
  tiles: forms('tile'),
  upToCards: forms('card'),
  upToSkills: forms('skill'),
  dice: forms('die', 'dice'),
}
