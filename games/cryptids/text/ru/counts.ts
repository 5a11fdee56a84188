import type { Forms } from '@curio/ui/language'
import type { Words } from '../words.ts'

const forms = (one: string, few: string, many: string): Forms => ({ one, few, many, other: few })
/** After «до»: до 1 карточки, до 2 карточек. */
const upTo = (one: string, many: string): Forms => forms(one, many, many)

export const counts: Words['counts'] = {
  points: forms('очко', 'очка', 'очков'),
  coins: forms('монета', 'монеты', 'монет'),
  paidCoins: forms('монету', 'монеты', 'монет'),
  experience: forms('опыт', 'опыта', 'опыта'),
  rumours: forms('бонусный слух', 'бонусных слуха', 'бонусных слухов'),
  evidence: forms('доказательство', 'доказательства', 'доказательств'),
  cells: forms('клетка', 'клетки', 'клеток'),
  steps: forms('шаг', 'шага', 'шагов'),
  tokens: forms('жетон', 'жетона', 'жетонов'),
  tiles: forms('тайл', 'тайла', 'тайлов'),
  upToCards: upTo('карточки', 'карточек'),
  upToSkills: upTo('навыка', 'навыков'),
  dice: forms('кубик', 'кубика', 'кубиков'),
}
