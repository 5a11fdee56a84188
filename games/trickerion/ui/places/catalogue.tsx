import type { ReactElement } from 'react'
import { COMPONENTS, LEVELS } from '../../content/vocabulary.ts'
import { isOnSale } from '../../rules/buy.ts'
import { effectiveCount } from '../../rules/components.ts'
import { Catalogue } from '../tricks/catalogue.tsx'
import type { PlaceProps } from './slot.tsx'

/** All tricks as the viewer could have them: filtered, and planned for. */
export function CataloguePlace({ scene, board }: PlaceProps): ReactElement | null {
  const { me, content, view, state } = scene
  if (!me) return null
  const { tricks, toggle } = board.plans
  return (
    <Catalogue
      press={scene}
      means={{
        fame: me.fame,
        coins: me.coins,
        has: (kind) => effectiveCount(me, content, kind),
        onSale: new Set(COMPONENTS.filter((kind) => isOnSale(state, content, kind))),
        inDecks: new Set(Object.values(view.decks).flat()),
        own: new Set(me.tricks.map(({ trick }) => trick)),
        prepared: new Set(me.tricks.flatMap(({ trick, markers }) => (markers > 0 ? [trick] : []))),
      }}
      levels={LEVELS.filter((level) => level < 3 || view.options.darkAlley)}
      pinned={new Set(tricks)}
      pin={toggle}
    />
  )
}
