import { isList, type Json } from '@curio/kernel'
import type { Delta } from './delta.ts'
import { isTree, type Members, setMember, type Tree } from './tree.ts'

/**
 * The new document; it shares with the old one, which must not change any more, whatever stays. Throws when the
 * change does not fit.
 */
export function patch(before: Members, delta: Delta): Members {
  const patcher = new Patcher(delta)
  const patched = patcher.patch(before)
  if (!patcher.isDone) throw misfit('names what is not there')
  return patched as Members
}

class Patcher {
  readonly #changes: Map<unknown, Json>
  #next = 0

  constructor(delta: Delta) {
    this.#changes = new Map()
    for (let index = 0; index < delta.length; index += 2)
      this.#changes.set(delta[index], delta[index + 1] as Json)
  }

  get isDone(): boolean {
    return this.#changes.size === 0
  }

  patch(before: Tree): Tree {
    if (this.isDone) return before
    const number = this.#next
    this.#next += 1
    const change = this.#changes.get(number)
    if (change !== undefined) this.#changes.delete(number)
    const within = isList(before) ? this.#items(before) : this.#members(before)
    return change === undefined ? within : changed(within, change)
  }

  #items(before: readonly Json[]): Tree {
    let items: Json[] | null = null
    for (let index = 0; index < before.length; index++) {
      const item = before[index] as Json
      if (!isTree(item)) continue
      const patched = this.patch(item)
      if (patched === item) continue
      items ??= before.slice()
      items[index] = patched
    }
    return items ?? before
  }

  #members(before: Members): Tree {
    let members: { [key: string]: Json } | null = null
    for (const key of Object.keys(before)) {
      const value = before[key] as Json
      if (!isTree(value)) continue
      const patched = this.patch(value)
      if (patched === value) continue
      members ??= { ...before }
      setMember(members, key, patched)
    }
    return members ?? before
  }
}

function changed(before: Tree, change: Json): Tree {
  if (!isTree(change)) throw misfit('is none')
  if (isList(before)) return isList(change) ? spliced(before, change) : withItems(before, change)
  if (isList(change)) throw misfit('splices an object')
  return withMembers(before, change)
}

function withMembers(before: Members, changes: Members): Members {
  const members: { [key: string]: Json } = { ...before }
  for (const key of Object.keys(changes)) {
    const change = changes[key] as Json
    if (isTree(change) && isList(change) && change.length === 0) delete members[key]
    else setMember(members, key, read(change))
  }
  return members
}

function withItems(before: readonly Json[], changes: Members): readonly Json[] {
  const items = [...before]
  for (const key of Object.keys(changes)) {
    const index = Number(key)
    if (!Number.isInteger(index) || index < 0 || index >= items.length)
      throw misfit('names an item that is not there')
    items[index] = read(changes[key] as Json)
  }
  return items
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
