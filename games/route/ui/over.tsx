import { PlayerMark } from '@curio/ui'
import { capital, counted } from '@curio/ui/language'
import { type ReactElement, startTransition, useEffect, useState } from 'react'
import { sourcesIn } from '../rules/scoring.ts'
import { inksOf } from './cities/index.ts'
import { CityMap } from './map/city-map.tsx'
import { gameResult } from './model/game-result.ts'
import { hasEvents, type Scene } from './scene.ts'

/** What scrolls must be reachable by keyboard even when nothing in it is. */
const REACHABLE = { tabIndex: 0 } as const

function nameOf({ text }: Scene, seat: number): string {
  const { name, you } = text.names.who(seat)
  return you ? capital(text.words.you) : name
}

/** How many of several large drawings are on the page by now: one more with each frame, so that no frame is long. */
function useOneByOne(count: number): number {
  const [drawn, draw] = useState(0)
  useEffect(() => {
    if (drawn >= count) return
    const next = requestAnimationFrame(() => startTransition(() => draw(drawn + 1)))
    return () => cancelAnimationFrame(next)
  }, [drawn, count])
  return drawn
}

/** The end: all maps side by side, every route drawn once more while its points come in. */
export function Over({ scene }: { readonly scene: Scene }): ReactElement {
  const { view, props, pack, text, board } = scene
  const result = gameResult(props.table)
  const order = view.players.map((_, seat) => seat)
  const drawn = useOneByOne(order.length)
  const most = Math.max(1, ...order.flatMap((seat) => Object.values(result?.points[seat]?.by ?? {})))
  return (
    <div
      className={`rt rt-over ${inksOf(pack.id)} rt-over--${view.players.length}${props.phone ? ' rt-over--phone' : ''}`}
      {...REACHABLE}
    >
      <h2 className="unseen">{board.everybodyLeftBehind}</h2>
      {order.map((seat) => {
        const player = view.players[seat]
        if (!player) return null
        const { ending } = player
        const points = result?.points[seat]
        const length = ending?.route.reduce((sum, part) => sum + part.segments.length, 0) ?? 0
        const task = pack.tasks.find((each) => each.id === player.task)?.crossings ?? []
        const won = result?.winners.includes(seat) ?? false
        return (
          <article
            key={props.table.seats[seat]?.seat ?? seat}
            className={won ? 'rt-result rt-result--won' : 'rt-result'}
          >
            <header>
              <PlayerMark seat={seat} />
              <b>{nameOf(scene, seat)}</b>
              <span>
                {counted(text.words.language, length, text.words.segments)}
                {pack.ancients.length > 0 && ` · ${text.words.labels.madness} ${ending?.madness ?? 0}`}
                {ending?.eliminated && ` · ${text.words.labels.eliminated}`}
              </span>
              <strong>{points?.total ?? 0}</strong>
            </header>
            <div className="rt-result-map">
              {seat < drawn && (
                <CityMap
                  pack={pack}
                  ancient={view.ancient}
                  roundBoard={view.roundBoard}
                  language={props.language}
                  detail={view.players.length > 1 ? 'plan' : props.phone ? 'phone' : 'full'}
                  label={board.map(props.table.seats[seat]?.name ?? '')}
                  seat={seat}
                  board={{ ...player.board, tourists: ending?.tourists ?? player.board.tourists }}
                  route={ending?.route ?? []}
                  task={task}
                  crossed={ending?.crossed ?? []}
                  redraw
                />
              )}
            </div>
            <dl className="rt-bars">
              {sourcesIn(pack, hasEvents(view)).map((source, index) => {
                const value = points?.by[source] ?? 0
                return (
                  <div
                    key={source}
                    className={`rt-bar-row rt-bar-row--${source}`}
                    data-motion={`score:${source}`}
                  >
                    <dt>{text.words.sources[source]}</dt>
                    <dd>
                      <i
                        style={{
                          inlineSize: `${(value / most) * 100}%`,
                          animationDelay: `calc(var(--motion) * ${index})`,
                        }}
                      />
                      <b>{value}</b>
                    </dd>
                  </div>
                )
              })}
            </dl>
          </article>
        )
      })}
    </div>
  )
}
