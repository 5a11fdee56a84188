import { isList, isRecord, type Json } from '@curio/kernel'
import type { CryptidsContent } from '../../rules/content.ts'
import type { Thing } from './act.ts'

/** Everything of the board that a note or an answer names. */
export function thingsIn(content: CryptidsContent, value: Json): readonly Thing[] {
  return [...new Set(wordsIn(value).flatMap((word) => thingNamed(content, word)))]
}

/** The names in a value: answers join them by `:`, `+`, `@` and `>`. */
function wordsIn(value: Json): readonly string[] {
  if (typeof value === 'string') return value.split(/[:+@>]/)
  if (isList(value)) return value.flatMap(wordsIn)
  return isRecord(value) ? Object.values(value).flatMap(wordsIn) : []
}

function thingNamed(content: CryptidsContent, word: string): readonly Thing[] {
  if (content.places.has(word)) return [`place:${word}`]
  if (content.cards.has(word)) return [`card:${word}`]
  if (content.tiles.has(word)) return [`tile:${word}`]
  if (content.requests.has(word)) return [`request:${word}`]
  return content.pack.skills.some(({ id }) => id === word) ? [`skill:${word}`] : []
}
