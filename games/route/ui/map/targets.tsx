import type { ReactElement, SVGAttributes } from 'react'
import type { Shown } from '../../rules/shown.ts'
import type { Decision } from '../decision.ts'
import { ribbon, shapesOf } from '../model/geometry.ts'
import { handDrawn } from '../model/hand.ts'
import { BLOCK_SIDE, type Point } from '../model/paper.ts'
import { UNSPOKEN } from './glyphs.tsx'

interface TargetsProps {
  readonly pack: Shown
  readonly decision: Decision | null
  /** Names for those who listen. */
  readonly labelOf: (id: string) => string
  /** The block that the keyboard stands on. */
  readonly cursor: string
  readonly hovered: string | null
  readonly lit: ReadonlySet<string>
  /** Half the width of what is hit, in units of the map. */
  readonly reach: number
}

/** Under the marks: legal roads thicken, lit roads glow on the paper. */
export function RoadTargets({
  pack,
  decision,
  hovered,
  lit,
}: Pick<TargetsProps, 'pack' | 'decision' | 'hovered' | 'lit'>): ReactElement {
  const { segments } = shapesOf(pack)
  const isSegment = (id: string): boolean => segments.has(id)
  const open = decision ? [...decision.legal].filter(isSegment) : []
  const path = (id: string): string => segments.get(id)?.path ?? ''
  const onDrawn = decision?.kind === 'correction.erase' || decision?.kind === 'route'
  return (
    <g {...UNSPOKEN} className={onDrawn ? 'rt-legal rt-legal--drawn' : 'rt-legal'}>
      <path className="rt-legal-edge" d={open.map(path).join('')} />
      <path className="rt-legal-road" d={open.map(path).join('')} />
      {hovered !== null && isSegment(hovered) && decision?.legal.has(hovered) && (
        <path className="rt-legal-hover" d={path(hovered)} />
      )}
      <path className="rt-lit-road" d={[...lit].filter(isSegment).map(path).join('')} />
    </g>
  )
}

/** Over the marks and under the symbols: what would be drawn or erased, in pencil. */
export function Sketch({ pack, decision }: Pick<TargetsProps, 'pack' | 'decision'>): ReactElement {
  return (
    <g {...UNSPOKEN}>
      {chosenPaths(pack, decision).map(([id, path]) => (
        <path key={id} className="rt-sketch" data-motion={`segment:${id}`} d={path} />
      ))}
    </g>
  )
}

/** Over everything: what is chosen, what can be focused and hit. */
export function Targets(props: TargetsProps): ReactElement {
  const { pack, decision, labelOf, cursor, hovered, lit, reach } = props
  const shapes = shapesOf(pack)
  const legal = decision?.legal ?? NOTHING
  const chosen = decision?.chosen ?? NOTHING
  const roads = decision
    ? [...new Set([...legal, ...decision.possible])].filter((id) => shapes.segments.has(id))
    : []
  const crossings = [...legal].filter((id) => shapes.vertices.has(id))
  const hitRoads = decision?.kind === 'route' ? [...new Set([...roads, ...chosen])] : roads
  return (
    <g className="rt-targets">
      {pack.map.blocks.map(({ id }) => {
        const shape = shapes.blocks.get(id)
        return shape ? (
          <g
            key={id}
            data-target={id}
            className={stateOf('rt-target rt-target--block', id, legal, chosen, hovered, lit)}
            {...spoken(labelOf(id), legal.has(id) ? chosen.has(id) : undefined, id === cursor)}
          >
            <rect
              className="rt-hit"
              x={shape.middle.x - BLOCK_SIDE / 2}
              y={shape.middle.y - BLOCK_SIDE / 2}
              width={BLOCK_SIDE}
              height={BLOCK_SIDE}
            />
            <path className="rt-outline" d={shape.path} />
            {(decision?.counts.get(id) ?? 0) > 0 && (
              <g transform={`translate(${shape.right - 3} ${shape.top + 4})`} className="rt-badge">
                <circle r="13" />
                <text dy=".36em">{`−${decision?.counts.get(id)}`}</text>
              </g>
            )}
          </g>
        ) : null
      })}
      {hitRoads.map((id) => (
        <g
          key={id}
          data-target={id}
          className={stateOf('rt-target rt-target--road', id, legal, chosen, hovered, lit)}
          {...spoken(labelOf(id), chosen.has(id), false)}
        >
          <path className="rt-hit" d={hitPath(shapes.segments.get(id)?.points ?? [], reach)} />
          <path className="rt-outline" d={ribbon(shapes.segments.get(id)?.points ?? [], 11)} />
        </g>
      ))}
      {[...new Set([...crossings, ...[...lit].filter((id) => shapes.vertices.has(id))])].map((id) => {
        const at = shapes.vertices.get(id)
        return at ? (
          <g
            key={id}
            data-target={id}
            className={stateOf('rt-target rt-target--crossing', id, legal, chosen, hovered, lit)}
            {...spoken(labelOf(id), chosen.has(id), false)}
          >
            <circle className="rt-hit" cx={at.x} cy={at.y} r={Math.max(24, reach)} />
            <circle className="rt-outline" cx={at.x} cy={at.y} r="22" />
          </g>
        ) : null
      })}
    </g>
  )
}

const NOTHING: ReadonlySet<string> = new Set()

/** A rounded road has its corner to itself: it may be hit from farther away. */
const CURVED_REACH = 32
/** A road beside a canal has this many points; a rounded one has more. */
const LANE_POINTS = 4

function hitPath(points: readonly Point[], reach: number): string {
  return ribbon(points, points.length > LANE_POINTS ? Math.max(reach, CURVED_REACH) : reach)
}

/** A drawn thing that acts like a button; SVG has no element for it. */
function spoken(label: string, pressed: boolean | undefined, current: boolean): SVGAttributes<SVGGElement> {
  return { role: 'button', tabIndex: current ? 0 : -1, 'aria-label': label, 'aria-pressed': pressed }
}

function stateOf(
  base: string,
  id: string,
  legal: ReadonlySet<string>,
  chosen: ReadonlySet<string>,
  hovered: string | null,
  lit: ReadonlySet<string>,
): string {
  return [
    base,
    legal.has(id) && 'rt-target--legal',
    chosen.has(id) && 'rt-target--chosen',
    hovered === id && 'rt-target--hovered',
    lit.has(id) && 'rt-target--lit',
  ]
    .filter(Boolean)
    .join(' ')
}

function chosenPaths(pack: Shown, decision: Decision | null): [string, string][] {
  if (!decision || decision.kind === 'route') return []
  const { segments } = shapesOf(pack)
  return [...decision.chosen].flatMap((id) => {
    const shape = segments.get(id)
    return shape ? [[id, handDrawn(shape.points, id, 1.6)]] : []
  })
}
