import type { Face, Skill, WolpertingerFace } from '../../content/vocabulary.ts'
import type { Direction } from '../../rules/state.ts'
import type { Thing as AskedThing } from '../../text/index.ts'
import type { CryptidsView } from '../../view.ts'
import { partsOf, type Thing } from './offers.ts'

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
