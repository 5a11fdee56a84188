import { PlayerMark, type SeatInfo } from '@curio/ui'
import type { ReactElement } from 'react'
import { useWords, type Words } from '../words/index.ts'
import { SeatTime } from './clock.tsx'
import { useTableScreen } from './context.ts'
import { listedName } from './listed-name.ts'

/** Everybody else at the table: in the rail with their boards, on a phone as chips. */
export function Opponents(): ReactElement | null {
  const { ui, shown, snapshot, moment, language, focusSeat, setFocusSeat, phone } = useTableScreen()
  const words = useWords()
  const others = shown.seats.filter(({ seat }) => seat !== shown.viewer)
  // When all is over, everybody's board is on the stage.
  if (others.length === 0 || shown.outcome !== null) return null
  return (
    <section className="opponents" data-count={others.length} aria-label={words.table.opponents}>
      {others.map((info) => (
        <button
          key={info.seat}
          type="button"
          className="opponent"
          aria-pressed={focusSeat === info.seat}
          onClick={() => setFocusSeat(focusSeat === info.seat ? null : info.seat)}
        >
          <span className="opponent__head">
            <PlayerMark seat={info.seat} />
            <span className="opponent__name">
              {/* Who played at an earlier moment is not told. */}
              {moment === null ? listedName(snapshot, info.seat, words) : info.name}
            </span>
            <span className="opponent__state">{stateOf(info, shown.awaited, words)}</span>
            <SeatTime seat={info.seat} />
          </span>
          {!phone && (
            <span className="opponent__glance">
              <ui.Opponent table={shown} seat={info.seat} language={language} />
            </span>
          )}
        </button>
      ))}
    </section>
  )
}

function stateOf(info: SeatInfo, awaited: readonly number[], words: Words): string {
  if (info.kind === 'open') return words.table.openSeat
  if (!info.online) return words.table.away
  return awaited.includes(info.seat) ? words.table.thinking : words.table.ready
}
