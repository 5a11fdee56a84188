import type { ReactElement } from 'react'
import { EVENT_COLOURS } from '../../content/booklet/terms.ts'
import { type EventsAsked, eventsAs, eventsIn, mostRed, variantIn } from '../../text/new-game/asked.ts'
import { FORM_WORDS } from '../../text/new-game/words.ts'
import { Choice } from './field.tsx'
import type { PartProps } from './part.ts'

type Colour = (typeof EVENT_COLOURS)[number]
type Card = NonNullable<PartProps['pack']['events']>['cards'][number]

/** RT-EV-2: how many starting events of each colour, and which may come up. */
export function EventsPart({ pack, asked, set, language }: PartProps): ReactElement {
  const words = FORM_WORDS[language]
  const chosen = eventsIn(asked)
  const cards = pack.events?.cards ?? []
  const isPlayed = chosen.red + chosen.yellow > 0
  const change = (part: Partial<EventsAsked>): void =>
    set({ events: eventsAs(fitted({ ...chosen, ...part }, cards)) })
  const most = (colour: Colour): number => {
    const left = leftOf(cards, colour, chosen.without)
    return colour === 'red' && variantIn(asked) === 'campaign' ? Math.min(left, mostRed(asked)) : left
  }
  return (
    <fieldset className="field rt-new-group">
      <legend>{words.events}</legend>
      <div className="rt-new-pair">
        {EVENT_COLOURS.map((colour) => (
          <Choice
            key={colour}
            label={words.eventColours[colour]}
            value={Math.min(chosen[colour], most(colour))}
            options={Array.from({ length: most(colour) + 1 }, (_, count) => ({
              value: count,
              label: count === 0 ? words.noEvents : `${count}`,
            }))}
            change={(count) => change({ [colour]: count })}
            line={null}
          />
        ))}
      </div>
      <p className="rt-new-note">{words.eventLine}</p>
      {isPlayed && (
        <details className="rt-new-events">
          <summary>{words.eventCards}</summary>
          {cards.map((card) => (
            <label key={card.id} className={`rt-new-event rt-new-event--${card.colour}`}>
              <input
                type="checkbox"
                checked={!chosen.without.includes(card.id)}
                onChange={({ target }) =>
                  change({ without: toggled(chosen.without, card.id, target.checked) })
                }
              />
              <span>
                <b>{card.name[language]}</b> {card.text[language]}
              </span>
            </label>
          ))}
        </details>
      )}
    </fieldset>
  )
}

const leftOf = (cards: readonly Card[], colour: Colour, without: readonly string[]): number =>
  cards.filter((card) => card.colour === colour && !without.includes(card.id)).length

/** No more cards of a colour than there are. */
function fitted(asked: EventsAsked, cards: readonly Card[]): EventsAsked {
  const atMost = (colour: Colour): number => Math.min(asked[colour], leftOf(cards, colour, asked.without))
  return { ...asked, red: atMost('red'), yellow: atMost('yellow') }
}

const toggled = (without: readonly string[], card: string, isUsed: boolean): readonly string[] =>
  isUsed ? without.filter((each) => each !== card) : [...without, card]
