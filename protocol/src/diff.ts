import { isList, type Json } from '@curio/kernel'
import type { Delta } from './delta.ts'
import { spliced } from './patch.ts'
import { splicesBetween } from './splices.ts'
import { textSize } from './text-size.ts'
import { copied, isTree, type Members, memberOf, setMember, type Tree, treeSize } from './tree.ts'

/** One step of a document, with what tells it to somebody who has the document before. */
export interface Step {
  readonly delta: Delta
  /** Exactly what a patch of the old document by the delta gives; shares with it whatever stays. */
  readonly document: Members
}

/**
 * The step from a document to what it shall become; null when it is that already. The old document must not change
 * any more; of the other nothing is kept.
 */
export function diff(before: Members, after: Members): Step | null {
  const differ = new Differ(0)
  const document = differ.compare(before, after) as Members
  return differ.delta.length === 0 ? null : { delta: differ.delta, document }
}

/** Characters around a value that is sent as a whole: quotation marks, colon, brackets, comma. */
const WRAPPING = 6

/** Characters of the number of a change, about, and of the commas. */
const NUMBERING = 4
/** Up to so many changed items are never shorter as splices. */
const FEW_CHANGES = 2

type Writable = { [key: string]: Json }

/** A step that is found member by member: whether one has changed is known before the next is made. */
export class StepFinder {
  readonly #before: Members
  /** The document itself has the number 0. */
  readonly #differ = new Differ(1)
  #changes: Writable | null = null
  #document: Writable | null = null

  constructor(before: Members) {
    this.#before = before
  }

  /** Members have to come in the order of the document. Gives the very same value when nothing in it has changed. */
  compare(key: string, after: Json): Json {
    const value = this.#before[key] as Json
    if (after === value && !isTree(value)) return value
    const { length } = this.#differ.delta
    const next = this.#differ.value(key.length, value, after)
    if (next === value) return value
    this.#document ??= { ...this.#before }
    this.#document[key] = next
    if (this.#differ.delta.length === length) this.#changes = noted(this.#changes, key, next)
    return next
  }

  step(): Step | null {
    const { delta } = this.#differ
    if (this.#changes !== null) delta.push(0, this.#changes)
    return this.#document === null ? null : { delta, document: this.#document }
  }
}

class Differ {
  readonly delta: Json[] = []
  /** Characters of the delta, about. */
  #size = 0
  /** The number of the next object or list. */
  #next: number

  constructor(first: number) {
    this.#next = first
  }

  /** Compares two objects or two lists; gives the new one, made of the old where they are the same. */
  compare(before: Tree, after: Tree): Tree {
    if (before === after) {
      this.#next += treeSize(before)
      return before
    }
    if (!isList(before)) return this.#compareMembers(before, after as Members)
    return before.length === (after as readonly Json[]).length
      ? this.#compareItems(before, after as readonly Json[])
      : this.#splice(before, after as readonly Json[])
  }

  #compareMembers(before: Members, after: Members): Tree {
    const number = this.#count()
    let changes: Writable | null = null
    let result: Writable | null = null
    /** Members that both have. */
    let shared = 0
    for (const key in before) {
      const value = before[key] as Json
      const wanted = memberOf(after, key)
      if (wanted !== undefined) shared += 1
      if (wanted === value && !isTree(value)) continue
      const { length } = this.delta
      const next = wanted === undefined ? this.#gone(value) : this.value(key.length, value, wanted)
      if (next === value) continue
      result ??= { ...before }
      if (next === undefined) delete result[key]
      else setMember(result, key, next)
      // What changed within was told there; else the new value is told here.
      if (this.delta.length === length) changes = noted(changes, key, next)
    }
    if (hasMore(after, shared)) {
      for (const key in after) {
        const value = after[key]
        if (value === undefined || Object.hasOwn(before, key)) continue
        const added = copied(value)
        result ??= { ...before }
        setMember(result, key, added)
        changes = noted(changes, key, added)
      }
    }
    if (changes !== null) this.#add(number, changes)
    return result ?? before
  }

  #compareItems(before: readonly Json[], after: readonly Json[]): Tree {
    const number = this.#count()
    const { length } = this.delta
    const size = this.#size
    let changes: Writable | null = null
    let result: Json[] | null = null
    let changed = 0
    for (let index = 0; index < before.length; index++) {
      const value = before[index] as Json
      const wanted = after[index] ?? null
      if (wanted === value && !isTree(value)) continue
      const told = this.delta.length
      const next = this.value(`${index}`.length, value, wanted)
      if (next === value) continue
      result ??= before.slice()
      result[index] = next
      changed += 1
      if (this.delta.length === told) changes = noted(changes, `${index}`, next)
    }
    if (result === null) return before
    if (changes !== null) this.#add(number, changes)
    // A list of objects that keeps its length is a list of the same things, changed in their places.
    if (changed <= FEW_CHANGES || isTree(before[0])) return result
    const splices = splicesBetween(before, after)
    if (textSize(splices, this.#size - size) + NUMBERING >= this.#size - size) return result
    this.#forget(length, size)
    return this.#spliced(number, before, splices)
  }

  #splice(before: readonly Json[], after: readonly Json[]): Tree {
    const number = this.#next
    this.#next += treeSize(before)
    return this.#spliced(number, before, splicesBetween(before, after))
  }

  #spliced(number: number, before: readonly Json[], splices: readonly Json[]): Tree {
    const own = copied(splices) as Json[]
    this.#add(number, own)
    return spliced(before, own)
  }

  /** The new value of a member: changed within, which is told, or another as a whole. */
  value(keyLength: number, before: Json, after: Json): Json {
    if (!isTree(before) || !isTree(after) || isList(before) !== isList(after)) {
      if (isTree(before)) this.#next += treeSize(before)
      return copied(after)
    }
    const { length } = this.delta
    const size = this.#size
    const result = this.compare(before, after)
    const change = this.#size - size
    if (change === 0 || textSize(after, change) + keyLength + WRAPPING >= change) return result
    this.#forget(length, size)
    return copied(after)
  }

  #gone(before: Json): undefined {
    if (isTree(before)) this.#next += treeSize(before)
  }

  #count(): number {
    this.#next += 1
    return this.#next - 1
  }

  #add(number: number, change: Json[] | Writable): void {
    this.delta.push(number, change)
    this.#size += textSize(change) + NUMBERING
  }

  #forget(length: number, size: number): void {
    this.delta.length = length
    this.#size = size
  }
}

/** The changes with a new value among them: objects and lists are wrapped, so that they cannot be taken for changes. */
function noted(changes: Writable | null, key: string, value: Json | undefined): Writable {
  const all = changes ?? {}
  if (value === undefined) setMember(all, key, [])
  else setMember(all, key, isTree(value) ? [value] : value)
  return all
}

/** Whether an object has more than so many members. */
function hasMore(members: Members, count: number): boolean {
  let left = count
  for (const key in members) {
    if (members[key] === undefined) continue
    if (left === 0) return true
    left -= 1
  }
  return false
}
