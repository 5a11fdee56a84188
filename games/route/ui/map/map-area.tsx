import type { ReactElement } from 'react'
import { pencilSegments, type Standing } from '../../text/index.ts'
import type { Decision } from '../decision.ts'
import { useGhost } from '../ghost.ts'
import { blocksLedTo } from '../model/dice-leads.ts'
import { shapesOf } from '../model/geometry.ts'
import { handDrawn } from '../model/hand.ts'
import { onMap } from '../model/paper.ts'
import { comingTourists, freshThings } from '../model/things.ts'
import type { Scene } from '../scene.ts'
import { CityMap, inkOf } from './city-map.tsx'
import { UNSPOKEN } from './glyphs.tsx'
import { useMapInput } from './map-input.ts'
import { MapTip } from './map-tip.tsx'
import { RoadTargets, Sketch, Targets } from './targets.tsx'
import { thingLabel } from './thing-label.ts'
import { TwinChoice } from './twin-choice.tsx'

interface MapAreaProps {
  readonly scene: Scene
  readonly decision: Decision | null
  readonly standing: Standing | null
  /** Crossings of a task that is only looked at. */
  readonly shownTask: readonly string[] | null
}

/** The map on the stage: looking, pointing and the keyboard. */
export function MapArea({ scene, decision, standing, shownTask }: MapAreaProps): ReactElement {
  const { props, pack, view, player, shown, own, text, board } = scene
  const ghost = useGhost()
  const active = shown === scene.asked ? decision : null
  const taskCrossings = shownTask ?? pack.tasks.find((task) => task.id === player?.task)?.crossings ?? []
  const input = useMapInput(scene, active, taskCrossings)
  const { host, hovered: aimed, marked, twins, cursor, reach, listeners } = input
  if (!player) return <div className="rt-map-room" />

  const route = active?.route ?? player.ending?.route ?? standing?.route ?? []
  const name = props.table.seats[shown]?.name ?? text.names.player(shown)
  const lit = new Set([...(props.highlight?.ids ?? []), ...blocksLedTo(scene, active)])
  const chosenBlock = active?.kind === 'block' ? [...active.chosen][0] : undefined
  const ghostBlock =
    active?.kind === 'block'
      ? (chosenBlock ?? (aimed && active.legal.has(aimed) ? aimed : undefined))
      : undefined

  return (
    <div className="rt-map-room">
      {/* The groups inside are the buttons; this only listens for them. */}
      <div
        ref={host}
        className={props.phone ? 'rt-map-square rt-map-square--phone' : 'rt-map-square'}
        {...listeners}
      >
        <CityMap
          pack={pack}
          ancient={view.ancient}
          roundBoard={view.roundBoard}
          language={props.language}
          detail={props.phone ? 'phone' : 'full'}
          label={`${board.map(name)}. ${board.mapKeys}`}
          seat={shown}
          board={player.ending ? { ...player.board, tourists: player.ending.tourists } : player.board}
          route={route}
          pencil={pencilSegments(pack, player)}
          fresh={freshThings(pack, props.table.told, shown, props.table.viewer)}
          task={taskCrossings}
          ghost={ghostBlock ? { block: ghostBlock, counts: comingTourists(pack, view, own) } : null}
          crossed={player.ending?.crossed ?? []}
          under={<RoadTargets pack={pack} decision={active} hovered={aimed} lit={lit} />}
          over={<Sketch pack={pack} decision={active} />}
        >
          {ghost !== null && ghost !== shown && <GhostRoute scene={scene} seat={ghost} />}
          <TurnBlock scene={scene} />
          <Targets
            pack={pack}
            decision={active}
            labelOf={(id) => thingLabel(scene, id)}
            cursor={cursor}
            hovered={aimed}
            lit={lit}
            reach={reach}
          />
        </CityMap>
        {twins.length === 0 && <MapTip scene={scene} decision={active} aimed={aimed} marked={marked} />}
        <TwinChoice scene={scene} decision={active} twins={twins} choose={input.chooseTwin} />
      </div>
    </div>
  )
}

/** Another player's drawing, laid over this map. */
function GhostRoute({ scene, seat }: { readonly scene: Scene; readonly seat: number }): ReactElement {
  const { segments } = shapesOf(scene.pack)
  const drawn = scene.view.players[seat]?.board.segments ?? []
  return (
    <g className={`rt-ghost-route ${inkOf(seat)}`} {...UNSPOKEN}>
      {drawn.map((id) => (
        <path key={id} d={handDrawn(segments.get(id)?.points ?? [], id, 1.5)} />
      ))}
    </g>
  )
}

/** The block of this turn stays marked while the roads are drawn (RT-P5-3). */
function TurnBlock({ scene }: { readonly scene: Scene }): ReactElement | null {
  const id = scene.player?.turn?.block
  const block = id ? scene.pack.map.blocks.find((each) => each.id === id) : undefined
  if (!block) return null
  return (
    <rect
      className="rt-turn-block"
      x={onMap(block.x - 1) + 12}
      y={onMap(block.y - 1) + 12}
      width="76"
      height="76"
      rx="3"
      {...UNSPOKEN}
    />
  )
}
