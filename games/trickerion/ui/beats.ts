import type { Note } from '@curio/kernel'
import type { Beat, Happening, Motion, Sound, Step } from '@curio/ui/motion'
import type { Amount, Paid, PerformerBonus, TrickerionNote } from '../rules/notes.ts'
import { asTrickerionView } from '../text/view.ts'

/** A show that is performed: what each trick pays to its owner, and what comes to the performer besides. */
export type ShowScene = {
  readonly seat: number
  readonly card: string
  readonly paid: readonly Paid[]
  readonly bonus: Amount
  /** What the log tells of it. */
  readonly note: Note
}

/** How long a result is looked at, in milliseconds. */
const LOOK = 700
const SHORT_LOOK = 250

/** What is seen of a note: plans are turned over, dice roll, discs go, markers travel, a show is performed. */
export function beatOf(happening: Happening): Beat | null {
  const { note: told } = happening
  // The rules tell nothing else.
  const note = told as unknown as TrickerionNote
  switch (note.kind) {
    case 'dice':
      return held(
        note.faces.map((_, die) => ({ kind: 'throw', thing: `die:${die}` })),
        'dice',
      )
    case 'rerolled':
      return held([{ kind: 'throw', thing: `die:${note.die}` }], 'dice')
    case 'setDie':
      return one({ kind: 'turn', thing: `die:${note.die}` }, 'wood')
    case 'revealed':
      return together(
        note.plans.map(({ seat, disc }) => ({ kind: 'turn', thing: `assigned:${seat}:${disc}` })),
        'card',
      )
    case 'assigned':
    case 'takenBack':
      return one({ kind: 'turn', thing: `assigned:${note.seat}:${note.disc}` }, 'card')
    case 'placed':
      return one(
        {
          kind: 'glide',
          thing: `disc:${note.seat}:${note.disc}`,
          from: `home:${note.seat}:${note.disc}`,
        },
        'wood',
      )
    case 'idle':
    case 'joined':
      return one({ kind: 'glow', thing: `home:${note.seat}:${note.disc}` }, 'wood')
    case 'hired':
      return one({ kind: 'drop', thing: `disc:${note.seat}:${note.disc}` }, 'wood')
    case 'learned':
      return alongWith(happening, note.seat, { kind: 'glide', thing: `trick:${note.trick}` }, 'card')
    case 'prepared':
    case 'addedMarkers':
    case 'enhancedTrick':
      return one({ kind: 'glow', thing: `trick:${note.trick}` }, 'wood')
    case 'movedTrick':
      return one({ kind: 'glow', thing: `trick:${note.trick}` }, 'card')
    case 'setUp':
    case 'staged':
      return one({ kind: 'drop', thing: `marker:${note.spot.card}:${note.spot.place}` }, 'thud')
    case 'rescheduled':
      return one(
        {
          kind: 'glide',
          thing: `marker:${note.spot.card}:${note.spot.place}`,
          from: `marker:${note.from.card}:${note.from.place}`,
        },
        'wood',
      )
    case 'bought':
      return together(
        [
          ...note.loads.map(({ kind }): Motion => ({ kind: 'appear', thing: `stack:${note.seat}:${kind}` })),
          ...counters(happening, note.seat),
        ],
        'coin',
      )
    case 'gotComponents':
      return together(
        note.loads.map(({ kind }) => ({ kind: 'appear', thing: `stack:${note.seat}:${kind}` })),
        'wood',
      )
    case 'restocked':
      return one({ kind: 'drop', thing: `stall:${note.slot}` }, 'wood')
    case 'swappedCards':
      return together(
        note.cards.map((card) => ({ kind: 'glide', thing: `show:${card}` })),
        'card',
      )
    case 'promoted':
      return one({ kind: 'glow', thing: `home:${note.seat}:${note.specialist}` }, 'bell')
    case 'ordered':
      return note.slot === null ? null : one({ kind: 'drop', thing: `order:${note.slot}` }, 'wood')
    case 'quickOrdered':
      return one({ kind: 'drop', thing: 'order:quick' }, 'wood')
    case 'market':
      return together(
        note.stall.map((_, slot) => ({ kind: 'appear', thing: `stall:${slot}` })),
        'wood',
      )
    case 'drew':
      return together(
        [...new Set(note.decks)].map((deck) => ({ kind: 'shake', thing: `deck:${deck}` })),
        'card',
      )
    case 'prophecy':
      return one({ kind: 'turn', thing: 'prophecy:active' }, 'bell')
    case 'row':
      return note.laid === null ? null : one({ kind: 'turn', thing: `show:${note.laid}` }, 'card')
    case 'performed':
      return performed(told, note)
    case 'advertised':
    case 'tookCoins':
    case 'linked':
    case 'gained':
    case 'paid':
    case 'wages':
    case 'takenOff':
    case 'scored':
      return together(counters(happening, note.seat), 'coin')
    case 'selection':
    case 'magician':
    case 'start.components':
    case 'start.trick':
    case 'start.specialist':
    case 'start.prepared':
    case 'start.row':
    case 'start.special':
    case 'prophecies':
    case 'round':
    case 'phase':
    case 'order':
    case 'notAdvertised':
    case 'ready':
    case 'turn':
    case 'placement.ended':
    case 'point':
    case 'copied':
    case 'special':
    case 'ability':
    case 'returnedTrick':
    case 'returnedComponent':
    case 'markersHome':
    case 'gaveComponents':
    case 'movedComponents':
    case 'movedApprentice':
    case 'kept':
    case 'fortune':
    case 'day':
    case 'notPerformed':
    case 'returned':
    case 'discardedSpecials':
      return null
  }
}

const one = (motion: Motion, sound: Sound): Beat => ({ steps: [{ motions: [motion], sound }] })

const together = (motions: readonly Motion[], sound: Sound): Beat | null =>
  motions.length === 0 ? null : { steps: [{ motions, sound }] }

const held = (motions: readonly Motion[], sound: Sound): Beat => ({
  steps: [{ motions, sound, hold: SHORT_LOOK }],
})

const alongWith = (happening: Happening, seat: number, motion: Motion, sound: Sound): Beat => ({
  steps: [{ motions: [motion, ...counters(happening, seat)], sound }],
})

/** Act by act: each trick with what it pays, then what the performer gets. */
function performed(told: Note, note: Extract<TrickerionNote, { kind: 'performed' }>): Beat {
  const scene: ShowScene = {
    seat: note.seat,
    card: note.card,
    paid: note.paid,
    bonus: sumOf(note.bonus),
    note: told,
  }
  const acts = note.paid.map(
    ({ place }): Step => ({
      motions: [{ kind: 'appear', thing: `act:${place}` }],
      sound: 'coin',
      hold: SHORT_LOOK,
    }),
  )
  return {
    scene: JSON.parse(JSON.stringify(scene)),
    steps: [
      { motions: [{ kind: 'turn', thing: 'show-card' }], sound: 'bell', hold: SHORT_LOOK },
      ...acts,
      { motions: [{ kind: 'glow', thing: 'show-bonus' }], sound: 'chord', hold: LOOK },
    ],
  }
}

/** Everything that comes to the performer besides the yields. */
function sumOf({ forLinks, forSpecialists, forCard }: PerformerBonus): Amount {
  return [forLinks, forCard, ...forSpecialists.map(({ amount }) => amount)].reduce(
    (sum, { fame, coins, shards }) => ({
      fame: sum.fame + fame,
      coins: sum.coins + coins,
      shards: sum.shards + shards,
    }),
  )
}

const COUNTED = ['fame', 'coins', 'shards'] as const

/** The counters of a player that have changed. All changes that are told together are counted at once, with the last of them. */
function counters({ note, before, after }: Happening, seat: number): Motion[] {
  const later = after.told.slice(after.told.indexOf(note) + 1) as unknown as readonly TrickerionNote[]
  if (later.some((each) => PAYING.has(each.kind) && 'seat' in each && each.seat === seat)) return []
  const [then, now] = [before, after].map(({ view }) => asTrickerionView(view).players[seat])
  if (!then || !now) return []
  return COUNTED.filter((what) => then[what] !== now[what]).map((what) => ({
    kind: 'count',
    thing: `counter:${seat}:${what}`,
    from: then[what],
    to: now[what],
  }))
}

/** What is told when somebody pays or gains. */
const PAYING: ReadonlySet<TrickerionNote['kind']> = new Set([
  'learned',
  'bought',
  'advertised',
  'tookCoins',
  'linked',
  'gained',
  'paid',
  'wages',
  'takenOff',
  'scored',
])
