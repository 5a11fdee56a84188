import { Button, type StageProps } from '@curio/ui'
import { type ReactElement, type ReactNode, useState } from 'react'
import { type Board, useBoard } from './board.ts'
import { Display } from './cards/display.tsx'
import { EuropeMap } from './map/europe-map.tsx'
import { isAtReserve } from './model/placing.ts'
import { PanelTabs, usePanel } from './panel-tabs.tsx'
import { Common } from './panels/contracts.tsx'
import { Everybody } from './panels/everybody.tsx'
import { EvidenceSlots, Market } from './panels/market.tsx'
import { Holdings, Purse } from './panels/own-board.tsx'
import { PoacherBoard } from './panels/poacher.tsx'
import { Skills } from './panels/skills.tsx'
import { Stacks } from './panels/stacks.tsx'
import { Subject } from './panels/subject.tsx'
import { Dice, Track } from './panels/track.tsx'
import { PhoneStage } from './phone-stage.tsx'
import { type Placing, usePlacing } from './placing.ts'
import { ReserveMap } from './reserve/reserve-map.tsx'
import { ReserveStage } from './reserve/reserve-stage.tsx'
import { type Scene, sceneOf } from './scene.ts'
import { useRoom } from './use-room.ts'

type MainView = 'europe' | 'reserve'

/** The board a question is answered on. */
function boardFor({ question, view }: Scene): MainView {
  return view.phase === 'over' || isAtReserve(question) ? 'reserve' : 'europe'
}

/**
 * The board: Europe or the reserve large, the other small, the dossiers beside it, the player's board under it. A low or
 * narrow window keeps the board large: what has no room beside it takes turns in one panel (see low.css).
 */
export function Stage(given: StageProps): ReactElement {
  // A tablet is touched like a phone, and has nearly the room of a desk.
  const isTouched = useRoom() && given.phone
  const props = isTouched ? { ...given, phone: false } : given
  const scene = sceneOf(props)
  const board = useBoard(scene)
  const placing = usePlacing(scene, board)
  const proposed = boardFor(scene)
  const [chosen, choose] = useState<{ readonly at: MainView; readonly view: MainView } | null>(null)
  const main = chosen?.at === proposed ? chosen.view : proposed
  const other = main === 'europe' ? 'reserve' : 'europe'
  const [panel, openPanel] = usePanel(scene, board)
  if (props.phone) return <PhoneStage scene={scene} board={board} placing={placing} />
  const isOver = scene.view.phase === 'over' && board.looked === null
  const classes = [
    'cb cb-stage',
    scene.view.poacher && 'cb-stage--solo',
    isOver && 'cb-stage--over',
    isTouched && 'cb-stage--touched',
  ]
  return (
    <div className="cb-desk">
      <div className={classes.filter(Boolean).join(' ')} data-panel={panel}>
        <aside className="cb-left">
          <Track scene={scene} board={board} />
          <Dice scene={scene} board={board} />
        </aside>
        <div className="cb-main">
          {main === 'europe' ? (
            <div className="cb-sheet">
              <EuropeMap scene={scene} board={board} />
              <div className="cb-corner">
                <Turn scene={scene} to={other} turn={() => choose({ at: proposed, view: other })}>
                  <ReserveMap scene={scene} placing={null} detail="inset" />
                </Turn>
                <Stacks scene={scene} />
              </div>
            </div>
          ) : (
            <>
              <ReserveStage scene={scene} placing={placing} />
              <Turn scene={scene} to={other} turn={() => choose({ at: proposed, view: other })}>
                {scene.board.views[other]}
              </Turn>
            </>
          )}
        </div>
        <Display scene={scene} board={board} />
        <PanelTabs scene={scene} panel={panel} open={openPanel} />
        <div className="cb-pair">
          <Common scene={scene} board={board} />
          <PoacherBoard scene={scene} />
        </div>
        {isOver ? (
          <Everybody scene={scene} />
        ) : (
          <OwnAndSubject scene={scene} board={board} placing={placing} />
        )}
      </div>
    </div>
  )
}

interface TurnProps {
  readonly scene: Scene
  readonly to: MainView
  readonly turn: () => void
  readonly children: ReactNode
}

/** Brings the other board onto the stage: the reserve as an inset of the map, Europe by a sign on the fence. */
function Turn({ scene, to, turn, children }: TurnProps): ReactElement {
  const said = scene.board.enlarge(scene.board.views[to])
  return (
    <button
      type="button"
      className={`cb-inset cb-inset--${to}`}
      aria-label={said}
      data-tip={said}
      onClick={turn}
    >
      {children}
    </button>
  )
}

interface PartsProps {
  readonly scene: Scene
  readonly board: Board
  readonly placing: Placing | null
}

/** What is held, and the decision beside it. */
function OwnAndSubject({ scene, board, placing }: PartsProps): ReactElement {
  return (
    <>
      <div className="cb-own">
        <div className="cb-own-top">
          <Purse scene={scene} board={board} />
          <EvidenceSlots scene={scene} board={board} />
          {scene.shown === scene.own ? <Market scene={scene} board={board} /> : <Away scene={scene} />}
        </div>
        <div className="cb-own-rest">
          <Skills scene={scene} board={board} />
          <Holdings scene={scene} board={board} />
        </div>
      </div>
      <Subject scene={scene} board={board} placing={placing} />
    </>
  )
}

/** Whose board is shown, if it is not the viewer's. */
export function Away({ scene }: { readonly scene: Scene }): ReactElement | null {
  const { shown, own, props, board } = scene
  if (shown === own) return null
  return (
    <div className="cb-away">
      <b>{board.boardOf(props.table.seats[shown]?.name ?? '')}</b>
      <Button onClick={() => props.setFocus(null)}>{board.backToOwn}</Button>
    </div>
  )
}
