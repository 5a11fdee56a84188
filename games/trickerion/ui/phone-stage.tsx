import { type ReactElement, useState } from 'react'
import type { Board } from './board.ts'
import { SpecialFace } from './faces/power-face.tsx'
import type { Opened } from './model/place.ts'
import { Decision } from './panels/decision.tsx'
import { Away, Hand, Purse, Stacks, Team } from './panels/own.tsx'
import { Rounds } from './panels/rounds.tsx'
import { PlaceTabs } from './panels/tabs.tsx'
import type { Scene } from './scene.ts'
import { PlaceStage } from './stage.tsx'
import { useInSight } from './use-in-sight.ts'

interface PhoneProps extends Opened {
  readonly scene: Scene
  readonly board: Board
}

interface PartProps {
  readonly scene: Scene
  readonly board: Board
}

/** A plan is made where the team is, and what is given back lies there; a look at another player goes there too. */
const isAboutTeam = ({ question, shown, own }: Scene): boolean =>
  question?.kind === 'plan' || question?.kind === 'return' || shown !== own

/** Questions that are answered by tapping the board; of all others the answers come first. */
const ON_THE_BOARD = /^(setup\.|plan$|turn$|act$|return$|draw\.)/

/** The team is in the workshop, unless another place is opened. */
function usePhonePlace(scene: Scene, { place, choose }: Opened): Opened {
  const at = `${scene.question?.kind ?? ''} ${scene.shown}`
  const [left, leave] = useState('')
  return {
    place: isAboutTeam(scene) && left !== at ? 'workshop' : place,
    choose: (next) => {
      leave(at)
      choose(next)
    },
  }
}

/** A phone shows one place at a time, and the workshop is the viewer's; what is held stays above, the decision under it. */
export function PhoneStage({ scene, board, ...opened }: PhoneProps): ReactElement {
  const { place, choose } = usePhonePlace(scene, opened)
  const { kind = '' } = scene.question ?? {}
  const room = useInSight(board, `${kind} ${place}`)
  const isAnswered = scene.question !== null && !ON_THE_BOARD.test(kind)
  const decision = <Decision scene={scene} board={board} />
  return (
    <div className="tb tr tb-phone">
      <div className="tb-phone-top">
        <Rounds scene={scene} />
        {scene.view.phase !== 'setup' && <Purse scene={scene} board={board} />}
      </div>
      <PlaceTabs scene={scene} board={board} open={place} choose={choose} />
      <div ref={room} className="tb-phone-room">
        {isAnswered && decision}
        <InForce scene={scene} />
        {place === 'workshop' ? (
          <Workshop scene={scene} board={board}>
            {!isAnswered && decision}
          </Workshop>
        ) : (
          <>
            {isSending(board) && place !== 'catalogue' && <Team scene={scene} board={board} />}
            <div className={`tb-place tb-place--${place}`}>
              <PlaceStage scene={scene} board={board} place={place} />
            </div>
            {!isAnswered && decision}
          </>
        )}
      </div>
    </div>
  )
}

/** What the special assignment of the placement at hand says: nobody can point at it on a phone. */
function InForce({ scene }: { readonly scene: Scene }): ReactElement | null {
  const { placement } = scene.view
  if (!placement || placement.seat !== scene.own || placement.special === null) return null
  return <SpecialFace press={scene} special={placement.special} />
}

const isSending = ({ legal }: Board): boolean => [...legal].some((thing) => thing.startsWith('disc:'))

interface WorkshopProps extends PartProps {
  /** The decision at hand. */
  readonly children: ReactElement | false
}

/** Everything of one player. Whoever prepares needs the tricks first, whoever plans the team. */
function Workshop({ scene, board, children }: WorkshopProps): ReactElement {
  const team = (
    <>
      <Team scene={scene} board={board} />
      {!isSending(board) || isAboutTeam(scene) ? <Hand scene={scene} board={board} /> : null}
    </>
  )
  const isTeamFirst = isAboutTeam(scene) || isSending(board)
  return (
    <>
      <Away scene={scene} />
      {isTeamFirst && team}
      {isTeamFirst && children}
      <div className="tb-place tb-place--workshop">
        <Stacks scene={scene} board={board} />
        <PlaceStage scene={scene} board={board} place="workshop" />
      </div>
      {!isTeamFirst && children}
      {!isTeamFirst && team}
    </>
  )
}
