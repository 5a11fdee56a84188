import type { GameUi } from '@curio/ui'
import { counted } from '@curio/ui/language'
import type { ComponentProps, ReactElement } from 'react'
import { asRouteView } from '../text/index.ts'
import { boardWords } from './booklet-board-words.ts'
import { CityMap } from './map/city-map.tsx'
import { BetResults } from './panels/bet-results.tsx'
import { packAt, textOf } from './scene.ts'

import { TOUR_BOARD_WORDS } from './tour-board-words.ts'

type FinalMapProps = ComponentProps<NonNullable<GameUi['Final']>>

/** What somebody leaves behind: the city with the final route, those who stand along it, and the places it visited. */
export function FinalMap({ table, figure: { seat }, language, large }: FinalMapProps): ReactElement | null {
  const view = asRouteView(table.view)
  const pack = packAt(table)
  const { words, names } = textOf(table, language)
  const board = boardWords(language, pack)
  const player = view.players[seat]
  if (!player?.ending) return null
  const { route, tourists, gateLinks, madness, eliminated, crossed } = player.ending
  const segments = route.reduce((sum, part) => sum + part.segments.length, 0)
  const people = Object.values(tourists)
    .flat()
    .reduce((sum, count) => sum + count, 0)
  const said = (count: number, forms: typeof words.segments): string => counted(language, count, forms)
  return (
    <span className={large ? 'rt rt-left rt-left--large' : 'rt rt-left'}>
      <CityMap
        pack={pack}
        ancient={view.ancient}
        roundBoard={view.roundBoard}
        language={language}
        detail="plan"
        label={board.map(names.player(seat))}
        seat={seat}
        board={{ ...player.board, tourists }}
        route={route}
        task={pack.tasks.find((each) => each.id === player.task)?.crossings ?? []}
        crossed={crossed}
      />
      <span className="rt-left-facts">
        {eliminated && <b className="rt-bad">{words.labels.eliminated}</b>}
        <span>{said(segments, words.segments)}</span>
        <span>{said(people, words.allTourists)}</span>
        <span>
          {said(
            player.board.circledShops.length,
            pack.shopCards.length > 0 ? board.shopsVisited : TOUR_BOARD_WORDS[language].cafes,
          )}
        </span>
        {gateLinks > 0 && <span>{said(gateLinks, board.gateLinks)}</span>}
        {pack.ancients.length > 0 && <span>{`${words.labels.madness} ${madness}`}</span>}
      </span>
      <BetResults pack={pack} view={view} seat={seat} language={language} />
    </span>
  )
}
