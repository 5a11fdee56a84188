import { memo, type ReactElement } from 'react'
import type { Location } from '../../../content/vocabulary.ts'
import type { Backdrop as Layers } from './draw.ts'
import { ALLEY, DOWNTOWN, MARKET, STAGE, WORKSHOP } from './street.ts'

const BACKDROPS: Readonly<Record<Location, Layers>> = {
  downtown: DOWNTOWN,
  marketRow: MARKET,
  workshop: WORKSHOP,
  theater: STAGE,
  darkAlley: ALLEY,
}

/** What stands behind a place, in flat inks. Curtains may be stretched; houses are cut off where there is no room. */
export const Backdrop = memo(function Backdrop({ place }: { readonly place: Location }): ReactElement {
  return (
    <svg
      className={`tr-backdrop tr-backdrop--${place}`}
      viewBox="0 0 720 150"
      preserveAspectRatio={place === 'theater' ? 'none' : 'xMidYMax slice'}
      aria-hidden="true"
      data-backdrop=""
    >
      {BACKDROPS[place].map(([ink, path], index) => (
        <path key={`${ink} ${String(index)}`} className={`tr-scene-${ink}`} d={path} />
      ))}
    </svg>
  )
})
