import type { Language } from '@curio/ui'
import type { ReactElement } from 'react'
import type { CityName, Mode } from '../../rules/options.ts'
import { modesIn } from '../../text/new-game/asked.ts'
import { FORM_WORDS } from '../../text/new-game/words.ts'
import { Choice } from './field.tsx'

interface ModeProps {
  readonly label: string
  readonly city: CityName
  readonly mode: Mode
  readonly seats: number
  readonly change: (mode: Mode) => void
  readonly language: Language
}

/** RT-COMP-2: how a city is played that can be played in several ways. */
export function ModeChoice({ label, city, mode, seats, change, language }: ModeProps): ReactElement | null {
  const words = FORM_WORDS[language]
  const modes = modesIn(city, seats).filter((each) => each !== 'special')
  if (modes.length < 2 || mode === 'special') return null
  const solo = seats === 1 && mode !== 'advanced' ? words.soloModes[mode] : null
  return (
    <Choice
      label={label}
      value={mode}
      options={modes.map((value) => ({ value, label: words.modes[value].name }))}
      change={change}
      line={solo ?? words.modes[mode].line}
    />
  )
}
