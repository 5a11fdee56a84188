import { Explained } from '@curio/ui'
import type { ReactElement } from 'react'
import type { Standing } from '../../text/index.ts'
import { EventSign } from '../map/event-sign.tsx'
import { eventIn, eventsNow } from '../model/events.ts'
import type { Scene } from '../scene.ts'
import { TOUR_BOARD_WORDS } from '../tour-board-words.ts'

function Sign({ scene, event }: { readonly scene: Scene; readonly event: string }): ReactElement {
  return (
    <svg className="rt-event-sign" viewBox="-16 -16 32 32" aria-hidden="true">
      <EventSign pack={scene.pack} event={event} />
    </svg>
  )
}

/** The event that is being marked: what it does, and whose map it goes on (RT-EV-3, RT-EV-6). */
export function OpenEvent({ scene }: { readonly scene: Scene }): ReactElement | null {
  const { pack, view, props, own, asked, text } = scene
  const event = view.events?.opened.at(-1) ?? ''
  const card = eventIn(pack, event)
  if (!card) return null
  const words = TOUR_BOARD_WORDS[props.language].events
  const numbers = view.events?.numbers ?? []
  return (
    <div className="rt-open-event" data-motion={`event:${event}`}>
      <Sign scene={scene} event={event} />
      <div>
        <b>{card.name[props.language]}</b>
        <p>{card.text[props.language]}</p>
        <p className="rt-hint">
          {card.place === 'dice' ? words.rolled(numbers) : words.places[card.place]}
          {asked !== own && ` ${words.onBoardOf(text.names.player(asked))}`}
        </p>
      </div>
    </div>
  )
}

interface EventsProps {
  readonly scene: Scene
  readonly standing: Standing | null
}

/** The events that lie open, each with what it brings the player on the stage now. */
export function Events({ scene, standing }: EventsProps): ReactElement | null {
  const { view, pack, props, shown } = scene
  const opened = view.events?.opened ?? []
  if (opened.length === 0) return null
  const words = TOUR_BOARD_WORDS[props.language].events
  const route = view.players[shown]?.ending?.route ?? standing?.route ?? []
  const now = eventsNow(pack, view, shown, route)
  return (
    <section className="rt-card rt-events" aria-label={words.title}>
      <h3 className="rt-label">{words.title}</h3>
      <ul>
        {opened.map((event) => {
          const card = eventIn(pack, event)
          const points = now.find((each) => each.event === event)?.points ?? 0
          return card ? (
            <li key={event} data-motion={`event:${event}`}>
              <Explained tip={`${card.name[props.language]}. ${card.text[props.language]}`}>
                <Sign scene={scene} event={event} />
                <span className="unseen">{card.name[props.language]}</span>
                {points !== 0 && <strong>{points > 0 ? `+${points}` : `−${-points}`}</strong>}
              </Explained>
            </li>
          ) : null
        })}
      </ul>
    </section>
  )
}
