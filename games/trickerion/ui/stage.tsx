import type { StageProps } from '@curio/ui'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { type Board, useBoard } from './board.ts'
import { type Opened, type PlaceView, placeFor } from './model/place.ts'
import { Decision } from './panels/decision.tsx'
import { Away, Hand, Purse, Stacks, Team, Tricks } from './panels/own.tsx'
import { Rounds } from './panels/rounds.tsx'
import { PlaceTabs } from './panels/tabs.tsx'
import { PhoneStage } from './phone-stage.tsx'
import { AlleyPlace } from './places/alley.tsx'
import { CityPlace } from './places/city.tsx'
import { DowntownPlace } from './places/downtown.tsx'
import { MarketPlace } from './places/market.tsx'
import { SetupPlace } from './places/setup.tsx'
import { TheaterPlace } from './places/theater.tsx'
import { WorkshopPlace } from './places/workshop.tsx'
import { type Scene, sceneOf } from './scene.ts'
import { useDragging } from './use-dragging.ts'
import { usePinned } from './use-pinned.ts'
import { useRoom } from './use-room.ts'
import { useTurning } from './use-turning.ts'

/** Fetched when somebody opens it: a table can be played without. */
const CataloguePlace = lazy(async () => ({
  default: (await import('./places/catalogue.tsx')).CataloguePlace,
}))

/** The place on the stage: that of the decision at hand, until another one is opened. */
function usePlace(scene: Scene, board: Board): Opened {
  const proposed = placeFor(scene.view, scene.question, board.tapped, scene.own, scene.content)
  const at = `${scene.question?.kind ?? ''} ${proposed} ${scene.view.round}`
  const [chosen, choose] = useState<{ readonly at: string; readonly place: PlaceView } | null>(null)
  return {
    place: chosen?.at === at ? chosen.place : proposed,
    choose: (place) => choose({ at, place }),
  }
}

/** One place of the city large under the tabs of all, the decision beside it, the viewer's workshop under it. */
export function Stage(given: StageProps): ReactElement {
  // A tablet is touched like a phone, and has nearly the room of a desk.
  const isTouched = useRoom() && given.phone
  const props = isTouched ? { ...given, phone: false } : given
  const scene = sceneOf(props)
  const board = useBoard(scene, usePinned())
  const { place, choose } = usePlace(scene, board)
  useTurning(board)
  const dragging = useDragging(board)
  if (props.phone) return <PhoneStage scene={scene} board={board} place={place} choose={choose} />
  return (
    <div className="tb-desk">
      <div className={isTouched ? 'tb tr tb-stage tb-stage--touched' : 'tb tr tb-stage'} {...dragging}>
        <div className="tb-top">
          <Rounds scene={scene} />
          <PlaceTabs scene={scene} board={board} open={place} choose={choose} />
        </div>
        <div className={`tb-place tb-place--${place}`}>
          <PlaceStage scene={scene} board={board} place={place} />
        </div>
        <Decision scene={scene} board={board} />
        <div className="tb-own">
          <div className="tb-own-side">
            <Away scene={scene} />
            <Purse scene={scene} board={board} />
            <Stacks scene={scene} board={board} />
          </div>
          <div className="tb-own-team">
            <Team scene={scene} board={board} />
            {/* While plans are made, the quarters of the city are the cards. */}
            {place !== 'city' && <Hand scene={scene} board={board} />}
          </div>
          <Tricks scene={scene} board={board} />
        </div>
      </div>
    </div>
  )
}

interface PlaceStageProps {
  readonly scene: Scene
  readonly board: Board
  readonly place: PlaceView
}

export function PlaceStage({ scene, board, place }: PlaceStageProps): ReactElement {
  switch (place) {
    case 'city':
      return <CityPlace scene={scene} board={board} />
    case 'setup':
      return <SetupPlace scene={scene} board={board} />
    case 'downtown':
      return <DowntownPlace scene={scene} board={board} />
    case 'marketRow':
      return <MarketPlace scene={scene} board={board} />
    case 'workshop':
      return <WorkshopPlace scene={scene} board={board} />
    case 'theater':
      return <TheaterPlace scene={scene} board={board} />
    case 'catalogue':
      return (
        <Suspense fallback={null}>
          <CataloguePlace scene={scene} board={board} />
        </Suspense>
      )
    case 'darkAlley':
      return <AlleyPlace scene={scene} board={board} />
  }
}
