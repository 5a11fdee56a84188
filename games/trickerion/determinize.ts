import { type Chance, shuffle, type Viewer } from '@curio/kernel'
import { LOCATIONS, SPECIAL_LOCATIONS, type SpecialLocation } from './content/vocabulary.ts'
import type { TrickerionContent } from './rules/content.ts'
import { isLocation, locationOf } from './rules/plan.ts'
import type { Player, TrickerionState } from './rules/state.ts'

/**
 * Deals anew what the viewer cannot know (TR-GEN-15, TR-GEN-16, TR-GEN-20): which special assignments the others have,
 * what lies face down in decks, and which of their cards they have laid out.
 */
export function determinizeTrickerion(
  state: TrickerionState,
  viewer: Viewer,
  chance: Chance,
  content: TrickerionContent,
): void {
  const others = state.players.filter((_, seat) => seat !== viewer)
  for (const deck of SPECIAL_LOCATIONS) exchangeSpecials(state, viewer, others, deck, chance, content)
  for (const player of others) relayCards(player, chance)
}

/** A place where a card of a deck lies that the viewer has not seen. */
interface Place {
  readonly card: string
  readonly put: (card: string) => void
}

function exchangeSpecials(
  state: TrickerionState,
  viewer: Viewer,
  others: readonly Player[],
  deck: SpecialLocation,
  chance: Chance,
  content: TrickerionContent,
): void {
  const { rest, bottom } = state.specialDecks[deck]
  const seenBy = state.bottomSeenBy[deck]
  const isHidden = (card: string): boolean => !isLocation(card) && locationOf(content, card) === deck
  const places = [
    ...placesIn(rest, () => true),
    ...placesIn(bottom, (_, index) => seenBy[index] !== null && seenBy[index] !== viewer),
    ...others.flatMap((player) => placesOf(player, (card) => isHidden(card) && !player.shown.includes(card))),
  ]
  const cards = places.map(({ card }) => card)
  shuffle(cards, chance)
  for (const [index, { put }] of places.entries()) put(cards[index] as string)
}

function placesIn(list: string[], isMeant: (card: string, index: number) => boolean): readonly Place[] {
  return list.flatMap((card, index) => {
    const put = (other: string): void => {
      list[index] = other
    }
    return isMeant(card, index) ? [{ card, put }] : []
  })
}

/** Cards of a player in hand, laid out or just drawn. */
function placesOf(
  { specials, looking, characters }: Player,
  isMeant: (card: string) => boolean,
): readonly Place[] {
  return [
    ...placesIn(specials, isMeant),
    ...looking.flatMap(({ cards }) => placesIn(cards, isMeant)),
    ...characters.flatMap((character) => {
      const { card } = character
      const put = (other: string): void => {
        character.card = other
      }
      return card !== null && isMeant(card) ? [{ card, put }] : []
    }),
  ]
}

/** Face-down cards under characters change places with those in hand. */
function relayCards({ permanents, specials, characters }: Player, chance: Chance): void {
  const covered = characters.filter(({ card, isSeen }) => card !== null && !isSeen)
  if (covered.length === 0) return
  const heap = [
    ...LOCATIONS.flatMap((location) => new Array<string>(permanents[location]).fill(location)),
    ...specials,
    ...covered.flatMap(({ card }) => card ?? []),
  ]
  shuffle(heap, chance)
  for (const character of covered) character.card = heap.pop() ?? null
  specials.splice(0, specials.length, ...heap.filter((card) => !isLocation(card)))
  for (const location of LOCATIONS) permanents[location] = heap.filter((card) => card === location).length
}
