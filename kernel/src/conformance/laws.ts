import type { Game, Viewer } from '../game.ts'
import { isList, type Json } from '../json.ts'
import type { Recording } from './recording.ts'

/** What a law is checked on. */
interface Evidence {
  readonly game: Game
  readonly recordings: readonly Recording[]
  /** How many positions of a game the costly checks look at. */
  readonly samples: number
}

/** Throws when the law is broken. */
export type Check = (evidence: Evidence) => void

export const lastIndex = ({ log }: Recording): number => log.entries.length - 1

/** The positions that a costly check looks at: many of a game that is looked at closely, some of another. */
export function closely(recording: Recording, samples: number): readonly number[] {
  return spread(recording, recording.close ?? samples)
}

/** Some positions of a game at equal distances, including the first and the last. */
export function spread(recording: Recording, samples: number): readonly number[] {
  const last = lastIndex(recording)
  const count = Math.min(samples, last + 1)
  if (count < 2) return [last]
  return Array.from({ length: count }, (_, step) => Math.round((step * last) / (count - 1)))
}

export function seatsOf({ setup }: Recording): readonly number[] {
  return Array.from({ length: setup.seats }, (_, seat) => seat)
}

/** Every seat, and somebody who only watches. */
export function viewersOf(recording: Recording): readonly Viewer[] {
  return [...seatsOf(recording), null]
}

export const nameOf = (viewer: Viewer): string => (viewer === null ? 'a spectator' : `seat ${viewer}`)

/** A copy by way of text, which keeps all that a game may hold. */
export function copyOf(value: unknown): Json {
  return JSON.parse(JSON.stringify(value))
}

export const asJson = (value: unknown): Json => value as Json

/** Thrown when a law does not hold; says in which game, after which entry, and why. */
export class Broken extends Error {
  override readonly name = 'Broken'
  readonly entry: number

  constructor(recording: Recording, entry: number, reason: string) {
    super(`${recording.name}, entry ${entry}: ${reason}`)
    this.entry = entry
  }
}

/** Says where two values first differ; null if they are equal. */
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
