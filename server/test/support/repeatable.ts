import { utf8 } from '@curio/kernel'
import type { Ids } from '../../src/ids.ts'

/** The same ids and the same seed at every server. */
export function repeatable(): Ids {
  let last = 0
  return {
    id: () => `id${String(++last).padStart(8, '0')}`,
    seed: () => utf8('the same seed in every match: 32'),
    guestNumber: () => 1_000 + last,
  }
}
