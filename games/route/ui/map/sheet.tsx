import type { Language } from '@curio/ui'
import { memo, type ReactElement } from 'react'
import type { AncientId } from '../../content/pack.ts'
import type { PlayedType } from '../../rules/played.ts'
import type { Shown } from '../../rules/shown.ts'
import { lookOf, vignetteOf } from '../cities/index.ts'
import { shapesOf } from '../model/geometry.ts'
import { groundsOf, isNamed } from '../model/joined.ts'
import { canalPrintOf } from '../model/lanes.ts'
import { BLOCK_SIDE, MAP_SIDE, onMap } from '../model/paper.ts'
import { Canals, FootBridges } from './canals.tsx'
import { type Detail, isLettered } from './detail.ts'
import { UNSPOKEN } from './glyphs.tsx'
import { Sea } from './harbour.tsx'
import { HEAD, LINE, nameOn } from './heads.tsx'

interface SheetProps {
  readonly pack: Shown
  readonly ancient: AncientId | null
  readonly language: Language
  readonly detail: Detail
  /** Patterns have names, and several maps may stand on one page. */
  readonly id: string
  /** Blocks that hold tourists: their drawing steps back. */
  readonly crowded: string
}

/** The printed sheet: everything that no player has drawn. */
export const PrintedSheet = memo(function PrintedSheet(props: SheetProps): ReactElement {
  return (
    <g {...UNSPOKEN}>
      <Patterns id={props.id} pack={props.pack} />
      <rect className="rt-paper" width={MAP_SIDE} height={MAP_SIDE} />
      {isLettered(props.detail) && (
        <rect width={MAP_SIDE} height={MAP_SIDE} fill={`url(#${props.id}grain)`} />
      )}
      <Outskirts {...props} />
      <Sea pack={props.pack} id={props.id} />
      {isLettered(props.detail) && <Frame />}
      <Blocks {...props} />
      <River {...props} />
      <Haze pack={props.pack} />
      <Roads {...props} />
    </g>
  )
})

function Patterns({ id, pack }: Pick<SheetProps, 'id' | 'pack'>): ReactElement {
  const { ground, yards = ground } = lookOf(pack.id)
  return (
    <defs>
      {Object.entries({ ground, yards }).map(([name, { width, height, rotate, d }]) => (
        <pattern
          key={name}
          id={`${id}${name}`}
          width={width}
          height={height}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${rotate})`}
        >
          <path className="rt-hatch" d={d} />
        </pattern>
      ))}
      <pattern id={`${id}red`} width="9" height="9" patternUnits="userSpaceOnUse">
        <circle className="rt-dot" cx="2.2" cy="2.2" r=".9" />
        <circle className="rt-dot" cx="6.7" cy="6.7" r=".9" />
      </pattern>
      <pattern id={`${id}green`} width="14" height="12" patternUnits="userSpaceOnUse">
        <path className="rt-hatch" d="M2 6V3M.6 6 2 3 3.4 6M9 11.4V8.4M7.6 11.4 9 8.4 10.4 11.4" />
      </pattern>
      <pattern id={`${id}blue`} width="6" height="6" patternUnits="userSpaceOnUse">
        <path className="rt-hatch" d="M0 3H6" />
      </pattern>
      <pattern
        id={`${id}purple`}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="rt-hatch" d="M0 3.5H7M3.5 0V7" />
      </pattern>
      <pattern
        id={`${id}yellow`}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="rt-hatch" d="M0 4H8" />
      </pattern>
      <pattern id={`${id}water`} width="22" height="9" patternUnits="userSpaceOnUse">
        <path className="rt-wave" d="M0 3Q5.5 0 11 3T22 3M-8 7.5Q-2.5 4.5 3 7.5T14 7.5T25 7.5" />
      </pattern>
      <pattern id={`${id}grain`} width="61" height="53" patternUnits="userSpaceOnUse">
        <path
          className="rt-grain"
          d="M4 9l2 1M17 31l1 2M33 6l2 0M49 22l1 1M27 45l2 -1M56 41l1 2M9 48l1 1M40 33l2 1M52 3l1 1M22 17l1 1"
        />
      </pattern>
    </defs>
  )
}

const NUMBERS = [1, 2, 3, 4, 5, 6] as const
const BAND = 26
const BAND_AT = 10

/** What lies around the city, up to the frame where there is one. */
function Outskirts({ detail, id }: Pick<SheetProps, 'detail' | 'id'>): ReactElement {
  const at = isLettered(detail) ? BAND_AT + BAND : 0
  const side = MAP_SIDE - 2 * at
  return <rect x={at} y={at} width={side} height={side} fill={`url(#${id}ground)`} className="rt-outskirts" />
}

/** A scale of alternating bars on all four edges, with the coordinates in it (RT-DM-3). */
function Frame(): ReactElement {
  const far = MAP_SIDE - BAND_AT - BAND
  const bars = NUMBERS.flatMap((number) => {
    const start = onMap(number - 1)
    const tone = number % 2 === 0 ? 'rt-bar rt-bar--dark' : 'rt-bar'
    return [BAND_AT, far].flatMap((at) => [
      <rect key={`x${number}${at}`} className={tone} x={start} y={at} width={BLOCK_SIDE} height={BAND} />,
      <rect key={`y${number}${at}`} className={tone} x={at} y={start} width={BAND} height={BLOCK_SIDE} />,
    ])
  })
  const half = BAND_AT + BAND / 2
  const numbers = NUMBERS.flatMap((number) => {
    const along = onMap(number - 0.5)
    const tone = number % 2 === 0 ? 'rt-coordinate rt-coordinate--light' : 'rt-coordinate'
    const text = (key: string, x: number, y: number): ReactElement => (
      <text key={key} className={tone} x={x} y={y} dy=".36em">
        {number}
      </text>
    )
    return [
      text(`n${number}`, along, half),
      text(`s${number}`, along, MAP_SIDE - half),
      text(`w${number}`, half, along),
      text(`e${number}`, MAP_SIDE - half, along),
    ]
  })
  const side = MAP_SIDE - 2 * BAND_AT
  return (
    <g className="rt-frame">
      {bars}
      <rect className="rt-rule" x={BAND_AT} y={BAND_AT} width={side} height={side} />
      <rect
        className="rt-rule"
        x={BAND_AT + BAND}
        y={BAND_AT + BAND}
        width={far - BAND_AT - BAND}
        height={far - BAND_AT - BAND}
      />
      <rect className="rt-rule rt-rule--outer" x="3.5" y="3.5" width={MAP_SIDE - 7} height={MAP_SIDE - 7} />
      {numbers}
      <Axes />
      <Compass x={MAP_SIDE - 62} y={62} />
    </g>
  )
}

function Axes(): ReactElement {
  return (
    <>
      <text className="rt-axis" x="46" y={BAND_AT + BAND / 2} dy=".36em">
        X
      </text>
      <text className="rt-axis" x={BAND_AT + BAND / 2} y="48" dy=".36em">
        Y
      </text>
    </>
  )
}

function Compass({ x, y }: { readonly x: number; readonly y: number }): ReactElement {
  return (
    <g className="rt-compass" transform={`translate(${x} ${y}) scale(.9)`}>
      <circle r="15" />
      <path className="rt-compass-dark" d="M0 -21 4 0H-4Z" />
      <path d="M0 21 4 0H-4ZM-21 0 0 -4V4ZM21 0 0 -4V4Z" />
    </g>
  )
}

function Haze({ pack }: Pick<SheetProps, 'pack'>): ReactElement | null {
  const { haze } = lookOf(pack.id)
  return haze === undefined ? null : <path className="rt-haze" d={haze} />
}

/** As long as the river runs between two bridges. */
const RIVER_NAME = 76

function River({ pack, language, detail, id }: SheetProps): ReactElement | null {
  const { river } = shapesOf(pack)
  if (!pack.map.river) return null
  return (
    <g className="rt-river">
      <path className="rt-bank" d={river} />
      <path className="rt-water" d={river} />
      <path d={river} fill="none" stroke={`url(#${id}water)`} strokeWidth="17" />
      {detail === 'full' && (
        <text
          className="rt-river-name"
          transform="translate(244 311) rotate(-90)"
          dy=".32em"
          textLength={RIVER_NAME}
          lengthAdjust="spacingAndGlyphs"
        >
          {pack.map.river.name[language]}
        </text>
      )}
    </g>
  )
}

/** What covers blocks of a type that has no pattern of its own. */
const PATTERNS: Readonly<Partial<Record<PlayedType, string>>> = {
  white: 'yards',
  grey: 'yellow',
  ferry: 'water',
}

function Blocks({ pack, language, detail, id, crowded }: SheetProps): ReactElement {
  const { blocks } = shapesOf(pack)
  return (
    <g>
      {pack.map.blocks.map((block) => {
        const shape = blocks.get(block.id)
        if (!shape) return null
        const quiet = crowded.includes(block.id)
        const name = isNamed(pack, block) ? block.name?.[language] : undefined
        const lines = detail === 'full' ? nameOn({ block, name: name ?? '', shape }).lines.length : 0
        const scale = vignetteScale(shape, lines)
        const half = 20 * scale
        return (
          <g key={block.id} className={`rt-block rt-block--${block.type}`}>
            <path className="rt-block-fill" d={shape.path} />
            <path
              className="rt-block-hatch"
              d={shape.path}
              fill={`url(#${id}${PATTERNS[block.type] ?? block.type})`}
            />
            <path className="rt-block-edge" d={shape.path} />
            {detail !== 'thumb' && (
              <path
                className={quiet ? 'rt-vignette rt-vignette--quiet' : 'rt-vignette'}
                d={vignetteOf(pack.id, block)}
                transform={`translate(${(shape.left + shape.right) / 2 - half} ${shape.bottom - 2 * half - 4}) scale(${scale})`}
                vectorEffect="non-scaling-stroke"
              />
            )}
          </g>
        )
      })}
      {groundsOf(pack).map((blocks) => (
        <Fence key={blocks[0]?.id} blocks={blocks} />
      ))}
    </g>
  )
}

const VIGNETTE_SCALE = 1.02
const LEAST_SCALE = 0.6

/** In a low block the drawing gives way to the name above it. */
function vignetteScale(shape: { readonly top: number; readonly bottom: number }, lines: number): number {
  const named = shape.top + HEAD + lines * LINE
  return Math.max(LEAST_SCALE, Math.min(VIGNETTE_SCALE, (shape.bottom - 4 - named) / 40))
}

/** Around blocks that belong together; roads that lead inside go through it. */
function Fence({ blocks }: { readonly blocks: Shown['map']['blocks'] }): ReactElement {
  const [xs, ys] = [blocks.map((block) => block.x), blocks.map((block) => block.y)]
  const left = onMap(Math.min(...xs) - 1) + 9
  const top = onMap(Math.min(...ys) - 1) + 9
  const width = onMap(Math.max(...xs)) - 9 - left
  const height = onMap(Math.max(...ys)) - 9 - top
  return (
    <g className={blocks[0]?.landmark === undefined ? 'rt-campus' : 'rt-campus rt-campus--landmark'}>
      <rect x={left} y={top} width={width} height={height} rx="3" />
      <rect
        className="rt-campus-inner"
        x={left + 4}
        y={top + 4}
        width={width - 8}
        height={height - 8}
        rx="2"
      />
    </g>
  )
}

function Roads({ pack, ancient, id: sheet }: SheetProps): ReactElement {
  const { segments, vertices } = shapesOf(pack)
  const roads = pack.map.roads.filter((road) => road.onlyWith === undefined || road.onlyWith === ancient)
  const path = (id: string): string => segments.get(id)?.path ?? ''
  const isPath = (road: (typeof roads)[number]): boolean => road.onlyWith !== undefined
  const streets =
    canalPrintOf(pack)?.streets ??
    roads
      .filter((road) => !isPath(road))
      .map((road) => path(road.id))
      .join('')
  return (
    <g>
      <Canals pack={pack} id={sheet} />
      <path className="rt-casing" d={streets} />
      <path className="rt-street" d={streets} />
      <FootBridges pack={pack} />
      <path
        className="rt-dotted"
        d={roads
          .filter(isPath)
          .map((road) => path(road.id))
          .join('')}
      />
      {roads
        .filter((road) => road.flags?.includes('bridge') || road.flags?.includes('borderBridge'))
        .map((road) => (
          <Bridge key={road.id} pack={pack} id={road.id} />
        ))}
      {roads
        .filter((road) => road.flags?.includes('deadEnd'))
        .map((road) => {
          const end = [road.a, road.b]
            .map((id) => pack.map.vertices.find((each) => each.id === id))
            .find((each) => each?.deadEnd)
          const at = end ? vertices.get(end.id) : undefined
          return at ? (
            <path
              key={road.id}
              className="rt-dead-end"
              d={
                segments.get(road.id)?.upright
                  ? `M${at.x - 11},${at.y - 8}h22`
                  : `M${at.x + 8},${at.y - 11}v22`
              }
            />
          ) : null
        })}
    </g>
  )
}

/** Parapets and planks where a road crosses the water, just beside the lattice line. */
function Bridge({ pack, id }: { readonly pack: Shown; readonly id: string }): ReactElement {
  const shape = shapesOf(pack).segments.get(id)
  const upright = shape?.upright === true
  const from = shape?.points[0] ?? { x: 0, y: 0 }
  const to = shape?.points.at(-1) ?? from
  const middle = upright ? { x: from.x, y: from.y + 16 } : { x: to.x - 16, y: to.y }
  return (
    <g className="rt-bridge" transform={`translate(${middle.x} ${middle.y})${upright ? ' rotate(90)' : ''}`}>
      <path className="rt-bridge-deck" d="M-13 -7H13V7H-13Z" />
      <path d="M-15 -10Q0 -6 15 -10M-15 10Q0 6 15 10M-8 -7V7M-3 -7V7M3 -7V7M8 -7V7" />
    </g>
  )
}
