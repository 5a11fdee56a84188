import type { Json, Question } from '@curio/kernel'
import type { GameUi, Highlight, Selection, WhyNot } from '@curio/ui'
import { type ReactElement, useEffect, useMemo, useState } from 'react'
import { gameById } from '../games.ts'
import { settings, useSettings } from '../store/settings.ts'
import { isAccepted, questionNumber, type Tutorial } from '../tutorial/tutorial.ts'
import { useWords } from '../words/index.ts'
import { withNames } from '../words/seat-names.ts'
import { TableContext, type TableScreen } from './context.ts'
import { Frame } from './frame.tsx'
import type { Snapshot, TableLink } from './link.ts'
import { isComplete, stillOpen } from './selection.ts'
import { Toast } from './toast.tsx'
import { useTurnSignal } from './turn-signal.ts'
import { useMedia, useMoment } from './use-link.ts'

export interface TableScreenProps {
  readonly id: string
  readonly link: TableLink
  readonly ui: GameUi
  readonly snapshot: Snapshot
}

/** An open table: what is selected, looked at and explained; its parts get it by context. */
export function OpenTable({ id, link, ui, snapshot: given }: TableScreenProps): ReactElement {
  const { language } = useSettings()
  const words = useWords()
  const snapshot = useMemo(() => ({ ...given, table: withNames(given.table, words) }), [given, words])
  const phone = useMedia('(max-width: 820px)')
  const [selected, setSelected] = useState<Selection | null>(null)
  const [moment, setMoment] = useState<number | null>(link.where === 'record' ? 0 : null)
  const [highlight, setHighlight] = useState<Highlight | null>(null)
  const [focusSeat, setFocusSeat] = useState<number | null>(null)
  const [why, setWhy] = useState<WhyNot | null>(null)
  const [busy, setBusy] = useState(false)
  const then = useMoment(link, moment, snapshot.table.viewer)
  const tutorial = useTutorial(snapshot)
  const selection = stillOpen(selected, snapshot.table.questions)
  useTurnSignal(ui.name[language], snapshot)
  useEffect(() => {
    if (why === null) return
    const timer = setTimeout(() => setWhy(null), 7000)
    return () => clearTimeout(timer)
  }, [why])

  const screen = useMemo((): TableScreen => {
    const send = async (question: Question, value: Json): Promise<void> => {
      if (tutorial !== null && !isAccepted(tutorial, questionNumber(snapshot.table), value)) {
        setWhy({ text: words.tutorial.wrong, rule: null })
        return
      }
      setBusy(true)
      const done = await link
        .answer(question.id, value)
        .catch((cause: Error) => ({ ok: false, message: cause.message }) as const)
      setBusy(false)
      if (done.ok) setSelected(null)
      else setWhy({ text: done.message, rule: null })
    }
    return {
      id,
      link,
      ui,
      language,
      snapshot,
      shown: then === null ? snapshot.table : withNames(then, words),
      moment,
      goTo: setMoment,
      selection,
      select(question, value) {
        setWhy(null)
        setSelected(value === undefined ? null : { question, value })
        const atOnce = settings.get().confirm === 'never' && question.form === 'choose'
        if (atOnce && value !== undefined) void send(question, value)
      },
      confirm() {
        if (!busy && selection?.value !== undefined && isComplete(selection))
          void send(selection.question, selection.value)
      },
      finish() {
        const end = busy || moment !== null ? null : (ui.finish?.(snapshot.table) ?? null)
        if (end?.value !== undefined) void send(end.question, end.value)
      },
      busy,
      undo() {
        setSelected(null)
        void link.undo().then((done) => done.ok || setWhy({ text: done.message, rule: null }))
      },
      highlight,
      setHighlight,
      explain: setWhy,
      focusSeat,
      setFocusSeat,
      phone,
      tutorial,
    }
  }, [
    id,
    link,
    ui,
    language,
    snapshot,
    then,
    moment,
    selection,
    busy,
    highlight,
    focusSeat,
    phone,
    tutorial,
    words,
  ])

  return (
    <TableContext value={screen}>
      <Frame />
      <Toast why={why} close={() => setWhy(null)} />
    </TableContext>
  )
}

/** The lesson of the match, if it is one. */
function useTutorial({ tutorial: id, table }: Snapshot): Tutorial | null {
  const [tutorial, setTutorial] = useState<Tutorial | null>(null)
  useEffect(() => {
    if (id === null) return
    gameById(table.game)
      ?.loadTutorial()
      .then((found) => setTutorial(found.id === id ? found : null))
  }, [id, table.game])
  return id === null ? null : tutorial
}
