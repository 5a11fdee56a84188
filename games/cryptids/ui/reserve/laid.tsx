import type { ReactElement } from 'react'
import { cellsAt, turnedAt } from '../../rules/polyomino.ts'
import { Creature } from '../art/creatures/creature.tsx'
import { CryptidMarker } from '../art/pawns.tsx'
import { terrainFill } from '../art/terrain.tsx'
import { cellsPath, outline, Symbols } from '../cards/tile-shape.tsx'
import { moving } from '../motion.ts'
import type { Scene } from '../scene.ts'
import { CELL } from './reserve-map.tsx'

interface LaidTilesProps {
  readonly scene: Scene
  readonly id: string
  readonly fresh: ReadonlySet<string>
}

const isLit = ({ props }: Scene, thing: string): boolean => props.highlight?.ids.includes(thing) === true

export function LaidTiles({ scene, id, fresh }: LaidTilesProps): ReactElement {
  const { view, content } = scene
  return (
    <>
      {view.reserve.tiles.map((laid) => {
        const tile = content.tiles.get(laid.tile)
        if (!tile) return null
        const turned = turnedAt(tile.shape, laid)
        return (
          <g
            key={laid.tile}
            {...moving(`tile:${laid.tile}`)}
            className={laidClass('cb-laid', fresh.has(laid.tile), isLit(scene, `tile:${laid.tile}`))}
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

function laidClass(base: string, isFresh: boolean, lit: boolean): string {
  return `${base}${isFresh ? ' cb-laid--fresh' : ''}${lit ? ' cb-laid--lit' : ''}`
}

/** Cryptids in the order in which they were laid, each with its creature and the marker of its owner. */
export function LaidCryptids({
  scene,
  isLarge,
}: {
  readonly scene: Scene
  readonly isLarge: boolean
}): ReactElement {
  const { view, content } = scene
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
            {...moving(`cryptid:${laid.card}`)}
            className={laidClass(
              `cb-cryptid cb-cryptid--${card.entry.habitat}`,
              false,
              isLit(scene, `card:${laid.card}`),
            )}
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
