import { Button, Segmented, type TableState } from '@curio/ui'
import { Download, Film, Image as ImageIcon, Map as MapIcon, RotateCcw, ShieldCheck } from 'lucide'
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { openRecord } from '../../local/open-local.ts'
import { matchName } from '../../match-name.ts'
import { refusalOf } from '../../online/api.ts'
import { navigate } from '../../router.tsx'
import { PictureDialog } from '../../share/picture-dialog.tsx'
import { useWords } from '../../words/index.ts'
import { withNumbersKept } from '../../words/typography.ts'
import { useTableScreen } from '../context.ts'
import { type Chapter, courseOf } from '../course.ts'
import { useDownload } from '../download.ts'
import { ScoreTable } from '../panels/score-panel.tsx'
import { CourseChart, CourseTable } from './chart.tsx'
import { Decided } from './decided.tsx'
import { GamesPart } from './games-part.tsx'
import { EndResult, EndSides, type ForReaders } from './places.tsx'
import { type PlayedGame, usePlayedGames } from './played-games.ts'
import { END_THINGS } from './reveal.ts'
import { useReveal } from './use-reveal.ts'

interface EndScreenProps {
  readonly showBoard: () => void
}

/** The results, as soon as everything is there that they show. */
export function EndScreen({ showBoard }: EndScreenProps): ReactElement {
  const words = useWords()
  const games = usePlayedGames()
  if (games !== null) return <Results showBoard={showBoard} games={games} />
  return (
    <div className="end">
      <p className="muted" role="status">
        {words.loading}
      </p>
    </div>
  )
}

interface ResultsProps extends EndScreenProps {
  readonly games: readonly PlayedGame[]
}

/** What everybody built and how it ended, what decided it, points by category, the course, and what to do next. */
function Results({ showBoard, games }: ResultsProps): ReactElement {
  const { ui, snapshot, language } = useTableScreen()
  const words = useWords()
  const { table } = snapshot
  const rows = useMemo(() => ui.score(table, language), [ui, table, language])
  const course = useCourse()
  const end = useReveal(table.outcome)
  const shown = useRef<HTMLDivElement>(null)
  const [picture, setPicture] = useState<HTMLElement | null>(null)
  return (
    <div ref={end} className="end">
      <div className="end__top">
        <div ref={shown} className="end__show">
          <p className="end__kicker">{matchName(table, language)}</p>
          <Verdict isForOthers={picture !== null} />
          {table.outcome && <EndSides outcome={table.outcome} games={games} isForOthers={picture !== null} />}
        </div>
        <div>
          {table.outcome && <Decided outcome={table.outcome} course={course} rows={rows} />}
          <EndActs showBoard={showBoard} takePicture={() => setPicture(shown.current)} />
        </div>
      </div>
      {picture && <PictureDialog of={picture} close={() => setPicture(null)} />}
      <div className="end__columns">
        {rows.length > 0 && (
          <section className="end__part">
            <h2>{ui.scoreTitle?.(table, language) ?? words.end.table}</h2>
            <ScoreTable rows={rows} seats={table.seats} />
          </section>
        )}
        <CoursePart course={course} isScored={rows.length > 0} />
      </div>
      <GamesPart games={games} seats={table.seats} />
    </div>
  )
}

/** Who won, in words. It is seen after everybody's board; those who listen hear it at once. */
function Verdict({ isForOthers }: ForReaders): ReactElement {
  const { ui, snapshot, language } = useTableScreen()
  const { table } = snapshot
  const heard = ui.ending(table, language)
  const verdict = isForOthers ? ui.ending(seenFromOutside(table), language) : heard
  const [announced, announce] = useState('')
  // A region that comes with its text is not read out; one whose text changes is.
  useEffect(() => announce(heard), [heard])
  return (
    <>
      <p className="unseen" role="status">
        {announced}
      </p>
      <header className="end__head" data-motion={END_THINGS.verdict}>
        <h2 className="end__verdict">{withNumbersKept(verdict)}</h2>
        {table.outcome && <EndResult outcome={table.outcome} />}
      </header>
    </>
  )
}

const seenFromOutside = (table: TableState): TableState => ({
  ...table,
  viewer: null,
  seats: table.seats.map((seat) => ({ ...seat, you: false })),
})

interface CoursePartProps {
  /** Null while it is computed. */
  readonly course: readonly Chapter[] | null
  readonly isScored: boolean
}

/** If the end has no points, the course is shown only if there were points on the way. */
function CoursePart({ course, isScored }: CoursePartProps): ReactElement | null {
  const { snapshot } = useTableScreen()
  const words = useWords()
  const [as, setAs] = useState<'chart' | 'table'>('chart')
  if (course === null && !isScored) return null
  if (course?.length === 0) return null
  return (
    <section className="end__part">
      <div className="end__row">
        <h2>{words.end.chart}</h2>
        <Segmented
          label={words.end.chart}
          value={as}
          options={[
            { value: 'chart', label: words.end.chartDrawing },
            { value: 'table', label: words.end.chartTable },
          ]}
          change={setAs}
        />
      </div>
      {course === null ? (
        <p className="muted" role="status">
          {words.end.chartWait}
        </p>
      ) : as === 'chart' ? (
        <CourseChart course={course} seats={snapshot.table.seats} />
      ) : (
        <CourseTable course={course} seats={snapshot.table.seats} />
      )}
    </section>
  )
}

interface ActsProps {
  readonly showBoard: () => void
  readonly takePicture: () => void
}

function EndActs({ showBoard, takePicture }: ActsProps): ReactElement {
  const { link, id, goTo } = useTableScreen()
  const words = useWords()
  const again = useRematch()
  const download = useDownload()
  return (
    <div className="end__acts">
      {again && (
        <Button look="primary" icon={RotateCcw} onClick={again}>
          {words.end.rematch}
        </Button>
      )}
      <Button icon={MapIcon} onClick={showBoard}>
        {words.end.board}
      </Button>
      <Button
        icon={Film}
        onClick={() => {
          showBoard()
          goTo(0)
        }}
      >
        {words.end.replay}
      </Button>
      <Button icon={ImageIcon} onClick={takePicture}>
        {words.end.picture}
      </Button>
      {link.where !== 'record' && (
        <Button icon={ShieldCheck} onClick={() => navigate(`/fair/${link.where}/${id}`)}>
          {words.end.fairness}
        </Button>
      )}
      <Button icon={Download} onClick={download}>
        {words.end.download}
      </Button>
    </div>
  )
}

/** How the finished match went; null while it is computed, empty if there is no record. */
function useCourse(): readonly Chapter[] | null {
  const { link, ui, snapshot, language } = useTableScreen()
  const [course, setCourse] = useState<readonly Chapter[] | null>(null)
  // A new list of the same seats is no reason to compute everything again.
  const seats = useRef(snapshot.table.seats)
  useEffect(() => {
    let wanted = true
    const workOut = async (): Promise<readonly Chapter[]> => {
      const log = await link.record()
      if (log === null) return []
      const { current } = seats
      const names = current.map(({ name }) => name)
      const record = openRecord(log, names)
      try {
        return await courseOf(
          record,
          ui,
          current.map(({ seat }) => seat),
          language,
        )
      } finally {
        record.close()
      }
    }
    workOut().then(
      (found) => wanted && setCourse(found),
      () => wanted && setCourse([]),
    )
    return () => {
      wanted = false
    }
  }, [link, ui, language])
  return course
}

/** Begins the same match again; null where that makes no sense, and for spectators. */
export function useRematch(): (() => void) | null {
  const { link, snapshot, report } = useTableScreen()
  const { rematch } = link
  if (!rematch || snapshot.here.length === 0) return null
  return () =>
    void rematch().then(
      (table) => navigate(table),
      (cause: unknown) => report({ ok: false, ...refusalOf(cause) }),
    )
}
