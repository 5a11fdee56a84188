import type { ReactElement } from 'react'
import { cellsAt, turnedAt } from '../../rules/polyomino.ts'
import { Creature } from '../art/creatures/creature.tsx'
import { CryptidMarker } from '../art/pawns.tsx'
import { terrainFill } from '../art/terrain.tsx'
import { cellsPath, outline, Symbols } from '../cards/tile-shape.tsx'
import { moving } from '../motion.ts'
import type { Scene } from '../scene.ts'
import { CELL } from './reserve-map.tsx'

/** What the reserve is drawn from: a table, or the end of a match. */
export type Land = Pick<Scene, 'content' | 'state' | 'view' | 'language'>

/** How things in the reserve stand out, by their names: `tile:…`, `card:…`. */
export interface Marks {
  readonly fresh: ReadonlySet<string>
  readonly lit: ReadonlySet<string>
  readonly faded: ReadonlySet<string>
  /** Nothing moves there. */
  readonly isStill: boolean
}

interface LaidProps {
  readonly land: Land
  readonly marks: Marks
}

export function LaidTiles({ land, marks, id }: LaidProps & { readonly id: string }): ReactElement {
  const { view, content } = land
  return (
    <>
      {view.reserve.tiles.map((laid) => {
        const tile = content.tiles.get(laid.tile)
        if (!tile) return null
        const turned = turnedAt(tile.shape, laid)
        return (
          <g
            key={laid.tile}
            {...(marks.isStill ? {} : moving(`tile:${laid.tile}`))}
            className={laidClass('cb-laid', marks, `tile:${laid.tile}`)}
            transform={`translate(${laid.x * CELL} ${laid.y * CELL})`}
          >
            <path d={cellsPath(turned)} fill={terrainFill(id, tile.type)} />
            <path className="cb-tile-edge" d={outline(turned)} />
            <Symbols turned={turned} />
          </g>
        )
      })}
    </>
  )
}

function laidClass(base: string, { fresh, lit, faded }: Marks, thing: string): string {
  const marks = [
    fresh.has(thing) && 'cb-laid--fresh',
    lit.has(thing) && 'cb-laid--lit',
    faded.has(thing) && 'cb-laid--faded',
  ]
  return [base, ...marks.filter(Boolean)].join(' ')
}

/** Cryptids in the order in which they were laid, each with its creature and the marker of its owner. */
export function LaidCryptids({
  land,
  marks,
  isLarge,
}: LaidProps & { readonly isLarge: boolean }): ReactElement {
  const { view, content } = land
  return (
    <>
      {view.reserve.cryptids.map((laid) => {
        const card = content.cards.get(laid.card)
        if (!card) return null
        const cells = cellsAt(card.shape, laid)
        const turned = turnedAt(card.shape, laid)
        const [first, last] = [cells[0], cells.at(-1)]
        return (
          <g
            key={laid.card}
            {...(marks.isStill ? {} : moving(`cryptid:${laid.card}`))}
            className={laidClass(`cb-cryptid cb-cryptid--${card.entry.habitat}`, marks, `card:${laid.card}`)}
          >
            <g transform={`translate(${laid.x * CELL} ${laid.y * CELL})`}>
              <path className="cb-cryptid-body" d={cellsPath(turned)} />
              <path className="cb-cryptid-edge" d={outline(turned)} />
            </g>
            {first && <CreatureInCell cell={first} card={laid.card} detail={isLarge ? 'plate' : 'emblem'} />}
            {last && (
              <svg
                aria-hidden="true"
                x={last.x * CELL + 7}
                y={last.y * CELL + 6}
                width={CELL - 14}
                height={CELL - 14}
                viewBox="0 0 28 28"
              >
                <CryptidMarker seat={laid.seat} />
              </svg>
            )}
          </g>
        )
      })}
    </>
  )
}

interface CreatureInCellProps {
  readonly cell: { readonly x: number; readonly y: number }
  readonly card: string
  readonly detail: 'plate' | 'emblem'
}

/** A cryptid's drawing in one cell of the reserve. */
export function CreatureInCell({ cell, card, detail }: CreatureInCellProps): ReactElement {
  return (
    <svg
      aria-hidden="true"
      x={cell.x * CELL + 1}
      y={cell.y * CELL + 1}
      width={CELL - 2}
      height={CELL - 2}
      viewBox="0 0 100 100"
    >
      <Creature id={card} detail={detail} />
    </svg>
  )
}
