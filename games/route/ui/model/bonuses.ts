import { CAFE_BONUSES, type CafeBonus } from '../../content/booklet/terms.ts'
import { STORED_BONUSES } from '../../content/pack.ts'
import type { Shown } from '../../rules/shown.ts'

/** The bonuses that can be held in a city: where shops have cards all that the Guide knows, else those of its cafes. */
export function bonusesIn({ map, shopCards }: Shown): readonly CafeBonus[] {
  if (shopCards.length > 0) return STORED_BONUSES
  return CAFE_BONUSES.filter((bonus) => map.vertices.some((vertex) => vertex.bonus === bonus))
}
