import type { Figure, Language, TableState } from '@curio/ui'
import { counted } from '@curio/ui/language'
import type { ReactElement, ReactNode } from 'react'
import { TOMES } from '../content/pack.ts'
import { asRouteView } from '../text/index.ts'
import { boardWords } from './booklet-board-words.ts'
import { CARD_BOARD_WORDS } from './card-board-words.ts'
import { showGhost } from './ghost.ts'
import { CityMap } from './map/city-map.tsx'
import { bonusesIn } from './model/bonuses.ts'
import { freshThings } from './model/things.ts'
import { BonusIcon, Sign } from './panels/bonus-icon.tsx'
import { TomeIcon } from './panels/resources.tsx'
import { packAt, textOf } from './scene.ts'
import { useSteadyStanding } from './standings.ts'

interface OpponentProps {
  readonly table: TableState
  readonly figure: Figure
  readonly language: Language
  /** RT-BASE-46: the board of a partner is a second one to look at. */
  readonly partner: boolean
}

/** A count in words; where there is no room for them, as a sign. */
function Fact({ words, children }: { readonly words: string; readonly children: ReactNode }): ReactElement {
  return (
    <span data-tip={words}>
      <span className="rt-fact-words">{words}</span>
      <span className="rt-fact-sign" aria-hidden="true">
        {children}
      </span>
    </span>
  )
}

/** A small map of another player with what they hold; pointing at it lays their route over the viewer's map. */
export function Opponent({ table, figure, language, partner }: OpponentProps): ReactElement | null {
  const { seat } = figure
  const view = asRouteView(table.view)
  const pack = packAt(table)
  const { words } = textOf(table, language)
  const board = boardWords(language, pack)
  const standing = useSteadyStanding({ pack, view, seat, add: [], remove: [] })
  const player = view.players[seat]
  if (!player) return null
  // RT-BASE-55: of others' hands only the size is known.
  const hand = view.cards?.hands[seat]
  const name = table.seats[seat]?.name ?? ''
  const tourists = Object.values(player.board.tourists)
    .flat()
    .reduce((sum, count) => sum + count, 0)
  const task = player.taskShown ? (pack.tasks.find((each) => each.id === player.task)?.crossings ?? []) : []
  return (
    <span
      className={partner ? 'rt rt-opponent rt-opponent--partner' : 'rt rt-opponent'}
      onPointerEnter={() => showGhost(seat)}
      onPointerLeave={() => showGhost(null)}
    >
      <span className="rt-thumb">
        <CityMap
          pack={pack}
          ancient={view.ancient}
          roundBoard={view.roundBoard}
          language={language}
          detail={partner ? 'phone' : 'thumb'}
          label={board.map(name)}
          seat={seat}
          board={player.board}
          route={player.ending?.route ?? standing?.route ?? []}
          task={task}
          fresh={freshThings(pack, table.told, seat, table.viewer)}
        />
      </span>
      <span className="rt-opponent-facts">
        <Fact words={counted(language, player.board.segments.length, words.segments)}>
          <Sign path="M4 20V13H12V6H20M20 6V2" />
          {player.board.segments.length}
        </Fact>
        <Fact words={counted(language, tourists, words.allTourists)}>
          <Sign path="M12 3.5A3.6 3.6 0 1 1 11.9 3.5ZM5 21V19Q5 13 12 13Q19 13 19 19V21" />
          {tourists}
        </Fact>
        {hand && (
          <span data-motion={`hand:${seat}`}>
            <Fact words={counted(language, hand.count, CARD_BOARD_WORDS[language].cards)}>
              <Sign path="M4 6H14V21H4ZM8 6V3H20V17H14" />
              {hand.count}
            </Fact>
          </span>
        )}
        <span className="rt-opponent-icons">
          {bonusesIn(pack).flatMap((bonus) =>
            (player.board.stored[bonus] ?? 0) > 0
              ? [
                  <span key={bonus} data-tip={words.bonuses[bonus]}>
                    <span className="unseen">{`${words.bonuses[bonus]}: `}</span>
                    <BonusIcon bonus={bonus} />
                    {player.board.stored[bonus]}
                  </span>,
                ]
              : [],
          )}
          {TOMES.flatMap((tome) =>
            player.board.tomes[tome] === 'held'
              ? [
                  <span key={tome} data-tip={words.tomes[tome]}>
                    <span className="unseen">{words.tomes[tome]}</span>
                    <TomeIcon tome={tome} />
                  </span>,
                ]
              : [],
          )}
        </span>
        {player.ending?.eliminated ? (
          <b className="rt-bad">{words.labels.eliminated}</b>
        ) : (
          standing && (
            <span className="rt-opponent-score">
              {table.outcome ? '' : '≈ '}
              <b>{standing.total}</b>
            </span>
          )
        )}
      </span>
    </span>
  )
}
