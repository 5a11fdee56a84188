import type { ReactElement, ReactNode } from 'react'

/** The drawing area of a poster. */
export const POSTER = { width: 1080, height: 524 } as const

/** The picture on a game's card; narrow screens crop its sides. */
export function Poster({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <svg
      className="poster"
      viewBox={`0 0 ${POSTER.width} ${POSTER.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
