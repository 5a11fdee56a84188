import { isList, type Json } from '@curio/kernel'

/** An object of JSON data. */
export type Members = { readonly [key: string]: Json }
export type Tree = readonly Json[] | Members

export function isTree(value: Json | undefined): value is Tree {
  return typeof value === 'object' && value !== null
}

/** How many objects and lists a tree has, itself included. */
export function treeSize(tree: Tree): number {
  let size = 1
  if (isList(tree)) {
    for (let index = 0; index < tree.length; index++) size += sizeWithin(tree[index])
  } else {
    for (const key in tree) size += sizeWithin(tree[key])
  }
  return size
}

const sizeWithin = (value: Json | undefined): number => (isTree(value) ? treeSize(value) : 0)

/** A member of an object; what all objects inherit is none. */
export function memberOf(members: Members, key: string): Json | undefined {
  if (key === '__proto__') return Object.hasOwn(members, key) ? members[key] : undefined
  const value: unknown = members[key]
  return typeof value === 'function' ? undefined : (value as Json | undefined)
}

/** Sets a member, also one whose name would otherwise mean something else. */
export function setMember(members: { [key: string]: Json }, key: string, value: Json): void {
  if (key === '__proto__')
    Object.defineProperty(members, key, { value, enumerable: true, configurable: true, writable: true })
  else members[key] = value
}

/** A copy that shares nothing with the original; what text would lose, negative zero, is lost. */
export function copied(value: Json): Json {
  if (typeof value === 'number') return value + 0
  if (!isTree(value)) return value
  if (isList(value)) return value.map(copied)
  const copy: { [key: string]: Json } = {}
  for (const key in value) if (value[key] !== undefined) setMember(copy, key, copied(value[key]))
  return copy
}
