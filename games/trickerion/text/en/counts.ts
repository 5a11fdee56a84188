import { english } from '@curio/ui/language'
import type { Words } from '../words.ts'

export const counts: Words['counts'] = {
  fame: english('Fame', 'Fame'),
  coins: english('coin'),
  shards: english('shard'),
  ap: english('action point'),
  markers: english('marker'),
  links: english('link'),
  cards: english('card'),
  tokens: english('token'),
  draws: english('time'),
}

export const effectCounts: Words['effectCounts'] = {
  fame: counts.fame,
  coins: counts.coins,
  paidCoins: counts.coins,
  shards: counts.shards,
  points: counts.ap,
  markers: counts.markers,
  tokens: counts.tokens,
  tricks: english('trick'),
}
