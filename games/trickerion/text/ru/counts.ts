import { russian } from '@curio/ui/language'
import type { Words } from '../words.ts'

/** После глагола: получить 1 монету, 2 монеты, 5 монет. */
export const counts: Words['counts'] = {
  fame: russian('славу', 'славы', 'славы'),
  coins: russian('монету', 'монеты', 'монет'),
  shards: russian('осколок', 'осколка', 'осколков'),
  ap: russian('очко действия', 'очка действия', 'очков действия'),
  markers: russian('жетон', 'жетона', 'жетонов'),
  links: russian('связь', 'связи', 'связей'),
  cards: russian('карту', 'карты', 'карт'),
  tokens: russian('жетон реквизита', 'жетона реквизита', 'жетонов реквизита'),
  draws: russian('раз', 'раза', 'раз'),
}

/** Само по себе: 1 монета, 2 монеты, 5 монет. */
export const effectCounts: Words['effectCounts'] = {
  fame: russian('слава', 'славы', 'славы'),
  coins: russian('монета', 'монеты', 'монет'),
  paidCoins: counts.coins,
  shards: counts.shards,
  points: counts.ap,
  markers: counts.markers,
  tokens: counts.tokens,
  tricks: russian('номер', 'номера', 'номеров'),
}
