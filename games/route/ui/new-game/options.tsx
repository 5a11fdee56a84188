import { FirstPlayer, type OptionsProps, useOptions } from '@curio/ui'
import type { ReactElement } from 'react'
import { ANCIENTS, type AncientId } from '../../content/pack.ts'
import { MET } from '../../rules/options.ts'
import { routeWords } from '../../text/index.ts'
import {
  type Asked,
  cityIn,
  mayVisit,
  misfits,
  modeIn,
  travelIn,
  variantIn,
} from '../../text/new-game/asked.ts'
import { FORM_WORDS } from '../../text/new-game/words.ts'
import { BOARD_WORDS } from '../board-words.ts'
import { boardWords } from '../booklet-board-words.ts'
import { ChallengePart } from './challenge.tsx'
import { EffectsPart } from './effects.tsx'
import { EventsPart } from './events.tsx'
import { Choice } from './field.tsx'
import { ModeChoice } from './modes.tsx'
import type { PartProps } from './part.ts'
import { TravelPart } from './travel.tsx'
import { useShown } from './use-shown.ts'

/** RT-GEN-4: what is agreed before a game, as far as the city and the number of players have it; all may be left out. */
export function Options(props: OptionsProps): ReactElement | null {
  const { seats, names, language } = props
  const [asked, set] = useOptions(props, misfits)
  const pack = useShown(asked, props.packs)
  if (pack === null) return null
  const part: PartProps = { pack, seats, asked, set, language }
  return (
    <div className="rt rt-new">
      <WherePart {...part} />
      <AncientPart {...part} />
      <EffectsPart {...part} />
      {asked.edition === 'booklet' && <BookletParts {...part} />}
      {seats > 1 ? (
        <FirstPlayer
          label={boardWords(language, pack).firstPlayer}
          random={BOARD_WORDS[language].random}
          names={names}
          first={typeof asked.first === 'number' ? asked.first : null}
          change={(first) => set({ first: first ?? 'random' })}
        >
          <p className="rt-new-note">{FORM_WORDS[language].firstLine}</p>
        </FirstPlayer>
      ) : (
        variantIn(asked) !== 'campaign' && <ChallengePart {...part} />
      )}
    </div>
  )
}

/** What only some cities have to agree on. */
function WherePart(props: PartProps): ReactElement | null {
  const { asked, seats, set, language } = props
  if (variantIn(asked) === 'campaign') return <TravelPart {...props} />
  const city = cityIn(asked)
  if (city === null) return null
  return (
    <ModeChoice
      label={FORM_WORDS[language].mode}
      city={city}
      mode={modeIn(asked, city)}
      seats={seats}
      change={(mode) => set({ mode })}
      language={language}
    />
  )
}

/** RT-SETUP-4, RT-ARK-1: who is met, where somebody is. */
function ancientsFor(asked: Asked): readonly AncientId[] {
  const variant = variantIn(asked)
  if (variant === 'guide') return ANCIENTS
  if (variant === 'campaign') return mayVisit(travelIn(asked), 'arkham') ? (MET.arkham ?? []) : []
  return MET[variant] ?? []
}

function AncientPart({ pack, asked, set, language }: PartProps): ReactElement | null {
  const met = ancientsFor(asked)
  if (met.length === 0) return null
  const { ancient = 'random' } = asked
  const named = pack.ancients.find(({ id }) => id === ancient)
  return (
    <Choice
      label={routeWords(language).labels.ancient}
      value={named?.id ?? 'random'}
      options={[
        { value: 'random', label: BOARD_WORDS[language].random },
        ...met.map((id) => ({
          value: id as string,
          label: pack.ancients.find((each) => each.id === id)?.name[language] ?? id,
        })),
      ]}
      change={(chosen) => set({ ancient: chosen })}
      line={named?.rule[language] ?? FORM_WORDS[language].anyAncient}
    />
  )
}

/** RT-BASE-5, RT-EV-2, RT-BASE-46. */
function BookletParts(props: PartProps): ReactElement {
  const { asked, seats, set, language } = props
  const words = FORM_WORDS[language]
  const [tasks, teams] = [asked.tasks !== false, asked.teams === true]
  return (
    <>
      <Choice
        label={words.tasks}
        value={tasks ? 'on' : 'off'}
        options={[
          { value: 'on', label: words.tasksOn.name },
          { value: 'off', label: words.tasksOff.name },
        ]}
        change={(chosen) => set({ tasks: chosen === 'on' })}
        line={tasks ? words.tasksOn.line : words.tasksOff.line}
      />
      <EventsPart {...props} />
      {seats === 4 && variantIn(asked) !== 'campaign' && (
        <Choice
          label={words.teams}
          value={teams ? 'on' : 'off'}
          options={[
            { value: 'off', label: words.teamsOff.name },
            { value: 'on', label: words.teamsOn.name },
          ]}
          change={(chosen) => set({ teams: chosen === 'on' })}
          line={teams ? words.teamsOn.line : words.teamsOff.line}
        />
      )}
    </>
  )
}
