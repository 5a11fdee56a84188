import { PlayerMark } from '@curio/ui'
import type { ReactElement } from 'react'
import { Glyph } from '../art/glyph.tsx'
import { nameOf, type Scene } from '../scene.ts'

/** The round and its phase, the order of players, who has a poster or is ready. */
export function Rounds({ scene }: { readonly scene: Scene }): ReactElement {
  const { view, content, text } = scene
  const { base, darkAlley } = content.pack.constants.rounds
  const order = view.order.length > 0 ? view.order : view.selection
  const now = view.phase === 'action' ? view.order[view.turn] : undefined
  return (
    <div className="tb-rounds">
      <b>{scene.board.round(view.round, view.options.darkAlley ? darkAlley : base)}</b>
      <span>{text.words.phases[view.phase]}</span>
      <span className="tb-order">
        {order.map((seat) => (
          <span
            key={seat}
            className={seat === now ? 'tb-order-seat tb-order-seat--now' : 'tb-order-seat'}
            data-tip={nameOf(scene, seat)}
          >
            <PlayerMark seat={seat} />
            {view.players[seat]?.hasPoster && <Glyph name="poster" />}
          </span>
        ))}
      </span>
    </div>
  )
}
