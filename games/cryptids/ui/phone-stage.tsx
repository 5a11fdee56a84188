import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { Board } from './board.ts'
import { Display } from './cards/display.tsx'
import { EuropeMap } from './map/europe-map.tsx'
import { isAtReserve } from './model/placing.ts'
import type { Thing } from './model/things.ts'
import { Common } from './panels/contracts.tsx'
import { Everybody } from './panels/everybody.tsx'
import { EvidenceSlots, Market } from './panels/market.tsx'
import { Holdings, Purse } from './panels/own-board.tsx'
import { PoacherBoard } from './panels/poacher.tsx'
import { Skills } from './panels/skills.tsx'
import { Stacks } from './panels/stacks.tsx'
import { isLaying, Subject } from './panels/subject.tsx'
import { Dice, Track } from './panels/track.tsx'
import type { Placing } from './placing.ts'
import { ReserveStage } from './reserve/reserve-stage.tsx'
import type { Scene } from './scene.ts'
import { Away } from './stage.tsx'

const VIEWS = ['europe', 'cards', 'own', 'track', 'reserve'] as const
type PhoneView = (typeof VIEWS)[number]

interface PhoneStageProps {
  readonly scene: Scene
  readonly board: Board
  readonly placing: Placing | null
}

/** The phone view that answers a question. */
function viewFor({ question, view }: Scene): PhoneView {
  if (view.phase === 'over' || isAtReserve(question)) return 'reserve'
  const kind = question?.kind ?? ''
  if (/bid|cards|helper\.card|poacher\.catch|request\.order/.test(kind)) return 'cards'
  if (/^(helper|bonus\.step|ability\.helper|refresh\.bonus)$/.test(kind)) return 'track'
  if (/^(restore|ability\.skill|ability\.trade|refresh\.market|attempt\.lose)$/.test(kind)) return 'own'
  return 'europe'
}

/** A phone shows one view at a time; what is held stays above it, what can be done stays under it. */
export function PhoneStage({ scene, board, placing }: PhoneStageProps): ReactElement {
  const proposed = viewFor(scene)
  const asked = `${scene.question?.id ?? ''} ${proposed}`
  const [chosen, choose] = useState<{ readonly asked: string; readonly view: PhoneView } | null>(null)
  const away = scene.shown !== scene.own
  const free = scene.question === null || scene.question.kind === 'turn' || scene.question.kind === 'helper'
  const kept = chosen !== null && (free ? chosen.asked.endsWith(proposed) : chosen.asked === asked)
  const view = kept ? chosen.view : away ? 'own' : proposed
  const reading = view === 'cards' && !isLaying(scene, placing) ? cardIn(scene, board.looked) : null
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Another view begins at its beginning.
    if (view) room.current?.scrollTo({ top: 0 })
  }, [view])
  const { looked } = board
  useEffect(() => {
    // What is read about stays in sight above the panel that tells it.
    if (looked) room.current?.querySelector(`[data-target="${looked}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [looked])
  return (
    <div className="cb cb-phone">
      <div className="cb-phone-body">
        <nav className="cb-views" aria-label={scene.board.map}>
          {VIEWS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === view}
              onClick={() => choose({ asked, view: each })}
            >
              {scene.board.views[each]}
            </button>
          ))}
        </nav>
        <Purse scene={scene} board={board} />
        <div ref={room} className="cb-phone-room" data-view={view}>
          <Away scene={scene} />
          <View scene={scene} board={board} placing={placing} view={view} reading={reading} />
          {scene.view.phase === 'over' && <Everybody scene={scene} />}
          {(scene.view.phase !== 'over' || board.looked !== null) && reading === null && (
            <Subject scene={scene} board={board} placing={placing} />
          )}
        </div>
      </div>
    </div>
  )
}

/** The card of the display that is looked at. */
function cardIn({ view }: Scene, looked: Thing | null): string | null {
  return view.display.find((slot) => slot && looked === `card:${slot.card}`)?.card ?? null
}

interface ViewProps extends PhoneStageProps {
  readonly view: PhoneView
  readonly reading: string | null
}

function View({ scene, board, placing, view, reading }: ViewProps): ReactElement {
  switch (view) {
    case 'europe':
      return (
        <>
          <EuropeMap scene={scene} board={board} />
          <EvidenceSlots scene={scene} board={board} />
        </>
      )
    case 'cards':
      return (
        <Display
          scene={scene}
          board={board}
          reading={
            reading === null
              ? null
              : { card: reading, sheet: <Subject scene={scene} board={board} placing={placing} /> }
          }
        />
      )
    case 'own':
      return (
        <>
          <div className="cb-phone-pair">
            <EvidenceSlots scene={scene} board={board} />
            <Market scene={scene} board={board} />
          </div>
          <Skills scene={scene} board={board} />
          <Holdings scene={scene} board={board} />
        </>
      )
    case 'track':
      return (
        <div className="cb-phone-track">
          <Track scene={scene} board={board} />
          <div>
            <Dice scene={scene} board={board} />
            <Market scene={scene} board={board} />
            <PoacherBoard scene={scene} />
          </div>
        </div>
      )
    case 'reserve':
      return (
        <>
          <ReserveStage scene={scene} placing={placing} />
          <Stacks scene={scene} />
          <Common scene={scene} board={board} />
        </>
      )
  }
}
