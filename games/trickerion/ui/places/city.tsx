import type { ReactElement } from 'react'
import {
  ACTIONS_IN,
  COMPONENTS,
  LOCATIONS,
  type Location,
  type PricedAction,
} from '../../content/vocabulary.ts'
import { lawOf } from '../../rules/gains.ts'
import { signed } from '../../text/names.ts'
import { Backdrop } from '../art/backdrops/index.tsx'
import { Glyph } from '../art/glyph.tsx'
import { planOf } from '../model/plans.ts'
import { Rivals } from '../panels/rivals.tsx'
import { SpecialCard } from '../panels/special-card.tsx'
import { DieMark, DiscMark } from '../pieces.tsx'
import type { Scene } from '../scene.ts'
import { ThingButton } from '../thing-button.tsx'
import { isOpenSlot, occupantOf, type PlaceProps } from './slot.tsx'

/** The whole city while plans are made: what each place offers, who would come, and where the viewer's people go. */
export function CityPlace({ scene, board }: PlaceProps): ReactElement {
  const places = LOCATIONS.filter((location) => location !== 'darkAlley' || scene.view.options.darkAlley)
  return (
    <div className={`tb-city tb-city--${places.length}`}>
      {places.map((location) => (
        <ThingButton
          key={location}
          board={board}
          thing={`card:${location}`}
          motion={`quarter:${location}`}
          looks={['tb-quarter', `tb-quarter--${location}`]}
        >
          <span className="tb-quarter-front">
            <Backdrop place={location} />
            <b className="tb-front-name">
              {scene.text.names.location(location)}
              {scene.me?.permanents && <small> ×{scene.me.permanents[location]}</small>}
            </b>
            <Today scene={scene} location={location} />
            <Going scene={scene} location={location} />
          </span>
          <Slots scene={scene} location={location} />
          <Offered scene={scene} location={location} />
          <Rivals scene={scene} location={location} />
        </ThingButton>
      ))}
      <Specials scene={scene} board={board} />
    </div>
  )
}

interface QuarterProps {
  readonly scene: Scene
  readonly location: Location
}

/** Special assignments in hand, and what they do. */
function Specials({ scene, board }: PlaceProps): ReactElement | null {
  const { me, view } = scene
  if (!view.options.darkAlley) return null
  const specials = me?.specials ?? []
  return (
    <section className="tb-specials">
      <h3 className="tb-front-name">{scene.board.specials}</h3>
      {specials.length === 0 && <p className="tb-hint">{scene.board.noSpecials}</p>}
      <div className="tb-specials-list">
        {specials.map((special) => (
          <SpecialCard key={special} scene={scene} board={board} special={special} />
        ))}
      </div>
    </section>
  )
}

/** What this round brings there: the dice, and what is on sale. */
function Today({ scene, location }: QuarterProps): ReactElement | null {
  const { view, text } = scene
  if (location === 'downtown') {
    return (
      <span className="tb-today" data-tip={view.dice.map(text.names.face).join(', ')}>
        {view.dice.map((face, index) => (
          <DieMark key={`die ${String(index)}`} face={face} />
        ))}
      </span>
    )
  }
  if (location !== 'marketRow') return null
  const kinds = COMPONENTS.filter((kind) => view.market.stall.includes(kind))
  return (
    <span className="tb-today" data-tip={kinds.map((kind) => text.words.components[kind]).join(', ')}>
      {kinds.map((kind) => (
        <Glyph key={kind} name={kind} />
      ))}
    </span>
  )
}

/** The viewer's characters who have this assignment. */
function Going({ scene, location }: QuarterProps): ReactElement {
  const { state, content, own } = scene
  const discs = planOf(state, content, own).to.find((each) => each.location === location)?.discs ?? []
  return (
    <span className="tb-going">
      {discs.map((disc) => (
        <DiscMark key={disc} seat={own} disc={disc} isPlanned />
      ))}
    </span>
  )
}

/** What the slots add to the action points of whoever stands there. */
function Slots({ scene, location }: QuarterProps): ReactElement {
  const slots = scene.content.slotsOf[location].filter((slot) => isOpenSlot(scene, slot))
  return (
    <span className="tb-quarter-slots">
      {slots.map((slot) => (
        <i
          key={slot.id}
          className={occupantOf(scene, slot, scene.own) ? 'tb-mini-slot tb-mini-slot--taken' : 'tb-mini-slot'}
          data-tip={scene.text.names.slot(slot.id)}
        >
          {slot.isStage ? '★' : signed(slot.modifier)}
        </i>
      ))}
    </span>
  )
}

/** Its actions with what they cost. Without prophecies nobody tells the future (TR-DA-14). */
function Offered({ scene, location }: QuarterProps): ReactElement {
  const { state, content, text, view } = scene
  const isInGame = (action: PricedAction): boolean => action !== 'fortune' || view.options.prophecies
  const { actionAp } = lawOf(state, content)
  return (
    <span className="tb-quarter-acts">
      {location === 'workshop' && (
        <span>
          {text.words.actions.prepare} <b>1–3</b>
        </span>
      )}
      {ACTIONS_IN[location].filter(isInGame).map((action) => (
        <span key={action}>
          {text.words.actions[action]} <b>{actionAp[action]}</b>
        </span>
      ))}
    </span>
  )
}
