import { PlayerMark } from '@curio/ui'
import type { ReactElement } from 'react'
import { writeAct } from '../../rules/acts.ts'
import type { CityName } from '../../rules/options.ts'
import { CITY_TITLES } from '../../text/city-names.ts'
import type { Decision } from '../decision.ts'
import { OptionButton } from '../panels/option-button.tsx'
import type { Scene } from '../scene.ts'
import { CityPicture } from './city-picture.tsx'
import { campaignTerms, fameTable, gameNow, type Stop, stopsOf } from './journey.ts'
import { type CampaignProps, campaignOf, nameOf, Titled } from './parts.tsx'
import { SupportCells } from './support-cells.tsx'
import { TRAVEL_WORDS } from './words.ts'

/** The way through the cities, the fame of everybody, what support is taken, and what fame is given for. */
export function CampaignBoard(props: CampaignProps): ReactElement {
  return (
    <div className="rt-travel">
      <Journey {...props} />
      <Standing {...props} />
      <SupportCells {...props} />
      <Worth {...props} />
    </div>
  )
}

const stopsIn = (scene: Scene): readonly Stop[] =>
  stopsOf(campaignOf(scene), campaignTerms(scene.props.table.packs).games)

function Journey({ scene, decision }: CampaignProps): ReactElement {
  const { language } = scene.props
  const words = TRAVEL_WORDS[language]
  const next = gameNow(campaignOf(scene))
  const said = ({ state, number }: Stop): string =>
    state === 'ahead' ? (number === next ? words.next : words.ahead) : state === 'now' ? words.now : ''
  return (
    <section className="rt-way-there">
      <ol className="rt-journey">
        {stopsIn(scene).map((stop) => (
          <li key={stop.number} className={`rt-stop rt-stop--${stop.state}`}>
            <CityPicture city={stop.city} />
            <h3>
              {stop.number + 1}. {stop.city === null ? words.unknownCity : CITY_TITLES[language][stop.city]}
            </h3>
            <Outcome scene={scene} stop={stop} otherwise={said(stop)} />
          </li>
        ))}
      </ol>
      {decision?.kind === 'campaign.city' && <CityChoice scene={scene} decision={decision} />}
    </section>
  )
}

interface OutcomeProps {
  readonly scene: Scene
  readonly stop: Stop
  readonly otherwise: string
}

/** Who was first there. */
function Outcome({ scene, stop, otherwise }: OutcomeProps): ReactElement {
  const winners = stop.game?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? []
  if (winners.length === 0) return <p>{otherwise}</p>
  return (
    <p>
      {winners.map((seat) => (
        <span key={seat} className="rt-stop-winner">
          <PlayerMark seat={seat} size={20} /> {nameOf(scene, seat)}
        </span>
      ))}
    </p>
  )
}

/** RT-CAMP-3. */
function CityChoice({
  scene,
  decision,
}: {
  readonly scene: Scene
  readonly decision: Decision
}): ReactElement {
  const { language } = scene.props
  return (
    <fieldset className="rt-next-city">
      <legend>{TRAVEL_WORDS[language].chooseCity}</legend>
      {campaignOf(scene).left.map((city: CityName) => (
        <OptionButton
          key={city}
          scene={scene}
          decision={decision}
          value={writeAct('campaign.city', { city })}
          className="rt-option--city"
        >
          <CityPicture city={city} />
          <b>{CITY_TITLES[language][city]}</b>
        </OptionButton>
      ))}
    </fieldset>
  )
}

/** Fame by city. */
function Standing({ scene }: CampaignProps): ReactElement {
  const { language, table } = scene.props
  const words = TRAVEL_WORDS[language]
  const campaign = campaignOf(scene)
  const stops = stopsIn(scene)
  return (
    <Titled title={words.standing} className="rt-fame">
      <div className="rt-scroll">
        <table>
          <thead>
            <tr>
              <td />
              {stops.map(({ number, city, state }) => (
                <th key={number} scope="col" className={state === 'now' ? 'rt-now' : undefined}>
                  {city === null ? '?' : CITY_TITLES[language][city]}
                </th>
              ))}
              <th scope="col">{words.fame}</th>
            </tr>
          </thead>
          <tbody>
            {table.seats.map(({ seat }) => (
              <tr key={seat}>
                <th scope="row">
                  <span className="rt-fame-who">
                    <PlayerMark seat={seat} size={22} /> {nameOf(scene, seat)}
                  </span>
                </th>
                {stops.map((stop) => (
                  <td key={stop.number} className={stop.state === 'now' ? 'rt-now' : undefined}>
                    <Reached stop={stop} seat={seat} words={words} />
                  </td>
                ))}
                <td className="rt-fame-total">
                  <strong data-motion={`fame:${seat}`}>{campaign.fame[seat] ?? 0}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Titled>
  )
}

interface ReachedProps {
  readonly stop: Stop
  readonly seat: number
  readonly words: (typeof TRAVEL_WORDS)['ru']
}

/** What a player has of a city: fame, and what it came from. */
function Reached({ stop: { game }, seat, words }: ReachedProps): ReactElement {
  if (!game) return <span className="rt-fame-none">–</span>
  const { fame, places, points } = game
  return (
    <>
      <b>{fame[seat] ?? 0}</b>{' '}
      <small>{words.placeAndPoints(places[seat] ?? 0, points[seat]?.total ?? 0)}</small>
    </>
  )
}

/** The printed table of fame; the column of the game that is meant stands out. */
function Worth({ scene }: CampaignProps): ReactElement {
  const { language, table } = scene.props
  const words = TRAVEL_WORDS[language]
  const seats = table.seats.length
  const now = table.outcome === null ? gameNow(campaignOf(scene)) : -1
  const stops = stopsIn(scene)
  return (
    <Titled title={words.worth} className="rt-fame rt-fame--worth">
      <table>
        <thead>
          <tr>
            <td className="rt-fame-game">{words.game}</td>
            {stops.map(({ number }) => (
              <th key={number} scope="col" className={number === now ? 'rt-now' : undefined}>
                {number + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fameTable(campaignTerms(table.packs), seats).map(({ from, to, fame, bonuses }) => (
            <tr key={from}>
              <th scope="row">
                {seats === 2 ? words.lead(from, to) : words.place(from)}
                {seats === 2 && bonuses > 1 && <small> · {words.losersBonuses(bonuses)}</small>}
              </th>
              {stops.map(({ number }) => (
                <td key={number} className={number === now ? 'rt-now' : undefined}>
                  <b>{fame[number] ?? 0}</b>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Titled>
  )
}
