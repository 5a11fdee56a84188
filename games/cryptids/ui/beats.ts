import type { Note } from '@curio/kernel'
import type { TableState } from '@curio/ui/contract'
import type { Beat, Happening, Motion, Sound, Step, Thing } from '@curio/ui/motion'
import type { Face, TrackingResult } from '../content/vocabulary.ts'
import type { CryptidsContent } from '../rules/content.ts'
import type { CryptidsNote } from '../rules/notes.ts'
import { asCryptidsView } from '../text/index.ts'
import { oneOf } from './motion.ts'
import { contentIn } from './scene.ts'

/** A moment of the hunt: the dice are thrown, luck helps, the cryptid is found, got away, or is caught by the Poacher. */
export type HuntScene = {
  readonly kind: 'rolled' | 'luck' | 'found' | 'failed' | 'caught'
  /** Null for the Poacher. */
  readonly seat: number | null
  readonly card: string
  readonly dice: readonly TrackingResult[]
  /** What the log tells of it. */
  readonly note: Note
}

/** How long a result is looked at, in milliseconds. */
const LOOK = 700
const SHORT_LOOK = 250

/** The words of a moment come when it is decided. */
const SAYING: Motion = { kind: 'appear', thing: 'hunt-words' }

/** What is seen of a note: pawns walk, tokens fly, dice are thrown over the dossier, tiles drop. */
export function beatOf(happening: Happening): Beat | null {
  const { note: told, after } = happening
  // The rules tell nothing else.
  const note = told as unknown as CryptidsNote
  switch (note.kind) {
    case 'moved':
      return one(
        {
          kind: 'glide',
          thing: `pawn:${note.seat}`,
          from: `place:${note.from}`,
          via: note.by === 'planeTicket' ? [] : wayBetween(contentIn(after.packs), note.from, note.to),
        },
        'wood',
      )
    case 'collected':
      return carried(`token:${note.at}:${note.face}`, newestHeld(after, note.seat, note.face))
    case 'bought':
      return together(
        [
          { kind: 'appear', thing: newestHeld(after, note.seat, note.face) },
          ...counters(happening, note.seat),
        ],
        'coin',
      )
    case 'sold':
    case 'swapped':
    case 'market.paid':
    case 'restored':
    case 'gained':
    case 'learned':
    case 'replaced':
      return together(counters(happening, note.seat), 'coin')
    case 'drew':
      return together(
        [...new Set(note.faces)].map((face) => ({
          kind: 'appear',
          thing: newestHeld(after, note.seat, face),
        })),
        'wood',
      )
    case 'laid':
      return together(
        note.laid.map(({ at, face }) => ({ kind: 'drop', thing: `token:${at}:${face}` })),
        'wood',
      )
    case 'dice':
      return {
        steps: [
          {
            motions: note.faces.map((_, die) => ({ kind: 'throw', thing: `die:${die}` })),
            sound: 'dice',
            hold: SHORT_LOOK,
          },
        ],
      }
    case 'die':
      return one({ kind: 'fly', thing: `die:${note.die}`, to: `helper:${note.seat}` }, 'wood')
    case 'bid':
      return one({ kind: 'drop', thing: `bid:${note.card}:${note.seat}` }, 'wood')
    case 'revealed':
    case 'mark.filled':
      return one({ kind: 'turn', thing: `card:${note.card}` }, 'card')
    case 'helper':
      return one({ kind: 'glide', thing: `helper:${note.seat}` }, 'wood')
    case 'poacher.moved':
      return one({ kind: 'glide', thing: 'helper:poacher' }, 'wood')
    case 'poacher.took':
      return carried(
        note.from === 'map' ? `token:${note.at}:${note.face}` : `slot:${note.at}`,
        newestOf(asCryptidsView(after.view).poacher?.evidence ?? [], 'poacher', note.face),
      )
    case 'rolled':
      return hunt({ kind: 'rolled', seat: note.seat, card: note.card, dice: note.dice, note: told }, [
        ...thrown(after, told, note),
        { motions: [SAYING], hold: LOOK },
      ])
    case 'luck':
      return hunt(
        { kind: 'luck', seat: note.seat, card: note.card, dice: diceOf(after, note.card), note: told },
        [{ motions: [{ kind: 'glow', thing: 'hunt-card' }, SAYING], sound: 'bell' }],
      )
    case 'found':
      return hunt(
        { kind: 'found', seat: note.seat, card: note.card, dice: diceOf(after, note.card), note: told },
        [
          { motions: [{ kind: 'turn', thing: 'hunt-card' }], sound: 'card' },
          { motions: [{ kind: 'glow', thing: 'hunt-card' }, SAYING], sound: 'chord' },
        ],
      )
    case 'failed':
      return hunt(
        { kind: 'failed', seat: note.seat, card: note.card, dice: diceOf(after, note.card), note: told },
        [{ motions: [{ kind: 'shake', thing: 'hunt-card' }, SAYING], sound: 'thud' }],
      )
    case 'poacher.caught':
      return hunt({ kind: 'caught', seat: null, card: note.card, dice: [], note: told }, [
        { motions: [{ kind: 'turn', thing: 'hunt-card' }], sound: 'card' },
        { motions: [SAYING], hold: SHORT_LOOK },
      ])
    case 'relocated':
      return one({ kind: 'drop', thing: `cryptid:${note.card}` }, 'thud')
    case 'terrain':
      return one({ kind: 'drop', thing: `tile:${note.tile}` }, 'thud')
    case 'request':
      return one({ kind: 'fly', thing: `request:${note.request}`, to: `counter:${note.seat}:points` }, 'coin')
    case 'searched':
      return one({ kind: 'glow', thing: `pawn:${note.seat}` }, 'card')
    case 'poacher.card':
      return one({ kind: 'appear', thing: 'helper:poacher' }, 'card')
    case 'setup':
    case 'contracts':
    case 'city':
    case 'phase':
    case 'turn':
    case 'turn.ended':
    case 'market':
    case 'bag.refilled':
    case 'slot.empty':
    case 'deck.reshuffled':
    case 'bids.returned':
    case 'stayed':
    case 'tracked':
    case 'tile.lost':
    case 'refresh':
    case 'cashed':
    case 'tile':
    case 'terrain.exchanged':
    case 'terrain.skipped':
    case 'terrain.exhausted':
    case 'end.triggered':
    case 'poacher.row':
    case 'poacher.action':
    case 'poacher.die':
    case 'poacher.idle':
    case 'poacher.ended':
    case 'contracts.shown':
    case 'lost':
      return null
  }
}

const one = (motion: Motion, sound: Sound): Beat => ({ steps: [{ motions: [motion], sound }] })

const together = (motions: readonly Motion[], sound: Sound): Beat | null =>
  motions.length === 0 ? null : { steps: [{ motions, sound }] }

/** A token flies to a board, and lies there when it has arrived. */
const carried = (token: Thing, to: Thing): Beat => ({
  steps: [
    { motions: [{ kind: 'fly', thing: token, to }], sound: 'wood' },
    { motions: [{ kind: 'appear', thing: to }] },
  ],
})

const hunt = (scene: HuntScene, steps: readonly Step[]): Beat => ({
  scene: { ...scene, dice: [...scene.dice] },
  steps,
})

/** Of several alike the one that came last. */
const newestOf = (faces: readonly Face[], whose: number | 'poacher', face: Face): Thing =>
  oneOf(`held:${whose}:${face}`, Math.max(0, faces.filter((each) => each === face).length - 1))

const newestHeld = ({ view }: TableState, seat: number, face: Face): Thing =>
  newestOf(asCryptidsView(view).players[seat]?.evidence ?? [], seat, face)

const COUNTED = ['coins', 'experience'] as const

/** The counters of a player that have changed. All changes that are told together are counted at once, with the last of them. */
function counters({ note, before, after }: Happening, seat: number): Motion[] {
  const later = after.told.slice(after.told.indexOf(note) + 1) as unknown as readonly CryptidsNote[]
  if (later.some((each) => PAYING.has(each.kind) && 'seat' in each && each.seat === seat)) return []
  const [then, now] = [before, after].map(({ view }) => asCryptidsView(view).players[seat])
  if (!then || !now) return []
  return COUNTED.filter((what) => then[what] !== now[what]).map((what) => ({
    kind: 'count',
    thing: `counter:${seat}:${what}`,
    from: then[what],
    to: now[what],
  }))
}

/** What is told when somebody pays or gains. */
const PAYING: ReadonlySet<CryptidsNote['kind']> = new Set([
  'bought',
  'sold',
  'swapped',
  'market.paid',
  'restored',
  'gained',
  'learned',
  'replaced',
])

/** The first throw of an attempt throws every die; a later one those that lie differently. */
function thrown(
  { told }: TableState,
  note: Note,
  { card, dice, by }: Extract<CryptidsNote, { kind: 'rolled' }>,
): Step[] {
  const then = by === 'attempt' ? [] : diceIn(told.slice(0, told.indexOf(note)), card)
  const motions = dice.flatMap((face, die): Motion[] =>
    face === then[die] ? [] : [{ kind: 'throw', thing: `hunt-die:${die}` }],
  )
  return motions.length === 0 ? [] : [{ motions, sound: 'dice' }]
}

/** The dice of the attempt at a card that was told last. */
const diceOf = ({ told }: TableState, card: string): HuntScene['dice'] => diceIn(told, card)

function diceIn(told: readonly Note[], card: string): HuntScene['dice'] {
  const notes = told as unknown as readonly CryptidsNote[]
  const last = notes.findLast(
    (note) => (note.kind === 'rolled' || note.kind === 'tracked') && note.card === card,
  )
  return last?.kind === 'rolled' ? last.dice : []
}

/** The places that the shortest way passes, without its ends. */
function wayBetween({ places }: CryptidsContent, from: string, to: string): string[] {
  const before = new Map<string, string | null>([[from, null]])
  for (const place of before.keys()) {
    if (place === to) break
    for (const next of places.get(place)?.neighbours ?? []) if (!before.has(next)) before.set(next, place)
  }
  const way: string[] = []
  for (let at = before.get(to) ?? null; at !== null && at !== from; at = before.get(at) ?? null)
    way.unshift(`place:${at}`)
  return way
}
