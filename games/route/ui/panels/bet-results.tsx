import type { Language } from '@curio/ui'
import type { ReactElement } from 'react'
import { cityOf } from '../../rules/city.ts'
import type { Shown } from '../../rules/shown.ts'
import { betsAtEnd, type RouteView } from '../../text/index.ts'
import { BetSign } from '../map/bet-sign.tsx'
import { TOUR_BOARD_WORDS } from '../tour-board-words.ts'

interface BetResultsProps {
  readonly pack: Shown
  readonly view: RouteView
  readonly seat: number
  readonly language: Language
}

/** RT-VEG-BET-14: every bet of a player as it was written, what its subject came to, and what it paid. */
export function BetResults({ pack, view, seat, language }: BetResultsProps): ReactElement | null {
  const words = TOUR_BOARD_WORDS[language]
  const made = view.players[seat]?.board.casinos?.bets ?? []
  const settled = betsAtEnd(pack, view, seat)
  if (settled.length === 0) return null
  const { blocks } = cityOf(pack, view.ancient)
  return (
    <span className="rt-bet-results">
      {settled.map(({ casino, isChecked, came, points }) => {
        const id = blocks[casino]?.id ?? ''
        const bet = made.find((each) => each.casino === id)
        const letter = pack.map.blocks.find((block) => block.id === id)?.letter ?? ''
        const on = pack.tour?.bets.find((each) => each.id === bet?.bet)?.on
        if (!bet || !on) return null
        const outcome = isChecked ? words.betCame(came, points) : words.betErased
        return (
          <span
            key={id}
            className={points > 0 ? 'rt-bet-result rt-bet-result--paid' : 'rt-bet-result'}
            data-tip={`${words.casino(letter)}. ${words.betOn[on]}${bet.number === null ? '' : `: ${bet.number}`}. ${outcome}`}
          >
            <b>{letter}</b>
            <svg viewBox="-15 -9 32 18" aria-hidden="true">
              <BetSign pack={pack} bet={bet} />
            </svg>
            <span className="unseen">{`${words.betOn[on]} ${bet.number ?? ''}`}</span>
            <span>{outcome}</span>
            <strong>{isChecked ? `+${points}` : '—'}</strong>
          </span>
        )
      })}
    </span>
  )
}
