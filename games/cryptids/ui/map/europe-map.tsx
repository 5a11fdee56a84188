import { capital } from '@curio/ui/language'
import { type KeyboardEvent, type MouseEvent, type ReactElement, useId, useRef, useState } from 'react'
import { EuropeChart } from '../art/europe.tsx'
import type { Board } from '../board.ts'
import type { Thing } from '../model/things.ts'
import { lastMoves } from '../model/told.ts'
import type { Scene } from '../scene.ts'
import { type Location, MAP_SIDE, nearestPlace, type Point, placeTowards } from './place-layout.ts'
import { Figures, PlaceMark } from './place-mark.tsx'
import { Roads } from './roads.tsx'

/** Fingers need 44 px, and a phone shows the map at about a third of its size. */
const REACH = 44
const PHONE_REACH = 75

/** What holds the places together; SVG has no element for it. */
const GROUP = 'group'

/** Europe as a naturalist's chart: places that can be reached, what lies there, who stands there. */
export function EuropeMap({ scene, board }: { readonly scene: Scene; readonly board: Board }): ReactElement {
  const { content, props, text } = scene
  const { locations } = content.pack.map
  const host = useRef<HTMLElement>(null)
  const [cursor, moveCursor] = useState<string | null>(null)
  const [hovered, hover] = useState<string | null>(null)
  const id = useId()
  const standing = cursor ?? scene.me?.place ?? locations[0]?.id ?? ''
  const near = (event: MouseEvent<HTMLElement>): string | null =>
    nearestPlace(locations, pointOf(event), props.phone ? PHONE_REACH : REACH)
  const moves = lastMoves(props.table.told, props.table.viewer)

  const click = (event: MouseEvent<HTMLElement>): void => {
    const place = event.detail === 0 ? placeIn(event.target) : near(event)
    if (place === null) return
    moveCursor(place)
    board.tap(`place:${place}`)
  }
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const from = placeIn(event.target)
    if (from === null) return
    const next = placeTowards(locations, from, event.key)
    if (next !== null) {
      event.preventDefault()
      moveCursor(next)
      host.current?.querySelector<SVGElement>(`[data-target="place:${next}"]`)?.focus()
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (!event.repeat) board.tap(`place:${from}`)
    }
  }

  return (
    <section
      ref={host}
      className={props.phone ? 'cb-map cb-map--phone' : 'cb-map'}
      aria-label={scene.board.mapKeys}
      onClick={click}
      onKeyDown={press}
      onPointerMove={(event) => event.pointerType !== 'touch' && hover(near(event))}
      onPointerLeave={() => hover(null)}
    >
      <svg
        className="cb-map-sheet"
        viewBox={`0 0 ${MAP_SIDE} ${MAP_SIDE}`}
        role={GROUP}
        aria-label={scene.board.map}
      >
        <EuropeChart id={id} clear={locations} />
        <Roads scene={scene} board={board} hovered={hovered} journeys={moves.journeys} />
        {inDrawingOrder(locations).map((location) => (
          <PlaceMark
            key={location.id}
            scene={scene}
            location={location}
            state={placeState(scene, board, location)}
            isChosen={board.chosen.has(`place:${location.id}`)}
            isLooked={board.looked === `place:${location.id}`}
            isHovered={hovered === location.id}
            isLit={board.lit.has(`place:${location.id}`)}
            isFresh={moves.places.has(location.id)}
            isCurrent={location.id === standing}
            label={placeLabel(scene, location)}
          />
        ))}
        <Figures scene={scene} locations={locations} />
      </svg>
      <ul className="cb-legend" aria-hidden="true">
        {(['move', 'action', 'fly', 'sought'] as const).map((kind) => (
          <li key={kind}>
            <i className={`cb-legend-mark cb-legend-mark--${kind}`} />
            {scene.board.mapLegend[kind]}
          </li>
        ))}
      </ul>
      <p className="unseen" aria-live="polite">
        {hovered ? text.names.place(hovered) : ''}
      </p>
    </section>
  )
}

/** How a place can be reached now: the cheapest way decides how it is marked. */
export type PlaceState = 'act' | 'move' | 'action' | 'fly' | 'none'

function placeState({ byThing }: Scene, board: Board, { id }: Location): PlaceState {
  const thing: Thing = `place:${id}`
  if (!board.legal.has(thing)) return 'none'
  const groups = (byThing.get(thing) ?? []).map(({ group }) => group)
  if (groups.some((group) => !['move', 'actionMove', 'fly'].includes(group))) return 'act'
  if (groups.includes('move')) return 'move'
  return groups.includes('actionMove') ? 'action' : 'fly'
}

/** Always the same, so that the place which has the focus keeps it. */
function inDrawingOrder(locations: readonly Location[]): readonly Location[] {
  return locations.toSorted((one, other) => one.y - other.y)
}

function placeLabel({ view, text, board, me, content, props }: Scene, { id }: Location): string {
  const tokens = view.map.filter(({ at }) => at === id).map(({ face }) => text.words.evidence[face].name)
  const sought = view.display.flatMap((slot) =>
    slot !== null && slot.location === id ? [text.names.card(slot.card)] : [],
  )
  const standing = view.players.flatMap(({ place }, seat) =>
    place === id ? [props.table.seats[seat]?.name ?? ''] : [],
  )
  const steps = me?.place ? (content.places.get(me.place)?.distance.get(id) ?? 0) : 0
  return [
    text.names.place(id),
    me?.place === id ? board.youAreHere : me?.place ? board.steps(steps) : '',
    ...tokens,
    sought.length > 0 ? `${board.soughtHere}: ${sought.join(', ')}` : '',
    view.wolpertingerCities.includes(id) ? board.wolpertingerHere : '',
    ...standing,
  ]
    .filter((part) => part !== '')
    .map(capital)
    .join('. ')
}

const placeIn = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest('[data-place]')?.getAttribute('data-place') ?? null) : null

function pointOf(event: MouseEvent<HTMLElement>): Point {
  const box = event.currentTarget.querySelector('svg')?.getBoundingClientRect()
  if (!box) return { x: 0, y: 0 }
  return {
    x: ((event.clientX - box.left) / box.width) * MAP_SIDE,
    y: ((event.clientY - box.top) / box.height) * MAP_SIDE,
  }
}
