import type { Beat, Motion } from '@curio/ui/motion'
import { TOURIST_TYPES } from '../content/pack.ts'
import type { RouteNote } from '../text/index.ts'

type HarbourNote = Extract<
  RouteNote,
  { readonly kind: 'die.next' | 'die.place' | 'landmark.cover' | 'remote' }
>

/** How long a die that was rolled is looked at, in milliseconds. */
const LOOK = 450

/** What is seen where a card is played with a die: a die is rolled or put down, tourists come to remote landmarks. */
export function harbourBeat(note: HarbourNote, viewer: number): Beat | null {
  switch (note.kind) {
    case 'die.next':
      return {
        steps: [{ motions: [{ kind: 'throw', thing: `die:${note.die}` }], sound: 'dice', hold: LOOK }],
      }
    case 'die.place':
      return { steps: [{ motions: [{ kind: 'glow', thing: `card:${note.card}` }], sound: 'wood' }] }
    case 'landmark.cover':
      return { steps: [{ motions: [{ kind: 'drop', thing: 'landmark-die' }], sound: 'wood' }] }
    case 'remote':
      return remoteBeat(note.tourists, viewer)
  }
}

/** RT-SYD-13: they are the same on every map; the one on the stage shows it. */
function remoteBeat(tourists: readonly number[], viewer: number): Beat | null {
  const types = TOURIST_TYPES.filter((_, type) => tourists.includes(type))
  const motions = types.map((type): Motion => ({ kind: 'drop', thing: `seat:${viewer}/remote:${type}` }))
  return motions.length === 0 ? null : { steps: [{ motions, sound: 'wood' }] }
}
