import { english } from '@curio/ui/language'
import type { Words } from '../words.ts'

export const counts: Words['counts'] = {
  points: english('point'),
  coins: english('coin'),
  paidCoins: english('coin'),
  experience: english('experience', 'experience'),
  rumours: english('bonus rumour'),
  evidence: english('piece of evidence', 'pieces of evidence'),
  cells: english('cell'),
  steps: english('step'),
  tokens: english('token'),
  tiles: english('tile'),
  upToCards: english('card'),
  upToSkills: english('skill'),
  dice: english('die', 'dice'),
}
