import type { Beat, Motion } from '@curio/ui/motion'
import type { RouteNote } from '../text/index.ts'

type CardNote = Extract<
  RouteNote,
  {
    readonly kind:
      | 'queue.opened'
      | 'card.played'
      | 'card.taken'
      | 'cards.shown'
      | 'cards.drawn'
      | 'hand.refreshed'
      | 'deck.renewed'
  }
>

/** How long a card that is turned over is looked at, in milliseconds. */
const LOOK = 350

/** Cards turn over where they are shown, travel where they are taken, and are dealt from the deck. */
export function cardBeat(note: CardNote, viewer: number | null): Beat | null {
  switch (note.kind) {
    case 'queue.opened':
      return note.card === null ? null : turning([note.card])
    case 'card.played':
      return turning([note.card])
    case 'cards.shown':
      return turning(note.cards)
    case 'card.taken':
      return moving([{ kind: 'glide', thing: `card:${note.card}` }])
    case 'cards.drawn':
      return note.cards && note.seat === viewer
        ? moving(note.cards.map((card) => ({ kind: 'glide', thing: `card:${card}`, from: 'deck' })))
        : moving([{ kind: 'glow', thing: `hand:${note.seat}` }])
    case 'hand.refreshed':
      return note.seat === viewer
        ? moving(note.cards.map((card) => ({ kind: 'fly', thing: `card:${card}`, to: 'deck' })))
        : moving([{ kind: 'glow', thing: `hand:${note.seat}` }])
    case 'deck.renewed':
      return moving([{ kind: 'shake', thing: 'deck' }])
  }
}

const turning = (cards: readonly string[]): Beat => ({
  steps: [
    {
      motions: cards.map((card): Motion => ({ kind: 'turn', thing: `card:${card}` })),
      sound: 'card',
      hold: LOOK,
    },
  ],
})

const moving = (motions: readonly Motion[]): Beat => ({ steps: [{ motions, sound: 'card' }] })
