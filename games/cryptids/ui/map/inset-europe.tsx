import { type ReactElement, useId } from 'react'
import { EuropeChart } from '../art/europe.tsx'
import { CryptozoologistPawn } from '../art/pawns.tsx'
import { EvidenceToken } from '../art/symbols.tsx'
import { evidenceOf } from '../cards/evidence.tsx'
import { keyed } from '../model/keyed.ts'
import type { Scene } from '../scene.ts'
import { MAP_SIDE } from './place-layout.ts'

/** Europe while the reserve is on the stage: who is where, and where evidence lies. */
export function InsetEurope({ scene }: { readonly scene: Scene }): ReactElement {
  const { content, view } = scene
  const id = useId()
  const at = new Map(content.pack.map.locations.map((each) => [each.id, each]))
  return (
    <svg className="cb-map-sheet" viewBox={`0 0 ${MAP_SIDE} ${MAP_SIDE}`} aria-hidden="true">
      <EuropeChart id={id} detail="inset" />
      {content.pack.map.locations.map(({ id: place, type, x, y }) => (
        <circle key={place} className={`cb-dot cb-dot--${type}`} cx={x} cy={y} r="13" />
      ))}
      {keyed(view.map, ({ at: place }) => place).map(({ key, item: { at: place, face } }) => {
        const where = at.get(place)
        return (
          where && (
            <svg
              aria-hidden="true"
              key={key}
              x={where.x - 34}
              y={where.y - 34}
              width="68"
              height="68"
              viewBox="0 0 40 40"
            >
              <EvidenceToken {...evidenceOf(face)} />
            </svg>
          )
        )
      })}
      {view.players.map(({ place }, seat) => {
        const where = place === null ? undefined : at.get(place)
        return (
          where && (
            <svg
              aria-hidden="true"
              key={scene.props.table.seats[seat]?.seat ?? seat}
              x={where.x - 20 + seat * 14}
              y={where.y - 105}
              width="76"
              height="110"
              viewBox="0 0 32 46"
            >
              <CryptozoologistPawn seat={seat} />
            </svg>
          )
        )
      })}
    </svg>
  )
}
