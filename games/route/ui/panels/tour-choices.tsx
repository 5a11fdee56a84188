import { type ReactElement, useState } from 'react'
import { type BetAct, writeAct } from '../../rules/acts.ts'
import type { Decision } from '../decision.ts'
import { optionsOf } from '../draft.ts'
import { BetSubject } from '../map/bet-sign.tsx'
import { ratingNow } from '../model/ratings.ts'
import type { Scene } from '../scene.ts'
import { TOUR_BOARD_WORDS } from '../tour-board-words.ts'
import { OptionButton } from './option-button.tsx'
import { landmarkName } from './round-board.tsx'

interface ChoiceProps {
  readonly scene: Scene
  readonly decision: Decision
}

/** RT-BASE-26: each landmark with one step up and one step down. */
export function RatingChoice({ scene, decision }: ChoiceProps): ReactElement {
  const { pack, view, props } = scene
  const words = TOUR_BOARD_WORDS[props.language]
  const options = optionsOf(scene)
  return (
    <ul className="rt-rating-choice">
      {pack.tour?.rating.order.map((landmark) => {
        const name = landmarkName(pack, landmark, props.language)
        const now = view.roundBoard ? ratingNow(pack, view.roundBoard, landmark) : null
        const values = pack.tour?.rating.values ?? []
        const step = (by: 1 | -1): ReactElement | null => {
          const option = options.find(
            ({ answer: { kind, act } }) => kind === 'rating' && act.landmark === landmark && act.step === by,
          )
          const to = values[values.indexOf(now ?? 0) + by] ?? 0
          if (!option) return null
          return (
            <OptionButton scene={scene} decision={decision} value={option.value}>
              <span aria-hidden="true">{`${by === 1 ? '+' : '−'} ${to}`}</span>
              <span className="unseen">{(by === 1 ? words.raise : words.lower)(name, to)}</span>
            </OptionButton>
          )
        }
        return (
          <li key={landmark} className="rt-rating-steps">
            <span>{name}</span>
            {step(-1)}
            <b className="rt-rating-now">{now}</b>
            {step(1)}
          </li>
        )
      })}
    </ul>
  )
}

/** What a number starts with when nothing is written yet. */
const FIRST_NUMBER = 6

/** RT-VEG-BET-1, RT-VEG-BET-8: the casino where there are several, what the bet is on, and the number. */
export function BetChoice({ scene, decision }: ChoiceProps): ReactElement {
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
  return (
    <div className="rt-bet-choice">
      {casinos.length > 1 && (
        <div className="rt-options rt-options--row">
          {casinos.map((id) => (
            <button
              key={id}
              type="button"
              className="rt-option"
              aria-pressed={chosen?.casino === id}
              onClick={() => write({ casino: id, bet: chosen?.bet ?? types[0]?.id ?? '' })}
            >
              {words.casino(letterOf(id))}
            </button>
          ))}
        </div>
      )}
      <div className="rt-bet-types">
        {types.map(({ id, on }) => (
          <button
            key={id}
            type="button"
            className="rt-option"
            aria-pressed={chosen?.bet === id}
            onClick={() => write({ bet: id })}
          >
            <svg viewBox="-9 -9 18 18" aria-hidden="true">
              <BetSubject on={on} />
            </svg>
            {words.betOn[on]}
          </button>
        ))}
      </div>
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
      {type && (
        <p className="rt-hint">
          {chosen?.number === null
            ? words.betOnGoal
            : words.betPays(type.exact === 'sameAgain' ? null : type.exact, type.near)}
        </p>
      )}
    </div>
  )
}
