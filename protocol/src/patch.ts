import { isList, type Json } from '@curio/kernel'
import { hasTrees, Places } from './places.ts'
import { isTree, type Members, memberOf, setMember } from './tree.ts'

/**
 * How one document becomes another: a number, a change, a number, a change… The numbers count the objects and lists of
 * the old document in the order of its text, each one before its contents; the document itself is 0.
 *
 * - the change of an object, or of a list that keeps its length, names members or indexes: `{"name": value}` for a
 *   value that is neither object nor list, `{"name": [value]}` for one that is, `{"name": []}` for a removed member
 * - the change of any other list is splices, `[at, removed, [items], …]`: at that index of the old list, `removed` items
 *   are replaced by these items
 */
export type Delta = readonly Json[]

/**
 * The new document. It shares unchanged parts with the old one, which must not be changed any more. Throws when the
 * delta does not fit.
 */
export function patch(before: Members, delta: Delta): Members {
  const patched = new Patched(before)
  patched.change(delta)
  return patched.document
}

/** A document that is patched again and again. */
export class Patched {
  #document: Members
  #places: Places

  constructor(document: Members) {
    this.#document = document
    this.#places = new Places(document)
  }

  get document(): Members {
    return this.#document
  }

  /** Throws when the delta does not fit; the document then stays as it was. */
  change(delta: Delta): void {
    const places = this.#places
    let isRearranged = false
    places.begin()
    try {
      for (const index of inwardFirst(delta)) {
        const isKept = changed(places, delta[index] as number, delta[index + 1] as Json)
        isRearranged = isRearranged || !isKept
      }
      this.#document = places.document as Members
    } catch (cause) {
      isRearranged = true
      throw cause
    } finally {
      if (isRearranged) this.#places = new Places(this.#document)
    }
  }
}

/** The indexes of the numbers, ordered so that the contents of an object or list change before it does. */
function inwardFirst(delta: Delta): number[] {
  const indexes: number[] = []
  for (let index = 0; index < delta.length; index += 2) {
    if (typeof delta[index] !== 'number') throw misfit('has a number that is none')
    indexes.push(index)
  }
  return indexes.sort((one, other) => (delta[other] as number) - (delta[one] as number))
}

/** Changes the object or list with that number; false when the numbers of objects and lists have changed. */
function changed(places: Places, number: number, change: Json): boolean {
  const before = places.at(number)
  if (before === undefined) throw misfit('names what is not there')
  if (!isTree(change)) throw misfit('is none')
  if (!isList(change)) return changedWithin(places, number, change)
  if (!isList(before)) throw misfit('splices an object')
  const after = spliced(before, change)
  places.replace(number, after)
  return !hasTrees(before) && !hasTrees(after)
}

function changedWithin(places: Places, number: number, changes: Members): boolean {
  const tree = places.open(number)
  let isKept = true
  for (const key of Object.keys(changes)) {
    const change = changes[key] as Json
    const before = memberOf(tree as Members, key)
    const after = isGone(change) ? undefined : read(change)
    isKept = places.follows(number, key, before, after) && isKept
    if (Array.isArray(tree)) tree[indexIn(tree, key)] = read(change)
    else if (after === undefined) delete tree[key]
    else setMember(tree, key, after)
  }
  return isKept
}

const isGone = (value: Json): boolean => isTree(value) && isList(value) && value.length === 0

function indexIn(list: readonly Json[], key: string): number {
  const index = Number(key)
  if (Number.isInteger(index) && index >= 0 && index < list.length) return index
  throw misfit('names an item that is not there')
}

/** A list after its splices. */
export function spliced(before: readonly Json[], splices: readonly Json[]): readonly Json[] {
  const items: Json[] = []
  let kept = 0
  for (let index = 0; index < splices.length; index += 3) {
    const at = splices[index]
    const removed = splices[index + 1]
    const inserted = splices[index + 2]
    if (typeof at !== 'number' || typeof removed !== 'number' || !isTree(inserted) || !isList(inserted))
      throw misfit('has a splice that is none')
    if (at < kept || at + removed > before.length) throw misfit('splices beyond the list')
    for (let item = kept; item < at; item++) items.push(before[item] as Json)
    for (const item of inserted) items.push(item)
    kept = at + removed
  }
  for (let item = kept; item < before.length; item++) items.push(before[item] as Json)
  return items
}

function read(change: Json): Json {
  if (!isTree(change)) return change
  if (isList(change) && change.length === 1) return change[0] as Json
  throw misfit('has a value that is none')
}

const misfit = (what: string): Error => new Error(`the change ${what}`)
