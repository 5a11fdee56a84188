import type { ReactElement } from 'react'
import { LOCATIONS, type Location } from '../../content/vocabulary.ts'
import { Glyph } from '../art/glyph.tsx'
import type { Board } from '../board.ts'
import type { PlaceView } from '../model/place.ts'
import { moving } from '../motion.ts'
import { occupantOf } from '../places/slot.tsx'
import type { Scene } from '../scene.ts'

interface TabsProps {
  readonly scene: Scene
  readonly board: Board
  readonly open: PlaceView
  readonly choose: (place: PlaceView) => void
}

/** All places of the city with who stands where; a tap shows one large. */
export function PlaceTabs({ scene, board, open, choose }: TabsProps): ReactElement {
  const places = LOCATIONS.filter((location) => location !== 'darkAlley' || scene.view.options.darkAlley)
  return (
    <nav className="tb-tabs" aria-label={scene.board.places}>
      <button
        type="button"
        className="tb-tab tb-tab--wide"
        aria-pressed={open === 'city'}
        onClick={() => choose('city')}
      >
        <span className="tb-tab-art">
          <Glyph name="city" />
        </span>
        <span className="tb-tab-name">{scene.board.city}</span>
      </button>
      {places.map((location) => (
        <button
          key={location}
          type="button"
          className={isLive(scene, board, location) ? 'tb-tab tb-tab--live' : 'tb-tab'}
          aria-pressed={location === open}
          onClick={() => choose(location)}
          {...moving(`tab:${location}`)}
        >
          <span className="tb-tab-art">
            <Glyph name={location} />
          </span>
          <span className="tb-tab-name">{scene.text.names.location(location)}</span>
          <Pips scene={scene} location={location} />
        </button>
      ))}
      <button
        type="button"
        className="tb-tab tb-tab--wide"
        aria-pressed={open === 'catalogue'}
        onClick={() => choose('catalogue')}
      >
        <span className="tb-tab-art">
          <Glyph name="learn" />
        </span>
        <span className="tb-tab-name">{scene.board.catalogue}</span>
      </button>
    </nav>
  )
}

/** Whether one of the slots there can be taken now. */
const isLive = ({ content }: Scene, board: Board, location: Location): boolean =>
  content.slotsOf[location].some(({ id }) => board.legal.has(`slot:${id}`))

/** A sign for each slot: whose character stands there, or that it is free. */
function Pips({ scene, location }: { readonly scene: Scene; readonly location: Location }): ReactElement {
  const { content, view, shown } = scene
  const slots = content.slotsOf[location].filter(
    ({ closedWith }) => !closedWith.includes(view.players.length),
  )
  return (
    <span className="tb-pips">
      {slots.map((slot) => {
        const standing = occupantOf(scene, slot, shown)
        return (
          <i
            key={slot.id}
            className={
              standing
                ? `tb-pip tb-pip--${standing.seat % 5}`
                : slot.isStage
                  ? 'tb-pip tb-pip--stage'
                  : 'tb-pip'
            }
          >
            {standing ? standing.seat + 1 : ''}
          </i>
        )
      })}
    </span>
  )
}
