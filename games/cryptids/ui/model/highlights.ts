import { type Json, textsIn } from '@curio/kernel'
import type { CryptidsContent } from '../../rules/content.ts'
import type { Thing } from './act.ts'

/** Everything of the board that a note or an answer names. */
export function thingsIn(content: CryptidsContent, value: Json): readonly Thing[] {
  return [...new Set(wordsIn(value).flatMap((word) => thingNamed(content, word)))]
}

/** The names in a value: answers join them by `:`, `+`, `@` and `>`. */
const wordsIn = (value: Json): readonly string[] => textsIn(value).flatMap((text) => text.split(/[:+@>]/))

function thingNamed(content: CryptidsContent, word: string): readonly Thing[] {
  if (content.places.has(word)) return [`place:${word}`]
  if (content.cards.has(word)) return [`card:${word}`]
  if (content.tiles.has(word)) return [`tile:${word}`]
  if (content.requests.has(word)) return [`request:${word}`]
  return content.pack.skills.some(({ id }) => id === word) ? [`skill:${word}`] : []
}
