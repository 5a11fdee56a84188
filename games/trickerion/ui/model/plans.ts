import { LOCATIONS, type Location } from '../../content/vocabulary.ts'
import type { TrickerionContent } from '../../rules/content.ts'
import { wagesDue } from '../../rules/end.ts'
import { locationOf } from '../../rules/plan.ts'
import { type Disc, HOME, type TrickerionState } from '../../rules/state.ts'
import { kindOf, playerOf } from '../../rules/table.ts'
import type { TrickerionView } from '../../view.ts'

/** Where a player's characters would go by the cards under them. */
export interface Plan {
  readonly to: readonly { readonly location: Location; readonly discs: readonly Disc[] }[]
  /** At home without a card. */
  readonly idle: readonly Disc[]
  /** What would be due at the end of the round if everybody with a card were placed. */
  readonly wages: number
  /** What would be left of the coins, if none came in between; less than nothing costs Fame. */
  readonly coinsLeft: number
}

export function planOf(state: TrickerionState, content: TrickerionContent, seat: number): Plan {
  const player = playerOf(state, seat)
  const isGoing = ({ at, card, isIdle }: (typeof player.characters)[number]): boolean =>
    at === HOME && card !== null && !isIdle
  const going = player.characters.filter((character) => isGoing(character))
  const asPlaced = {
    ...player,
    characters: player.characters.map((character) =>
      isGoing(character) ? { ...character, at: 'workshop.0' } : character,
    ),
  }
  const wages = wagesDue(asPlaced, content)
  return {
    to: LOCATIONS.flatMap((location) => {
      const discs = going
        .filter(({ card }) => card !== null && locationOf(content, card) === location)
        .map(({ disc }) => disc)
      return discs.length === 0 ? [] : [{ location, discs }]
    }),
    idle: player.characters.filter(({ at, card }) => at === HOME && card === null).map(({ disc }) => disc),
    wages,
    coinsLeft: player.coins - wages,
  }
}

/** Characters of others that may still come to a location: those known to, and those whose card nobody has seen. */
export interface Rivals {
  readonly seat: number
  readonly known: number
  readonly unknown: number
}

export function rivalsFor(
  { players }: TrickerionView,
  content: TrickerionContent,
  seat: number,
  location: Location,
): readonly Rivals[] {
  return players.flatMap(({ characters }, other) => {
    if (other === seat) return []
    const waiting = characters.filter(({ at, hasCard, isIdle }) => at === HOME && hasCard && !isIdle)
    const known = waiting.filter(({ card }) => card !== null && locationOf(content, card) === location).length
    const unknown = waiting.filter(({ card }) => card === null).length
    return known + unknown === 0 ? [] : [{ seat: other, known, unknown }]
  })
}

/** What is due at the end of the round for the characters that stand in locations by now. */
export const wagesNow = (state: TrickerionState, content: TrickerionContent, seat: number): number =>
  wagesDue(playerOf(state, seat), content)

/** What a character is paid for a round of work. */
export function wageOf({ pack }: TrickerionContent, disc: Disc, home: 'board' | 'assistant'): number {
  const kind = kindOf(disc)
  if (kind === 'magician') return 0
  return kind === 'apprentice' && home === 'assistant' ? 0 : pack.constants.wages.value[kind]
}
