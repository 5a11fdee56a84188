import { isList, type Json } from '@curio/kernel'
import { spliced } from './patch.ts'
import { splicesBetween } from './splices.ts'
import { copied, isTree, type Members, memberOf, setMember, type Tree, textSize, treeSize } from './tree.ts'

/** One step from a document to the next, and the text for somebody who has the first. */
export interface Step {
  /** A delta as JSON text, because it is only ever sent. */
  readonly delta: string
  /** Exactly what patching the old document with the delta gives; it shares unchanged parts with the old one. */
  readonly document: Members
}

/**
 * The step from one document to another; null when they are equal. The old document must not be changed any more;
 * nothing of the new one is kept.
 */
export function diff(before: Members, after: Members): Step | null {
  const differ = new Differ(0)
  const document = differ.compare(before, after) as Members
  return differ.text === '' ? null : { delta: `[${differ.text}]`, document }
}

/** Characters around a value that is sent as a whole: quotation marks, colon, brackets, comma. */
const WRAPPING = 6

/** This many changed items, or fewer, are never shorter as splices. */
const FEW_CHANGES = 2

type Writable = { [key: string]: Json }

/** How the first member of a document changes. Viewers who had the same value may share it. */
export interface FirstStep {
  readonly before: Json
  /** The new value; the same object as before when nothing has changed. */
  readonly value: Json
  /** The text of the changes within; empty when there are none, or the value is sent as a whole. */
  readonly text: string
  /** How many objects and lists it had. */
  readonly size: number
}

export function firstStep(key: string, before: Json, after: Json): FirstStep {
  const differ = new Differ(1)
  const value = differ.value(key.length, before, after)
  return { before, value, text: differ.text, size: differ.counted - 1 }
}

/** Finds a step member by member, so that each member can be compared before the next one is made. */
export class StepFinder {
  readonly #before: Members
  readonly #differ: Differ
  #changes = ''
  #document: Writable | null = null

  /** The document itself has the number 0. */
  constructor(before: Members, key: string, { value, text, size }: FirstStep) {
    this.#before = before
    this.#differ = new Differ(1 + size)
    this.#differ.text = text
    if (value !== before[key]) this.#set(key, value, text === '')
  }

  /** Members must come in the order of the document. */
  compare(key: string, after: Json): void {
    const value = this.#before[key] as Json
    if (after === value) {
      if (isTree(value)) this.#differ.pass(value)
      return
    }
    const { length } = this.#differ.text
    const next = this.#differ.value(key.length, value, after)
    if (next !== value) this.#set(key, next, this.#differ.text.length === length)
  }

  step(): Step | null {
    if (this.#document === null) return null
    const changes = this.#changes === '' ? '' : `0,{${this.#changes}}`
    return { delta: `[${joined(this.#differ.text, changes)}]`, document: this.#document }
  }

  #set(key: string, value: Json, isWhole: boolean): void {
    this.#document ??= { ...this.#before }
    this.#document[key] = value
    if (isWhole) this.#changes = joined(this.#changes, changeText(key, value))
  }
}

class Differ {
  /** The changes so far, as the text of a delta without its brackets. */
  text = ''
  /** The number of the next object or list, without those in `#passed`. */
  #next: number
  /** Unchanged trees that are not counted yet: most of the time nothing after them needs a number. */
  readonly #passed: Tree[] = []

  constructor(first: number) {
    this.#next = first
  }

  /** Passes over a tree that has not changed. */
  pass(tree: Tree): void {
    this.#passed.push(tree)
  }

  /** The number of the next object or list. */
  get counted(): number {
    if (this.#passed.length > 0) {
      for (const tree of this.#passed) this.#next += treeSize(tree)
      this.#passed.length = 0
    }
    return this.#next
  }

  /** Compares two objects or two lists; gives the new one, which shares equal parts with the old one. */
  compare(before: Tree, after: Tree): Tree {
    if (!isList(before)) return this.#compareMembers(before, after as Members)
    return before.length === (after as readonly Json[]).length
      ? this.#compareItems(before, after as readonly Json[])
      : this.#splice(before, after as readonly Json[])
  }

  #compareMembers(before: Members, after: Members): Tree {
    const number = this.#count()
    let changes = ''
    let result: Writable | null = null
    /** Members that both have. */
    let shared = 0
    for (const key in before) {
      const value = before[key] as Json
      const wanted = memberOf(after, key)
      if (wanted !== undefined) shared += 1
      if (wanted === value) {
        if (isTree(value)) this.pass(value)
        continue
      }
      const { length } = this.text
      const next = wanted === undefined ? this.#gone(value) : this.value(key.length, value, wanted)
      if (next === value) continue
      result ??= { ...before }
      if (next === undefined) delete result[key]
      else setMember(result, key, next)
      // Changes within have been told already; otherwise the new value is told here.
      if (this.text.length === length) changes = joined(changes, changeText(key, next))
    }
    if (hasMore(after, shared)) {
      for (const key in after) {
        const value = after[key]
        if (value === undefined || Object.hasOwn(before, key)) continue
        const added = copied(value)
        result ??= { ...before }
        setMember(result, key, added)
        changes = joined(changes, changeText(key, added))
      }
    }
    if (changes !== '') this.#tell(number, `{${changes}}`)
    return result ?? before
  }

  #compareItems(before: readonly Json[], after: readonly Json[]): Tree {
    const number = this.#count()
    const { text } = this
    let changes = ''
    let result: Json[] | null = null
    let changed = 0
    for (
      let index = unlike(before, after, 0);
      index < before.length;
      index = unlike(before, after, index + 1)
    ) {
      const value = before[index] as Json
      const wanted = after[index] ?? null
      if (wanted === value) {
        if (isTree(value)) this.pass(value)
        continue
      }
      const { length } = this.text
      const next = this.value(2, value, wanted)
      if (next === value) continue
      result ??= before.slice()
      result[index] = next
      changed += 1
      if (this.text.length === length) changes = joined(changes, `"${index}":${valueText(next)}`)
    }
    if (result === null) return before
    if (changes !== '') this.#tell(number, `{${changes}}`)
    // A list of objects that keeps its length usually holds the same things, changed in place.
    if (changed <= FEW_CHANGES || isTree(before[0])) return result
    const inPlace = this.text
    this.text = text
    const asSplices = this.#spliced(number, before, splicesBetween(before, after))
    if (this.text.length < inPlace.length) return asSplices
    this.text = inPlace
    return result
  }

  #splice(before: readonly Json[], after: readonly Json[]): Tree {
    const number = this.#count()
    for (const item of before) if (isTree(item)) this.pass(item)
    return this.#spliced(number, before, splicesBetween(before, after))
  }

  #spliced(number: number, before: readonly Json[], splices: readonly Json[]): Tree {
    this.#tell(number, JSON.stringify(splices))
    return spliced(before, copied(splices) as Json[])
  }

  /** The new value of a member: changed within, which adds to the text, or replaced as a whole. */
  value(keyLength: number, before: Json, after: Json): Json {
    if (!isTree(before) || !isTree(after) || isOther(before, after)) {
      if (isTree(before)) this.pass(before)
      return copied(after)
    }
    const { text } = this
    const result = this.compare(before, after)
    const change = this.text.length - text.length
    if (change === 0 || textSize(after, change) + keyLength + WRAPPING >= change) return result
    this.text = text
    return copied(after)
  }

  #gone(before: Json): undefined {
    if (isTree(before)) this.pass(before)
  }

  #count(): number {
    const number = this.counted
    this.#next += 1
    return number
  }

  #tell(number: number, change: string): void {
    this.text = joined(this.text, `${number},${change}`)
  }
}

const joined = (one: string, other: string): string =>
  one === '' || other === '' ? one + other : `${one},${other}`

/** A new value among the changes of an object. */
const changeText = (key: string, value: Json | undefined): string =>
  `${quoted(key)}:${value === undefined ? '[]' : valueText(value)}`

/** Objects and lists are wrapped, so that they cannot be taken for changes. */
const valueText = (value: Json): string => {
  if (typeof value === 'number') return `${value}`
  if (typeof value === 'string') return quoted(value)
  return isTree(value) ? `[${JSON.stringify(value)}]` : `${value}`
}

/** Longer texts are not looked through before they are written. */
const SHORT = 24

/** A text in quotation marks; most are short and have nothing in them that must be written differently. */
function quoted(text: string): string {
  if (text.length > SHORT) return JSON.stringify(text)
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code < 0x20 || code > 0x7e || code === 0x22 || code === 0x5c) return JSON.stringify(text)
  }
  return `"${text}"`
}

/** Whether two trees have so little in common that comparing them would not pay. */
function isOther(before: Tree, after: Tree): boolean {
  if (!isList(before) || !isList(after)) return isList(before) !== isList(after)
  return before.length !== after.length && areOtherNumbers(before, after)
}

/** Longer lists are worth a closer look. */
const SHORT_LIST = 40

/** Whether these are short lists of numbers with different beginnings and ends. */
function areOtherNumbers(before: readonly Json[], after: readonly Json[]): boolean {
  if (after.length === 0 || after.length > SHORT_LIST) return false
  if (before[0] === after[0] || before.at(-1) === after.at(-1)) return false
  return typeof after[0] === 'number' && typeof after.at(-1) === 'number'
}

/** The first index, starting at `from`, where the lists do not have the same plain value. */
function unlike(before: readonly Json[], after: readonly Json[], from: number): number {
  let index = from
  for (; index < before.length; index++) {
    const value = before[index]
    const wanted = after[index]
    // Most lists hold numbers, and comparing two numbers is faster than comparing any two values.
    if (typeof value === 'number' && typeof wanted === 'number') {
      if (value !== wanted) break
    } else if (value !== wanted || typeof value === 'object') break
  }
  return index
}

/** Whether an object has more than `count` members. */
function hasMore(members: Members, count: number): boolean {
  let left = count
  for (const key in members) {
    if (members[key] === undefined) continue
    if (left === 0) return true
    left -= 1
  }
  return false
}
