import { type ReactElement, useState } from 'react'
import type { Board } from './board.ts'
import type { Opened } from './model/place.ts'
import { Decision } from './panels/decision.tsx'
import { Away, Hand, Purse, Stacks, Team, Tricks } from './panels/own.tsx'
import { Rounds } from './panels/rounds.tsx'
import { PlaceTabs } from './panels/tabs.tsx'
import type { Scene } from './scene.ts'
import { PlaceStage } from './stage.tsx'

interface PhoneProps extends Opened {
  readonly scene: Scene
  readonly board: Board
}

const VIEWS = ['city', 'own'] as const
type PhoneView = (typeof VIEWS)[number]

/** A plan is made in the workshop, everything else in the city. */
const viewFor = ({ question, shown, own }: Scene): PhoneView =>
  question?.kind === 'plan' || question?.kind === 'return' || shown !== own ? 'own' : 'city'

/** A phone shows a place or the own workshop; what is held stays above, what is decided under it. */
export function PhoneStage({ scene, board, place, choose }: PhoneProps): ReactElement {
  const proposed = viewFor(scene)
  const at = `${scene.question?.kind ?? ''} ${scene.shown}`
  const [chosen, setChosen] = useState<{ readonly at: string; readonly view: PhoneView } | null>(null)
  const view = chosen?.at === at ? chosen.view : proposed
  return (
    <div className="tb tr tb-phone">
      <Rounds scene={scene} />
      <Purse scene={scene} board={board} />
      <nav className="tb-views" aria-label={scene.board.places}>
        {VIEWS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === view}
            onClick={() => setChosen({ at, view: each })}
          >
            {scene.board.views[each]}
          </button>
        ))}
      </nav>
      {view === 'city' && <PlaceTabs scene={scene} board={board} open={place} choose={choose} />}
      <div className="tb-phone-room">
        {view === 'city' ? (
          <div className={`tb-place tb-place--${place}`}>
            <PlaceStage scene={scene} board={board} place={place} />
          </div>
        ) : (
          <>
            <Away scene={scene} />
            <Team scene={scene} board={board} />
            <Hand scene={scene} board={board} />
            <Stacks scene={scene} board={board} />
            <Tricks scene={scene} board={board} />
          </>
        )}
        <Decision scene={scene} board={board} />
      </div>
    </div>
  )
}
