/** Everything that is logged, sent or kept is plain JSON data. */
export type Json = string | number | boolean | null | readonly Json[] | Members
type Members = { readonly [key: string]: Json }

/** Equal as data: the order of an object's members does not matter. */
export function sameJson(one: Json, other: Json): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (isList(one)) return isList(other) && sameItems(one, other)
  return !isList(other) && sameMembers(one, other)
}

function sameItems(one: readonly Json[], other: readonly Json[]): boolean {
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index++)
    if (!sameJson(one[index] as Json, other[index] as Json)) return false
  return true
}

function sameMembers(one: Members, other: Members): boolean {
  let more = 0
  for (const key in one) {
    if (!Object.hasOwn(other, key) || !sameJson(one[key] as Json, other[key] as Json)) return false
    more += 1
  }
  for (const _ in other) more -= 1
  return more === 0
}

/** Text with sorted members: equal data gives equal text. */
export function canonical(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonical).join(',')}]`
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key] as Json)}`)
  return `{${members.join(',')}}`
}

/**
 * A deeply frozen copy; a value that is already deeply frozen is returned as it is. Negative zero, which text would lose,
 * becomes zero.
 */
export function frozen<T>(value: T): T {
  return frozenCopy(value) as T
}

function frozenCopy(value: unknown): unknown {
  if (typeof value === 'number') return value + 0
  if (isFrozen(value)) return value
  if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy))
  const members = Object.entries(value as object).map(([key, member]) => [key, frozenCopy(member)])
  return Object.freeze(Object.fromEntries(members))
}

function isFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return Object.isFrozen(value) && Object.values(value).every(isFrozen)
}

export interface JsonLimits {
  readonly depth: number
  /** Values, members and characters of text together. */
  readonly size: number
}

export type JsonFault = 'not-json' | 'too-large'

/** Says why something from outside is not acceptable JSON data, or null if it is. Never throws. */
export function jsonFault(value: unknown, limits: JsonLimits): JsonFault | null {
  try {
    return new Inspector(limits).fault(value, 0)
  } catch {
    // A getter or a proxy may throw whatever it likes.
    return 'not-json'
  }
}

class Inspector {
  readonly #depth: number
  #left: number

  constructor({ depth, size }: JsonLimits) {
    this.#depth = depth
    this.#left = size
  }

  fault(value: unknown, depth: number): JsonFault | null {
    this.#left -= 1
    if (this.#left < 0 || depth > this.#depth) return 'too-large'
    switch (typeof value) {
      case 'boolean':
        return null
      case 'number':
        return Number.isFinite(value) ? null : 'not-json'
      case 'string':
        this.#left -= value.length
        return this.#left < 0 ? 'too-large' : null
      case 'object':
        if (value === null) return null
        return Array.isArray(value) ? this.#listFault(value, depth) : this.#recordFault(value, depth)
      default:
        return 'not-json'
    }
  }

  #listFault(list: readonly unknown[], depth: number): JsonFault | null {
    if (list.length > this.#left) return 'too-large'
    for (let index = 0; index < list.length; index++) {
      const fault = this.fault(list[index], depth + 1)
      if (fault) return fault
    }
    return null
  }

  #recordFault(record: object, depth: number): JsonFault | null {
    const prototype = Object.getPrototypeOf(record)
    if (prototype !== Object.prototype && prototype !== null) return 'not-json'
    for (const key in record) {
      this.#left -= key.length
      const fault = this.fault((record as Record<string, unknown>)[key], depth + 1)
      if (fault) return fault
    }
    return null
  }
}

export function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Every text in a value, however deep. */
export function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
