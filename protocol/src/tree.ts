import { isList, type Json } from '@curio/kernel'

/** An object of JSON data. */
export type Members = { readonly [key: string]: Json }
export type Tree = readonly Json[] | Members

export function isTree(value: Json | undefined): value is Tree {
  return typeof value === 'object' && value !== null
}

/** How many objects and lists a tree has, including itself. */
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

/** A member of an object; inherited members do not count. */
export function memberOf(members: Members, key: string): Json | undefined {
  if (key === '__proto__') return Object.hasOwn(members, key) ? members[key] : undefined
  const value: unknown = members[key]
  return typeof value === 'function' ? undefined : (value as Json | undefined)
}

/** Sets a member, even `__proto__`. */
export function setMember(members: { [key: string]: Json }, key: string, value: Json): void {
  if (key === '__proto__')
    Object.defineProperty(members, key, { value, enumerable: true, configurable: true, writable: true })
  else members[key] = value
}

/** A copy that shares nothing with the original. Negative zero becomes zero, as it would in JSON text. */
export function copied(value: Json): Json {
  if (typeof value === 'number') return value + 0
  if (!isTree(value)) return value
  if (isList(value)) return value.map(copied)
  const copy: { [key: string]: Json } = {}
  for (const key in value) if (value[key] !== undefined) setMember(copy, key, copied(value[key]))
  return copy
}

/**
 * Roughly how many characters the JSON text of a value has (escapes are not counted). Stops counting beyond `limit`,
 * because most of the time only "longer than that" matters.
 */
export function textSize(value: Json, limit = Number.POSITIVE_INFINITY): number {
  switch (typeof value) {
    case 'string':
      return value.length + 2
    case 'number':
      return digits(value)
    case 'boolean':
      return value ? 4 : 5
  }
  if (value === null) return 4
  return isList(value) ? listSize(value, limit) : recordSize(value, limit)
}

/** Most numbers are small and whole, so their digits can be counted without writing them. */
function digits(value: number): number {
  if (value >= 0 && value < 1000 && Number.isInteger(value)) return value < 10 ? 1 : value < 100 ? 2 : 3
  return `${value}`.length
}

function listSize(list: readonly Json[], limit: number): number {
  let size = 2 + Math.max(0, list.length - 1)
  for (let index = 0; index < list.length && size <= limit; index++)
    size += textSize(list[index] as Json, limit - size)
  return size
}

function recordSize(record: { readonly [key: string]: Json }, limit: number): number {
  let size = 1
  for (const key in record) {
    if (size > limit) break
    size += key.length + 4 + textSize(record[key] as Json, limit - size)
  }
  return Math.max(size, 2)
}
