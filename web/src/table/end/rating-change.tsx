import type { ReactElement } from 'react'
import { useWords } from '../../words/index.ts'
import { useTableScreen } from '../context.ts'
import { ratingWords } from './rating-words.ts'

interface RatingChangeProps {
  readonly seat: number
  /** Beside other text the number needs its name; beside a player's name only a screen reader does. */
  readonly isNamed?: boolean
}

/** How the match changed the rating of whoever sits there; nothing if it did not. */
export function RatingChange({ seat, isNamed = false }: RatingChangeProps): ReactElement | null {
  const { snapshot } = useTableScreen()
  const words = useWords()
  const change = snapshot.people?.ratings[seat] ?? null
  if (change === null) return null
  return (
    <span className="rating-change">
      <span className={isNamed ? '' : 'unseen'}>{words.end.rating}: </span>
      {ratingWords(change)}
    </span>
  )
}
