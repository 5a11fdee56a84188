import { type Json, noteFor, type Question, type Told, type Viewer } from '@curio/kernel'
import { mustAnswer } from '@curio/ui/contract'
import type { Canvas, TerminalFace } from '@curio/ui/terminal'
import type { CommandWords } from '../words/index.ts'
import { choicesInView, listOf, type Menu, menuOf, type Section } from './menu.ts'
import { drawScreen } from './screen.ts'

/** A match as it can be watched, whether it is being played or run again from its log. */
export interface Watchable {
  readonly notes: readonly Told[]
  view(viewer: Viewer): Json
  awaited(): readonly number[]
  questions(seat: number): readonly Question[]
}

/** Where a person is in a list, and what the program last said. */
export interface Desk {
  open: Section | null
  page: number
  message: string
}

export const emptyDesk = (): Desk => ({ open: null, page: 0, message: '' })

/** Everything that a seat may answer now. */
export function menuFor(face: TerminalFace, match: Watchable, seat: number): Menu {
  const asked = { viewer: seat, awaited: match.awaited(), questions: match.questions(seat) }
  return menuOf(face, asked, match.view(seat))
}

/** The screen of a person who must decide, or who may do something while others are awaited. */
export function decisionScreen(
  face: TerminalFace,
  words: CommandWords,
  match: Watchable,
  seat: number,
  desk: Desk,
  shown = seat,
): Canvas {
  const view = match.view(seat)
  const menu = menuFor(face, match, seat)
  const { items, offers } = listOf(menu, desk.open)
  return drawScreen({
    table: face.table({ view, shown, choices: shown === seat ? choicesInView(menu, desk.open) : [] }),
    prompt: desk.open && menu.may.length > 0 ? desk.open.title : promptFor(face, match, seat),
    labels: items.map(({ label }) => label),
    page: desk.page,
    offers: offers.map(({ label }) => label),
    offersTitle: words.meanwhile,
    log: logLines(face, match.notes, seat),
    message: desk.message,
    hint: (page, pages) => {
      const more = pages > 1 ? [words.hintMore(page + 1, pages)] : []
      const back = desk.open ? [words.hintBack] : menu.must.length === 0 ? [words.hintWait] : []
      return more.length + back.length > 0 ? [...more, ...back].join(' · ') : words.hint(face.typing.hint)
    },
  })
}

/** What must be answered. If nothing must, the only offer; if there are several, whom the table waits for. */
function promptFor(face: TerminalFace, match: Watchable, seat: number): string {
  const questions = match.questions(seat)
  const [first, second] = questions
  const awaited = match.awaited()
  const asked = mustAnswer({ viewer: seat, awaited, questions }) ?? (second ? null : first)
  return asked ? face.prompt(asked, match.view(seat)) : face.waitingFor(awaited)
}

/** The screen of a viewer who has nothing to decide. */
export function waitingScreen(face: TerminalFace, match: Watchable, viewer: Viewer, hint = ''): Canvas {
  return drawScreen({
    table: face.table({ view: match.view(viewer), shown: viewer ?? 0, choices: [] }),
    prompt: face.waitingFor(match.awaited()),
    labels: [],
    page: 0,
    offers: [],
    offersTitle: '',
    log: logLines(face, match.notes, viewer),
    message: '',
    hint: () => hint,
  })
}

/** The log as one viewer may read it. */
export function logLines(face: TerminalFace, notes: readonly Told[], viewer: Viewer): string[] {
  return notes.flatMap((told) => {
    const note = noteFor(told, viewer)
    return note ? [face.note(note)] : []
  })
}
