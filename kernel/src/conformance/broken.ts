import { isList, type Json } from '../json.ts'
import type { Recording } from './recording.ts'

/** A law does not hold: which, in which game, after which entry, and why. */
export class Broken extends Error {
  override readonly name = 'Broken'
  readonly entry: number

  constructor(recording: Recording, entry: number, reason: string) {
    super(`${recording.name}, entry ${entry}: ${reason}`)
    this.entry = entry
  }
}

/** Where two data first differ, in words, or null when they are equal. */
export function difference(one: Json, other: Json, path = ''): string | null {
  if (one === other) return null
  if (typeof one === 'object' && typeof other === 'object' && one !== null && other !== null) {
    if (isList(one) === isList(other)) {
      const [left, right] = [one as Members, other as Members]
      for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
        const found = difference(
          left[key] as Json,
          right[key] as Json,
          isList(one) ? `${path}[${key}]` : `${path}.${key}`,
        )
        if (found !== null) return found
      }
      return null
    }
  }
  return `${path || 'it'} is ${brief(other)} instead of ${brief(one)}`
}

type Members = { readonly [key: string]: Json }

export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}
