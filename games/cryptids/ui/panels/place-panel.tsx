import type { ReactElement } from 'react'
import { Creature } from '../art/creatures/creature.tsx'
import { Glyph } from '../art/symbols.tsx'
import type { Board } from '../board.ts'
import { FaceToken, NeedRow, needsOfCard, oddsWords } from '../cards/evidence.tsx'
import { keyed } from '../model/keyed.ts'
import type { Scene } from '../scene.ts'
import { ActList } from './act-list.tsx'
import { Advances } from './advances.tsx'
import { Head } from './subject.tsx'

interface PlacePanelProps {
  readonly scene: Scene
  readonly board: Board
  readonly place: string
}

/** A place of the map: how far it is, what lies there, which dossiers it serves, what can be done. */
export function PlacePanel({ scene, board, place }: PlacePanelProps): ReactElement {
  const { view, text, content, me } = scene
  const tokens = view.map.filter(({ at }) => at === place)
  const cards = view.display.flatMap((slot) => (slot?.location === place ? [slot] : []))
  const acts = scene.byThing.get(`place:${place}`) ?? []
  const steps = me?.place ? content.places.get(me.place)?.distance.get(place) : undefined
  return (
    <>
      <Head scene={scene} board={board}>
        <b>{text.names.place(place)}</b>
        {steps !== undefined && (
          <span>{steps === 0 ? scene.board.youAreHere : scene.board.steps(steps)}</span>
        )}
      </Head>
      <div className="cb-here">
        {keyed(tokens, ({ face }) => face).map(({ key, item: { face } }) => (
          <span key={key} className="cb-here-token">
            <FaceToken face={face} />
            {text.names.evidence(face)}
            <Advances scene={scene} face={face} />
          </span>
        ))}
        {tokens.length === 0 && content.places.get(place)?.isCity === false && (
          <span className="cb-none">{scene.board.nothingLies}</span>
        )}
        {view.wolpertingerCities.includes(place) && (
          <span className="cb-here-token">
            <Glyph name="hare" />
            {scene.board.wolpertingerHere}
          </span>
        )}
        {cards.map((slot) => {
          const needs = needsOfCard(scene, slot)
          return (
            <button
              key={slot.card}
              type="button"
              className="cb-here-card"
              onClick={() => board.tap(`card:${slot.card}`)}
            >
              <span className="cb-emblem">
                <Creature id={slot.card} detail="emblem" />
              </span>
              <span>{text.names.card(slot.card)}</span>
              <NeedRow press={scene} needs={needs.entries} />
              <small>{oddsWords(scene, needs)}</small>
            </button>
          )
        })}
      </div>
      {acts.length === 0 && scene.question && <p className="cb-hint">{scene.board.noActs}</p>}
      <ActList scene={scene} board={board} acts={acts} />
    </>
  )
}
