import { type TextOf, write } from './acts.ts'
import { type CryptidsContent, type Face, placeOf } from './content.ts'
import { hasFreeSlot } from './evidence.ts'
import { placeIn } from './movement.ts'
import type { ActedBy } from './notes.ts'
import { markUsed, spentForbidden } from './skills.ts'
import type { CryptidsState, Player } from './state.ts'
import { type CryptidsTable, faceOf, playerOf, tell } from './table.ts'

export interface OnMap {
  readonly at: string
  readonly face: Face
}

/** What lies on the map; tokens that look alike are named once. */
export function evidenceOnMap(
  { map }: CryptidsState,
  content: CryptidsContent,
  isWithin: (at: string) => boolean,
): OnMap[] {
  const found: OnMap[] = []
  for (let index = 0; index < map.length; index++) {
    const { at, token } = map[index] as { at: string; token: string }
    if (!isWithin(at)) continue
    const face = faceOf(content, token)
    if (!found.some((other) => other.at === at && other.face === face)) found.push({ at, face })
  }
  return found
}

/** CR-COLL-2: why nothing more can be collected. */
export const boardForbidden = (player: Player, content: CryptidsContent): 'boardFull' | null =>
  hasFreeSlot(player, content) ? null : 'boardFull'

/** CR-COLL-1, CR-COLL-4: why evidence at a place is out of reach. */
export function reachForbidden(
  player: Player,
  content: CryptidsContent,
  at: string,
): 'notHere' | 'notNear' | null {
  const here = placeIn(player)
  if (at === here) return null
  if (player.skills.collectAdjacent === 'none') return 'notHere'
  return placeOf(content, here).neighbours.includes(at) ? null : 'notNear'
}

/** CR-COLL-1 to CR-COLL-6. */
export function addCollects(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  to: TextOf<'turn'>[],
): void {
  const player = playerOf(state, seat)
  const { skills } = player
  const byAction = player.action === 'ready'
  const bySkill = skills.collectSkill === 'ready'
  if (spentForbidden(player, 'collectSkill') !== null || boardForbidden(player, content) !== null) return
  const isInReach = (at: string): boolean => reachForbidden(player, content, at) === null
  for (const { at, face } of evidenceOnMap(state, content, isInReach)) {
    if (byAction) to.push(write.collect({ by: 'action', at, face }))
    if (bySkill) to.push(write.collect({ by: 'skill', at, face }))
  }
}

/** Takes a token with that face from a place of the map. */
export function takeFromMap(t: CryptidsTable, at: string, face: Face): string {
  const { state, content } = t
  const index = state.map.findIndex((each) => each.at === at && faceOf(content, each.token) === face)
  const [taken] = index < 0 ? [] : state.map.splice(index, 1)
  if (!taken) throw new Error(`there is no evidence ${face} at ${at}`)
  return taken.token
}

export function collect(t: CryptidsTable, seat: number, at: string, face: Face, by: ActedBy): void {
  const player = playerOf(t.state, seat)
  markUsed(player, by, 'collectSkill')
  const token = takeFromMap(t, at, face)
  player.evidence.push(token)
  tell(t, { kind: 'collected', seat, at, face: faceOf(t.content, token), by })
}
