import { isRecord, type Json } from '@curio/kernel'
import { type Language, PlayerMark, Segmented } from '@curio/ui'
import { type ReactElement, useEffect } from 'react'
import { EUROPE } from '../content/index.ts'
import { cryptidsText } from '../text/index.ts'
import { BOARD_WORDS } from './board-words.ts'

interface OptionsProps {
  readonly seats: number
  readonly names: readonly string[]
  readonly value: Json
  readonly change: (options: Json) => void
  readonly language: Language
}

/** What is agreed before a game: the Wolpertinger, bid tokens, the price of skills, who is first. */
export function Options({ seats, names, value, change, language }: OptionsProps): ReactElement {
  const { words } = cryptidsText(language, EUROPE, names)
  const board = BOARD_WORDS[language]
  const options = isRecord(value) ? (value as Readonly<Record<string, Json>>) : {}
  const set = (part: Record<string, Json>): void => change({ ...options, ...part })
  useEffect(() => {
    const fitting = fit(value, seats)
    if (fitting !== value) change(fitting)
  }, [value, seats, change])
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
        <div className="field">
          <span>{board.firstPlayer}</span>
          <Segmented
            label={board.firstPlayer}
            value={Array.isArray(options.seating) ? `${options.seating[0]}` : 'random'}
            options={[
              { value: 'random', label: board.random },
              ...names.map((name, seat) => ({
                value: `${seat}`,
                label: (
                  <>
                    <PlayerMark seat={seat} /> {name}
                  </>
                ),
              })),
            ]}
            change={(first) =>
              set({ seating: first === 'random' ? 'random' : seatingFrom(Number(first), seats) })
            }
          />
        </div>
      )}
    </div>
  )
}

/** A text in which no line ends within the number of a rule. */
const inOnePiece = (text: string): ReactElement[] =>
  text.split(/(\(CR-[A-Z]+-\d+\)\.?)/).map((part) => (
    <span key={part} className={part.startsWith('(CR-') ? 'cb-new-rule' : undefined}>
      {part}
    </span>
  ))

/** CR-GEN-3, CR-SKILL-5: what can be agreed with so many players. */
function optionsFor(
  seats: number,
): readonly { readonly name: 'wolpertinger' | 'noBids' | 'surcharge'; readonly initial: boolean }[] {
  return [
    { name: 'wolpertinger', initial: false },
    ...(seats > 1 ? [{ name: 'noBids', initial: false } as const] : []),
    ...(seats === 2 ? [{ name: 'surcharge', initial: true } as const] : []),
  ]
}

const seatingFrom = (first: number, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, position) => (first + position) % seats)

/** What was agreed for another number of players is dropped. */
function fit(value: Json, seats: number): Json {
  if (!isRecord(value)) return value
  const { noBids, surcharge, seating, ...rest } = value as Readonly<Record<string, Json>>
  const wrongSeating = Array.isArray(seating) && seating.length !== seats
  const dropsBids = noBids !== undefined && seats === 1
  const dropsSurcharge = surcharge !== undefined && seats !== 2
  if (!wrongSeating && !dropsBids && !dropsSurcharge) return value
  return {
    ...rest,
    ...(seating === undefined || wrongSeating ? {} : { seating }),
    ...(noBids === undefined || dropsBids ? {} : { noBids }),
    ...(surcharge === undefined || dropsSurcharge ? {} : { surcharge }),
  }
}
