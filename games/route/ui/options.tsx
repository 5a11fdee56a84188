import { isRecord, type Json } from '@curio/kernel'
import { FirstPlayer, type Language, type OptionsProps, Segmented, useOptions } from '@curio/ui'
import { type ReactElement, useId } from 'react'
import { ANCIENTS, EFFECTS, type EffectId, SYMBOLS } from '../content/pack.ts'
import type { Shown } from '../rules/shown.ts'
import { routeWords } from '../text/index.ts'
import { BOARD_WORDS } from './board-words.ts'
import { CITY_POSTERS } from './poster/cities/index.ts'
import { packIn } from './scene.ts'

/** RT-GEN-4: what is agreed before a game; everything may be left to chance. */
export function Options(props: OptionsProps): ReactElement {
  const { seats, names, language } = props
  const pack = packIn(props.packs)
  const words = routeWords(language)
  const board = BOARD_WORDS[language]
  const [options, set] = useOptions(props, misfits)
  const ancient = typeof options.ancient === 'string' ? options.ancient : 'random'
  const chosen = pack.ancients.find((each) => each.id === ancient)
  const Print = pack.tour && CITY_POSTERS[pack.id]
  return (
    <div className="rt rt-new">
      {Print && <Print />}
      <div className="field">
        <span>{words.labels.ancient}</span>
        <Segmented
          label={words.labels.ancient}
          value={ancient}
          options={[
            { value: 'random', label: board.random },
            ...ANCIENTS.map((id) => ({
              value: id as string,
              label: pack.ancients.find((each) => each.id === id)?.name[language] ?? id,
            })),
          ]}
          change={(id) => set({ ancient: id })}
        />
        {chosen && <p className="rt-new-note">{chosen.rule[language]}</p>}
      </div>
      <EffectOptions pack={pack} options={options} set={set} language={language} />
      {seats > 1 ? (
        <FirstPlayer
          label={board.firstPlayer}
          random={board.random}
          names={names}
          first={typeof options.first === 'number' ? options.first : null}
          change={(first) => set({ first: first ?? 'random' })}
        />
      ) : (
        <ChallengeOptions pack={pack} options={options} set={set} language={language} />
      )}
    </div>
  )
}

/** RT-SOLO-1, RT-SETUP-13: what was agreed for another number of players. */
function misfits({ first }: Readonly<Record<string, Json>>, seats: number): readonly string[] {
  const tooFar = typeof first === 'number' && first >= seats
  return [...(tooFar ? ['first'] : []), ...(seats > 1 ? ['challenge'] : [])]
}

interface PartProps {
  readonly pack: Shown
  readonly options: Readonly<Record<string, Json>>
  readonly set: (part: Record<string, Json>) => void
  readonly language: Language
}

function EffectOptions({ pack, options, set, language }: PartProps): ReactElement {
  const words = routeWords(language)
  const board = BOARD_WORDS[language]
  const id = useId()
  const agreed = isRecord(options.effects ?? null)
    ? (options.effects as Readonly<Record<string, Json>>)
    : null
  const change = (symbol: 'dark' | 'light', effect: string): void => {
    if (effect === 'random') {
      set({ effects: 'random' })
      return
    }
    const other = symbol === 'dark' ? 'light' : 'dark'
    const kept = agreed?.[other]
    // RT-SETUP-2: two different cards.
    const free = kept === undefined || kept === effect ? EFFECTS.find((each) => each !== effect) : kept
    set({ effects: { [symbol]: effect as EffectId, [other]: free ?? effect } })
  }
  return (
    <div className="rt-new-pair">
      {SYMBOLS.map((symbol) => (
        <div key={symbol} className="field">
          <label htmlFor={`${id}${symbol}`}>
            {words.labels.effects}: <i className={`rt-symbol rt-symbol--${symbol}`} aria-hidden="true" />{' '}
            {words.symbols[symbol]}
          </label>
          <select
            id={`${id}${symbol}`}
            className="input"
            value={typeof agreed?.[symbol] === 'string' ? agreed[symbol] : 'random'}
            onChange={(event) => change(symbol, event.target.value)}
          >
            <option value="random">{board.random}</option>
            {pack.effects.map((effect) => (
              <option key={effect.id} value={effect.id}>
                {effect.name[language]}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  )
}

/** RT-SOLO-6: a cell of the challenge table. */
function ChallengeOptions({ pack, options, set, language }: PartProps): ReactElement {
  const board = BOARD_WORDS[language]
  const { rows, columns, levels } = pack.challenge
  const agreed = isRecord(options.challenge ?? null)
    ? (options.challenge as Readonly<Record<string, Json>>)
    : {}
  const [row, column] = [Number(agreed.row ?? 0), Number(agreed.column ?? 0)]
  return (
    <div className="field">
      <span>{board.challenge}</span>
      <table className="rt-challenge">
        <thead>
          <tr>
            <td />
            <th scope="colgroup" colSpan={columns.length}>
              {board.challengeEncounter}
            </th>
          </tr>
          <tr>
            <th className="rt-challenge-corner">{board.challengePoints}</th>
            {columns.map((encounter) => (
              <th key={encounter} scope="col">
                {encounter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((points, rowIndex) => (
            <tr key={points}>
              <th scope="row">{points}</th>
              {columns.map((encounter, columnIndex) => {
                const level = levels.findIndex((each) => rowIndex + columnIndex <= each.upTo)
                const name = levels[level]?.name[language] ?? ''
                return (
                  <td key={encounter}>
                    <button
                      type="button"
                      className={`rt-level rt-level--${level}`}
                      aria-pressed={row === rowIndex && column === columnIndex}
                      aria-label={`${points} / ${encounter}: ${name}`}
                      data-tip={name}
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
      <p className="rt-new-note">{levels.find((each) => row + column <= each.upTo)?.name[language]}</p>
    </div>
  )
}
