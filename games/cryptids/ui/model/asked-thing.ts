import type { Skill, WolpertingerFace } from '../../content/vocabulary.ts'
import type { Direction } from '../../rules/state.ts'
import type { Thing as AskedThing } from '../../text/index.ts'
import type { CryptidsView } from '../../view.ts'
import { partsOf, type Thing } from './offers.ts'

/** A thing of the board as the words for refusals know it; null where they have none. */
export function askedThing(view: CryptidsView, seat: number, thing: Thing): AskedThing | null {
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
      return { thing: 'held', index: heldAt(view.players[seat]?.evidence ?? [], name) }
    case 'die':
      return { thing: 'die', index: Number(name) }
    case 'step':
      return { thing: 'step', direction: name as Direction, paid: view.turn?.moved != null }
    case 'token':
      return { thing: 'token', face: name as WolpertingerFace }
    case 'request':
      return { thing: 'request', id: name }
    case 'tile':
      return { thing: 'tile', id: name }
    case 'marker':
      return name === 'action' ? { thing: 'refresh' } : null
  }
}

const heldAt = (evidence: readonly string[], face: string): number => evidence.indexOf(face)
