import type { ReactElement } from 'react'
import { CITY_PACKS, type CityName } from '../../rules/options.ts'
import { inksOf, lookOf } from '../cities/index.ts'
import { CITY_POSTERS } from '../poster/cities/index.ts'

/** The print of a city; without one, some of the landmarks of its map. */
export function CityPicture({ city }: { readonly city: CityName | null }): ReactElement {
  const pack = city === null ? '' : CITY_PACKS[city]
  const Print = CITY_POSTERS[pack]
  if (Print) return <Print />
  const signs = Object.values(lookOf(pack).vignettes).slice(0, SPOTS.length)
  return (
    <svg
      className={`rt-city-picture rt-map ${inksOf(pack)}`}
      viewBox="0 0 240 116"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="rt-city-ground" width="240" height="116" />
      <path className="rt-city-road" d="M0 92H60V44H128V92H186V30H240" />
      {signs.map((d, index) => (
        <path key={d} className="rt-city-sign" d={d} transform={SPOTS[index]} />
      ))}
    </svg>
  )
}

const SPOTS = [
  'translate(10 30) scale(1.1)',
  'translate(72 52) scale(1)',
  'translate(138 38) scale(1.1)',
  'translate(194 44) scale(1)',
]
