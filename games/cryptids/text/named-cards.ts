import type { NamedCard } from '@curio/ui/contract'
import type { Names } from './names.ts'

/** Cryptids are called by their names; contracts, which are called like what they count, by their names in quotes. */
export function namedCards(names: Names): NamedCard[] {
  const { language } = names.words
  const { cryptids, contracts } = names.pack
  return [
    ...cryptids.map(({ id }) => ({
      id: `card-${id}`,
      title: names.card(id),
      names: [names.card(id), names.whom(id)],
    })),
    ...contracts.map(({ id, [language]: title }) => ({
      id: `contract-${id}`,
      title,
      names: [names.contract(id)],
    })),
  ]
}
