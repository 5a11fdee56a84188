import type { ReactElement } from 'react'
import type { Shown } from '../../rules/shown.ts'
import type { BoardView } from '../../text/index.ts'
import { shapesOf } from '../model/geometry.ts'
import { BetSign } from './bet-sign.tsx'
import { type Detail, isLettered } from './detail.ts'
import { UNSPOKEN } from './glyphs.tsx'
import { HandCircle } from './symbols.tsx'

interface CasinoMarksProps {
  readonly pack: Shown
  readonly board: BoardView
  readonly detail: Detail
}

/** How much of a casino's width its chip and its bet take. */
export const CASINO_STRIP = 27

const CHIPS = { full: { radius: 10.5, above: 36 }, phone: { radius: 18, above: 20 } } as const

/** The chips of the casinos with their letters; those that were visited are circled, with the bet below (RT-VEG-BET-1). */
export function CasinoMarks({ pack, board, detail }: CasinoMarksProps): ReactElement | null {
  const { blocks } = shapesOf(pack)
  const casinos = pack.map.blocks.filter(({ letter }) => letter !== undefined)
  if (casinos.length === 0 || !isLettered(detail)) return null
  const { radius, above } = CHIPS[detail === 'full' ? 'full' : 'phone']
  return (
    <g className="rt-casinos" {...UNSPOKEN}>
      {casinos.map(({ id, letter }) => {
        const shape = blocks.get(id)
        if (!shape) return null
        const bet = board.casinos?.bets.find(({ casino }) => casino === id)
        return (
          <g key={id} transform={`translate(${shape.right - CASINO_STRIP / 2} ${shape.bottom})`}>
            <g className="rt-chip" transform={`translate(0 ${-above})`}>
              <circle className="rt-chip-edge" r={radius} />
              <circle className="rt-chip-face" r={radius * 0.72} />
              <text dy=".35em">{letter}</text>
              {board.casinos?.visited.includes(id) && (
                <g transform={`scale(${(radius + 3) / 20})`}>
                  <HandCircle id={id} />
                </g>
              )}
            </g>
            {bet && detail === 'full' && (
              <g transform="translate(0 -12)" data-motion={`bet:${id}`}>
                <BetSign pack={pack} bet={bet} />
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
}
