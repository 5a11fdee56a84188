import { Explained } from '@curio/ui'
import type { ReactElement } from 'react'
import type { Goal } from '../../rules/goals.ts'
import type { Shown } from '../../rules/shown.ts'
import type { Standing } from '../../text/index.ts'
import { HARBOUR_WORDS } from '../harbour-words.ts'
import { BetSign, HALF_STAR } from '../map/bet-sign.tsx'
import { LandmarkGlyph } from '../map/glyphs.tsx'
import { goalsNow } from '../model/goals-now.ts'
import { ratingNow } from '../model/ratings.ts'
import type { Scene } from '../scene.ts'
import { TOUR_BOARD_WORDS } from '../tour-board-words.ts'
import { LandmarkSight } from './landmark-sight.tsx'
import { Remote } from './remote.tsx'
import { Track } from './track.tsx'

interface RoundBoardProps {
  readonly scene: Scene
  readonly standing: Standing | null
}

/** What the booklet keeps for all: ratings, goals, half-stars and sevens; and the bets of the player on the stage. */
export function RoundBoard({ scene, standing }: RoundBoardProps): ReactElement | null {
  const { view, pack, props, question } = scene
  if (!view.roundBoard) return null
  const hasGoals = view.roundBoard.goals.length > 0
  const hasBets = (pack.tour?.bets.length ?? 0) > 0
  // Where a rating is chosen, the choice shows all of them.
  const rated = question?.kind !== 'rating'
  if (!rated && !hasGoals && !hasBets) return null
  const words = TOUR_BOARD_WORDS[props.language]
  return (
    <section className="rt-card rt-round-board" aria-label={words.roundBoard}>
      {rated && <Ratings scene={scene} />}
      {hasGoals && <Goals scene={scene} standing={standing} />}
      {hasBets && <Tallies scene={scene} />}
      {scene.player?.board.casinos && <Bets scene={scene} />}
      <Remote scene={scene} standing={standing} />
    </section>
  )
}

/** What an iconic landmark is called, wherever on the map it stands. */
export function landmarkName({ map }: Shown, id: string, language: 'ru' | 'en'): string {
  const place =
    map.blocks.find(({ iconic }) => iconic === id) ?? map.vertices.find(({ iconic }) => iconic === id)
  return place?.name?.[language] ?? id
}

function Ratings({ scene }: { readonly scene: Scene }): ReactElement | null {
  const { view, pack, props } = scene
  const { roundBoard } = view
  const { tour } = pack
  if (!roundBoard || !tour) return null
  const words = TOUR_BOARD_WORDS[props.language]
  return (
    <div className="rt-ratings">
      <h3 className="unseen">{words.ratings}</h3>
      <ul>
        {tour.rating.order.map((id, place) => {
          const now = ratingNow(pack, roundBoard, id)
          return (
            <li key={id} className="rt-rating-row" data-motion={`rating:${id}`}>
              {tour.track ? (
                <LandmarkSight pack={pack} landmark={id} className="rt-tcard-sight rt-rating-sight" />
              ) : (
                <svg viewBox="0 0 20 20" className="rt-inline" aria-hidden="true">
                  <LandmarkGlyph type="grey" x={10} y={10} size={7.5} />
                </svg>
              )}
              <RatedName scene={scene} landmark={id} />
              {tour.track ? (
                <Track scene={scene} place={place} now={now ?? 0} />
              ) : (
                <ol>
                  {tour.rating.values.map((value) => (
                    <li key={value} className={value === now ? 'rt-rating--now' : undefined}>
                      {value}
                    </li>
                  ))}
                </ol>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** A landmark by its name; where its worth is made of cells, the name explains them (RT-SYD-5). */
function RatedName({ scene, landmark }: { readonly scene: Scene; readonly landmark: string }): ReactElement {
  const { pack, props } = scene
  const name = landmarkName(pack, landmark, props.language)
  const cells = pack.tour?.track?.cells
  if (!cells) return <span>{name}</span>
  const words = HARBOUR_WORDS[props.language]
  return (
    <Explained className="rt-rated" tip={`${name}: ${words.cells(cells)}`}>
      {name}
    </Explained>
  )
}

/** RT-BASE-35, RT-BASE-37. */
function Goals({ scene, standing }: RoundBoardProps): ReactElement {
  const { view, pack, props, shown } = scene
  const words = TOUR_BOARD_WORDS[props.language]
  const route = view.players[shown]?.ending?.route ?? standing?.route ?? []
  const isAlone = view.players.length === 1
  const goals = goalsNow(pack, view, shown, route)
  const worthOf = ({ win, met }: Goal): string => (isAlone ? words.goalAlone : words.goalPays(win, met))
  // What is the same for all of them is said once.
  const [worth = '', ...others] = new Set(goals.map(({ goal }) => worthOf(goal)))
  return (
    <div className="rt-goals">
      <h3 className="rt-label">{others.length === 0 ? `${words.goals} · ${worth}` : words.goals}</h3>
      <ul>
        {goals.map(({ goal, result }) => (
          <li key={goal.id} className={result >= goal.atLeast ? 'rt-goal--met' : undefined}>
            <Explained tip={worthOf(goal)}>
              <b>{goal.deck}</b>
              <span>{goal.text[props.language]}</span>
              <strong>{words.goalNow(result, goal.atLeast)}</strong>
            </Explained>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** RT-VEG-2, RT-VEG-3: what bets can be made on besides tourists. */
function Tallies({ scene }: { readonly scene: Scene }): ReactElement {
  const { view, props } = scene
  const words = TOUR_BOARD_WORDS[props.language]
  return (
    <dl className="rt-tallies">
      <div>
        <dt>
          <svg viewBox="-8 -9 12 18" className="rt-inline" aria-hidden="true">
            <path className="rt-half-star" d={HALF_STAR} transform="scale(7)" />
          </svg>
          {words.halfStars}
        </dt>
        <dd data-motion="tally:halfStars">{view.roundBoard?.halfStars ?? 0}</dd>
      </div>
      <div>
        <dt>{words.sevens}</dt>
        <dd data-motion="tally:sevens">{words.inRounds(view.roundBoard?.sevens ?? [])}</dd>
      </div>
    </dl>
  )
}

/** RT-VEG-BET-3: the player's own in full, of others only where and when. */
function Bets({ scene }: { readonly scene: Scene }): ReactElement {
  const { pack, player, props } = scene
  const words = TOUR_BOARD_WORDS[props.language]
  const bets = player?.board.casinos?.bets ?? []
  return (
    <div className="rt-bets">
      <h3 className="rt-label">{words.bets}</h3>
      <ul>
        {pack.map.blocks.flatMap(({ id, letter }) => {
          if (letter === undefined) return []
          const bet = bets.find(({ casino }) => casino === id)
          const on = pack.tour?.bets.find((each) => each.id === bet?.bet)?.on
          const said = bet ? (on ? words.betOn[on] : words.secretBet) : words.noBet
          return [
            <li key={id} className={bet ? undefined : 'rt-bet--none'}>
              <Explained tip={`${words.casino(letter)}: ${said}`}>
                <b>{letter}</b>
                {bet ? (
                  <svg viewBox="-15 -9 32 18" aria-hidden="true">
                    <BetSign pack={pack} bet={bet} />
                  </svg>
                ) : (
                  <span aria-hidden="true">—</span>
                )}
                <span className="unseen">{`${said} ${bet?.number ?? ''}`}</span>
              </Explained>
            </li>,
          ]
        })}
      </ul>
    </div>
  )
}
