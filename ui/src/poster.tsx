import type { ReactElement, ReactNode } from 'react'

/** The room that a poster is drawn in. */
export const POSTER = { width: 1080, height: 524 } as const

/** The print on a game's card; narrow places show less of its sides. */
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
