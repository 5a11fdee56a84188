import { Explained } from '@curio/ui'
import type { ReactElement } from 'react'
import { TOURIST_TYPES } from '../../content/pack.ts'
import type { Standing } from '../../text/index.ts'
import { HARBOUR_WORDS } from '../harbour-words.ts'
import { WaitingSign } from '../map/harbour.tsx'
import { crossingsAlong } from '../model/route-ends.ts'
import type { Scene } from '../scene.ts'

interface RemoteProps {
  readonly scene: Scene
  readonly standing: Standing | null
}

/** RT-SYD-17: who waits at the remote landmarks, and whose pier the route passes. */
export function Remote({ scene, standing }: RemoteProps): ReactElement | null {
  const { pack, player, props, text } = scene
  const words = HARBOUR_WORDS[props.language]
  const passed = crossingsAlong(pack, player?.ending?.route ?? standing?.route ?? [])
  const remote = player?.board.harbour?.remote
  if (!remote) return null
  return (
    <div className="rt-remote">
      <h3 className="rt-label">{words.far}</h3>
      <ul>
        {pack.map.vertices.flatMap(({ id, name, tourist }) => {
          if (tourist === undefined) return []
          const type = TOURIST_TYPES.indexOf(tourist)
          const counts = TOURIST_TYPES.map((_, index) => (index === type ? (remote[type] ?? 0) : 0))
          const there = name?.[props.language] ?? ''
          const said = words.waits(there, text.names.tourists(counts) || words.nobody)
          const isPassed = passed.includes(id)
          return [
            <li key={id} className={isPassed ? 'rt-remote--passed' : undefined}>
              <Explained tip={`${said}. ${isPassed ? words.onRoute : words.farTip}`}>
                <svg viewBox="-14 -14 28 28" aria-hidden="true">
                  <WaitingSign type={tourist} count={remote[type] ?? 0} />
                </svg>
                <span aria-hidden="true">{there}</span>
                <span className="unseen">{`${said}${isPassed ? `, ${words.onRoute}` : ''}`}</span>
              </Explained>
            </li>,
          ]
        })}
      </ul>
    </div>
  )
}
