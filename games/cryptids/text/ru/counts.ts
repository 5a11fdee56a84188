import { type Forms, russian } from '@curio/ui/language'
import type { Words } from '../words.ts'

/** After «до»: до 1 карточки, до 2 карточек. */
const upTo = (one: string, many: string): Forms => russian(one, many, many)

export const counts: Words['counts'] = {
  points: russian('очко', 'очка', 'очков'),
  coins: russian('монета', 'монеты', 'монет'),
  paidCoins: russian('монету', 'монеты', 'монет'),
  experience: russian('опыт', 'опыта', 'опыта'),
  rumours: russian('бонусный слух', 'бонусных слуха', 'бонусных слухов'),
  evidence: russian('доказательство', 'доказательства', 'доказательств'),
  cells: russian('клетка', 'клетки', 'клеток'),
  steps: russian('шаг', 'шага', 'шагов'),
  tokens: russian('жетон', 'жетона', 'жетонов'),
  tiles: russian('тайл', 'тайла', 'тайлов'),
  upToCards: upTo('карточки', 'карточек'),
  upToSkills: upTo('навыка', 'навыков'),
  dice: russian('кубик', 'кубика', 'кубиков'),
}
