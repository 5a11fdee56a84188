import type { ReactElement } from 'react'
import { changeWords } from '../board-words.ts'
import type { Decision } from '../decision.ts'
import { shapesOf } from '../model/geometry.ts'
import { MAP_SIDE, type Point } from '../model/paper.ts'
import type { StandingRequest } from '../model/standing-request.ts'
import type { Scene } from '../scene.ts'
import { useStanding } from '../standings.ts'
import { type Marked, markedHelp, thingLabel } from './thing-label.ts'

interface MapTipProps {
  readonly scene: Scene
  readonly decision: Decision | null
  readonly aimed: string | null
  readonly marked: Marked | null
}

/** What is under the pointer, and what it would add: "route 9 → 11, +4". */
export function MapTip({ scene, decision, aimed, marked }: MapTipProps): ReactElement | null {
  const { view, own, board, pack } = scene
  const changes = changesFor(decision, aimed)
  const then = useStanding(changes ? { pack, view, seat: own, ...changes } : null)
  // Beside a standing of the turn before, a road would promise what it does not pay.
  const now = useStanding(changes ? { pack, view, seat: own, add: [], remove: [] } : null)
  const pointed = marked?.id ?? aimed
  if (pointed === null) return null
  const at = placeOf(pack, pointed)
  if (!at) return null
  const difference = then && now ? then.total - now.total : 0
  const change = then && now ? changeWords(board, now, then) : null
  const vertical = at.y < MAP_SIDE / 4 ? 'rt-tip--below' : 'rt-tip--above'
  const sideways = at.x < MAP_SIDE / 4 ? 'rt-tip--start' : at.x > (MAP_SIDE * 3) / 4 ? 'rt-tip--end' : ''
  const left = `${(at.x / MAP_SIDE) * 100}%`
  // On a phone it is nearly as wide as the map, and stays on it.
  const { phone } = scene.props
  return (
    <div
      className={`rt-tip ${vertical} ${phone ? '' : sideways}`}
      style={{
        left: phone ? `clamp(150px, ${left}, 100% - 150px)` : left,
        top: `${(at.y / MAP_SIDE) * 100}%`,
      }}
      role="status"
    >
      {marked ? (
        <>
          <b>{markedHelp(scene, marked).name}</b>
          <span>{markedHelp(scene, marked).text}</span>
        </>
      ) : (
        <span>{thingLabel(scene, pointed)}</span>
      )}
      {change !== null && <strong className={difference > 0 ? 'rt-tip-gain' : undefined}>{change}</strong>}
    </div>
  )
}

/** What hovering a road would change of the drawing. */
function changesFor(
  decision: Decision | null,
  aimed: string | null,
): Pick<StandingRequest, 'add' | 'remove' | 'group'> | null {
  if (!decision || aimed === null) return null
  const { kind, sketch, legal, possible, group } = decision
  if (kind === 'draw' && sketch.segments.includes(aimed)) return { add: sketch.segments, remove: [], group }
  if (kind === 'draw' && legal.has(aimed)) return { add: [...sketch.segments, aimed], remove: [], group }
  if (kind === 'draw' && possible.has(aimed)) return { add: [aimed], remove: [], group }
  if (!legal.has(aimed)) return null
  if (kind === 'correction.draw') return { add: [aimed], remove: [] }
  return kind === 'correction.erase' ? { add: [], remove: [aimed] } : null
}

const LIFT = 58

function placeOf(pack: Scene['pack'], id: string): Point | null {
  const shapes = shapesOf(pack)
  const block = shapes.blocks.get(id)
  if (block) return { x: block.middle.x, y: block.middle.y + (block.middle.y < MAP_SIDE / 4 ? LIFT : -LIFT) }
  return shapes.segments.get(id)?.middle ?? shapes.vertices.get(id) ?? null
}
