import { PlayerMark } from '@curio/ui'
import type { ReactElement } from 'react'
import type { Spot } from '../../rules/acts.ts'
import { learnPrice } from '../../rules/learn.ts'
import { showOf } from '../../rules/links.ts'
import { markersDue } from '../../rules/prepare.ts'
import { playerOf } from '../../rules/table.ts'
import { forecastShow } from '../../rules/yields.ts'
import { Glyph } from '../art/glyph.tsx'
import type { Board } from '../board.ts'
import { previewOf, showAfter } from '../model/linking.ts'
import { partOf } from '../model/offers.ts'
import { planOf } from '../model/plans.ts'
import { AmountMark } from '../pieces.tsx'
import { forecastOf, isAtTheater, nameOf, performerIn, type Scene } from '../scene.ts'
import { BoardsGive } from './boards.tsx'
import { Looked } from './looked.tsx'
import { PinnedPlan } from './pinned.tsx'
import { Rivals } from './rivals.tsx'

interface PanelProps {
  readonly scene: Scene
  readonly board: Board
}

/** What the proposed answer would bring and cost, what the plan amounts to, what the show would pay. */
export function Consequences({ scene, board }: PanelProps): ReactElement {
  const { question, view } = scene
  const isPlanning = view.phase === 'assignment'
  const spot = spotOf(board)
  return (
    <>
      {isPlanning && <PlanSummary scene={scene} />}
      {spot === null && <Looked scene={scene} board={board} />}
      {board.current && <Links scene={scene} board={board} />}
      <Gives scene={scene} board={board} />
      {(ON_STAGE.test(question?.kind ?? '') || isAtTheater(scene)) && (
        <Forecasts scene={scene} board={board} />
      )}
      {spot === null && <PinnedPlan scene={scene} board={board} />}
    </>
  )
}

/** Questions about performances that come at any place. */
const ON_STAGE = /^(perform|ability\.possess|special\.stage)$/

/** Where a marker would lie. Its links and its show are then worth more room than anything else. */
function spotOf({ current }: Board): Spot | null {
  const act = current?.act
  return act && 'spot' in act ? act.spot : null
}

/** Where each would go, who else could, and the wages. */
function PlanSummary({ scene }: { readonly scene: Scene }): ReactElement {
  const { state, content, own, text } = scene
  const plan = planOf(state, content, own)
  const { names } = text
  return (
    <div className="tb-plan">
      <h3 className="tb-label">{scene.board.planTitle}</h3>
      {plan.to.map(({ location, discs }) => (
        <p key={location}>
          <Glyph name={location} />{' '}
          <b>
            {names.location(location)} ×{discs.length}
          </b>
          : {names.list(discs.map(names.character))}
          <Rivals scene={scene} location={location} />
        </p>
      ))}
      {plan.idle.length > 0 && <p>{scene.board.staysHome(names.list(plan.idle.map(names.character)))}</p>}
      <BoardsGive scene={scene} />
    </div>
  )
}

/** Links that a marker would make, what they bring to whom, and what they block. */
function Links({ scene, board }: PanelProps): ReactElement | null {
  const { state, content, own } = scene
  const preview = board.current && previewOf(state, content, own, board.current)
  if (!preview) return null
  const { links, dead, open, pays, fame, shards } = preview
  return (
    <div className="tb-links">
      <p>
        <Glyph name="link" /> <b>{scene.board.links(links.length)}</b>
        {pays > 0 && ` ${scene.board.linkPays(pays)}`}
      </p>
      {fame > 0 && (
        <p>
          <Glyph name="prophecy" /> <AmountMark fame={fame} />
        </p>
      )}
      {shards.map(({ seat, shards: count }, index) => (
        <p key={`${seat} ${String(index)}`}>
          <Glyph name="shard" /> {scene.board.shardsFor(nameOf(scene, seat), count)}
        </p>
      ))}
      {open.map(({ place, symbol }) => (
        <p key={place} className="tb-hint">
          {scene.board.openCircle(scene.text.names.place(place), scene.text.words.schools[symbol])}
        </p>
      ))}
      {dead.length > 0 && <p className="tb-hint">{scene.board.deadCircles(dead.length)}</p>}
    </div>
  )
}

/** Costs and gains that the words of the answer do not tell. */
function Gives({ scene, board }: PanelProps): ReactElement | null {
  const { state, content, own } = scene
  // The price of a trick is the same by any die.
  const [first, ...more] = board.matches
  const isOneTrick = first && more.every((offer) => partOf(offer, 'trick') === partOf(first, 'trick'))
  const act = board.current?.act ?? (isOneTrick && first.act.type === 'learn' ? first.act : null)
  switch (act?.type) {
    case 'learn': {
      const coins = learnPrice(playerOf(state, own), content, act.trick)
      return <p>{coins === 0 ? scene.board.learnFree : scene.board.learnPrice(coins)}</p>
    }
    case 'prepare': {
      const trick = playerOf(state, own).tricks.find(({ trick: id }) => id === act.trick)
      return trick ? <p>{scene.board.preparesTo(markersDue(content, trick))}</p> : null
    }
    default:
      return null
  }
}

/** What each performance would pay to everybody, if the viewer, or whoever is on stage, performed it as it stands. */
function Forecasts({ scene, board }: PanelProps): ReactElement | null {
  const { state, content, own, view, text } = scene
  const current = board.current?.act
  const named = current?.type === 'perform' || current?.type === 'possess' ? current.card : null
  const spot = spotOf(board)
  const cards = view.row.flatMap((show) => (show && show.markers.length > 0 ? [show.card] : []))
  const shown = named ?? spot?.card ?? null
  const others = spot === null ? cards.filter((card) => card !== shown) : []
  const list = shown === null ? cards : [shown, ...others]
  if (list.length === 0) return null
  return (
    <div className="tb-forecasts">
      <h3 className="tb-label">{forecastOf(scene)}</h3>
      {list.map((card) => {
        const show = showOf(state, card)
        if (!show) return null
        const after = board.current ? showAfter(view, show, own, board.current, scene.prepared) : show
        const forecast = forecastShow(state, content, after, performerIn(scene))
        return (
          <div key={card} className={card === shown ? 'tb-forecast tb-forecast--now' : 'tb-forecast'}>
            <b>{text.names.show(card)}</b>
            {forecast.bySeat.map((amount, seat) =>
              amount.fame + amount.coins + amount.shards === 0 ? null : (
                <span key={`${card} ${nameOf(scene, seat)}`} className="tb-forecast-seat">
                  <PlayerMark seat={seat} />
                  <AmountMark {...amount} />
                </span>
              ),
            )}
          </div>
        )
      })}
    </div>
  )
}
