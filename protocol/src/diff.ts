import { isList, type Json } from '@curio/kernel'
import type { Delta } from './delta.ts'
import { spliced } from './patch.ts'
import { splicesBetween } from './splices.ts'
import { textSize } from './text-size.ts'
import { copied, isTree, type Members, setMember, type Tree, treeSize } from './tree.ts'

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
  const differ = new Differ()
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

class Differ {
  readonly delta: Json[] = []
  /** Characters of the delta, about. */
  #size = 0
  #next = 0

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
    const changes: Writable = {}
    let result: Writable | null = null
    for (const key in before) {
      const value = before[key] as Json
      const wanted = Object.hasOwn(after, key) ? after[key] : undefined
      if (wanted === value && !isTree(value)) continue
      const next = this.#value(changes, key, value, wanted)
      if (next === value) continue
      result ??= { ...before }
      if (next === undefined) delete result[key]
      else setMember(result, key, next)
    }
    for (const key in after) {
      const value = after[key]
      if (value === undefined || Object.hasOwn(before, key)) continue
      result ??= { ...before }
      setMember(result, key, note(changes, key, value))
    }
    this.#add(number, changes)
    return result ?? before
  }

  #compareItems(before: readonly Json[], after: readonly Json[]): Tree {
    const number = this.#count()
    const { length } = this.delta
    const size = this.#size
    const changes: Writable = {}
    let result: Json[] | null = null
    let changed = 0
    for (let index = 0; index < before.length; index++) {
      const value = before[index] as Json
      if (after[index] === value && !isTree(value)) continue
      const next = this.#value(changes, `${index}`, value, after[index] ?? null) as Json
      if (next === value) continue
      result ??= before.slice()
      result[index] = next
      changed += 1
    }
    this.#add(number, changes)
    // A list of objects that keeps its length is a list of the same things, changed in their places.
    if (result === null || changed <= FEW_CHANGES || isTree(before[0])) return result ?? before
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

  /** The new value of a member; undefined when it is gone. */
  #value(changes: Writable, key: string, before: Json, after: Json | undefined): Json | undefined {
    if (!isTree(before) || !isTree(after) || isList(before) !== isList(after)) {
      if (isTree(before)) this.#next += treeSize(before)
      return note(changes, key, after)
    }
    const { length } = this.delta
    const size = this.#size
    const result = this.compare(before, after)
    const change = this.#size - size
    if (change === 0 || textSize(after, change) + key.length + WRAPPING >= change) return result
    this.#forget(length, size)
    return note(changes, key, after)
  }

  #count(): number {
    this.#next += 1
    return this.#next - 1
  }

  #add(number: number, change: Json[] | Writable): void {
    if (isEmpty(change)) return
    this.delta.push(number, change)
    this.#size += textSize(change) + NUMBERING
  }

  #forget(length: number, size: number): void {
    this.delta.length = length
    this.#size = size
  }
}

/** Notes the new value among the changes: objects and lists are wrapped, so that they cannot be taken for changes. */
function note<T extends Json | undefined>(changes: Writable, key: string, value: T): T {
  const kept = value === undefined ? value : copied(value)
  if (kept === undefined) setMember(changes, key, [])
  else setMember(changes, key, isTree(kept) ? [kept] : kept)
  return kept as T
}

function isEmpty(change: Json[] | Writable): boolean {
  for (const _ in change) return false
  return true
}
