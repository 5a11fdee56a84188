import type { ReactElement } from 'react'
import type { Decision } from '../decision.ts'
import { optionsOf } from '../draft.ts'
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
              <svg viewBox="0 0 12 12" className="rt-rating-arrow" aria-hidden="true">
                <path d={by === 1 ? 'M6 1.5 11 10H1Z' : 'M6 10.5 1 2H11Z'} />
              </svg>
              <span aria-hidden="true">{to}</span>
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
