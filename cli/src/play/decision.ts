import { sameJson } from '@curio/kernel'
import { mustAnswer } from '@curio/ui/contract'
import { type TerminalFace, wrapped } from '@curio/ui/terminal'
import { ruleOf } from '../rules-file.ts'
import type { CommandWords } from '../words/index.ts'
import { type BotThreads, requestFor } from './bot-seats.ts'
import { cardLines, cardNames, cardsNamed } from './cards.ts'
import type { Wish } from './input.ts'
import { type Answer, answersIn, answersNamed, itemAt, listOf, thingsNamed } from './menu.ts'
import { type Desk, decisionScreen, emptyDesk, logLines, menuFor } from './screens.ts'
import { type Session, saveSession } from './session.ts'
import type { Terminal } from './terminal.ts'

const TEXT_WIDTH = 98

/** Everything that playing a match at a terminal takes. */
export interface Play {
  readonly session: Session
  readonly face: TerminalFace
  readonly terminal: Terminal
  readonly words: CommandWords
  readonly names: readonly string[]
  readonly bots: BotThreads
}

/** A wish that leaves the same person at the screen. */
export type Stay = Exclude<Wish, { readonly wish: 'as' }>

/** Does what a person wishes; false when they leave. */
export async function follow(
  play: Play,
  seat: number,
  desk: Desk,
  wish: Stay,
  line: string,
): Promise<boolean> {
  const { session, face, terminal, words } = play
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
      Object.assign(desk, { ...emptyDesk(), open: desk.open?.within ?? null })
      return true
    case 'undo':
      takeBack(play, seat, desk)
      return true
    case 'hint':
      return terminal.read(await hintLines(play, seat), words.goOn)
    case 'score':
      return terminal.read(face.score(session.match.view(seat), seat), words.goOn)
    case 'log':
      return terminal.read(
        logLines(face, session.match.notes, seat).flatMap((each) => wrapped(each, TEXT_WIDTH)),
        words.goOn,
      )
    case 'help':
      return terminal.read(helpLines(play, seat, wish.rule), words.goOn)
    case 'card':
      return showCards(play, seat, desk, wish.name)
    case 'board':
      return showBoard(play, seat, desk, wish.player)
    case 'item':
      takeItem(play, seat, desk, wish.number)
      return true
    case 'names':
      takeNamed(play, seat, desk, wish.names, line)
      return true
  }
}

function takeBack({ session, words }: Play, seat: number, desk: Desk): void {
  const undone = session.match.undo(seat)
  Object.assign(desk, emptyDesk())
  desk.message = undone.ok ? words.undone : words.undoOff[undone.refusal.code]
  if (undone.ok) saveSession(session)
}

/** Help with every open question, and what can be typed; or the text of a rule. */
function helpLines({ session, face, words }: Play, seat: number, rule: string | null): string[] {
  if (rule === null) {
    const kinds = new Set(session.match.questions(seat).map(({ kind }) => kind))
    const helps = [...kinds].map(face.help).filter((help) => help !== '')
    return [...helps.flatMap((help) => [...wrapped(help, TEXT_WIDTH), '']), ...words.keys(face.typing)]
  }
  return wrapped(
    ruleOf(session.match.header.game, rule, words.language) ?? words.noSuchRule(rule),
    TEXT_WIDTH,
  )
}

/** The bot that gives hints. */
const ADVISER = 'normal'

/** What a bot would answer in a person's place, and why. */
async function hintLines({ session, face, words, bots }: Play, seat: number): Promise<string[]> {
  const { match } = session
  const [asked] = match.awaited().includes(seat) ? match.questions(seat) : []
  if (!asked) return [words.noAdvice]
  const { value, reason } = await bots.advise(requestFor(session, seat, ADVISER))
  const advised = answersIn(menuFor(face, match, seat)).find(
    ({ question, choice }) => question.id === asked.id && sameJson(choice.answer, value),
  )
  if (!advised) return [words.noAdvice]
  const why = reason === null ? null : face.reason?.(reason)
  return [words.advice(advised.choice.label), ...(why ? [`${why}.`] : [])].flatMap((line) =>
    wrapped(line, TEXT_WIDTH),
  )
}

/** The names of all cards in sight, or what those of one name say. */
async function showCards(
  { session, face, terminal, words }: Play,
  seat: number,
  desk: Desk,
  name: string,
): Promise<boolean> {
  const cards = face.cards(session.match.view(seat))
  if (name === '') return terminal.read(cardNames(cards), words.goOn)
  const found = cardsNamed(cards, name)
  if (found.length > 0) return terminal.read(cardLines(found), words.goOn)
  desk.message = words.noSuchCard(name)
  return true
}

async function showBoard(play: Play, seat: number, desk: Desk, player: number): Promise<boolean> {
  const { session, face, names, terminal, words } = play
  const name = names[player - 1]
  if (name === undefined) {
    desk.message = words.noSuchPlayer(names.length)
    return true
  }
  const look: Desk = { ...desk, message: words.boardOf(name) }
  return (await terminal.ask(decisionScreen(face, words, session.match, seat, look, player - 1))) !== null
}

function takeItem(play: Play, seat: number, desk: Desk, number: number): void {
  const list = listOf(menuFor(play.face, play.session.match, seat), desk.open)
  const item = itemAt(list, number)
  if (!item) desk.message = play.words.notUnderstood(`${number}`)
  else if ('section' in item) Object.assign(desk, { open: { ...item.section, within: desk.open }, page: 0 })
  else give(play, desk, item.answer)
}

function takeNamed(play: Play, seat: number, desk: Desk, names: readonly string[], line: string): void {
  const { session, face, words } = play
  const typed = typedAnswer(play, seat, names)
  if (typed !== null) {
    give(play, desk, typed)
    return
  }
  const all = answersIn(menuFor(face, session.match, seat))
  const near = answersNamed(desk.open?.answers ?? all, names)
  const meant = near.length > 0 ? near : answersNamed(all, names)
  const [only] = meant
  if (!only) desk.message = whyNone(play, seat, names, all) ?? words.notUnderstood(line.trim())
  else if (meant.length === 1) give(play, desk, only)
  else {
    desk.open = { title: names.join(' '), answers: meant }
    desk.page = 0
    desk.message = words.several(meant.length)
  }
}

/**
 * Why no answer consists of what was named: the rule that forbids the first thing that no longer fits. Null where some
 * name means nothing at all.
 */
function whyNone(
  { session, face, words }: Play,
  seat: number,
  names: readonly string[],
  all: readonly Answer[],
): string | null {
  const { match } = session
  const view = match.view(seat)
  const things = face.things(view, seat)
  const named = names.map((name) => thingsNamed(things, name))
  if (names.some((name, index) => named[index]?.length === 0 && answersNamed(all, [name]).length === 0))
    return null
  const questions = match.questions(seat)
  const question = mustAnswer({ viewer: seat, awaited: match.awaited(), questions }) ?? questions[0]
  const first = names.findIndex((_, index) => answersNamed(all, names.slice(0, index + 1)).length === 0)
  const why = question && face.whyNot(question, named.slice(0, first + 1), view)
  return why ?? words.notTogether
}

/** An answer that is in no list, to the first question that accepts one. */
function typedAnswer({ session, face }: Play, seat: number, names: readonly string[]): Answer | null {
  const view = session.match.view(seat)
  for (const question of session.match.questions(seat)) {
    const answer = face.typed(question, names, view)
    if (answer !== null) return { question, choice: { label: '', answer, parts: [] } }
  }
  return null
}

function give({ session, face, words }: Play, desk: Desk, { question, choice: { answer } }: Answer): void {
  const { match } = session
  const { seat, id } = question
  const view = match.view(seat)
  const done = match.answer({ seat, question: id, value: answer })
  if (done.ok) {
    Object.assign(desk, emptyDesk())
    saveSession(session)
    return
  }
  switch (done.refusal.code) {
    case 'rules-failed':
      desk.message = words.rulesFailed
      return
    case 'stale':
    case 'no-question':
    case 'over':
      Object.assign(desk, { ...emptyDesk(), message: words.changedMeanwhile })
      return
    case 'malformed':
    case 'too-large':
    case 'wrong-seat':
    case 'wrong-shape':
    case 'not-an-option':
    case 'wrong-count':
    case 'refused':
      desk.message = face.refusal(question, answer, view) ?? done.refusal.message
  }
}
