import type { BotPool } from '@curio/bots'
import type { Json, Question } from '@curio/kernel'
import { ruleOf } from '../rules-file.ts'
import { wrapped } from '../terminal/width.ts'
import type { CommandWords } from '../words/index.ts'
import type { Face } from './face.ts'
import type { Wish } from './input.ts'
import { choicesNamed, itemsOf } from './menu.ts'
import { type Desk, decisionScreen, emptyDesk, logLines } from './screens.ts'
import { type Session, saveSession } from './session.ts'
import type { Terminal } from './terminal.ts'

const TEXT_WIDTH = 98

/** Everything that playing a match at a terminal takes. */
export interface Play {
  readonly session: Session
  readonly face: Face
  readonly terminal: Terminal
  readonly words: CommandWords
  readonly names: readonly string[]
  readonly bots: BotPool
}

/** Does what a person wishes; false when they leave. */
export async function follow(
  play: Play,
  question: Question,
  desk: Desk,
  wish: Wish,
  line: string,
): Promise<boolean> {
  const { session, face, terminal, words } = play
  const { seat } = question
  switch (wish.wish) {
    case 'nothing':
      return true
    case 'quit':
      return false
    case 'next':
      desk.page += 1
      return true
    case 'previous':
      desk.page = Math.max(0, desk.page - 1)
      return true
    case 'back':
      Object.assign(desk, emptyDesk())
      return true
    case 'undo':
      takeBack(play, seat, desk)
      return true
    case 'score':
      return terminal.read(face.score(session.match.view(seat), seat), words.goOn)
    case 'log':
      return terminal.read(
        logLines(face, session.match.notes, seat).flatMap((each) => wrapped(each, TEXT_WIDTH)),
        words.goOn,
      )
    case 'help':
      return terminal.read(helpLines(play, question, wish.rule), words.goOn)
    case 'board':
      return showBoard(play, question, desk, wish.player)
    case 'item':
      takeItem(play, question, desk, wish.number)
      return true
    case 'names':
      takeNamed(play, question, desk, wish.names, line)
      return true
  }
}

function takeBack({ session, words }: Play, seat: number, desk: Desk): void {
  const undone = session.match.undo(seat)
  Object.assign(desk, emptyDesk())
  desk.message = undone.ok ? words.undone : words.undoOff[undone.refusal.code]
  if (undone.ok) saveSession(session)
}

function helpLines({ session, face, words }: Play, question: Question, rule: string | null): string[] {
  if (rule === null) return [...wrapped(face.help(question.kind), TEXT_WIDTH), '', ...words.keys(face.typing)]
  return wrapped(
    ruleOf(session.match.header.game, rule, words.language) ?? words.noSuchRule(rule),
    TEXT_WIDTH,
  )
}

async function showBoard(play: Play, question: Question, desk: Desk, player: number): Promise<boolean> {
  const { session, face, names, terminal, words } = play
  const name = names[player - 1]
  if (name === undefined) {
    desk.message = words.noSuchPlayer(names.length)
    return true
  }
  const look: Desk = { ...desk, message: words.boardOf(name) }
  return (await terminal.ask(decisionScreen(face, words, session.match, question, look, player - 1))) !== null
}

function takeItem(play: Play, question: Question, desk: Desk, number: number): void {
  const view = play.session.match.view(question.seat)
  const item = itemsOf(play.face.menu(question, view), desk.open)[number - 1]
  if (!item) desk.message = play.words.notUnderstood(`${number}`)
  else if ('group' in item) Object.assign(desk, { open: item.group, page: 0 })
  else give(play, question, desk, item.choice.answer)
}

function takeNamed(play: Play, question: Question, desk: Desk, names: readonly string[], line: string): void {
  const { face, words } = play
  const view = play.session.match.view(question.seat)
  const typed = face.typed(question, names, view)
  if (typed !== null) {
    give(play, question, desk, typed)
    return
  }
  const all = face.menu(question, view).flatMap((group) => group.choices)
  const near = choicesNamed(desk.open?.choices ?? all, names)
  const meant = near.length > 0 ? near : choicesNamed(all, names)
  const [only] = meant
  if (!only) desk.message = words.notUnderstood(line.trim())
  else if (meant.length === 1) give(play, question, desk, only.answer)
  else {
    desk.open = { title: names.join(' '), choices: meant }
    desk.page = 0
    desk.message = words.several(meant.length)
  }
}

function give({ session, face, words }: Play, question: Question, desk: Desk, value: Json): void {
  const { match } = session
  const view = match.view(question.seat)
  const done = match.answer({ seat: question.seat, question: question.id, value })
  if (done.ok) {
    Object.assign(desk, emptyDesk())
    saveSession(session)
    return
  }
  desk.message =
    done.refusal.code === 'rules-failed'
      ? words.rulesFailed
      : (face.refusal(question, value, view) ?? done.refusal.message)
}
