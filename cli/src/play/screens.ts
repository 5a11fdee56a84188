import { type Json, noteFor, type Question, type Told, type Viewer } from '@curio/kernel'
import type { Canvas } from '../terminal/canvas.ts'
import type { CommandWords } from '../words/index.ts'
import type { Face } from './face.ts'
import { choicesInView, type Group, itemsOf } from './menu.ts'
import { drawScreen } from './screen.ts'

/** A match as it can be looked at, whether it is played or run again from its log. */
export interface Position {
  readonly notes: readonly Told[]
  view(viewer: Viewer): Json
  awaited(): readonly number[]
}

/** Where a person is in a list, and what the program last said. */
export interface Desk {
  open: Group | null
  page: number
  message: string
}

export const emptyDesk = (): Desk => ({ open: null, page: 0, message: '' })

/** What somebody sees who is to decide. */
export function decisionScreen(
  face: Face,
  words: CommandWords,
  position: Position,
  question: Question,
  desk: Desk,
  shown = question.seat,
): Canvas {
  const view = position.view(question.seat)
  const menu = face.menu(question, view)
  const choices = shown === question.seat ? choicesInView(menu, desk.open) : []
  return drawScreen({
    table: face.table({ view, shown, choices }),
    prompt: face.prompt(question, view),
    labels: itemsOf(menu, desk.open).map((item) => item.label),
    page: desk.page,
    log: logLines(face, position.notes, question.seat),
    message: desk.message,
    hint: (page, pages) => {
      const more = pages > 1 ? [words.hintMore(page + 1, pages)] : []
      const back = desk.open ? [words.hintBack] : []
      return more.length + back.length > 0 ? [...more, ...back].join(' · ') : words.hint(face.typing.hint)
    },
  })
}

/** What somebody sees who has nothing to decide. */
export function waitingScreen(face: Face, position: Position, viewer: Viewer): Canvas {
  return drawScreen({
    table: face.table({ view: position.view(viewer), shown: viewer ?? 0, choices: [] }),
    prompt: face.waitingFor(position.awaited()),
    labels: [],
    page: 0,
    log: logLines(face, position.notes, viewer),
    message: '',
    hint: () => '',
  })
}

/** The log as one viewer may read it. */
export function logLines(face: Face, notes: readonly Told[], viewer: Viewer): string[] {
  return notes.flatMap((told) => {
    const note = noteFor(told, viewer)
    return note ? [face.note(note)] : []
  })
}
