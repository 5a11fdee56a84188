import { Button, Segmented } from '@curio/ui'
import { Download, Film, Map as MapIcon, RotateCcw, ShieldCheck } from 'lucide'
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { gameName } from '../../games.ts'
import { openRecord } from '../../local/open-local.ts'
import { refusalOf } from '../../online/api.ts'
import { navigate } from '../../router.tsx'
import { useWords } from '../../words/index.ts'
import { withNumbersKept } from '../../words/typography.ts'
import { useTableScreen } from '../context.ts'
import { type Chapter, courseOf } from '../course.ts'
import { useDownload } from '../download.ts'
import { ScoreTable } from '../panels/score-panel.tsx'
import { CourseChart, CourseTable } from './chart.tsx'
import { EndPlaces, EndResult } from './places.tsx'

/** How it ended in words, points by category if there are any, the course of the match, and what to do next. */
export function EndScreen({ showBoard }: { readonly showBoard: () => void }): ReactElement {
  const { ui, snapshot, language } = useTableScreen()
  const words = useWords()
  const { table } = snapshot
  const rows = useMemo(() => ui.score(table, language), [ui, table, language])
  return (
    <div className="end">
      <header className="end__head">
        <p className="end__kicker">{gameName(table.game, language)}</p>
        <h2 className="end__verdict">{withNumbersKept(ui.ending(table, language))}</h2>
        {table.outcome && <EndResult outcome={table.outcome} />}
        {table.outcome && <EndPlaces outcome={table.outcome} />}
        <EndActs showBoard={showBoard} />
      </header>
      <div className="end__columns">
        {rows.length > 0 && (
          <section className="end__part">
            <h2>{words.end.table}</h2>
            <ScoreTable rows={rows} seats={table.seats} />
          </section>
        )}
        <CoursePart isScored={rows.length > 0} />
      </div>
    </div>
  )
}

/** If the end has no points, the course is shown only if there were points on the way. */
function CoursePart({ isScored }: { readonly isScored: boolean }): ReactElement | null {
  const { snapshot } = useTableScreen()
  const words = useWords()
  const course = useCourse()
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

function EndActs({ showBoard }: { readonly showBoard: () => void }): ReactElement {
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
