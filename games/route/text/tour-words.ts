import type { Who } from '@curio/ui/game-text'
import type { Forms } from '@curio/ui/language'
import type { Tour } from '../rules/played.ts'

/** What people read in cities of the booklet, beside everything that both editions say. */
export interface TourWords {
  readonly goals: Forms
  readonly halfStars: Forms
  readonly sevens: Forms
  readonly labels: Readonly<Record<TourLabel, string>>

  readonly card: (coordinate: number, shows: readonly string[]) => string
  readonly repeatCard: string
  readonly symbol: (symbol: string) => string
  readonly halfStar: string
  /** A goal and what it asks for; what it pays is left out where nobody is paid. */
  readonly goal: (deck: string, text: string, atLeast: number, pays: string | null) => string
  readonly pays: (win: string, met: string) => string
  readonly bets: Readonly<Record<Tour['bets'][number]['on'], string>>
  readonly bet: (casino: string, on: string, number: number | null) => string
  readonly rating: (landmark: string, from: number, to: number) => string
  readonly cover: (covered: string, raised: string) => string
  readonly refresh: string
  readonly onCard: (card: string, die: string) => string
  readonly landing: (block: string) => string
  readonly regular: (bonus: string) => string

  /** The second thing that a challenge asks for. */
  readonly second: Readonly<Record<'encounter' | 'goals', (much: string) => string>>

  readonly log: TourLogWords
}

const TOUR_LABELS = ['ratings', 'goals', 'bets', 'remote', 'hand', 'open'] as const
type TourLabel = (typeof TOUR_LABELS)[number]

interface TourLogWords {
  /** Without effects, without goals, without anybody who leads. */
  readonly tour: (effects: string | null, goals: string | null, first: Who | null) => string
  readonly effects: (dark: string, light: string) => string
  readonly oneEffect: (effect: string) => string
  readonly round: (round: number, lead: Who | null, initial: boolean) => string
  readonly ancient: (ancient: string) => string
  readonly curio: (card: string) => string
  readonly rating: (landmark: string, points: string) => string
  readonly remote: (tourists: string) => string
  readonly nextDie: (die: string, number: number) => string
  readonly roundCard: (card: string) => string
  readonly roundDie: (who: Who, die: string) => string
  readonly covers: (who: Who, landmark: string) => string
  readonly claims: (who: Who, die: string) => string
  readonly offers: (who: Who, die: string) => string
  readonly opened: (card: string) => string
  readonly plays: (who: Who, card: string) => string
  readonly shows: (who: Who, cards: string) => string
  readonly takes: (who: Who, card: string) => string
  /** Cards where the reader may know them, else how many. */
  readonly draws: (who: Who, cards: string | number) => string
  readonly refreshes: (who: Who, cards: string) => string
  readonly renewed: (cards: number) => string
  readonly eventOpened: (event: string, text: string) => string
  readonly eventRolled: (event: string, numbers: string) => string
  readonly eventMarked: (event: string, owner: Who, by: Who | null, place: string) => string
  /** On everybody's board, or on that of one player. */
  readonly eventSkipped: (event: string, owner: Who | null) => string
}
