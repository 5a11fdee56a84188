import { type Json, textsIn } from '@curio/kernel'
import { readAct } from '../../rules/acts.ts'
import type { CryptidsContent } from '../../rules/content.ts'
import type { Thing } from './offers.ts'

/** Everything of the board that a note names. */
export function thingsIn(content: CryptidsContent, value: Json): readonly Thing[] {
  return [...new Set(wordsIn(value).flatMap((word) => thingNamed(content, word)))]
}

/** The names in a note; what the Poacher could take is told as the answers that name it. */
const wordsIn = (value: Json): readonly string[] =>
  textsIn(value).map((text) => {
    const act = readAct('poacher.take', text)
    return act?.type === 'poacherTakes' ? act.at : text
  })

function thingNamed(content: CryptidsContent, word: string): readonly Thing[] {
  if (content.places.has(word)) return [`place:${word}`]
  if (content.cards.has(word)) return [`card:${word}`]
  if (content.tiles.has(word)) return [`tile:${word}`]
  if (content.requests.has(word)) return [`request:${word}`]
  return content.pack.skills.some(({ id }) => id === word) ? [`skill:${word}`] : []
}
