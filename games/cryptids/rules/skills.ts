import type { Flow } from '@curio/kernel'
import { ACTIVE_SKILLS, SKILLS, type Skill } from '../content/vocabulary.ts'
import type { CryptidsContent } from './content.ts'
import type { ActedBy } from './notes.ts'
import type { CryptidsState, Player } from './state.ts'
import { type CryptidsTable, pick, playerOf, tell } from './table.ts'

/** CR-LEARN-3. */
export const RESTORE_PRICE = 1

/** The part of a state or a view that decides prices. */
interface SkillTable {
  readonly options: { readonly surcharge: boolean }
  readonly players: readonly unknown[]
}

/** CR-SKILL-4, CR-SKILL-5, CR-LEARN-2: what a skill costs at this table. */
export function priceOf(state: SkillTable, content: CryptidsContent, skill: Skill): number {
  const { surcharge } = content.pack.constants
  const applies = state.options.surcharge && state.players.length <= surcharge.upToPlayers
  return (content.prices.get(skill) ?? 0) + (applies ? surcharge.value : 0)
}

/** CR-SKILL-6: why a skill cannot be learned. */
export function learnForbidden(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  skill: Skill,
  discount = 0,
): 'skillOwned' | 'skillCosts' | null {
  const { skills, experience } = playerOf(state, seat)
  if (skills[skill] !== 'none') return 'skillOwned'
  return discounted(state, content, skill, discount) <= experience ? null : 'skillCosts'
}

export function learnable(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  discount = 0,
): Skill[] {
  return SKILLS.filter((skill) => learnForbidden(state, content, seat, skill, discount) === null)
}

const discounted = (state: CryptidsState, content: CryptidsContent, skill: Skill, discount: number): number =>
  Math.max(0, priceOf(state, content, skill) - discount)

/** CR-SKILL-7: an active skill is ready at once. */
export function learn(t: CryptidsTable, seat: number, skill: Skill, discount = 0): void {
  const player = playerOf(t.state, seat)
  const price = discounted(t.state, t.content, skill, discount)
  player.experience -= price
  player.skills[skill] = 'ready'
  tell(t, { kind: 'learned', seat, skill, price })
}

/** Uses up what the cryptozoologist acted by: the main action or the skill. An ability uses up neither. */
export function markUsed(player: Player, by: ActedBy, skill: Skill): void {
  if (by === 'action') player.action = 'used'
  if (by === 'skill') player.skills[skill] = 'used'
}

/** CR-SKILL-2, CR-SKILL-3: why a skill cannot be restored; passive ones are never used up. */
export function restoreForbidden(
  { skills }: Pick<Player, 'skills'>,
  skill: Skill,
): 'skillNotOwned' | 'skillPassive' | 'skillReady' | null {
  if (skills[skill] === 'used') return null
  if (skills[skill] === 'none') return 'skillNotOwned'
  return ACTIVE_SKILLS.some((active) => active === skill) ? 'skillReady' : 'skillPassive'
}

export function usedSkills(state: CryptidsState, seat: number): Skill[] {
  const player = playerOf(state, seat)
  return ACTIVE_SKILLS.filter((skill) => restoreForbidden(player, skill) === null)
}

/** CR-CZ-1, CR-CZ-3: why neither the main action nor the skill that does the same can be used. */
export function spentForbidden({ action, skills }: Player, skill: Skill): 'actionSpent' | null {
  return action === 'ready' || skills[skill] === 'ready' ? null : 'actionSpent'
}

export function restore(t: CryptidsTable, seat: number, skills: readonly Skill[], coins: number): void {
  const player = playerOf(t.state, seat)
  player.coins -= coins
  for (const skill of skills) player.skills[skill] = 'ready'
  if (skills.length > 0) tell(t, { kind: 'restored', seat, skills: [...skills], coins })
}

/** CR-DIE-3: restores up to `most` skills free of charge. */
export function* restoreFree(t: CryptidsTable, seat: number, most: number): Flow {
  const used = usedSkills(t.state, seat).length
  if (used === 0) return
  const limits = { min: 0, max: Math.min(most, used) }
  const skills = yield* pick(t, seat, 'restore', () => usedSkills(t.state, seat), limits)
  restore(t, seat, skills, 0)
}
