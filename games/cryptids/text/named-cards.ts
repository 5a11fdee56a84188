import type { NamedCard } from '@curio/ui/contract'
import { capital } from '@curio/ui/language'
import type { Names } from './names.ts'

/**
 * Cryptids are called by their names, requests by what they ask for; contracts, which are called like what they count,
 * by their names in quotes.
 */
export function namedCards(names: Names): NamedCard[] {
  const { language } = names.words
  const { cryptids, requests, contracts } = names.pack
  return [
    ...cryptids.map(({ id }) => ({
      id: `card-${id}`,
      title: names.card(id),
      // In quotes as a whole, so that no line ends between a quote and its name.
      names: [names.card(id), names.whom(id), names.words.quoted(names.card(id))],
    })),
    ...requests.map(({ id }) => ({
      id: `request-${id}`,
      title: capital(names.request(id)),
      names: [names.request(id)],
    })),
    ...contracts.map(({ id, [language]: title }) => ({
      id: `contract-${id}`,
      title,
      names: [names.contract(id)],
    })),
  ]
}
