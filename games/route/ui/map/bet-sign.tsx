import type { ReactElement } from 'react'
import { TOURIST_TYPES } from '../../content/pack.ts'
import type { Shown } from '../../rules/shown.ts'
import type { BoardView } from '../../text/index.ts'
import { TouristGlyph } from './glyphs.tsx'

type BetSeen = NonNullable<BoardView['casinos']>['bets'][number]

/** A bet as it is written down: what it is on, and the number. Of somebody else's only a question mark is seen. */
export function BetSign({ pack, bet }: { readonly pack: Shown; readonly bet: BetSeen }): ReactElement {
  const on = pack.tour?.bets.find(({ id }) => id === bet.bet)?.on
  if (on === undefined)
    return (
      <text className="rt-bet" dy=".35em">
        ?
      </text>
    )
  return (
    <g>
      <g transform={bet.number === null ? undefined : 'translate(-7 0)'}>
        <BetSubject on={on} />
      </g>
      {bet.number !== null && (
        <text className="rt-bet rt-bet--number" x="2.5" dy=".35em">
          {bet.number}
        </text>
      )}
    </g>
  )
}

type Subject = NonNullable<Shown['tour']>['bets'][number]['on']

/** What a bet is on, about 12 units wide around the middle. */
export function BetSubject({ on }: { readonly on: Subject }): ReactElement {
  const type = TOURIST_TYPES.find((each) => each === on)
  if (type) return <TouristGlyph type={type} x={0} y={0} size={5} />
  switch (on) {
    case 'halfStars':
      return <path className="rt-half-star" d={HALF_STAR} transform="translate(2 0) scale(6.5)" />
    case 'task':
      return <path className="rt-bet-flag" d="M-4 7V-7L5 -3.5 -4 0" />
    case 'sevens':
      return (
        <g>
          <circle className="rt-bet-seven" r="7.6" />
          <text className="rt-bet" dy=".35em">
            7
          </text>
        </g>
      )
    default:
      return (
        <text className="rt-bet" dy=".35em">
          {on.slice('goal'.length)}
        </text>
      )
  }
}

/** The left half of a star, in a box of 2 by 2. */
export const HALF_STAR = 'M0 -1.15V.62L-.68 1 -.56 .24 -1.1 -.32 -.36 -.44Z'
