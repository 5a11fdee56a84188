import { PlayerMark, type SceneProps } from '@curio/ui'
import { counted } from '@curio/ui/language'
import type { ReactElement } from 'react'
import { asRouteView } from '../text/index.ts'
import type { Encounter, FinalRoute } from './beats.ts'
import { BOARD_WORDS } from './board-words.ts'
import { EncounterMoment } from './encounter-moment.tsx'
import { CityMap } from './map/city-map.tsx'
import { routeSteps } from './model/route-steps.ts'
import { packAt, textOf } from './scene.ts'

/** The moments of the end: a final route, and a meeting with the Ancient. */
export function FinalScene({ scene, table, language }: SceneProps): ReactElement | null {
  const moment = scene as FinalRoute | Encounter
  return moment.kind === 'encounter' ? (
    <EncounterMoment scene={moment} table={table} language={language} />
  ) : (
    <FinalRouteMoment scene={moment} table={table} language={language} />
  )
}

interface FinalRouteProps extends Pick<SceneProps, 'table' | 'language'> {
  readonly scene: FinalRoute
}

/** A player's map with the final route on it, and what the route has scored. The steps of the beat draw and count it. */
function FinalRouteMoment({ scene, table, language }: FinalRouteProps): ReactElement | null {
  const { seat, view: seen } = scene
  const view = asRouteView(seen)
  const pack = packAt(table)
  const { words } = textOf(table, language)
  const player = view.players[seat]
  if (!player?.ending) return null
  const name = table.seats[seat]?.name ?? ''
  const steps = routeSteps(pack, view, seat)
  return (
    <article className="rt rt-final">
      <header className="rt-final-head">
        <PlayerMark seat={seat} />
        <b>{name}</b>
        <span>{counted(language, steps.length, words.segments)}</span>
        <strong data-motion="final-total">{steps.at(-1)?.total ?? 0}</strong>
      </header>
      <div className="rt-final-map" data-motion-scope="final">
        <CityMap
          pack={pack}
          ancient={view.ancient}
          roundBoard={view.roundBoard}
          language={language}
          detail="plan"
          label={BOARD_WORDS[language].map(name)}
          seat={seat}
          board={player.board}
          route={player.ending.route}
        />
      </div>
    </article>
  )
}
