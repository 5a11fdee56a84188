import type { Note } from '@curio/kernel'
import type { Language, TableState } from '@curio/ui/contract'
import type { Beat } from '@curio/ui/motion'
import type { CampaignNotes } from '../../text/campaign-notes.ts'
import { CITY_TITLES } from '../../text/city-names.ts'
import { asRouteView } from '../../text/index.ts'
import { campaignTerms } from './journey.ts'
import { TRAVEL_WORDS } from './words.ts'

/** What is said between two cities: before the second or the third begins. */
export function betweenCities(
  note: Note,
  { packs }: Pick<TableState, 'packs'>,
  language: Language,
): string | null {
  if (note.kind !== 'campaign.city') return null
  // The rules tell nothing else under this name.
  const { game, city } = note as unknown as CampaignNotes['campaign.city']
  if (game === 1) return null
  return TRAVEL_WORDS[language].between(game - 1, campaignTerms(packs).games, CITY_TITLES[language][city])
}

/** Fame is counted before everybody's eyes. */
export function fameBeat(before: TableState, after: TableState): Beat {
  const [then, now] = [before, after].map(({ view }) => asRouteView(view).campaign?.fame ?? [])
  const motions = after.seats.map(({ seat }) => ({
    kind: 'count' as const,
    thing: `fame:${seat}`,
    from: then?.[seat] ?? 0,
    to: now?.[seat] ?? 0,
  }))
  return { steps: [{ motions, sound: 'coin' }] }
}

/** Initials go into a cell. */
export const supportBeat = ({ bonus }: CampaignNotes['campaign.support']): Beat => ({
  steps: [{ motions: [{ kind: 'drop', thing: `support:${bonus}` }], sound: 'pen' }],
})
