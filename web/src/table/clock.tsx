import type { TimeControl } from '@curio/protocol'
import { Explained, Icon } from '@curio/ui'
import { Timer } from 'lucide'
import { type ReactElement, useEffect, useState } from 'react'
import { useWords, type Words } from '../words/index.ts'
import { seatName } from '../words/names.ts'
import { useTableScreen } from './context.ts'
import type { SeatClock } from './link.ts'
import { clockFace, daysAndHours, MINUTE, SECOND, timeLeft, urgencyOf } from './time-left.ts'

/** The time that a seat has left, counting down while the table waits for it. */
export function SeatTime({ seat }: { readonly seat: number }): ReactElement | null {
  const { snapshot, moment } = useTableScreen()
  const clock = snapshot.people?.clocks[seat] ?? null
  const kind = snapshot.people?.clock.kind ?? 'none'
  if (clock === null || kind === 'none' || moment !== null) return null
  return <Time seat={seat} clock={clock} kind={kind} />
}

interface TimeProps {
  readonly seat: number
  readonly clock: SeatClock
  readonly kind: Exclude<TimeControl['kind'], 'none'>
}

function Time({ seat, clock, kind }: TimeProps): ReactElement {
  const { snapshot } = useTableScreen()
  const words = useWords()
  const running = 'until' in clock
  const now = useNow(running ? (kind === 'minutes' ? SECOND : MINUTE) : null)
  const left = timeLeft(clock, now)
  const urgency = running ? urgencyOf(kind, left) : 'calm'
  const own = seat === snapshot.table.viewer
  const { face, spoken } = said(kind, left, words)
  const shown = (
    <span
      className={`clock clock--${urgency}${running ? ' clock--running' : ''}`}
      role="timer"
      aria-label={
        own ? words.table.timeOwn(spoken) : words.table.timeOf(seatName(snapshot.table.seats, seat), spoken)
      }
      data-tip={words.table.timeTip}
    >
      <Icon node={Timer} /> {face}
    </span>
  )
  return (
    <>
      {own ? <Explained tip={words.table.timeTip}>{shown}</Explained> : shown}
      {own && (
        <span className="unseen" role="status">
          {urgency === 'calm' ? '' : words.table.timeWarning[urgency]}
        </span>
      )}
    </>
  )
}

function said(kind: TimeProps['kind'], left: number, words: Words): { face: string; spoken: string } {
  if (kind === 'minutes') return { face: clockFace(left), spoken: clockFace(left) }
  const { days, hours } = daysAndHours(left)
  return { face: words.table.timeDays(days, hours), spoken: words.table.timeSpoken(days, hours) }
}

/** The current time, updated at every step; null stops the updates. */
export function useNow(step: number | null): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (step === null) return
    const tick = (): void => setNow(Date.now())
    tick()
    const timer = setInterval(tick, step)
    return () => clearInterval(timer)
  }, [step])
  return now
}
