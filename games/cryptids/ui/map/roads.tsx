import type { ReactElement } from 'react'
import type { Board } from '../board.ts'
import { partsOf } from '../model/things.ts'
import type { LastMoves } from '../model/told.ts'
import type { Scene } from '../scene.ts'
import { type Point, walkBetween } from './place-layout.ts'

interface RoadsProps {
  readonly scene: Scene
  readonly board: Board
  readonly hovered: string | null
  readonly journeys: LastMoves['journeys']
}

/** The lines between places, the walk that is meant, and where others went. */
export function Roads({ scene, board, hovered, journeys }: RoadsProps): ReactElement {
  const { pack } = scene.content
  const at = new Map(pack.map.locations.map(({ id, x, y }): [string, Point] => [id, { x, y }]))
  const line = (one: string, other: string): string => {
    const [from, to] = [at.get(one), at.get(other)]
    return from && to ? `M${from.x} ${from.y}L${to.x} ${to.y}` : ''
  }
  const roads = pack.map.lines.map(([one, other]) => line(one, other)).join('')
  const target = targetOf(scene, board, hovered)
  const walk = target === null ? [] : walkTo(scene, board, target)
  return (
    <g {...UNSPOKEN}>
      <path className="cb-road-edge" d={roads} />
      <path className="cb-road" d={roads} />
      <path
        className="cb-walk"
        d={walk
          .slice(1)
          .map((place, index) => line(walk[index] ?? '', place))
          .join('')}
      />
      {journeys.map(({ seat, from, to }) => (
        <path
          key={`${seat} ${from} ${to}`}
          className="cb-journey"
          d={line(from, to)}
          style={{ stroke: `var(--player-line-${seat % 5})` }}
        />
      ))}
    </g>
  )
}

function targetOf({ me }: Scene, board: Board, hovered: string | null): string | null {
  const chosen = [...board.chosen].map(partsOf).find(({ kind }) => kind === 'place')
  const place = chosen?.name ?? hovered
  return place && place !== me?.place && board.legal.has(`place:${place}`) ? place : null
}

/** A flight goes straight; everything else along the lines. */
function walkTo({ content, me, byThing }: Scene, board: Board, target: string): readonly string[] {
  const from = me?.place
  if (!from) return []
  const acts = byThing.get(`place:${target}`) ?? []
  const chosen = acts.find(({ option }) => option === board.value)
  const flies = chosen
    ? chosen.group === 'fly'
    : !acts.some(({ group }) => group === 'move' || group === 'actionMove')
  return flies ? [from, target] : walkBetween(content.pack, from, target)
}

/** For drawings whose meaning is said in words elsewhere. */
export const UNSPOKEN = { 'aria-hidden': true } as const
