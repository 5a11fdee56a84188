import { type Json, textsIn } from '@curio/kernel'
import type { TrickerionContent } from '../../rules/content.ts'
import { DISCS } from '../../rules/state.ts'

/**
 * A thing of the board by its kind and its name: `disc:magician` of the viewer, `slot:downtown.0`, `card:theater` for an
 * assignment, `die:1`, `trick:…`, `component:wood`, `stall:0`, `order:0` or `order:quick`, `show:…` for a performance card
 * and `spot:<card>.<place>` for one of its slots, `deck:theater`, `prophecy:0`, `magician:…`, `role:manager`,
 * `home:board`, `poster:up`.
 */
export type Thing = `${ThingKind}:${string}`
export type ThingKind =
  | 'disc'
  | 'slot'
  | 'card'
  | 'die'
  | 'trick'
  | 'component'
  | 'stall'
  | 'order'
  | 'show'
  | 'spot'
  | 'deck'
  | 'prophecy'
  | 'magician'
  | 'role'
  | 'home'
  | 'poster'

/** The kind and the name of a thing. */
export function partsOf(thing: Thing): { readonly kind: ThingKind; readonly name: string } {
  const at = thing.indexOf(':')
  return { kind: thing.slice(0, at) as ThingKind, name: thing.slice(at + 1) }
}

export const spotThing = (card: string, place: string): Thing => `spot:${card}.${place}`

/** Everything of the board that a note names. */
export function thingsIn(content: TrickerionContent, value: Json): readonly Thing[] {
  return [...new Set(textsIn(value).flatMap((word) => thingNamed(content, word)))]
}

function thingNamed(content: TrickerionContent, word: string): readonly Thing[] {
  if (content.slots.has(word)) return [`slot:${word}`]
  if (content.tricks.has(word)) return [`trick:${word}`]
  if (content.stages.has(word)) return [`show:${word}`]
  if (content.specials.has(word)) return [`card:${word}`]
  if (content.magicians.has(word)) return [`magician:${word}`]
  if (content.pack.components.some(({ id }) => id === word)) return [`component:${word}`]
  return DISCS.some((disc) => disc === word) ? [`disc:${word}`] : []
}
