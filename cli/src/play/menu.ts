import type { Json, Question } from '@curio/kernel'

/** One answer a player may give. */
export interface Choice {
  readonly label: string
  readonly answer: Json
  /** The things it names; for each of them what may be typed instead of the number of the choice. */
  readonly parts: readonly (readonly string[])[]
}

/** Choices under one heading. */
export interface Group {
  readonly title: string
  readonly choices: readonly Choice[]
}

/** A line of the list from which a player chooses: an answer, or a group to look into. */
export type Item =
  | { readonly label: string; readonly choice: Choice }
  | { readonly label: string; readonly group: Group }

/** So many answers are listed at once; beyond that only small groups are, and the others can be looked into. */
const MOST_AT_ONCE = 16
const SMALL_GROUP = 8

/** What is listed: the choices of the open group, else all of them, else the groups. */
export function itemsOf(menu: readonly Group[], open: Group | null): readonly Item[] {
  const all = menu.flatMap((group) => group.choices)
  if (open) return open.choices.map(asItem)
  if (menu.length <= 1 || all.length <= MOST_AT_ONCE) return all.map(asItem)
  return menu.flatMap((group) =>
    group.choices.length <= SMALL_GROUP ? group.choices.map(asItem) : [{ label: group.title, group }],
  )
}

/** The choices that are in question now: what a map should show. */
export function choicesInView(menu: readonly Group[], open: Group | null): readonly Choice[] {
  if (open) return open.choices
  const items = itemsOf(menu, open)
  return items.some((item) => 'group' in item)
    ? (menu[0]?.choices ?? [])
    : menu.flatMap((group) => group.choices)
}

/**
 * The choices that a player may mean by naming things: those that consist of exactly these things, or else
 * those among whose things they are.
 */
export function choicesNamed(choices: readonly Choice[], names: readonly string[]): readonly Choice[] {
  const meant = choices.filter((choice) => names.every((name) => partNamed(choice, name) >= 0))
  const exact = meant.filter((choice) => {
    const parts = new Set(names.map((name) => partNamed(choice, name)))
    return parts.size === choice.parts.length && names.length === parts.size
  })
  return exact.length > 0 ? exact : meant
}

function partNamed(choice: Choice, name: string): number {
  const wanted = name.toLowerCase()
  return choice.parts.findIndex((names) => names.some((each) => each.toLowerCase() === wanted))
}

/** More subsets than these are not listed. */
const MOST_SUBSETS = 32

/** The answers to a question for several of some things. */
export function subsetsOf({ options, min, max }: Extract<Question, { form: 'pick' }>): Json[][] {
  const subsets: Json[][] = []
  for (let bits = 0; bits < 2 ** options.length && subsets.length < MOST_SUBSETS; bits++) {
    const subset = options.filter((_, index) => (bits >> index) & 1)
    if (subset.length >= min && subset.length <= max) subsets.push(subset)
  }
  return subsets
}

const asItem = (choice: Choice): Item => ({ label: choice.label, choice })
