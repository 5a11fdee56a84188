import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
} from 'react'
import { type Decision, explainThing } from '../decision.ts'
import { crossingAt, markedCrossings } from '../model/crossings.ts'
import { eventAt, eventScale } from '../model/events.ts'
import { nearestSegment, shapesOf } from '../model/geometry.ts'
import { MAP_SIDE, type Point } from '../model/paper.ts'
import {
  cornerBeside,
  cornersOf,
  diagonalsAt,
  neighbour,
  nextRoadAt,
  roadsAt,
  SIDE_OF_KEY,
  SIDES,
  type Side,
  twinOf,
} from '../model/sides.ts'
import { thingOf } from '../model/things.ts'
import type { Scene } from '../scene.ts'
import { explainMarked, type Marked } from './thing-label.ts'

/** Half the width of what is hit: fingers need 44 px, and a phone shows the map at about half its size. */
const REACH = 12
const PHONE_REACH = 43

type Host = HTMLDivElement

export interface MapInput {
  readonly host: RefObject<Host | null>
  /** What the pointer or the focus is on: what a press would choose. */
  readonly hovered: string | null
  /** The event, gate, shop, terrifying place or flag under the pointer. */
  readonly marked: Marked | null
  /** A street and a canal that a finger cannot tell apart, until one of them is chosen. */
  readonly twins: readonly string[]
  readonly chooseTwin: (id: string) => void
  /** The block that the keyboard stands on. */
  readonly cursor: string
  readonly reach: number
  readonly listeners: {
    readonly onClick: (event: MouseEvent<Host>) => void
    readonly onKeyDown: (event: KeyboardEvent<Host>) => void
    readonly onPointerMove: (event: PointerEvent<Host>) => void
    readonly onPointerLeave: () => void
    readonly onFocus: (event: FocusEvent<Host>) => void
    readonly onBlur: () => void
  }
}

/** Pointing at the map and walking over it with the arrow keys. */
export function useMapInput(scene: Scene, decision: Decision | null, task: readonly string[]): MapInput {
  const host = useRef<Host>(null)
  const [hovered, hover] = useState<string | null>(null)
  const [marked, mark] = useState<Marked | null>(null)
  const [asked, ask] = useState<Asked | null>(null)
  const [cursor, moveCursor] = useState(scene.pack.map.blocks[0]?.id ?? '')
  const reach = scene.props.phone ? PHONE_REACH : REACH
  const near = (event: MouseEvent<Host>): string | null => roadNear(event, decision, reach, scene)
  const markedAt = (event: MouseEvent<Host>): Marked | null => {
    const { pack, city, player, props } = scene
    if (!player) return null
    const point = pointOf(event)
    return (
      eventAt(pack, player.board, point, eventScale(props.phone ? 'phone' : 'full')) ??
      crossingAt(pack, markedCrossings(city, player.board, task), task, point)
    )
  }
  const focus = (id: string): void => {
    host.current?.querySelector<SVGElement>(`[data-target="${id}"]`)?.focus()
  }
  const walk = (id: string): void => {
    moveCursor(id)
    focus(id)
  }
  return {
    host,
    hovered,
    marked,
    twins: asked?.question === scene.question?.id ? (asked?.twins ?? []) : [],
    chooseTwin: (id) => {
      ask(null)
      tap(scene, decision, id)
    },
    cursor,
    reach,
    listeners: {
      onClick: (event) => {
        const target = targetOf(event.target)
        if (target === null) return
        // Activated without a pointer: the focused thing is meant; otherwise the nearest one.
        const id = event.detail === 0 ? target : (near(event) ?? target)
        if (isBlock(scene, id)) moveCursor(id)
        const twins = isTouch(event) ? openTwins(scene, decision, id) : null
        ask(twins && { question: scene.question?.id, twins })
        if (twins) return
        const found = event.detail === 0 || isOpen(decision, id) ? null : markedAt(event)
        if (found) {
          // The focus is on the block beside it, which was not meant.
          hover(null)
          explainMarked(scene, found)
        } else tap(scene, decision, id)
      },
      onKeyDown: (event) => {
        const target = targetOf(event.target)
        if (target !== null) press(event, { scene, decision, target, cursor, focus, walk })
      },
      onPointerMove: (event) => {
        if (event.pointerType === 'touch') return
        hover(near(event) ?? targetOf(event.target))
        const now = markedAt(event)
        mark((before) => (before?.id === now?.id ? before : now))
      },
      onPointerLeave: () => {
        hover(null)
        mark(null)
      },
      onFocus: (event) => hover(targetOf(event.target)),
      onBlur: () => hover(null),
    },
  }
}

/** Roads between which a question waits for a choice. */
interface Asked {
  readonly question: string | undefined
  readonly twins: readonly string[]
}

const isTouch = ({ nativeEvent }: MouseEvent<Host>): boolean =>
  nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === 'touch'

/** A road and its twin, the street first, where a tap on either would do something. */
function openTwins(scene: Scene, decision: Decision | null, id: string): readonly string[] | null {
  const twin = twinOf(scene.pack, id)
  if (twin === null || decision === null) return null
  // A road that leads on is meant before one that begins anew.
  const isMeant = (road: string): boolean =>
    decision.legal.has(id) ? decision.legal.has(road) || decision.chosen.has(road) : isOpen(decision, road)
  const { roads } = scene.pack.map
  const pair = [id, twin].toSorted((one) =>
    roads.some((road) => road.id === one && road.kind === 'land') ? -1 : 1,
  )
  return pair.every(isMeant) ? pair : null
}

/** Where every tap changes something, a second one takes back; elsewhere it confirms. */
const TAKEN_BACK = ['draw', 'route', 'penalty.called']

function tap(scene: Scene, decision: Decision | null, id: string): void {
  const { props, shown, own } = scene
  const { table } = props
  if (decision === null) {
    const waiting = shown === own && table.questions.length === 0 && table.outcome === null
    if (waiting) explainThing(scene, id)
  } else if (decision.value !== undefined && decision.chosen.has(id) && !TAKEN_BACK.includes(decision.kind)) {
    props.confirm()
  } else decision.tap(id)
}

interface Press {
  readonly scene: Scene
  readonly decision: Decision | null
  readonly target: string
  readonly cursor: string
  readonly focus: (id: string) => void
  readonly walk: (block: string) => void
}

/** Arrows move over blocks; Enter goes to the roads around one, where arrows choose the side. */
function press(event: KeyboardEvent<Host>, keys: Press): void {
  const { scene, decision, target, cursor, focus, walk } = keys
  const side = SIDE_OF_KEY[event.key]
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault()
    // A key that is held down is one press.
    if (!event.repeat) enter(keys)
  } else if (event.key === 'Escape') {
    if (isBlock(scene, target)) decision?.clear()
    else focus(cursor)
  } else if (event.code === 'KeyD' && wantsRoads(scene, decision)) {
    const through = diagonalsAt(scene.pack, cursor).filter((id) => isOpen(decision, id))
    const next = through[(through.indexOf(target) + 1) % Math.max(1, through.length)]
    if (next) focus(next)
  } else if (side) {
    event.preventDefault()
    if (isBlock(scene, target)) walk(neighbour(scene.pack, target, side))
    else turnTo(keys, side)
  }
}

function turnTo({ scene, decision, target, cursor, focus }: Press, side: Side): void {
  if (thingOf(scene.pack, target) === 'crossing') {
    const corner = cornerBeside(scene.pack, cursor, target, side)
    if (corner && isOpen(decision, corner)) focus(corner)
    else if (corner) decision?.refuse(corner)
    return
  }
  const road = nextRoadAt(scene.pack, cursor, side, target)
  const other = road && nextRoadAt(scene.pack, cursor, side, road)
  const open = [road, other].find((id) => id && isOpen(decision, id))
  if (open) focus(open)
  else if (road) decision?.refuse(road)
}

function enter({ scene, decision, target, focus }: Press): void {
  if (isBlock(scene, target) && wantsRoads(scene, decision) && !decision?.legal.has(target)) {
    const around = SIDES.flatMap((side) => roadsAt(scene.pack, target, side))
    const first = [...around, ...diagonalsAt(scene.pack, target)].find((id) => isOpen(decision, id))
    if (first) focus(first)
    else decision?.refuse(target)
  } else if (isBlock(scene, target) && decision?.kind === 'event' && !decision.legal.has(target)) {
    const corner = cornersOf(scene.pack, target).find((id) => isOpen(decision, id))
    if (corner) focus(corner)
    else decision?.refuse(target)
  } else if (decision?.value !== undefined && decision.chosen.has(target)) scene.props.confirm()
  else tap(scene, decision, target)
}

const isBlock = ({ pack }: Scene, id: string): boolean => thingOf(pack, id) === 'block'

const isOpen = (decision: Decision | null, id: string): boolean =>
  decision?.possible.has(id) === true || decision?.chosen.has(id) === true

const ROAD_KINDS = ['draw', 'correction.erase', 'correction.draw', 'route']

/** An event may be one for roads. */
function wantsRoads({ pack }: Scene, decision: Decision | null): boolean {
  if (decision === null) return false
  const [first = ''] = decision.kind === 'event' ? decision.legal : []
  return ROAD_KINDS.includes(decision.kind) || thingOf(pack, first) === 'road'
}

function targetOf(target: EventTarget): string | null {
  return target instanceof Element
    ? (target.closest('[data-target]')?.getAttribute('data-target') ?? null)
    : null
}

/** The road that a pointer means, where roads are asked for: the nearest open one, else the nearest of all. */
function roadNear(
  event: MouseEvent<Host>,
  decision: Decision | null,
  reach: number,
  scene: Scene,
): string | null {
  if (decision === null || !wantsRoads(scene, decision)) return null
  const { pack } = scene
  const shapes = shapesOf(pack)
  const point = pointOf(event)
  const roads = pack.map.roads.map((road) => road.id)
  return (
    nearestSegment(shapes, [...decision.legal, ...decision.chosen], point, reach) ??
    nearestSegment(shapes, decision.possible, point, reach) ??
    nearestSegment(shapes, roads, point, REACH)
  )
}

function pointOf(event: MouseEvent<Host>): Point {
  const box = event.currentTarget.getBoundingClientRect()
  return {
    x: ((event.clientX - box.left) / box.width) * MAP_SIDE,
    y: ((event.clientY - box.top) / box.height) * MAP_SIDE,
  }
}
