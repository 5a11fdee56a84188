import type { Json } from '@curio/kernel'

/** Stored data; null for a text that is none, so that one damaged row does not break a whole list. */
export function dataIn(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
