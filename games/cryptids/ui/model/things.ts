import { type Json, textsIn } from '@curio/kernel'
import type { Face, Skill, WolpertingerFace } from '../../content/vocabulary.ts'
import { readAct } from '../../rules/acts.ts'
import type { CryptidsContent } from '../../rules/content.ts'
import type { Direction } from '../../rules/state.ts'
import type { Thing as AskedThing } from '../../text/index.ts'
import type { CryptidsView } from '../../view.ts'

/**
 * A thing of the board by its kind and its name: `place:E3`, `card:selma`, `skill:luck`, `face:B` of the player's
 * evidence, `slot:0` of the market, `die:1`, `step:up` of the track, `tile:water-01`, `request:…`, `token:coins`,
 * `marker:action`.
 */
export type Thing = `${ThingKind}:${string}`
type ThingKind =
  | 'place'
  | 'card'
  | 'skill'
  | 'face'
  | 'slot'
  | 'die'
  | 'step'
  | 'tile'
  | 'request'
  | 'token'
  | 'marker'

/** The kind and the name of a thing. */
export function partsOf(thing: Thing): { readonly kind: ThingKind; readonly name: string } {
  const at = thing.indexOf(':')
  return { kind: thing.slice(0, at) as ThingKind, name: thing.slice(at + 1) }
}

/** A tool: looking at it asks where to use it. */
export function isTool(thing: Thing | null): boolean {
  if (thing === null) return false
  const { kind } = partsOf(thing)
  return kind === 'skill' || kind === 'marker'
}

/** A thing of the board as the rules know it. */
export function askedThing(view: CryptidsView, thing: Thing): AskedThing {
  const { kind, name } = partsOf(thing)
  switch (kind) {
    case 'place':
      return { thing: 'place', id: name }
    case 'card': {
      const isShown = view.display.some((slot) => slot?.card === name)
      return { thing: isShown ? 'card' : 'cryptid', id: name }
    }
    case 'skill':
      return { thing: 'skill', id: name as Skill }
    case 'slot':
      return { thing: 'market', slot: Number(name) }
    case 'face':
      return { thing: 'held', face: name as Face }
    case 'die':
      return { thing: 'die', index: Number(name) }
    case 'step':
      return { thing: 'step', direction: name as Direction }
    case 'token':
      return { thing: 'token', face: name as WolpertingerFace }
    case 'request':
      return { thing: 'request', id: name }
    case 'tile':
      return { thing: 'tile', id: name }
    case 'marker':
      return { thing: 'marker', marker: name as 'movement' | 'action' }
  }
}

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
