import type { Json, Question } from '@curio/kernel'
import {
  type Figure,
  figuresOf,
  type GameUi,
  type Highlight,
  type Selection,
  useMedia,
  type WhyNot,
} from '@curio/ui'
import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { matchName } from '../match-name.ts'
import { Notice } from '../shell/notice.tsx'
import { settings, useSettings } from '../store/settings.ts'
import { useLesson } from '../tutorial/use-lesson.ts'
import { useWords } from '../words/index.ts'
import { refusalText, whyRefused } from '../words/refusal.ts'
import { TableContext, type TableScreen } from './context.ts'
import { Frame } from './frame.tsx'
import type { Done, Snapshot, TableLink } from './link.ts'
import { isComplete, stillOpen } from './selection.ts'
import { useSight } from './sight.ts'
import { useTurnSignal } from './turn-signal.ts'
import { undoWay, useUndoAnswer } from './undo.ts'
import { useSteady } from './use-steady.ts'

/** Where the desktop layout does not fit: phones and tablets in any orientation, and small windows. */
const SMALL = '(max-width: 1099px), (max-height: 500px)'

export interface TableScreenProps {
  readonly id: string
  readonly link: TableLink
  readonly ui: GameUi
  readonly snapshot: Snapshot
}

/** An open table: holds what is selected, shown and explained, and gives it to its parts by context. */
export function OpenTable({ id, link, ui, snapshot: given }: TableScreenProps): ReactElement {
  const { language } = useSettings()
  const words = useWords()
  const sight = useSight(id, link, ui, given)
  const { snapshot, shown, moment, interval, goOn } = sight
  const phone = useMedia(SMALL)
  const { skip } = sight.seen
  const layout = useRef(phone)
  useEffect(() => {
    if (layout.current === phone) return
    layout.current = phone
    // What moves on a board that the other layout has taken away never arrives, and nothing could be answered.
    queueMicrotask(skip)
  }, [phone, skip])
  const [selected, setSelected] = useState<Selection | null>(null)
  const [highlight, setHighlight] = useState<Highlight | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const [why, setWhy] = useState<WhyNot | null>(null)
  const [busy, setBusy] = useState(false)
  const lesson = useLesson(id, link, snapshot)
  const { questions } = snapshot.table
  const selection = useMemo(() => stillOpen(selected, questions), [selected, questions])
  // Whoever has not gone on yet may be awaited already.
  useTurnSignal(matchName(snapshot.table, language), interval === null ? snapshot : given)
  const { denied: undoDenied, withdrawn } = useUndoAnswer(snapshot, setWhy)
  useEffect(() => {
    if (why === null) return
    const timer = setTimeout(() => setWhy(null), 7000)
    return () => clearTimeout(timer)
  }, [why])

  const send = async (question: Question, value: Json): Promise<void> => {
    const refusing = lesson?.refusing(value) ?? null
    if (refusing !== null) {
      setWhy({ text: refusing.instead?.[language] ?? words.tutorial.wrong, rule: null })
      return
    }
    setBusy(true)
    const done = await link.answer(question.id, value).catch(failed)
    setBusy(false)
    // The next question may already be here, with something selected for it.
    if (done.ok) setSelected((now) => (now?.question.id === question.id ? null : now))
    else setWhy(whyRefused(ui, snapshot.table, { question, value }, done, language))
  }
  const report = useSteady((done: Done): void => {
    setWhy(done.ok ? null : { text: refusalText(done, words), rule: null })
  })
  const select = useSteady((question: Question, value: Json | undefined): void => {
    setWhy(null)
    setSelected(value === undefined ? null : { question, value })
    const atOnce = settings.get().confirm === 'never' && question.form === 'choose'
    if (atOnce && !busy && value !== undefined) void send(question, value)
  })
  const confirm = useSteady((): void => {
    if (!busy && selection?.value !== undefined && isComplete(selection))
      void send(selection.question, selection.value)
  })
  const finish = useSteady((): void => {
    if (interval !== null) goOn()
    const end = busy || moment !== null ? null : (ui.finish?.(snapshot.table) ?? null)
    if (end?.value === undefined) return
    const left = ui.unspent?.(snapshot.table, language) ?? null
    const isSelected = selection?.question.id === end.question.id && selection.value === end.value
    // The first press says what is left and selects the end; the second one ends the turn.
    if (left === null || isSelected) void send(end.question, end.value)
    else {
      setSelected(end)
      setWhy({ text: left, rule: null })
    }
  })
  const undo = useSteady((): void => {
    if (undoWay(snapshot) === 'at once') setSelected(null)
    const undone = snapshot.undo === 'other-seat' ? link.askUndo() : link.undo()
    void undone.catch(failed).then(report)
  })
  const withdrawUndo = useSteady((): void => {
    const { viewer } = snapshot.table
    if (viewer === null) return
    withdrawn()
    void link.agreeUndo(viewer, false).then(report)
  })
  const putAway = useCallback(() => setWhy(null), [])
  const setFocus = useCallback((figure: Figure | null) => setFocused(figure?.id ?? null), [])
  const figures = useMemo(() => figuresOf(ui, shown, language), [ui, shown, language])
  const focus = useMemo(() => figures.find(({ id }) => id === focused) ?? null, [figures, focused])

  const screen = useMemo(
    (): TableScreen => ({
      id,
      link,
      ui,
      language,
      ...sight,
      selection,
      select,
      confirm,
      finish,
      busy,
      undo,
      withdrawUndo,
      undoDenied,
      highlight,
      setHighlight,
      explain: setWhy,
      why,
      putAway,
      report,
      figures,
      focus,
      setFocus,
      phone,
      lesson,
    }),
    [
      id,
      link,
      ui,
      language,
      sight,
      selection,
      select,
      confirm,
      finish,
      busy,
      undo,
      withdrawUndo,
      undoDenied,
      highlight,
      why,
      putAway,
      report,
      figures,
      focus,
      setFocus,
      phone,
      lesson,
    ],
  )

  if (!sight.ready) return <Notice title={words.loading} text="" />
  return (
    <TableContext value={screen}>
      <Frame />
    </TableContext>
  )
}

const failed = (cause: Error): Done => ({ ok: false, code: 'failed', message: cause.message })
