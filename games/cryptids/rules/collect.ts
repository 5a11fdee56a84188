import { type CryptidsContent, type Face, placeOf } from './content.ts'
import { hasFreeSlot } from './evidence.ts'
import { placeIn } from './movement.ts'
import type { ActedBy } from './notes.ts'
import type { TurnAct } from './questions.ts'
import { markUsed } from './skills.ts'
import type { CryptidsState } from './state.ts'
import { type CryptidsTable, faceOf, playerOf, tell } from './table.ts'

/** What lies on the map, as `place:face`, each once; tokens that look alike are not told apart. */
export function evidenceOnMap(
  { map }: CryptidsState,
  content: CryptidsContent,
  isWithin: (at: string) => boolean,
): `${string}:${Face}`[] {
  const found: `${string}:${Face}`[] = []
  for (let index = 0; index < map.length; index++) {
    const { at, token } = map[index] as { at: string; token: string }
    if (!isWithin(at)) continue
    const name: `${string}:${Face}` = `${at}:${faceOf(content, token)}`
    if (!found.includes(name)) found.push(name)
  }
  return found
}

/** CR-COLL-1 to CR-COLL-6. */
export function addCollects(
  state: CryptidsState,
  content: CryptidsContent,
  seat: number,
  to: TurnAct[],
): void {
  const player = playerOf(state, seat)
  const { skills } = player
  const byAction = player.action === 'ready'
  const bySkill = skills.collectSkill === 'ready'
  if (!(byAction || bySkill) || !hasFreeSlot(player, content)) return
  const here = placeIn(player)
  const near = skills.collectAdjacent === 'none' ? [] : placeOf(content, here).neighbours
  for (const name of evidenceOnMap(state, content, (at) => at === here || near.includes(at))) {
    if (byAction) to.push(`collect:${name}`)
    if (bySkill) to.push(`skill.collect:${name}`)
  }
}

/** Takes a token with that face from a place of the map. */
export function takeFromMap(t: CryptidsTable, at: string, face: string): string {
  const { state, content } = t
  const index = state.map.findIndex((each) => each.at === at && faceOf(content, each.token) === face)
  const [taken] = index < 0 ? [] : state.map.splice(index, 1)
  if (!taken) throw new Error(`there is no evidence ${face} at ${at}`)
  return taken.token
}

export function collect(t: CryptidsTable, seat: number, at: string, face: string, by: ActedBy): void {
  const player = playerOf(t.state, seat)
  markUsed(player, by, 'collectSkill')
  const token = takeFromMap(t, at, face)
  player.evidence.push(token)
  tell(t, { kind: 'collected', seat, at, face: faceOf(t.content, token), by })
}
