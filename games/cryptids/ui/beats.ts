import type { TableState } from '@curio/ui'
import type { Beat, Happening, Motion, Sound, Step } from '@curio/ui/motion'
import type { CryptidsContent } from '../rules/content.ts'
import type { CryptidsNote } from '../rules/notes.ts'
import { asCryptidsView } from '../text/index.ts'
import type { HuntScene } from './hunt-scene.tsx'
import { contentIn } from './scene.ts'

/** How long a result is looked at, in milliseconds. */
const LOOK = 700
const SHORT_LOOK = 250

/** The words of a moment come when it is decided. */
const SAYING: Motion = { kind: 'appear', thing: 'hunt-words' }

/** What is seen of a note: pawns walk, tokens fly, dice are thrown over the dossier, tiles drop. */
export function beatOf({ note: told, before, after }: Happening): Beat | null {
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
      return one(
        { kind: 'fly', thing: `token:${note.at}:${note.face}`, to: `held:${note.seat}:${note.face}` },
        'wood',
      )
    case 'bought':
      return together(
        [{ kind: 'appear', thing: `held:${note.seat}:${note.face}` }, ...coins(before, after, note.seat)],
        'coin',
      )
    case 'sold':
    case 'swapped':
    case 'market.paid':
    case 'restored':
      return together(coins(before, after, note.seat), 'coin')
    case 'gained':
      return together([...coins(before, after, note.seat), ...experience(before, after, note.seat)], 'coin')
    case 'drew':
      return together(
        note.faces.map((face) => ({ kind: 'appear', thing: `held:${note.seat}:${face}` })),
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
      return one(
        {
          kind: 'fly',
          thing: note.from === 'map' ? `token:${note.at}:${note.face}` : `slot:${note.at}`,
          to: `held:poacher:${note.face}`,
        },
        'wood',
      )
    case 'rolled':
      return hunt({ kind: 'rolled', seat: note.seat, card: note.card, dice: note.dice, note: told }, [
        { motions: note.dice.map((_, die) => ({ kind: 'throw', thing: `hunt-die:${die}` })), sound: 'dice' },
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
    case 'replaced':
    case 'bids.returned':
    case 'stayed':
    case 'tracked':
    case 'tile.lost':
    case 'refresh':
    case 'cashed':
    case 'learned':
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

const one = (motion: Motion, sound: Sound): Beat => together([motion], sound)

const together = (motions: readonly Motion[], sound: Sound): Beat => ({
  steps: motions.length === 0 ? [] : [{ motions, sound }],
})

const hunt = (scene: HuntScene, steps: readonly Step[]): Beat => ({
  scene: { ...scene, dice: [...scene.dice] },
  steps,
})

const coins = (before: TableState, after: TableState, seat: number): Motion[] =>
  counted(before, after, seat, 'coins')

const experience = (before: TableState, after: TableState, seat: number): Motion[] =>
  counted(before, after, seat, 'experience')

function counted(
  before: TableState,
  after: TableState,
  seat: number,
  what: 'coins' | 'experience',
): Motion[] {
  const [from, to] = [before, after].map(({ view }) => asCryptidsView(view).players[seat]?.[what])
  if (from === undefined || to === undefined || from === to) return []
  return [{ kind: 'count', thing: `counter:${seat}:${what}`, from, to }]
}

/** The dice of the attempt at a card that was told last. */
function diceOf({ told }: TableState, card: string): HuntScene['dice'] {
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
