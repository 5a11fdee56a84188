import type { ReactElement } from 'react'
import { levelAt } from '../../text/ending.ts'
import { askedIn } from '../../text/new-game/asked.ts'
import { FORM_WORDS } from '../../text/new-game/words.ts'
import { boardWords } from '../booklet-board-words.ts'
import type { PartProps } from './part.ts'

/** RT-SOLO-6, RT-BASE-51: a cell of the challenge table. */
export function ChallengePart({ pack, asked, set, language }: PartProps): ReactElement {
  const board = boardWords(language, pack)
  const words = FORM_WORDS[language]
  const isMet = pack.ancients.length > 0
  const { rows, columns, levels } = pack.challenge
  const agreed = askedIn(asked.challenge ?? null)
  const [row, column] = [Number(agreed.row ?? 0), Number(agreed.column ?? 0)]
  const line = isMet ? words.encounterLine : words.challengeLine
  const atLeast = words.atLeast[pack.tour ? 'booklet' : 'guide'](rows[row] ?? 0)
  const nameOf = (level: number): string => levels[level]?.name[language] ?? ''
  return (
    <div className="field">
      <span>{board.challenge}</span>
      <table className="rt-challenge">
        <thead>
          <tr>
            <td />
            <th scope="colgroup" colSpan={columns.length}>
              {isMet ? board.challengeEncounter : words.secondGoals}
            </th>
          </tr>
          <tr>
            <th className="rt-challenge-corner">{board.challengePoints}</th>
            {columns.map((second) => (
              <th key={second} scope="col">
                {second}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((points, rowIndex) => (
            <tr key={points}>
              <th scope="row">{points}</th>
              {columns.map((second, columnIndex) => {
                const level = levelAt(pack, rowIndex, columnIndex)
                return (
                  <td key={second}>
                    <button
                      type="button"
                      className={`rt-level rt-level--${level}`}
                      aria-pressed={row === rowIndex && column === columnIndex}
                      aria-label={`${points} / ${second}: ${nameOf(level)}`}
                      data-tip={nameOf(level)}
                      onClick={() => set({ challenge: { row: rowIndex, column: columnIndex } })}
                    >
                      {'★'.repeat(level + 1)}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="rt-new-note">{line(nameOf(levelAt(pack, row, column)), atLeast, columns[column] ?? 0)}</p>
    </div>
  )
}
