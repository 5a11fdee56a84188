import { Button, type StageProps } from '@curio/ui'
import { type ReactElement, useState } from 'react'
import { standingWith } from '../text/index.ts'
import { JourneyStrip } from './campaign/journey-strip.tsx'
import { TravelStage } from './campaign/travel-stage.tsx'
import { inksOf } from './cities/index.ts'
import { taskIn, useDecision } from './decision.ts'
import { MapArea } from './map/map-area.tsx'
import { partnerOf } from './model/teams.ts'
import { Over } from './over.tsx'
import { DecisionPanel } from './panels/decision-panel.tsx'
import { EncounterScene, EncounterTable } from './panels/encounter.tsx'
import { Events } from './panels/events.tsx'
import { MapSwitch } from './panels/map-switch.tsx'
import { AncientCard, Effects, Legend, RoundTrack, ShopCard } from './panels/reference.tsx'
import { Pocket, Resources } from './panels/resources.tsx'
import { RoundBoard } from './panels/round-board.tsx'
import { RoundSource } from './panels/round-source.tsx'
import { ScoreStrip } from './panels/score-strip.tsx'
import { sceneOf } from './scene.ts'
import { enterConfirms, useInSight } from './stage-input.ts'
import { useStanding, useSteadyStanding } from './standings.ts'

/** Questions during which a phone shows the answers where the dice were. */
const DICE_ARE_SPENT = ['shop', 'tome', 'regular', 'bet', 'die.round', 'landmark.cover']

/** What is asked when the roads of a turn are drawn. */
const AFTER_ROADS = ['shop', 'tome', 'regular', 'bet']

/** The board: the map, the decision beside it, what is held, and what the round brings. */
export function Stage(props: StageProps): ReactElement {
  const scene = sceneOf(props)
  const { view, shown, pack, question } = scene
  const isRouteAsked = question?.kind === 'route'
  const best = useStanding(
    isRouteAsked ? { pack: scene.pack, view, seat: scene.own, add: [], remove: [] } : null,
  )
  const decision = useDecision(scene, best?.route ?? null)
  const stage = useInSight(scene)
  const [lookedAt, lookAtTask] = useState<string | null>(null)
  const standing = useSteadyStanding({ pack: scene.pack, view, seat: shown, add: [], remove: [] })
  if (view.phase === 'over')
    return view.campaign ? <TravelStage scene={scene} decision={decision} /> : <Over scene={scene} />

  const keeping = question?.kind === 'task.keep'
  const looked = keeping ? (lookedAt ?? taskIn(scene, decision?.value)) : null
  const shownTask =
    looked === null ? null : (pack.tasks.find((task) => task.id === looked)?.crossings ?? null)
  const marking = view.phase === 'events'
  const ending = view.phase === 'route' || view.phase === 'encounter'

  const map = <MapArea scene={scene} decision={decision} standing={standing} shownTask={shownTask} />
  const away = shown !== scene.asked
  const watches = props.table.viewer === null
  const nameOf = (seat: number): string => props.table.seats[seat]?.name ?? ''
  // Where partners have a switch between their maps, it leads back too.
  const switched = props.phone && !watches && shown === partnerOf(props.table, scene.own)
  // When another player's map is shown, everything beside it belongs to that player too.
  const back = !switched && (away || shown !== scene.own || watches) && (
    <div className="rt-away">
      <b>{scene.board.map(nameOf(shown))}</b>
      {away && (
        <Button onClick={() => props.setFocus(null)}>
          {watches || scene.asked !== scene.own
            ? scene.board.backTo(nameOf(scene.asked))
            : scene.board.backToOwn}
        </Button>
      )}
    </div>
  )
  const keys = enterConfirms(scene, decision)
  const panel = <DecisionPanel scene={scene} decision={decision} lookAtTask={lookAtTask} />
  const meeting = view.phase === 'encounter'
  const decide = meeting ? (
    <EncounterScene scene={scene} decision={decision}>
      {panel}
    </EncounterScene>
  ) : (
    panel
  )
  const hasShops = pack.shopCards.length > 0
  // In cities of the booklet more lies beside the map, and effects have done their part once roads are drawn.
  const hasEffects = !pack.tour || !AFTER_ROADS.includes(question?.kind ?? '')
  const resources = <Resources scene={scene} />
  // A route that is put together is worth what it is, not what the best one would be.
  const drafted = decision?.route && !away ? standingWith(pack, view, scene.own, decision.route) : null
  const score = <ScoreStrip scene={scene} standing={drafted ?? standing} />
  const round = ending ? (
    !meeting && <EncounterTable scene={scene} />
  ) : (
    <>
      <RoundSource scene={scene} decision={decision} />
      <div className="rt-pair">
        {hasShops && <ShopCard scene={scene} />}
        {hasEffects && <Effects scene={scene} />}
      </div>
    </>
  )
  const look = `rt rt-stage ${pack.tour ? 'rt-stage--tour ' : ''}${inksOf(pack.id)}`
  if (props.phone) {
    return (
      <div ref={stage} className={`${look} rt-stage--phone stage-parts`}>
        <div className="rt-board stage-board">
          <MapSwitch scene={scene} />
          {back}
          {map}
        </div>
        <div className="rt-under stage-beside" {...keys}>
          <JourneyStrip scene={scene} />
          {keeping ? null : <Pocket scene={scene} standing={drafted ?? standing} />}
          {ending || keeping || marking || DICE_ARE_SPENT.includes(question?.kind ?? '') ? null : (
            <RoundSource scene={scene} decision={decision} />
          )}
          {decide}
          {score}
          {resources}
          {ending ? (
            <EncounterTable scene={scene} />
          ) : (
            <div className="rt-pair">
              {hasShops && <ShopCard scene={scene} />}
              <Effects scene={scene} />
            </div>
          )}
          <Events scene={scene} standing={standing} />
          <RoundBoard scene={scene} standing={standing} />
          {!meeting && <AncientCard scene={scene} />}
          <Legend scene={scene} />
        </div>
      </div>
    )
  }
  return (
    <div className={look}>
      <aside className="rt-side" {...keys}>
        <JourneyStrip scene={scene} />
        <RoundTrack scene={scene} />
        {keeping || marking ? null : round}
        {decide}
        {meeting && <EncounterTable scene={scene} />}
        {resources}
        <Events scene={scene} standing={standing} />
        <RoundBoard scene={scene} standing={standing} />
        {!meeting && <AncientCard scene={scene} />}
        {(keeping || view.phase === 'route') && <Legend scene={scene} />}
      </aside>
      <div className="rt-board">
        {back}
        {map}
        {score}
      </div>
    </div>
  )
}
