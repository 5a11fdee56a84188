import type { ReactElement } from 'react'
import type { Shown } from '../../rules/shown.ts'

/** What each event is drawn as, in a square of 20 around the middle. */
const GLYPHS: Readonly<Record<string, string>> = {
  EV_MUSICIANS: 'M-3.5 5.5V-7L6.5 -9V3.5M-3.5 5.5A2.8 2.2 0 1 1 -3.6 4.6M6.5 3.5A2.8 2.2 0 1 1 6.4 2.6',
  EV_BOOKING: 'M-8 -4H8V7H-8ZM-3 -4V-7.5H3V-4M-8 1H8',
  EV_POPULARITY: 'M0 -8.5L2.5 -2.9 8.5 -2.2 4 1.9 5.2 7.9 0 4.9 -5.2 7.9 -4 1.9 -8.5 -2.2 -2.5 -2.9Z',
  EV_REGULAR:
    'M-8 -4H3.5V2Q3.5 7.5 -2.2 7.5Q-8 7.5 -8 2ZM3.5 -2H5.5Q8 -2 8 .8Q8 3.5 3.3 3.5M-4.5 -9V-6.5M0 -9V-6.5',
  EV_RECONSTRUCTION: 'M-8.5 -5H8.5V1H-8.5ZM-5 1V8M5 1V8M-4 -5L-8 1M2 -5L-2 1M8 -5L4 1',
  EV_NO_PASS: 'M-6.5 -1.6H6.5V1.6H-6.5Z',
  EV_OBSTACLE: 'M0 -8.5L5.5 6.5H-5.5ZM-8.5 6.5H8.5M-2.2 -2H2.2M-3.8 2.4H3.8',
  EV_CRIME: 'M3.5 -2A5.2 5.2 0 1 1 3.4 -2.9M1.9 1.9L8 8',
}
/** Other cards are drawn as what they do. */
const KINDS: Readonly<Record<string, string>> = {
  pointsPerRoadAlong: 'M-4.5 -4.5H4.5V4.5H-4.5ZM0 -9V-6.5M0 6.5V9M-9 0H-6.5M6.5 0H9',
  pointsForRoad: 'M-8.5 -4H8.5M-8.5 4H8.5M-5 0H-2.5M2.5 0H5',
}
const OTHER = 'M0 -8V2.5M0 6.6V7.4'

/** Yellow events are round, red ones have eight corners: shape tells them apart without colour. */
const GROUNDS = {
  yellow: 'M0 -14A14 14 0 1 1 -.01 -14Z',
  red: 'M-5.8 -14H5.8L14 -5.8V5.8L5.8 14H-5.8L-14 5.8V-5.8Z',
} as const

/** The symbol of a starting event, around the middle of its own coordinates. */
export function EventSign({ pack, event }: { readonly pack: Shown; readonly event: string }): ReactElement {
  const card = pack.events?.cards.find(({ id }) => id === event)
  const colour = card?.colour ?? 'yellow'
  return (
    <g className={`rt-event rt-event--${colour}`}>
      <path className="rt-event-ground" d={GROUNDS[colour]} />
      <path className="rt-event-glyph" d={GLYPHS[event] ?? KINDS[card?.effect.kind ?? ''] ?? OTHER} />
    </g>
  )
}
