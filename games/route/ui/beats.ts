import type { Json, Note } from '@curio/kernel'
import type { TableState } from '@curio/ui/contract'
import type { Beat, Happening, Motion, Step } from '@curio/ui/motion'
import { asRouteView, type RouteNote } from '../text/index.ts'
import { fameBeat, supportBeat } from './campaign/between.ts'
import { cardBeat } from './card-beats.ts'
import { harbourBeat } from './harbour-beats.ts'
import { routeSteps } from './model/route-steps.ts'
import { thingsTold } from './model/things.ts'
import { packAt } from './scene.ts'
import { CURIO_TURNED, talliedBetween, visitedBetween } from './tour-beats.ts'

/** The moment of a final route: whose it is, and the table with it. */
export type FinalRoute = { readonly kind: 'final-route'; readonly seat: number; readonly view: Json }

/** A moment of somebody's encounter. Several people may meet the Ancient before anybody is asked again, each with dice of their own. */
export type Encounter = {
  readonly kind: 'encounter'
  readonly seat: number
  readonly dice: readonly number[]
  readonly madness: number
  readonly blessed: boolean
  /** What the log tells of it. */
  readonly note: Note
}

/** How long rolled dice are looked at, in milliseconds. */
const LOOK = 450

/** A final route is walked in at most this many stretches. */
const MOST_STEPS = 9

/** A stroke takes its time; a whole turn of somebody else is drawn in a few. */
const MOST_STROKES = 4

/** The words of a moment come when it is decided. */
const SAYING: Motion = { kind: 'appear', thing: 'meeting-words' }

/** What is seen of a note: dice roll, a pen draws, the Ancient stirs. */
export function beatOf({ note: told, before, after }: Happening): Beat | null {
  // The rules tell nothing else.
  const note = told as unknown as RouteNote
  switch (note.kind) {
    case 'roll':
      return rollOf(after, note.numbers)
    case 'initial.take':
    case 'draft.remove':
      return glowing([note.die])
    case 'draft.take':
      return glowing([note.die], talliedBetween(before, after))
    case 'draft.pair':
      return glowing(note.dice, talliedBetween(before, after))
    case 'turn':
      return turnOf(before, after, told, note.seat)
    case 'route':
      return routeOf(after, note.seat)
    case 'encounter.roll':
      return meeting(after, note.seat, note.dice, told, [
        {
          motions: [
            { kind: 'shake', thing: 'ancient' },
            ...note.dice.map((_, die): Motion => ({ kind: 'throw', thing: `meeting-die:${die}` })),
          ],
          sound: 'dice',
        },
        { motions: [SAYING], hold: LOOK },
      ])
    case 'encounter.tome':
      return meeting(after, note.seat, note.dice, told, [
        ...changedDice(after, told, note),
        { motions: [SAYING], hold: LOOK },
      ])
    case 'encounter.result':
      return meeting(after, note.seat, diceBefore(after, told, note.seat), told, [
        {
          motions: [{ kind: 'glow', thing: 'ancient' }, SAYING],
          sound: note.failures === 0 ? 'bell' : 'thud',
        },
      ])
    case 'queue.opened':
    case 'card.played':
    case 'card.taken':
    case 'cards.shown':
    case 'cards.drawn':
    case 'hand.refreshed':
    case 'deck.renewed':
      return cardBeat(note, after.viewer)
    case 'die.claim':
    case 'die.offer':
    case 'die.round':
      return glowing([note.die])
    case 'die.next':
    case 'die.place':
    case 'landmark.cover':
    case 'remote':
      return harbourBeat(note, after.viewer ?? 0)
    case 'rating':
      return { steps: [{ motions: [{ kind: 'glow', thing: `rating:${note.landmark}` }], sound: 'wood' }] }
    case 'event.opened':
      return {
        steps: [{ motions: [{ kind: 'turn', thing: `event:${note.event}` }], sound: 'card', hold: LOOK }],
      }
    case 'event.rolled':
      return { steps: [{ motions: [{ kind: 'glow', thing: `event:${note.event}` }], sound: 'dice' }] }
    case 'event.marked': {
      const thing = `seat:${note.seat}/event:${note.event}`
      return { steps: [{ motions: [{ kind: 'drop', thing }], sound: 'pen' }] }
    }
    case 'campaign.game':
      return fameBeat(before, after)
    case 'campaign.support':
      return supportBeat(note)
    case 'tour.curio':
      return CURIO_TURNED
    case 'round':
      return packAt(after).tour ? CURIO_TURNED : null
    case 'tour':
    case 'tour.round':
    case 'tour.ancient':
    case 'event.skipped':
    case 'campaign.deck':
    case 'campaign.city':
    case 'setup':
    case 'call':
    case 'call.shown':
    case 'tasks.dealt':
    case 'task.kept':
    case 'task.shown':
    case 'task.revealed':
    case 'encounter.penalty':
    case 'encounter.reward':
      return null
  }
}

const glowing = (dice: readonly string[], more: readonly Motion[] = []): Beat => ({
  steps: [
    {
      motions: [...dice.map((die): Motion => ({ kind: 'glow', thing: `die:${die}` })), ...more],
      sound: 'wood',
    },
  ],
})

/** Dice that nobody took are not rolled. */
function rollOf(table: TableState, numbers: readonly number[]): Beat | null {
  const rolled = asRouteView(table.view).dice.filter((_, index) => (numbers[index] ?? 0) > 0)
  if (rolled.length === 0) return null
  const motions = rolled.map(({ id }): Motion => ({ kind: 'throw', thing: `die:${id}` }))
  return { steps: [{ motions, sound: 'dice', hold: LOOK }] }
}

/** The viewer's own marks are in pencil, and nobody is told before the end of the round: the pen is seen all the same. */
export function changeOf(before: TableState, after: TableState): Beat | null {
  const strokes = strokesBetween(before, after, after.viewer ?? 0)
  // More than one act can draw is another moment, not a stroke.
  if (strokes.length === 0 || strokes.length > MOST_STROKES) return null
  return { steps: strokes.map(({ motion }): Step => ({ motions: [motion], sound: 'pen' })) }
}

interface Stroke {
  /** The block or the segment. */
  readonly id: string
  readonly motion: Motion
}

/** What is new on a player's map: tourists first, then roads, in cities of the booklet then what they lead to. */
function strokesBetween(before: TableState, after: TableState, seat: number): readonly Stroke[] {
  const then = asRouteView(before.view).players[seat]?.board
  const now = asRouteView(after.view).players[seat]?.board
  if (!then || !now) return []
  const filled = Object.entries(now.tourists).filter(([block, counts]) => {
    const old = then.tourists[block] ?? []
    return counts.some((count, type) => count > (old[type] ?? 0))
  })
  const drawn = now.segments.filter((id) => !then.segments.includes(id))
  return [
    ...filled.map(([id]): Stroke => ({ id, motion: { kind: 'drop', thing: `seat:${seat}/tourists:${id}` } })),
    ...drawn.map((id): Stroke => ({ id, motion: { kind: 'draw', thing: `seat:${seat}/segment:${id}` } })),
    ...(packAt(after).tour ? visitedBetween(before, after, seat) : []),
  ]
}

/** A turn that is revealed, in the order in which it is told. Players have seen their own turns while they drew. */
function turnOf(before: TableState, after: TableState, note: Note, seat: number): Beat | null {
  const told = thingsTold(packAt(after), note)
  const strokes = strokesBetween(before, after, seat).toSorted(
    (a, b) => told.indexOf(a.id) - told.indexOf(b.id),
  )
  if (strokes.length === 0) return null
  const motions = strokes.map(({ motion }) => motion)
  const steps = motions.slice(0, MOST_STROKES).map((motion): Step => ({ motions: [motion], sound: 'pen' }))
  const rest = motions.slice(MOST_STROKES)
  return { steps: rest.length === 0 ? steps : [...steps, { motions: rest }] }
}

/** Somebody meets the Ancient: a moment with the dice as they lay then. */
function meeting(
  table: TableState,
  seat: number,
  dice: readonly number[],
  note: Note,
  steps: readonly Step[],
): Beat | null {
  const player = asRouteView(table.view).players[seat]
  if (!player?.ending) return null
  const blessed = player.board.tomes.TOME_BLESSING !== 'free'
  const scene: Encounter = { kind: 'encounter', seat, dice, madness: player.ending.madness, blessed, note }
  return { scene: { ...scene, dice: [...dice] }, steps }
}

/** The dice of a seat as they lay just before a note. */
function diceBefore({ told }: TableState, note: Note, seat: number): readonly number[] {
  const earlier = told.slice(0, told.indexOf(note)) as unknown as readonly RouteNote[]
  const last = earlier.findLast(
    (each) => (each.kind === 'encounter.roll' || each.kind === 'encounter.tome') && each.seat === seat,
  )
  return last?.kind === 'encounter.roll' || last?.kind === 'encounter.tome' ? last.dice : []
}

/** A reroll throws dice, an upgrade only turns one; a blessing changes none. */
function changedDice(
  table: TableState,
  told: Note,
  { seat, tome, dice }: Extract<RouteNote, { kind: 'encounter.tome' }>,
): Step[] {
  const then = diceBefore(table, told, seat)
  const changed = dice.flatMap((number, die) => (number === then[die] ? [] : [`meeting-die:${die}`]))
  if (changed.length === 0) return []
  const kind = tome === 'TOME_REROLL' ? 'throw' : 'turn'
  return [{ motions: changed.map((thing) => ({ kind, thing })), sound: kind === 'throw' ? 'dice' : 'card' }]
}

/** The final route runs over the map, segment after segment, and what it scores is counted beside it. */
function routeOf(table: TableState, seat: number): Beat | null {
  const pack = packAt(table)
  const walked = routeSteps(pack, asRouteView(table.view), seat)
  if (walked.length === 0) return null
  const scene: FinalRoute = { kind: 'final-route', seat, view: table.view }
  const each = Math.ceil(walked.length / MOST_STEPS)
  const steps: Step[] = []
  let from = 0
  for (let start = 0; start < walked.length; start += each) {
    const stretch = walked.slice(start, start + each)
    const to = stretch.at(-1)?.total ?? from
    const motions: Motion[] = stretch.map(({ segment }) => ({
      kind: 'draw',
      thing: `final/segment:${segment}`,
    }))
    for (const { link } of stretch)
      if (link !== null) motions.push({ kind: 'appear', thing: `final/link:${link}` })
    if (to !== from) motions.push({ kind: 'count', thing: 'final-total', from, to })
    steps.push({ motions, sound: to === from ? 'pen' : 'coin' })
    from = to
  }
  return { scene: { ...scene }, steps }
}
