import { figuresOf, Segmented } from '@curio/ui'
import type { ReactElement } from 'react'
import { partnerOf } from '../model/teams.ts'
import type { Scene } from '../scene.ts'
import { TOUR_BOARD_WORDS } from '../tour-board-words.ts'

/** RT-BASE-46: where there is room for one board only, a player of a team looks at their own or at their partner's. */
export function MapSwitch({ scene }: { readonly scene: Scene }): ReactElement | null {
  const { table, language, setFocus, focus } = scene.props
  const { viewer } = table
  const partner = viewer === null ? null : partnerOf(table, viewer)
  if (partner === null) return null
  const words = TOUR_BOARD_WORDS[language].maps
  const figure = figuresOf({}, table, language).find(({ seat }) => seat === partner) ?? null
  return (
    <div className="rt-map-switch">
      <Segmented
        label={words.label}
        value={focus === null ? 'own' : focus.seat === partner ? 'partner' : ''}
        options={[
          { value: 'own', label: words.own },
          { value: 'partner', label: words.partner(table.seats[partner]?.name ?? '') },
        ]}
        change={(shown) => setFocus(shown === 'partner' ? figure : null)}
      />
    </div>
  )
}
