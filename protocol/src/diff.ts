import { isList, type Json } from '@curio/kernel'
import type { Delta } from './delta.ts'
import { splicesBetween } from './splices.ts'
import { textSize } from './text-size.ts'
import { isTree, type Members, setMember, type Tree, treeSize } from './tree.ts'

/** The change from one document to the other; null when they are the same. The old one must not change any more. */
export function diff(before: Members, after: Members): Delta | null {
  const differ = new Differ()
  differ.compare(before, after)
  return differ.delta.length === 0 ? null : differ.delta
}

/** Characters around a value that is sent as a whole: quotation marks, colon, brackets, comma. */
const WRAPPING = 6

type Changes = { [key: string]: Json }

class Differ {
  readonly delta: Json[] = []
  /** Characters of the delta, about. */
  #size = 0
  #next = 0

  /** Compares two objects or two lists. */
  compare(before: Tree, after: Tree): void {
    if (before === after) {
      this.#next += treeSize(before)
      return
    }
    const number = this.#next
    if (isList(before) && isList(after)) {
      this.#compareLists(number, before, after)
    } else if (!isList(before) && !isList(after)) {
      this.#next += 1
      this.#add(number, this.#members(before, after))
    }
  }

  #compareLists(number: number, before: readonly Json[], after: readonly Json[]): void {
    if (before.length !== after.length) {
      this.#next += treeSize(before)
      this.#add(number, splicesBetween(before, after))
      return
    }
    this.#next += 1
    const { length } = this.delta
    const size = this.#size
    this.#add(number, this.#items(before, after))
    // A list of objects that keeps its length is a list of the same things, changed in their places.
    if (this.delta.length === length || isTree(before[0])) return
    const splices = splicesBetween(before, after)
    if (textSize(splices, this.#size - size) >= this.#size - size) return
    this.#forget(length, size)
    this.#add(number, splices)
  }

  #members(before: Members, after: Members): Changes {
    const changes: Changes = {}
    for (const key of Object.keys(before)) {
      const value = before[key] as Json
      if (Object.hasOwn(after, key)) this.#value(changes, key, value, after[key] as Json)
      else this.#replace(changes, key, value, [])
    }
    for (const key of Object.keys(after))
      if (!Object.hasOwn(before, key)) setMember(changes, key, written(after[key] as Json))
    return changes
  }

  #items(before: readonly Json[], after: readonly Json[]): Changes {
    const changes: Changes = {}
    for (let index = 0; index < before.length; index++) {
      const value = before[index] as Json
      if (value !== after[index] || isTree(value))
        this.#value(changes, `${index}`, value, after[index] as Json)
    }
    return changes
  }

  #value(changes: Changes, key: string, before: Json, after: Json): void {
    if (!isTree(before) || !isTree(after) || isList(before) !== isList(after)) {
      if (before !== after) this.#replace(changes, key, before, written(after))
      return
    }
    const { length } = this.delta
    const size = this.#size
    this.compare(before, after)
    const change = this.#size - size
    if (change === 0 || textSize(after, change) + key.length + WRAPPING >= change) return
    this.#forget(length, size)
    setMember(changes, key, written(after))
  }

  #replace(changes: Changes, key: string, before: Json, change: Json): void {
    if (isTree(before)) this.#next += treeSize(before)
    setMember(changes, key, change)
  }

  #add(number: number, change: Json[] | Changes): void {
    if (isEmpty(change)) return
    this.delta.push(number, change)
    this.#size += textSize(change) + 4
  }

  #forget(length: number, size: number): void {
    this.delta.length = length
    this.#size = size
  }
}

function isEmpty(change: Json[] | Changes): boolean {
  for (const _ in change) return false
  return true
}

/** Objects and lists are wrapped, so that they cannot be taken for changes. */
const written = (value: Json): Json => (isTree(value) ? [value] : value)
