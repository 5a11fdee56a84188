import type { Json, Question } from '@curio/kernel'
import { mayAnswer, mustAnswer } from '@curio/ui/contract'
import type { Choice, TerminalFace } from '@curio/ui/terminal'

/** A choice, and the question that it answers. */
export interface Answer {
  readonly question: Question
  readonly choice: Choice
}

/** Answers under one heading. */
export interface Section {
  readonly title: string
  readonly answers: readonly Answer[]
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
    face.menu(question, view).map(({ title, choices }) => ({
      title,
      answers: choices.map((choice) => ({ question, choice })),
    }))
  return {
    must: must ? sections(must) : [],
    may: mayAnswer(asked).map((question) => ({
      title: face.prompt(question, view),
      answers: sections(question).flatMap(({ answers }) => answers),
    })),
  }
}

/** Up to this many answers are listed directly. Beyond that, larger sections become a line that can be opened. */
const MOST_AT_ONCE = 16
const SMALL_SECTION = 8

/** The answers of the open section, or else everything. An offer is one line, unless there is nothing else. */
export function listOf({ must, may }: Menu, open: Section | null): List {
  const [only, ...others] = may
  const shown = open ?? (must.length === 0 && others.length === 0 ? only : undefined)
  if (shown) return { items: shown.answers.map(asItem), offers: [] }
  const all = must.flatMap(({ answers }) => answers)
  const atOnce = must.length <= 1 || all.length <= MOST_AT_ONCE
  return {
    items: must.flatMap((section) =>
      atOnce || section.answers.length <= SMALL_SECTION ? section.answers.map(asItem) : [asLine(section)],
    ),
    offers: may.map(asLine),
  }
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
  const wanted = name.toLowerCase()
  return choice.parts.findIndex((names) => names.some((each) => each.toLowerCase() === wanted))
}

const choicesOf = (sections: readonly Section[]): Choice[] =>
  sections.flatMap(({ answers }) => answers.map(({ choice }) => choice))

const asItem = (answer: Answer): Item => ({ label: answer.choice.label, answer })
const asLine = (section: Section): Item => ({ label: section.title, section })
