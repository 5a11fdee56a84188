import type { Note } from '@curio/kernel'
import type { Language, TableState } from '@curio/ui/contract'
import type { CityName } from '../../rules/options.ts'
import { CITY_TITLES } from '../../text/city-names.ts'
import { routeWords } from '../../text/index.ts'
import { packIn } from '../scene.ts'

/** The chapter that a note begins: a city of a campaign; in a game of one city a round, the routes or the encounter. */
export function chapterOf(
  note: Note,
  { packs }: Pick<TableState, 'packs'>,
  language: Language,
): string | null {
  if (note.kind === 'campaign.city') return CITY_TITLES[language][note.city as CityName]
  // All other notes of a campaign name their city, or are told between two of them.
  if (note.city !== undefined) return null
  const words = routeWords(language, packIn(packs))
  if (note.kind === 'round' || note.kind === 'tour.round') return `${words.labels.round} ${note.round}`
  // Everybody's route is told at once, the first seat's first.
  if (note.kind === 'route' && note.seat === 0) return words.phases.route
  return note.kind === 'encounter.roll' ? words.phases.encounter : null
}
