import type { Question } from '@curio/kernel'
import type { Location } from '../../content/vocabulary.ts'
import type { TrickerionContent } from '../../rules/content.ts'
import { locationOf } from '../../rules/plan.ts'
import type { TrickerionView } from '../../view.ts'
import { partsOf, type Thing } from './things.ts'

/** What the stage shows: a place of the city, the whole of it, the choices of the setup, or all tricks. */
export type PlaceView = Location | 'city' | 'setup' | 'catalogue'

export interface Opened {
  readonly place: PlaceView
  readonly choose: (place: PlaceView) => void
}

/** The place where the decision at hand is made. */
export function placeFor(
  view: TrickerionView,
  question: Question | null,
  tapped: readonly Thing[],
  seat: number,
  content: TrickerionContent,
): PlaceView {
  const { kind = '' } = question ?? {}
  if (view.phase === 'setup') return 'setup'
  if (kind.startsWith('draw.')) return 'darkAlley'
  if (kind === 'home') return 'workshop'
  if (AT_THEATER.test(kind)) return 'theater'
  if (view.placement) return view.placement.location
  if (view.phase === 'performance' || view.phase === 'over' || view.phase === 'end') return 'theater'
  if (view.phase !== 'action') return 'city'
  return namedPlace(view, tapped, seat, content) ?? firstTarget(view, seat, content)
}

const AT_THEATER = /^(link|perform|yield|ability\.|special\.(swap|keep|premiere|perform|stage))/

/** Where the character that was tapped is going. */
function namedPlace(
  { players }: TrickerionView,
  tapped: readonly Thing[],
  seat: number,
  content: TrickerionContent,
): Location | null {
  for (const thing of tapped.toReversed()) {
    const { kind, name } = partsOf(thing)
    const card =
      kind === 'card'
        ? name
        : kind === 'disc'
          ? players[seat]?.characters.find(({ disc }) => disc === name)?.card
          : null
    if (card) return locationOf(content, card)
  }
  return null
}

/** Where the first character goes that is still at home with a card. */
function firstTarget({ players }: TrickerionView, seat: number, content: TrickerionContent): Location {
  const waiting = players[seat]?.characters.find(({ at, card, isIdle }) => at === 'home' && card && !isIdle)
  return waiting?.card ? locationOf(content, waiting.card) : 'theater'
}
