import type { Language } from '@curio/ui'
import { memo, type ReactElement } from 'react'
import type { Shown } from '../../rules/shown.ts'
import type { RouteView } from '../../text/index.ts'
import { brokenInto } from '../model/block-layout.ts'
import { shapesOf } from '../model/geometry.ts'
import { isNamed } from '../model/joined.ts'
import { ratingNow } from '../model/ratings.ts'
import { type Detail, isLettered } from './detail.ts'
import { LandmarkGlyph, UNSPOKEN } from './glyphs.tsx'

interface HeadsProps {
  readonly pack: Shown
  readonly language: Language
  readonly detail: Detail
  /** Where iconic landmarks have a rating. */
  readonly roundBoard?: RouteView['roundBoard'] | undefined
}

/** What a block is called stays legible under whatever is drawn. */
export const BlockHeads = memo(function BlockHeads(props: HeadsProps): ReactElement {
  const { pack, language, detail, roundBoard } = props
  const { blocks } = shapesOf(pack)
  return (
    <g {...UNSPOKEN}>
      {pack.map.blocks.map((block) => {
        const shape = blocks.get(block.id)
        return shape && block.type !== 'white' && isNamed(pack, block) ? (
          <BlockHead
            key={block.id}
            block={block}
            detail={detail}
            shape={shape}
            name={block.name?.[language] ?? ''}
            star={block.star ?? (roundBoard ? ratingNow(pack, roundBoard, block.iconic) : null)}
          />
        ) : null
      })}
    </g>
  )
})

interface HeadProps {
  readonly block: Shown['map']['blocks'][number]
  readonly name: string
  /** The printed star, or the rating. */
  readonly star: number | null
  readonly detail: Detail
  readonly shape: { readonly left: number; readonly top: number; readonly right: number }
}

/** Shape of the type, stars, and the name, clear of the rounded corner. */
function BlockHead({ block, name, star: worth, detail, shape }: HeadProps): ReactElement {
  const atRight = block.x === 1 && block.y === 1
  const { size, edge, top, star } = HEAD_SIZES[detail === 'full' ? 'full' : 'large']
  const x = atRight ? shape.right - edge : shape.left + edge
  const y = shape.top + top
  return (
    <g className={`rt-head rt-head--${block.type}`}>
      {worth === null ? (
        <LandmarkGlyph type={block.type} x={x} y={y} size={size} />
      ) : (
        <>
          <LandmarkGlyph type={block.type} x={x + 2} y={y + 2} size={star} />
          {isLettered(detail) && (
            <text className="rt-star" x={x + 2} y={y + 3} dy=".34em">
              {worth}
            </text>
          )}
        </>
      )}
      {detail === 'full' && <BlockName block={block} name={name} shape={shape} y={y + 3.4} />}
    </g>
  )
}

/** Half a shape, how far its middle stands from the edges, and half a star: with the name beside it, or alone. */
const HEAD_SIZES = {
  full: { size: 5.4, edge: 10, top: 13, star: 11 },
  large: { size: 12, edge: 19, top: 19, star: 19 },
} as const

/** About how wide a letter of the narrow face is, as a share of its size. */
const LETTER = 0.435
const NAME_SIZE = 12.6
/** Pixels for a unit of the map from which on its names are as large as every text has to be. */
export const LEAST_NAMED_SCALE = 12 / NAME_SIZE
export const LINE = 11.2
/** The rounded corner takes this much of the first line. */
const ROUNDING = 14

/** Above the first line of a name. */
export const HEAD = 7
/** A block with less room than this between its sides, and what its name leaves free there. */
const NARROW = 70
const MARGIN = 3
/** How far a name stands below a star that it has no room beside. */
const BELOW_STAR = 19.5

interface NameProps {
  readonly block: HeadProps['block']
  readonly name: string
  readonly shape: HeadProps['shape']
}

/** A name in lines that fit its block, clear of the shape before it; beside the river it stands below the shape. */
export function nameOn({ block, name, shape }: NameProps): {
  readonly start: number
  /** How far the first line stands below the shape. */
  readonly below: number
  readonly lines: readonly string[]
  readonly atRight: boolean
} {
  const atRight = block.x === 1 && block.y === 1
  const isStarred = block.star !== undefined || block.iconic !== undefined
  const inLines = (room: number): string[] => brokenInto(name, Math.floor(room / (LETTER * NAME_SIZE)))
  if (shape.right - shape.left < NARROW) {
    const room = shape.right - shape.left - 2 * MARGIN
    return {
      start: shape.left + MARGIN,
      below: isStarred ? BELOW_STAR : LINE,
      lines: inLines(room),
      atRight: false,
    }
  }
  const gap = HEAD_SIZES.full.edge + (isStarred ? 17 : 9)
  const start = atRight ? shape.right - gap : shape.left + gap
  const room = atRight ? start - shape.left - ROUNDING : shape.right - start - 2
  return { start, below: 0, lines: inLines(room), atRight }
}

function BlockName({ y, ...props }: NameProps & { readonly y: number }): ReactElement {
  const { start, below, lines, atRight } = nameOn(props)
  return (
    <text
      className={atRight ? 'rt-name rt-name--right' : 'rt-name'}
      x={start}
      y={y + below}
      fontSize={NAME_SIZE}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={start} dy={index === 0 ? 0 : LINE}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
