import type { ReactElement } from 'react'
import { LEVELS } from '../../content/vocabulary.ts'
import { heldOf } from '../model/needs.ts'
import { Catalogue } from '../tricks/catalogue.tsx'
import type { PlaceProps } from './slot.tsx'

/** All tricks as the viewer could have them: filtered, and planned for. */
export function CataloguePlace({ scene, board }: PlaceProps): ReactElement | null {
  const { me, content, view } = scene
  if (!me) return null
  const { tricks, toggle } = board.plans
  return (
    <Catalogue
      press={scene}
      means={{
        fame: me.fame,
        coins: me.coins,
        has: (kind) => heldOf(content, me, kind),
        inDecks: new Set(Object.values(view.decks).flat()),
        own: new Set(me.tricks.map(({ trick }) => trick)),
      }}
      levels={LEVELS.filter((level) => level < 3 || view.options.darkAlley)}
      pinned={new Set(tricks)}
      pin={toggle}
    />
  )
}
