import type { ReactElement } from 'react'
import { COMPONENTS, type Component } from '../../content/vocabulary.ts'
import { lawOf } from '../../rules/gains.ts'
import { Glyph } from '../art/glyph.tsx'
import { ThingButton } from '../thing-button.tsx'
import { Front } from './front.tsx'
import type { PlaceProps } from './slot.tsx'

/** The stall with the orders that come to it, the quick order, and every kind with its price. */
export function MarketPlace({ scene, board }: PlaceProps): ReactElement {
  const { view } = scene
  const { stall, orders, quickOrder, beside } = view.market
  return (
    <div className="tb-market">
      <Front scene={scene} board={board} location="marketRow" />
      <div className="tb-stalls">
        <h3 className="tb-label">{scene.board.stall}</h3>
        <div className="tb-stall-row">
          {stall.map((kind, index) => (
            <Ware
              key={`stall ${String(index)}`}
              scene={scene}
              board={board}
              thing={`stall:${index}`}
              kind={kind}
            />
          ))}
          {beside.map((kind) => (
            <Ware
              key={`beside ${kind}`}
              scene={scene}
              board={board}
              thing={`component:${kind}`}
              kind={kind}
            />
          ))}
        </div>
        <h3 className="tb-label">{scene.board.orders}</h3>
        <div className="tb-stall-row">
          {orders.map((kind, index) => (
            <Ware
              key={`order ${String(index)}`}
              scene={scene}
              board={board}
              thing={`order:${index}`}
              kind={kind}
            />
          ))}
          <span className="tb-quick">
            <span className="tb-label">{scene.board.quickOrder}</span>
            <Ware scene={scene} board={board} thing="order:quick" kind={quickOrder} />
          </span>
        </div>
      </div>
      <div className="tb-wares">
        <h3 className="tb-label">{scene.board.allKinds}</h3>
        <div className="tb-ware-list">
          {COMPONENTS.map((kind) => (
            <Kind key={kind} scene={scene} board={board} kind={kind} />
          ))}
        </div>
      </div>
    </div>
  )
}

interface WareProps extends PlaceProps {
  readonly thing: `stall:${string}` | `order:${string}` | `component:${string}`
  readonly kind: Component | null
}

function Ware({ scene, board, thing, kind }: WareProps): ReactElement {
  const { text } = scene
  const name = kind === null ? scene.board.empty : text.words.components[kind]
  return (
    <ThingButton
      board={board}
      thing={thing}
      looks={['tb-ware', kind === null && 'tb-ware--empty']}
      name={name}
    >
      {kind !== null && <Glyph name={kind} />}
    </ThingButton>
  )
}

/** A kind of component: what it costs, whether it can be had, how many the player has. */
function Kind({ scene, board, kind }: PlaceProps & { readonly kind: Component }): ReactElement {
  const { state, content, view, me, text } = scene
  const price = lawOf(state, content).prices[kind]
  const { stall, orders, quickOrder, beside } = view.market
  const held = me?.components.find((stack) => stack.kind === kind)?.count ?? 0
  const isSold = stall.includes(kind) || beside.includes(kind) || quickOrder === kind
  const name = text.words.components[kind]
  const where = isSold
    ? scene.board.onSale
    : orders.includes(kind)
      ? scene.board.isOrdered
      : scene.board.notOnSale
  return (
    <ThingButton
      board={board}
      thing={`component:${kind}`}
      motion={`kind:${kind}`}
      looks={['tb-kind', isSold && 'tb-kind--sold']}
      tip={`${name}: ${where}`}
    >
      <Glyph name={kind} />
      <span className="tb-kind-name">{name}</span>
      <span className="tb-amount">
        <Glyph name="coin" />
        {price}
      </span>
      {held > 0 && <span className="tb-held">{scene.board.held(held)}</span>}
    </ThingButton>
  )
}
