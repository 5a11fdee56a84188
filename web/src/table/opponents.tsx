import {
  type Figure,
  type GameUi,
  type Language,
  otherFigures,
  PlayerMark,
  partnersOf,
  type SeatInfo,
  type TableState,
} from '@curio/ui'
import { memo, type ReactElement } from 'react'
import { useWords, type Words } from '../words/index.ts'
import { listedName } from '../words/names.ts'
import { SeatTime } from './clock.tsx'
import { useTableScreen } from './context.ts'

/** All other figures, including further ones of the viewer: in the rail with their boards, on a phone as chips. */
export function Opponents(): ReactElement | null {
  const { ui, shown, snapshot, moment, language, figures, focus, setFocus, phone } = useTableScreen()
  const words = useWords()
  const teams = ui.teams?.(shown) ?? null
  const partners = partnersOf(teams, shown.viewer)
  const sideOf = (seat: number): number =>
    partners.includes(seat) ? -1 : (teams?.findIndex((team) => team.includes(seat)) ?? 0)
  const others = otherFigures(figures, shown.viewer)
    .flatMap((figure) => {
      const info = shown.seats[figure.seat]
      return info ? [{ figure, info }] : []
    })
    .sort((one, other) => sideOf(one.info.seat) - sideOf(other.info.seat))
  const isPlaying = moment !== null || snapshot.people?.abandoned !== true
  // After the end everybody's board is on the stage.
  if (others.length === 0 || shown.outcome !== null) return null
  return (
    <section className="opponents" data-count={others.length} aria-label={words.table.opponents}>
      {others.map(({ figure, info }) => (
        <button
          key={figure.id}
          type="button"
          className={partners.includes(info.seat) ? 'opponent opponent--partner' : 'opponent'}
          aria-pressed={focus?.id === figure.id}
          onClick={() => setFocus(focus?.id === figure.id ? null : figure)}
        >
          <span className="opponent__head">
            <PlayerMark seat={info.seat} />
            <span className="opponent__name">
              {/* At an earlier moment it is not known whether a bot played. */}
              {figure.name ?? (moment === null ? listedName(snapshot, info.seat, words) : info.name)}
            </span>
            {partners.includes(info.seat) && <span className="opponent__partner">{words.table.partner}</span>}
            <span className="opponent__state">
              {info.you
                ? words.you
                : stateOf(info, shown.awaited, isPlaying && (ui.together?.(shown) ?? false), words)}
            </span>
            <SeatTime seat={info.seat} />
          </span>
          {!phone && (
            <span className="opponent__glance">
              <Glance
                ui={ui}
                table={shown}
                figure={figure}
                language={language}
                partner={partners.includes(info.seat)}
              />
            </span>
          )}
        </button>
      ))}
    </section>
  )
}

interface GlanceProps {
  readonly ui: GameUi
  readonly table: TableState
  readonly figure: Figure
  readonly language: Language
  readonly partner: boolean
}

/** As with the board, it is drawn again only when the position may have changed. */
const Glance = memo(function Glance({ ui, ...props }: GlanceProps): ReactElement {
  return <ui.Opponent {...props} />
})

/** Somebody whose turn has not come is neither thinking nor ready. */
function stateOf(info: SeatInfo, awaited: readonly number[], together: boolean, words: Words): string {
  if (info.kind === 'open') return words.table.openSeat
  if (!info.online) return words.table.away
  if (awaited.includes(info.seat)) return words.table.thinking
  return together ? words.table.ready : ''
}
