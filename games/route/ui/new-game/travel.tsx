import type { ReactElement } from 'react'
import { CITY_NAMES, type CityName } from '../../rules/options.ts'
import { CITY_TITLES } from '../../text/city-names.ts'
import {
  mayVisit,
  type TravelAsked,
  travelAs,
  travelIn,
  travelWith,
  USUAL_TRAVEL,
} from '../../text/new-game/asked.ts'
import { FORM_WORDS } from '../../text/new-game/words.ts'
import { Choice, Pick } from './field.tsx'
import { ModeChoice } from './modes.tsx'
import type { PartProps } from './part.ts'

/** RT-CAMP-2, RT-CAMP-3: which cities, and who chooses them. */
export function TravelPart(props: PartProps): ReactElement {
  const { asked, set, seats, language } = props
  const words = FORM_WORDS[language]
  const travel = travelIn(asked)
  const change = (part: Partial<TravelAsked>): void => set({ campaign: travelAs({ ...travel, ...part }) })
  return (
    <>
      <Choice
        label={words.choice}
        value={travel.choice}
        options={(['cards', 'winner'] as const).map((value) => ({ value, label: words.choices[value].name }))}
        change={(choice) => change({ choice, cities: null })}
        line={words.choices[travel.choice].line}
      />
      {travel.choice === 'winner' ? (
        <FirstCity {...props} travel={travel} change={change} />
      ) : (
        <Cities {...props} travel={travel} change={change} />
      )}
      {mayVisit(travel, 'venice') && (
        <ModeChoice
          label={words.veniceMode}
          city="venice"
          mode={travel.venice}
          seats={seats}
          change={(venice) => change({ venice })}
          language={language}
        />
      )}
    </>
  )
}

type TravelProps = PartProps & {
  readonly travel: TravelAsked
  readonly change: (part: Partial<TravelAsked>) => void
}

function FirstCity({ travel, change, language }: TravelProps): ReactElement {
  const words = FORM_WORDS[language]
  const [first = 'random'] = travel.cities ?? []
  return (
    <Choice
      label={words.firstCity}
      value={first}
      options={[
        { value: 'random', label: words.random },
        ...CITY_NAMES.map((city) => ({ value: city as string, label: CITY_TITLES[language][city] })),
      ]}
      change={(chosen) => change({ cities: chosen === 'random' ? null : [chosen as CityName] })}
      line={words.firstCityLine}
    />
  )
}

function Cities({ travel, change, language }: TravelProps): ReactElement {
  const words = FORM_WORDS[language]
  const { cities } = travel
  const options = CITY_NAMES.map((city) => ({ value: city as string, label: CITY_TITLES[language][city] }))
  return (
    <Choice
      label={words.cities}
      value={cities === null ? 'random' : 'agreed'}
      options={(['random', 'agreed'] as const).map((value) => ({ value, label: words[value] }))}
      change={(chosen) => change({ cities: chosen === 'random' ? null : USUAL_TRAVEL })}
      line={cities === null ? words.randomCities : words.agreedCities}
    >
      {cities && (
        <div className="rt-new-pair">
          {cities.map((city, at) => (
            <Pick
              key={words.nthCity(at + 1)}
              label={words.nthCity(at + 1)}
              value={city}
              options={options}
              change={(chosen) => change({ cities: travelWith(cities, at, chosen as CityName) })}
            />
          ))}
        </div>
      )}
    </Choice>
  )
}
