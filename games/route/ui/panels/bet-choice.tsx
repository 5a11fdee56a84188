import { type ReactElement, useState } from 'react'
import { TOURIST_TYPES } from '../../content/pack.ts'
import { type BetAct, writeAct } from '../../rules/acts.ts'
import type { Decision } from '../decision.ts'
import { optionsOf } from '../draft.ts'
import { BetSubject } from '../map/bet-sign.tsx'
import type { Scene } from '../scene.ts'
import { TOUR_BOARD_WORDS, type TourBoardWords } from '../tour-board-words.ts'

interface BetChoiceProps {
  readonly scene: Scene
  readonly decision: Decision
}

/** What a number starts with when nothing is written yet. */
const FIRST_NUMBER = 6

/** What is bet on comes once more. */
const TWICE = '×2'

/** RT-VEG-BET-1, RT-VEG-BET-8: the casino where there are several, what the bet is on, and the number. */
export function BetChoice({ scene, decision }: BetChoiceProps): ReactElement {
  const { pack, props } = scene
  const words = TOUR_BOARD_WORDS[props.language]
  const [number, setNumber] = useState(FIRST_NUMBER)
  const acts = optionsOf(scene).flatMap(({ answer }) => (answer.kind === 'bet' ? [answer.act] : []))
  const value = optionsOf(scene).find(({ value: each }) => each === decision.value)?.answer
  const chosen = value?.kind === 'bet' ? value.act : null
  const casinos = [...new Set(acts.map(({ casino }) => casino))]
  const casino = chosen?.casino ?? casinos[0] ?? ''
  const types = pack.tour?.bets.filter(({ id }) => acts.some(({ bet }) => bet === id)) ?? []
  const type = types.find(({ id }) => id === chosen?.bet)
  const highest = Math.max(0, ...acts.map((act) => act.number ?? 0))
  const write = (part: Partial<BetAct>): void => {
    const act = { casino, bet: chosen?.bet ?? '', number: chosen?.number ?? number, ...part }
    const isCounted = acts.some((each) => each.bet === act.bet && each.number !== null)
    if (act.number !== null) setNumber(act.number)
    decision.choose(writeAct('bet', { ...act, number: isCounted ? (act.number ?? number) : null }))
  }
  const letterOf = (id: string): string => pack.map.blocks.find((block) => block.id === id)?.letter ?? ''
  const button = ({ id, on, exact }: (typeof types)[number], name: string): ReactElement => (
    <button
      key={id}
      type="button"
      className="rt-option"
      aria-pressed={chosen?.bet === id}
      onClick={() => write({ bet: id })}
      onDoubleClick={props.confirm}
    >
      <svg viewBox="-9 -9 18 18" aria-hidden="true">
        <BetSubject on={on} />
      </svg>
      <span>{name}</span>
      <b className="rt-bet-worth">{exact === 'sameAgain' ? TWICE : exact}</b>
    </button>
  )
  const tourists = TOURIST_TYPES.flatMap((on) => types.filter((each) => each.on === on))
  const others = types.filter((each) => !tourists.includes(each))
  return (
    <div className="rt-bet-choice">
      {casinos.length > 1 && (
        <div className="rt-options rt-options--row">
          {casinos.map((id) => (
            <button
              key={id}
              type="button"
              className="rt-option"
              aria-pressed={casino === id}
              onClick={() => write({ casino: id, bet: chosen?.bet ?? types[0]?.id ?? '' })}
            >
              {words.casino(letterOf(id))}
            </button>
          ))}
        </div>
      )}
      {tourists.length > 0 && (
        <div className="rt-bet-types rt-bet-types--tourists">
          {tourists.map((each) => button(each, shortNameOf(scene, each.on)))}
        </div>
      )}
      {others.length > 0 && (
        <div className="rt-bet-types">{others.map((each) => button(each, shortNameOf(scene, each.on)))}</div>
      )}
      {type && chosen?.number !== null && chosen !== null && (
        <div className="rt-bet-number">
          <span>{words.betNumber}</span>
          <button
            type="button"
            className="rt-option"
            aria-label={words.less}
            disabled={chosen.number === 0}
            onClick={() => write({ number: (chosen.number ?? 0) - 1 })}
          >
            −
          </button>
          <input
            type="number"
            inputMode="numeric"
            className="input"
            min={0}
            max={highest}
            value={chosen.number}
            aria-label={words.betNumber}
            onChange={({ target }) =>
              write({ number: Math.max(0, Math.min(highest, Math.floor(Number(target.value)))) })
            }
          />
          <button
            type="button"
            className="rt-option"
            aria-label={words.more}
            disabled={chosen.number === highest}
            onClick={() => write({ number: (chosen.number ?? 0) + 1 })}
          >
            +
          </button>
        </div>
      )}
      <p className="rt-hint">{type ? payWords(words, type, chosen?.number ?? null) : words.betWorth}</p>
    </div>
  )
}

const payWords = (words: TourBoardWords, { exact, near }: BetTerms, number: number | null): string =>
  number === null ? words.betOnGoal : words.betPays(exact === 'sameAgain' ? null : exact, near)

type BetTerms = NonNullable<Scene['pack']['tour']>['bets'][number]
type Subject = BetTerms['on']

/** Tourists are called by their colour alone: there are four of them in a row. */
function shortNameOf({ text, props }: Scene, on: Subject): string {
  const type = TOURIST_TYPES.find((each) => each === on)
  return type ? text.words.sources[type] : TOUR_BOARD_WORDS[props.language].betOn[on]
}
