import { type OptionsProps, Segmented, type SegmentedProps, useOptions } from '@curio/ui'
import type { ReactElement } from 'react'
import { NEW_GAME_WORDS } from '../../text/new-game.ts'

/** What else is agreed before a game. The kits of a first game are a way to play of their own without the Dark Alley. */
export function Options(props: OptionsProps): ReactElement {
  const words = NEW_GAME_WORDS[props.language]
  const [options, set] = useOptions(props, () => [])
  const start = options.quickGame === true ? 'quick' : 'usual'
  const kit = options.firstGameKits === true ? 'kit' : 'own'
  return (
    <div className="tr tr-new">
      <Choice
        label={words.start}
        value={start}
        options={(['usual', 'quick'] as const).map((value) => ({ value, label: words.starts[value].name }))}
        change={(chosen) => set({ quickGame: chosen === 'quick' })}
        line={words.starts[start].line}
      />
      {options.darkAlley === true && (
        <Choice
          label={words.kits}
          value={kit}
          options={(['own', 'kit'] as const).map((value) => ({ value, label: words.kit[value].name }))}
          change={(chosen) => set({ firstGameKits: chosen === 'kit' })}
          line={words.kit[kit].line}
        />
      )}
    </div>
  )
}

interface ChoiceProps<T extends string> extends SegmentedProps<T> {
  /** What the chosen one changes. */
  readonly line: string
}

function Choice<T extends string>({ line, ...choice }: ChoiceProps<T>): ReactElement {
  return (
    <div className="field">
      <span>{choice.label}</span>
      <Segmented {...choice} />
      <p className="tr-new-note">{line}</p>
    </div>
  )
}
