import { Button } from '@curio/ui'
import {
  ArrowRight,
  ChevronLeft,
  ChevronRight,
  CornerUpLeft,
  Pause,
  Play,
  SkipBack,
  SkipForward,
} from 'lucide'
import { type ReactElement, useEffect, useMemo, useState } from 'react'
import { useSettings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'
import { useTableScreen } from './context.ts'
import type { FrameProps } from './frame.tsx'
import { intervalsIn } from './interval.ts'
import { useLines } from './panels/log-panel.tsx'

/** How long a moment is looked at before the next, in milliseconds at normal speed. */
const PACE = 600

/** The moments of a match, step by step, with its chapters; shown at earlier moments and for records. */
export function StepsBar(props: Pick<FrameProps, 'results'>): ReactElement | null {
  const { moment, link, isFilm } = useTableScreen()
  if (moment === null && link.where !== 'record') return null
  // A film begins to run by itself, wherever one was before.
  return <Steps key={isFilm ? 'film' : 'steps'} {...props} />
}

function Steps({ results }: Pick<FrameProps, 'results'>): ReactElement {
  const screen = useTableScreen()
  const words = useWords()
  const { speed } = useSettings()
  const { ui, language } = screen
  const { moment, goTo, told, shown, seen, isFilm, link } = screen
  const lines = useLines()
  const { packs } = shown
  const intervals = useMemo(() => intervalsIn(ui, { told, packs }, language), [ui, told, packs, language])
  const last = told.length - 1
  const now = moment ?? last
  const [playing, setPlaying] = useState(isFilm)
  // Some moments tell more than one note: the next one is after all of them.
  const next = Math.max(now + 1, shown.told.length)
  const [heldAt, holdAt] = useState<number | null>(null)
  const interval = intervals.find(({ note }) => note === next) ?? null
  const isHeld = !playing && interval !== null && heldAt === next
  useEffect(() => {
    if (!playing || seen.playing || seen.waits) return
    if (next > last) {
      setPlaying(false)
      if (isFilm) goTo(null)
      return
    }
    // Between two games it stops, as the match did.
    if (interval !== null && heldAt !== next) {
      holdAt(next)
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => goTo(next), PACE / (speed || 1))
    return () => clearTimeout(timer)
  }, [playing, seen.playing, seen.waits, next, last, goTo, speed, isFilm, interval, heldAt])
  const line = lines.findLast(({ number }) => number <= now)
  const go = (to: number): void => goTo(Math.max(0, Math.min(last, to)))
  return (
    <section
      className={link.where === 'record' ? 'steps' : 'steps steps--past'}
      aria-label={words.table.steps}
    >
      <p className="steps__line" aria-live="polite">
        {isHeld ? interval.sentence : (line?.text ?? words.table.moment(now + 1, last + 1))}
      </p>
      <div className="steps__controls">
        <Button
          look="quiet"
          className="steps__jump"
          icon={SkipBack}
          name={words.replay.first}
          onClick={() => go(0)}
        />
        <Button look="quiet" icon={ChevronLeft} name={words.table.previous} onClick={() => go(now - 1)} />
        <Button
          look="quiet"
          icon={playing ? Pause : Play}
          name={playing ? words.table.pause : words.table.play}
          onClick={() => setPlaying(!playing)}
        />
        <Button look="quiet" icon={ChevronRight} name={words.table.next} onClick={() => go(now + 1)} />
        <Button
          look="quiet"
          className="steps__jump"
          icon={SkipForward}
          name={words.replay.last}
          onClick={() => go(last)}
        />
        <input
          type="range"
          className="steps__slider"
          min={0}
          max={last}
          value={now}
          aria-label={words.table.slider}
          aria-valuetext={words.table.moment(now + 1, last + 1)}
          onChange={(event) => go(Number(event.target.value))}
        />
        <span className="steps__count">
          {now + 1} / {last + 1}
        </span>
        <Milestones now={now} />
        {link.where === 'record' && <ViewerChoice />}
        {isHeld && (
          <Button look="primary" icon={ArrowRight} onClick={() => setPlaying(true)}>
            {words.table.goOn}
          </Button>
        )}
        {/* A phone shows it in place of the acts, under the thumb. */}
        {link.where !== 'record' && !screen.phone && (
          <Button look="primary" icon={CornerUpLeft} onClick={results ?? (() => goTo(null))}>
            {results === null ? words.table.momentBack : words.table.momentResults}
          </Button>
        )}
      </div>
    </section>
  )
}

/** From which seat a record is seen. */
function ViewerChoice(): ReactElement {
  const { snapshot, link } = useTableScreen()
  const words = useWords()
  return (
    <select
      className="input steps__moments"
      aria-label={words.replay.viewer}
      value={snapshot.table.viewer ?? -1}
      onChange={(event) => {
        const seat = Number(event.target.value)
        link.look(seat < 0 ? null : seat)
      }}
    >
      <option value={-1}>
        {words.replay.viewer} {words.replay.everybody}
      </option>
      {snapshot.table.seats.map(({ seat, name }) => (
        <option key={seat} value={seat}>
          {words.replay.viewer}: {name}
        </option>
      ))}
    </select>
  )
}

function Milestones({ now }: { readonly now: number }): ReactElement | null {
  const { goTo } = useTableScreen()
  const words = useWords()
  const lines = useLines()
  const milestones = useMemo(() => lines.filter(({ milestone }) => milestone !== null), [lines])
  if (milestones.length === 0) return null
  const current = milestones.findLast(({ number }) => number <= now)
  return (
    <select
      className="input steps__moments"
      aria-label={words.replay.moments}
      value={current?.number ?? milestones[0]?.number}
      onChange={(event) => goTo(Number(event.target.value))}
    >
      {milestones.map(({ number, milestone }) => (
        <option key={number} value={number}>
          {milestone}
        </option>
      ))}
    </select>
  )
}
