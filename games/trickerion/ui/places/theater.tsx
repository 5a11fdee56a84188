import type { ReactElement } from 'react'
import { DAYS, type Day } from '../../content/vocabulary.ts'
import { lawOf } from '../../rules/gains.ts'
import type { Marker, Show } from '../../rules/state.ts'
import { forecastShow } from '../../rules/yields.ts'
import { signed } from '../../text/names.ts'
import { Backdrop } from '../art/backdrops/index.tsx'
import { Glyph } from '../art/glyph.tsx'
import { keyed } from '../model/keyed.ts'
import { ghostOf, showAfter, suitIn } from '../model/linking.ts'
import { spotThing, type Thing } from '../model/things.ts'
import { moving } from '../motion.ts'
import { AmountMark } from '../pieces.tsx'
import { forecastOf, performerIn } from '../scene.ts'
import { ShowCard } from '../theater/show-card.tsx'
import { ThingButton } from '../thing-button.tsx'
import { type PlaceProps, SlotButton } from './slot.tsx'

/** The four days with their slots over the row of performance cards. */
export function TheaterPlace({ scene, board }: PlaceProps): ReactElement {
  const { view, own } = scene
  const ghost = board.current && ghostOf(view, own, board.current, scene.prepared)
  return (
    <div className="tb-theater">
      <Backdrop place="theater" />
      <div className="tb-days">
        {DAYS.map((day) => (
          <DayColumn key={day} scene={scene} board={board} day={day} />
        ))}
      </div>
      <div className="tb-row">
        {keyed(view.row, (show) => show?.card ?? 'empty').map(({ key, item: show }) =>
          show ? (
            <RowCard
              key={key}
              scene={scene}
              board={board}
              show={{ card: show.card, markers: [...show.markers] }}
              ghost={ghost?.card === show.card ? ghost.marker : null}
            />
          ) : (
            <div key={key} className="tb-show tb-show--empty">
              {scene.board.emptyShow}
            </div>
          ),
        )}
        <div className="tb-show-deck" data-tip={scene.board.showDeck(view.performanceDeck.length)}>
          <Glyph name="card" />
          {view.performanceDeck.length}
        </div>
      </div>
    </div>
  )
}

interface RowCardProps extends PlaceProps {
  readonly show: Show
  readonly ghost: Marker | null
}

/** A performance card of the row; under it what it would pay its performer, which is also where it is chosen. */
function RowCard({ scene, board, show, ghost }: RowCardProps): ReactElement {
  const { card } = show
  const { state, content, own, view, text } = scene
  const after = board.current ? showAfter(view, show, own, board.current, scene.prepared) : show
  const performer = performerIn(scene)
  const { bySeat } = forecastShow(state, content, after, performer)
  const pays = bySeat[performer]
  const isPerformed = scene.question?.kind === 'perform' || scene.question?.kind === 'ability.possess'
  const label = (place: string): string => text.names.spot({ card, place, direction: null })
  return (
    <div className="tb-show" aria-current={card === view.performing} {...moving(`show:${card}`)}>
      <ShowCard
        press={scene}
        show={show}
        suitOf={(marker) => suitIn(scene.view, marker)}
        ghost={ghost}
        lit={litPlaces(board.next, card) ?? litPlaces(board.legal, card) ?? NONE}
        onPlace={(place) => board.tap(spotThing(card, place))}
        label={label}
      >
        <Beside scene={scene} board={board} card={card} />
        <ThingButton
          board={board}
          thing={`show:${card}`}
          motion={`pays:${card}`}
          looks="tb-show-pays"
          tip={`${forecastOf(scene)}: ${text.names.amountAlone(pays ?? {})}`}
        >
          <span>
            {isPerformed && board.legal.has(`show:${card}`) ? scene.board.performHere : forecastOf(scene)}
          </span>
          <AmountMark {...pays} />
        </ThingButton>
      </ShowCard>
    </div>
  )
}

const NONE: ReadonlySet<string> = new Set()

/** The places of a card among some things; null if there are none. */
function litPlaces(things: ReadonlySet<Thing>, card: string): ReadonlySet<string> | null {
  const prefix = spotThing(card, '')
  const places = [...things].flatMap((thing) =>
    thing.startsWith(prefix) ? [thing.slice(prefix.length)] : [],
  )
  return places.length === 0 ? null : new Set(places)
}

/** Room beside the slots, where a special assignment allows it. */
function Beside({ scene, board, card }: PlaceProps & { readonly card: string }): ReactElement | null {
  const places = litPlaces(board.legal, card)
  const offered = [...(places ?? [])].filter((place) => place.startsWith('beside'))
  if (offered.length === 0) return null
  return (
    <div className="tb-beside">
      {offered.map((place) => (
        <ThingButton key={place} board={board} thing={spotThing(card, place)} looks="tb-choice">
          {scene.text.names.place(place)}
        </ThingButton>
      ))}
    </div>
  )
}

function DayColumn({ scene, board, day }: PlaceProps & { readonly day: Day }): ReactElement {
  const { content, state, view, text } = scene
  const { fame, coins } = lawOf(state, content).dayModifiers[day]
  const slots = content.slotsOf.theater.filter((slot) => slot.day === day)
  return (
    <div className={view.day === day ? 'tb-day tb-day--now' : 'tb-day'}>
      <h3 className="tb-day-name">
        <span>{text.words.days[day]}</span>
        <span className="tb-amount" data-tip={scene.board.dayModifier}>
          {fame !== 0 && (
            <span>
              <Glyph name="fame" />
              {signed(fame)}
            </span>
          )}
          {coins !== 0 && (
            <span>
              <Glyph name="coin" />
              {signed(coins)}
            </span>
          )}
          {fame === 0 && coins === 0 && <span>{scene.board.noModifier}</span>}
        </span>
      </h3>
      <div className="tb-slots">
        {slots.map((slot) => (
          <SlotButton key={slot.id} scene={scene} board={board} slot={slot} />
        ))}
      </div>
    </div>
  )
}
