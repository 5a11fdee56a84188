import type { Figure, Language, TableState } from '@curio/ui'
import type { ReactElement } from 'react'
import { trickOf } from '../rules/content.ts'
import { locationOf } from '../rules/plan.ts'
import { HOME, SUPPLY } from '../rules/state.ts'
import { asTrickerionView } from '../text/view.ts'
import { Glyph, TrickPicture } from './art/glyph.tsx'
import { BOARD_WORDS } from './board-words.ts'
import { wagesNow } from './model/plans.ts'
import { stateOfView } from './model/state.ts'
import { lastPlacedBy } from './model/told.ts'
import { moving } from './motion.ts'
import { DiscMark, Token } from './pieces.tsx'
import { contentIn } from './press.ts'
import { textOf } from './scene.ts'

interface OpponentProps {
  readonly table: TableState
  readonly figure: Figure
  readonly language: Language
}

/** Another player at a glance: means, team with what is known of its plans, tricks and components. */
export function Opponent({ table, figure: { seat }, language }: OpponentProps): ReactElement | null {
  const view = asTrickerionView(table.view)
  const player = view.players[seat]
  if (!player) return null
  const content = contentIn(table.packs)
  const { names, words } = textOf(table, language)
  const board = BOARD_WORDS[language]
  const last = lastPlacedBy(table.told, seat)
  const counters = [
    ['fame', 'fame', player.fame],
    ['coin', 'coins', player.coins],
    ['shard', 'shards', player.shards],
  ] as const
  return (
    <span className="tb tr tb-opponent">
      <span className="tb-opponent-line">
        {player.magician !== null && <b>{names.magician(player.magician)}</b>}
        {player.hasPoster && <Glyph name="poster" />}
      </span>
      <span className="tb-opponent-line">
        {counters.map(([glyph, what, n]) => (
          <span key={what} data-tip={board[what]} {...moving(`counter:${seat}:${what}`)}>
            <Glyph name={glyph} />
            <span className="unseen">{board[what]}: </span>
            <span>{n}</span>
          </span>
        ))}
        <span data-tip={board.wages}>
          <Glyph name="wage" />
          <span className="unseen">{board.wages}: </span>
          {wagesNow(stateOfView(view, content), content, seat)}
        </span>
      </span>
      {last !== null && (
        <span className="tb-opponent-line tb-opponent-last">
          <Glyph name={last.location} />
          {words.options.place(names.character(last.disc), names.slot(last.slot), null)}
        </span>
      )}
      <span className="tb-opponent-line">
        {player.characters
          .filter(({ at }) => at !== SUPPLY)
          .map(({ disc, at, isIdle, card }) => {
            const isHome = at === HOME && !isIdle
            const said =
              names.character(disc) + (isHome && card !== null ? `: ${names.assignment(card)}` : '')
            return (
              <span key={disc} className={isHome ? 'tb-mini' : 'tb-mini tb-mini--away'} data-tip={said}>
                <DiscMark seat={seat} disc={disc} isHome />
                {isHome && card !== null && <Glyph name={locationOf(content, card)} />}
                <span className="unseen">{said}</span>
              </span>
            )
          })}
      </span>
      <span className="tb-opponent-line">
        {player.tricks.map(({ trick, markers }) => (
          <span key={trick} className="tb-mini" data-tip={names.trick(trick)}>
            <TrickPicture trick={trick} school={trickOf(content, trick).entry.school} />
            {markers > 0 && <b>{markers}</b>}
            <span className="unseen">{names.trick(trick)}</span>
          </span>
        ))}
        {player.components.map(({ kind, count }) => (
          <span
            key={kind}
            className="tb-mini"
            data-tip={words.components[kind]}
            {...moving(`stack:${seat}:${kind}`)}
          >
            <Token kind={kind} count={count} />
            <span className="unseen">{words.components[kind]}</span>
          </span>
        ))}
      </span>
    </span>
  )
}
