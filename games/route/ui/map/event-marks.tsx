import type { ReactElement } from 'react'
import type { Shown } from '../../rules/shown.ts'
import type { BoardView } from '../../text/index.ts'
import { eventScale, eventSpot } from '../model/events.ts'
import type { Detail } from './detail.ts'
import { EventSign } from './event-sign.tsx'
import { UNSPOKEN } from './glyphs.tsx'
import { HandCircle } from './symbols.tsx'

interface EventMarksProps {
  readonly pack: Shown
  readonly board: BoardView
  readonly detail: Detail
}

/** The starting events of a board, where they are marked; a regular customer who was met is circled (RT-EV-22). */
export function EventMarks({ pack, board, detail }: EventMarksProps): ReactElement | null {
  if (!board.events || board.events.length === 0) return null
  const scale = eventScale(detail)
  return (
    <g className="rt-events-marked" {...UNSPOKEN}>
      {board.events.map(({ event, place, circled }) => {
        const at = eventSpot(pack, { event, place }, scale)
        return at ? (
          <g key={event} data-motion={`event:${event}`}>
            <g transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
              <EventSign pack={pack} event={event} />
              {circled && <HandCircle id={event} />}
            </g>
          </g>
        ) : null
      })}
    </g>
  )
}
