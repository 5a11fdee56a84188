import { specialEffectOf } from '../../effects/specials/index.ts'
import { known, type TrickerionContent } from '../../rules/content.ts'
import { amountOf } from '../../rules/gains.ts'
import type { Amount } from '../../rules/notes.ts'
import type { TrickerionState } from '../../rules/state.ts'
import { worth } from './ledger.ts'

/** The most that a special assignment would bring as things stand; null where that is known only later. */
export function gainNow(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  special: string,
): Amount | null {
  const { power } = known(content.specials, special).entry
  const gains = specialEffectOf(power).gains?.(power, state, content, seat)
  if (!gains) return null
  return gains.map(amountOf).reduce((best, each) => (worth(each) > worth(best) ? each : best), amountOf({}))
}
