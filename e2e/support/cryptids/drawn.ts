import type { Json } from '@curio/kernel'
import type { Coming } from './line.ts'
import { EUROPE } from './words.ts'

/** A place of the map, where it is hit. */
export const place = (id: string): string => `[data-place="${id}"] .cb-place-hit`

/** Which place is drawn there, if it is one. */
export const placeIn = (drawn: string): string | null => /data-place="(\w+)"/.exec(drawn)?.[1] ?? null

/** A card, a skill, a token and so on, by its kind and its name. */
export const thing = (name: string): string => `.cb [data-target="${name}"]`

/** What is tapped for an answer of a line. */
export const drawnFor = ({ question, value }: Coming): readonly string[] =>
  // By an ability nothing is refreshed with the action.
  question.kind === 'ability.refresh' ? [] : drawnInCryptids(value)

/** What is tapped for an answer, one after another; empty where it has no place of its own on the board. */
export function drawnInCryptids(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => named(String(each)))
  const [how = '', what = ''] = String(value).split(':')
  switch (how) {
    case 'move':
      return what === 'stay' ? [thing('marker:movement')] : [place(what)]
    case 'collect':
      return [place(what)]
    case 'action.move':
      return [thing('marker:action'), place(what)]
    case 'fly':
      return [thing('skill:planeTicket'), place(what)]
    case 'skill.collect':
      return [thing('skill:collectSkill')]
    case 'refresh':
    case 'search':
      return [thing('marker:action')]
    case 'track':
    case 'relocate':
    case 'rebid':
    case 'bid':
    case 'card':
      return [thing(`card:${what}`)]
    case 'request':
      return [thing(`request:${what}`)]
    case 'up':
      return [thing('step:up')]
    case 'down':
      return [thing(what === '' ? 'step:down' : `die:${what}`)]
    case 'pay':
      return [thing(`step:${what}`)]
    case 'learn':
    case 'restore':
      return [thing(`skill:${what}`)]
    case 'cash':
      return [thing(`token:${what}`)]
    case 'buy':
      return [thing(`slot:${what}`)]
    case 'sell':
    case 'swap':
      return [thing(`face:${what}`)]
    default:
      return named(how)
  }
}

/** What is called by its name alone: a slot of the market, a place, a card, a skill. */
function named(name: string): readonly string[] {
  const is = ({ id }: { readonly id: string }): boolean => id === name
  if (/^\d$/.test(name)) return [thing(`slot:${name}`)]
  if (EUROPE.map.locations.some(is)) return [place(name)]
  if (EUROPE.cryptids.some(is)) return [thing(`card:${name}`)]
  return EUROPE.skills.some(is) ? [thing(`skill:${name}`)] : []
}
