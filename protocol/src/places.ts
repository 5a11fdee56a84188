import { isList, type Json } from '@curio/kernel'
import { isTree, setMember, type Tree } from './tree.ts'

export type WritableTree = Json[] | { [key: string]: Json }

/** An object or list of a document, and where it is. */
interface Place {
  tree: Tree
  readonly parent: Place | null
  readonly key: string | number
  /** The version of the document for which it was last copied. */
  version: number
}

/** The objects and lists of a document by their numbers, so that a change need not search for them. */
export class Places {
  readonly #places: Place[] = []
  #version = 0

  constructor(document: Tree) {
    this.#add(document, null, '')
  }

  get document(): Tree | undefined {
    return this.#places[0]?.tree
  }

  /** Begins a new version of the document: from here on, whatever changes is copied first. */
  begin(): void {
    this.#version += 1
  }

  /** The object or list with that number, for reading only. */
  at(number: Json | undefined): Tree | undefined {
    return this.#places[number as number]?.tree
  }

  /** The same for writing. */
  open(number: number): WritableTree {
    return this.#open(this.#places[number] as Place)
  }

  /** Puts another list in the place of the one with that number. */
  replace(number: number, list: readonly Json[]): void {
    const place = this.#places[number] as Place
    place.tree = list
    place.version = this.#version
    if (place.parent !== null) set(this.#open(place.parent), place.key, list)
  }

  /**
   * Records that one value has replaced another in an object or list. False when this changes the numbers.
   */
  follows(number: number, key: string, before: Json | undefined, after: Json | undefined): boolean {
    if (!isTree(before)) return !isTree(after)
    if (!isTree(after) || hasTrees(before) || hasTrees(after)) return false
    const parent = this.#places[number]
    for (let next = number + 1; next < this.#places.length; next++) {
      const place = this.#places[next] as Place
      if (place.parent !== parent || `${place.key}` !== key) continue
      place.tree = after
      return true
    }
    return false
  }

  #add(tree: Tree, parent: Place | null, key: string | number): void {
    const place = { tree, parent, key, version: 0 }
    this.#places.push(place)
    if (isList(tree)) {
      for (let index = 0; index < tree.length; index++) this.#addWithin(tree[index], place, index)
    } else {
      for (const each of Object.keys(tree)) this.#addWithin(tree[each], place, each)
    }
  }

  #addWithin(value: Json | undefined, parent: Place, key: string | number): void {
    if (isTree(value)) this.#add(value, parent, key)
  }

  #open(place: Place): WritableTree {
    if (place.version === this.#version) return place.tree as WritableTree
    const copy = isList(place.tree) ? place.tree.slice() : { ...place.tree }
    place.tree = copy
    place.version = this.#version
    if (place.parent !== null) set(this.#open(place.parent), place.key, copy)
    return copy
  }
}

function set(tree: WritableTree, key: string | number, value: Json): void {
  if (Array.isArray(tree)) tree[key as number] = value
  else setMember(tree, key as string, value)
}

export function hasTrees(tree: Tree): boolean {
  if (!isList(tree)) return Object.values(tree).some(isTree)
  for (let index = 0; index < tree.length; index++) if (isTree(tree[index])) return true
  return false
}
