import { type OptionsProps, Segmented, useOptions } from '@curio/ui'
import type { ReactElement } from 'react'
import { trickerionWords } from '../text/index.ts'
import { BOARD_WORDS } from './board-words.ts'
import { CHOICES } from './model/terms.ts'

/** What is agreed before a game. Prophecies come only with the Dark Alley (TR-GEN-4). */
export function Options(props: OptionsProps): ReactElement {
  const { language } = props
  const words = trickerionWords(language)
  const board = BOARD_WORDS[language]
  const [options, set] = useOptions(props, () => [])
  const isDark = options.darkAlley === true
  return (
    <div className="tb tr tb-new">
      {CHOICES.filter((name) => name !== 'prophecies' || isDark).map((name) => {
        const { label, help } = words.newGame[name]
        return (
          <div key={name} className="field">
            <span>{label}</span>
            <Segmented
              label={label}
              value={options[name] === true ? 'on' : 'off'}
              options={[
                { value: 'on', label: board.on },
                { value: 'off', label: board.off },
              ]}
              change={(chosen) =>
                set({
                  [name]: chosen === 'on',
                  ...(name === 'darkAlley' && chosen === 'off' ? { prophecies: false } : {}),
                })
              }
            />
            <p className="tb-new-note">{help}</p>
          </div>
        )
      })}
    </div>
  )
}
