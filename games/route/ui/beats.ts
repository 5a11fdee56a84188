import type { Note } from '@curio/kernel'
import type { TableState } from '@curio/ui'
import type { Beat, Happening, Motion, Step } from '@curio/ui/motion'
import { asRouteView } from '../text/index.ts'
import type { FinalRoute } from './final-scene.tsx'
import { routeSteps } from './model/route-steps.ts'
import { thingOf, thingsTold } from './model/things.ts'
import { packIn } from './scene.ts'

const ENCOUNTER_DICE = ['left', 'middle', 'right'].map((place) => `die:encounter-${place}`)
/** How long rolled dice are looked at, in milliseconds. */
const LOOK = 450
const LONG_LOOK = 900

/** A final route is walked in at most this many stretches. */
const MOST_STEPS = 9

/** A stroke takes its time; a whole turn of somebody else is drawn in a few. */
const MOST_STROKES = 4

/** What is seen of a note: dice roll, a pen draws, the Ancient stirs. */
export function beatOf({ note, after }: Happening): Beat | null {
  const view = asRouteView(after.view)
  switch (note.kind) {
    case 'roll':
      return thrown(
        view.dice.map(({ id }) => `die:${id}`),
        LOOK,
      )
    case 'initial.take':
    case 'draft.take':
    case 'draft.remove':
      return { steps: [{ motions: [{ kind: 'glow', thing: `die:${note.die}` }], sound: 'wood' }] }
    case 'turn':
      return note.seat === after.viewer ? null : turnOf(after, note)
    case 'route':
      return routeOf(after, Number(note.seat))
    case 'encounter.roll':
      return {
        steps: [
          { motions: [{ kind: 'shake', thing: 'ancient' }], sound: 'thud' },
          {
            motions: ENCOUNTER_DICE.map((thing) => ({ kind: 'throw', thing })),
            sound: 'dice',
            hold: LONG_LOOK,
          },
        ],
      }
    case 'encounter.tome':
      return thrown(ENCOUNTER_DICE, LOOK)
    case 'encounter.result':
      return {
        steps: [{ motions: ENCOUNTER_DICE.map((thing) => ({ kind: 'glow', thing })), hold: LOOK }],
      }
    default:
      return null
  }
}

/** The viewer's own marks are in pencil, and nobody is told before the end of the round: the pen is seen all the same. */
export function changeOf(before: TableState, after: TableState): Beat | null {
  const seat = after.viewer ?? 0
  const then = asRouteView(before.view).players[seat]?.board
  const now = asRouteView(after.view).players[seat]?.board
  if (!then || !now) return null
  const drawn = now.segments.filter((id) => !then.segments.includes(id))
  const filled = Object.entries(now.tourists).filter(([block, counts]) => {
    const old = then.tourists[block] ?? []
    return counts.some((count, type) => count > (old[type] ?? 0))
  })
  const motions: Motion[] = [
    ...filled.map(([block]): Motion => ({ kind: 'drop', thing: `seat:${seat}/tourists:${block}` })),
    ...drawn.map((id): Motion => ({ kind: 'draw', thing: `seat:${seat}/segment:${id}` })),
  ]
  // More than one act can draw is another moment, not a stroke.
  if (motions.length === 0 || motions.length > MOST_STROKES) return null
  return { steps: motions.map((motion): Step => ({ motions: [motion], sound: 'pen' })) }
}

function turnOf(table: TableState, note: Note): Beat {
  const pack = packIn(table.packs)
  const seat = Number(note.seat)
  const motions = thingsTold(pack, note).flatMap((id): Motion[] => {
    const kind = thingOf(pack, id)
    if (kind === 'road' || kind === 'diagonal') return [{ kind: 'draw', thing: `seat:${seat}/segment:${id}` }]
    return kind === 'block' ? [{ kind: 'drop', thing: `seat:${seat}/tourists:${id}` }] : []
  })
  const steps = motions.slice(0, MOST_STROKES).map((motion): Step => ({ motions: [motion], sound: 'pen' }))
  const rest = motions.slice(MOST_STROKES)
  return { steps: rest.length === 0 ? steps : [...steps, { motions: rest }] }
}

/** The final route runs over the map, segment after segment, and what it scores is counted beside it. */
function routeOf(table: TableState, seat: number): Beat | null {
  const pack = packIn(table.packs)
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
    if (to !== from) motions.push({ kind: 'count', thing: 'final-total', from, to })
    steps.push({ motions, sound: to === from ? 'pen' : 'coin' })
    from = to
  }
  return { scene: { ...scene }, steps }
}

function thrown(things: readonly string[], hold: number): Beat {
  return { steps: [{ motions: things.map((thing) => ({ kind: 'throw', thing })), sound: 'dice', hold }] }
}
