import type { Json } from '@curio/kernel'
import { FirstPlayer, type OptionsProps, Segmented, useOptions } from '@curio/ui'
import type { ReactElement } from 'react'
import { cryptidsWords } from '../text/index.ts'
import { BOARD_WORDS } from './board-words.ts'
import { optionsFor } from './model/terms.ts'
import { inOnePiece } from './sentences.tsx'

/** What is agreed before a game: the Wolpertinger, bid tokens, the price of skills, who is first. */
export function Options(props: OptionsProps): ReactElement {
  const { seats, names, language } = props
  const words = cryptidsWords(language)
  const board = BOARD_WORDS[language]
  const [options, set] = useOptions(props, misfits)
  const choices = optionsFor(seats)
  return (
    <div className="cb cb-new">
      {seats === 1 && <p className="cb-new-note">{words.modes.solo.help}</p>}
      {choices.map(({ name, initial }) => {
        const { label, help } = words.newGame[name]
        return (
          <div key={name} className="field">
            <span>{label}</span>
            <Segmented
              label={label}
              value={(options[name] ?? initial) === true ? 'on' : 'off'}
              options={[
                { value: 'on', label: board.on },
                { value: 'off', label: board.off },
              ]}
              change={(chosen) => set({ [name]: chosen === 'on' })}
            />
            <p className="cb-new-note">{inOnePiece(help)}</p>
          </div>
        )
      })}
      {seats > 1 && (
        <FirstPlayer
          label={board.firstPlayer}
          random={board.random}
          names={names}
          first={Array.isArray(options.seating) ? Number(options.seating[0]) : null}
          change={(first) => set({ seating: first === null ? 'random' : seatingFrom(first, seats) })}
        />
      )}
    </div>
  )
}

const seatingFrom = (first: number, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, position) => (first + position) % seats)

/** What was agreed for another number of players. */
function misfits({ seating }: Readonly<Record<string, Json>>, seats: number): readonly string[] {
  const wrongSeating = Array.isArray(seating) && seating.length !== seats
  return [
    ...(wrongSeating ? ['seating'] : []),
    ...(seats === 1 ? ['noBids'] : []),
    ...(seats === 2 ? [] : ['surcharge']),
  ]
}
