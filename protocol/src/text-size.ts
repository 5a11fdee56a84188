import { isList, type Json } from '@curio/kernel'

/**
 * About how many characters the JSON text of a value has (escapes are not counted); stops counting beyond
 * `limit`, because most of the time only "longer than that" matters.
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

/** Most numbers are small and whole, and need not be written to be counted. */
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
