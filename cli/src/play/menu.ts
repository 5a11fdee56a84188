import type { Json, Question } from '@curio/kernel'
import { mayAnswer, mustAnswer } from '@curio/ui/contract'
import { asTyped } from '@curio/ui/language'
import type { Choice, Group, NamedThing, TerminalFace } from '@curio/ui/terminal'
import { withLatinLetters } from './input.ts'

/** A choice, and the question that it answers. */
export interface Answer {
  readonly question: Question
  readonly choice: Choice
}

/** Answers under one heading. */
export interface Section {
  readonly title: string
  readonly answers: readonly Answer[]
  /** The same answers under finer headings. */
  readonly sections?: readonly Section[]
  /** The section in whose list this one was opened. */
  readonly within?: Section | null
}

/** Everything that a person may answer now. */
export interface Menu {
  /** What the table waits for; empty where it waits for others. */
  readonly must: readonly Section[]
  /** What else the person may do: a section for each offer. */
  readonly may: readonly Section[]
}

/** A line of the list: an answer, or a section to open. */
export type Item =
  | { readonly label: string; readonly answer: Answer }
  | { readonly label: string; readonly section: Section }

/** What is listed: what must be answered, then the offers. The numbers run through both. */
export interface List {
  readonly items: readonly Item[]
  readonly offers: readonly Item[]
}

export interface Asked {
  readonly viewer: number
  readonly awaited: readonly number[]
  readonly questions: readonly Question[]
}

export function menuOf(face: TerminalFace, asked: Asked, view: Json): Menu {
  const must = mustAnswer(asked)
  const sections = (question: Question): Section[] =>
    face.menu(question, view).map((group) => sectionOf(question, group))
  return {
    must: must ? sections(must) : [],
    may: mayAnswer(asked).map((question) => ({
      title: face.prompt(question, view),
      answers: sections(question).flatMap(({ answers }) => answers),
    })),
  }
}

const sectionOf = (question: Question, { title, choices, groups }: Group): Section => ({
  title,
  answers: choices.map((choice) => ({ question, choice })),
  ...(groups ? { sections: groups.map((group) => sectionOf(question, group)) } : {}),
})

/** Up to this many answers are listed directly. Beyond that, larger sections become a line that can be opened. */
const MOST_AT_ONCE = 16
const SMALL_SECTION = 8
/** Finer sections are listed at once as long as the whole list has no more lines than this. */
const MOST_LINES = 10

/** The answers of the open section, or else everything. An offer is one line, unless there is nothing else. */
export function listOf({ must, may }: Menu, open: Section | null): List {
  const [only, ...others] = may
  const shown = open ?? (must.length === 0 && others.length === 0 ? only : undefined)
  if (shown) return { items: itemsIn(shown), offers: [] }
  return { items: itemsOf(must), offers: may.map(asLine) }
}

/** Few answers as they are; of many the small sections, a line for each large one, and its finer ones where they fit. */
function itemsOf(must: readonly Section[]): Item[] {
  const all = must.flatMap(({ answers }) => answers)
  const [alone, ...others] = must
  if (alone && others.length === 0) return itemsIn(alone)
  if (all.length <= MOST_AT_ONCE) return all.map(asItem)
  const lists = must.map((section) =>
    section.answers.length <= SMALL_SECTION ? section.answers.map(asItem) : [asLine(section)],
  )
  for (const [index, { answers, sections = [] }] of must.entries()) {
    const lines = lists.reduce((sum, list) => sum + list.length, sections.length - 1)
    if (answers.length > SMALL_SECTION && sections.length > 0 && lines <= MOST_LINES)
      lists[index] = sections.map(asShortest)
  }
  return lists.flat()
}

/** A section that is listed by itself: its answers, or its finer sections where those are too many. */
function itemsIn({ answers, sections }: Section): Item[] {
  return sections && answers.length > SMALL_SECTION ? sections.map(asShortest) : answers.map(asItem)
}

/** The item with that number, counted from 1. */
export function itemAt({ items, offers }: List, number: number): Item | undefined {
  return [...items, ...offers][number - 1]
}

/** The choices that are in question now: what a map should light. */
export function choicesInView(menu: Menu, open: Section | null): readonly Choice[] {
  if (open) return choicesOf([open])
  if (menu.must.length === 0) return choicesOf(menu.may)
  const { items } = listOf(menu, open)
  return choicesOf(items.some((item) => 'section' in item) ? menu.must.slice(0, 1) : menu.must)
}

/** Every answer of a menu, those that must be given first. */
export const answersIn = ({ must, may }: Menu): readonly Answer[] =>
  [...must, ...may].flatMap(({ answers }) => answers)

/**
 * The answers that a person may mean by naming things: those that consist of exactly these things, or else those that
 * name them among others.
 */
export function answersNamed(answers: readonly Answer[], names: readonly string[]): readonly Answer[] {
  const meant = answers.filter(({ choice }) => names.every((name) => partNamed(choice, name) >= 0))
  const exact = meant.filter(({ choice }) => {
    const parts = new Set(names.map((name) => partNamed(choice, name)))
    return parts.size === choice.parts.length && names.length === parts.size
  })
  return exact.length > 0 ? exact : meant
}

function partNamed(choice: Choice, name: string): number {
  return choice.parts.findIndex((names) => isNamed(names, name))
}

/** The ids of the things that a person may mean by a name. */
export const thingsNamed = (things: readonly NamedThing[], name: string): readonly string[] =>
  things.filter(({ names }) => isNamed(names, name)).map(({ id }) => id)

const isNamed = (names: readonly string[], name: string): boolean => {
  const wanted = plain(name)
  return names.some((each) => plain(each) === wanted)
}

/** What is typed has Latin letters only, so Russian names are compared by their keys. */
const plain = (name: string): string => withLatinLetters(asTyped(name))

const choicesOf = (sections: readonly Section[]): Choice[] =>
  sections.flatMap(({ answers }) => answers.map(({ choice }) => choice))

const asItem = (answer: Answer): Item => ({ label: answer.choice.label, answer })
const asLine = (section: Section): Item => ({ label: section.title, section })
const asShortest = (section: Section): Item => {
  const [only, ...others] = section.answers
  return only && others.length === 0 ? asItem(only) : asLine(section)
}
