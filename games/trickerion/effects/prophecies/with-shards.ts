import { z } from 'zod'
import { type ProphecyEffect, WHOLE } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('withShards'), shards: WHOLE, fame: WHOLE })

/** How often a player receives shards in a round. */
const TIMES = 1

export const withShards: ProphecyEffect<typeof form> = {
  form,
  law: (law, { shards, fame }) => ({
    ...law,
    withShards: { shards: law.withShards.shards + shards, fame: law.withShards.fame + fame },
  }),
  worth: ({ shards, fame }, means) => TIMES * (fame + means.shards(shards)),
  words: {
    ru: ({ shards, fame }, { counted, list }) =>
      `кто получает осколки, получает и ${list(bonuses(shards, fame, counted))}`,
    en: ({ shards, fame }, { counted, list }) =>
      `whoever receives shards also gets ${list(bonuses(shards, fame, counted))}`,
  },
}

function bonuses(
  shards: number,
  fame: number,
  counted: (n: number, what: 'shards' | 'fame') => string,
): readonly string[] {
  return [...(shards > 0 ? [counted(shards, 'shards')] : []), ...(fame > 0 ? [counted(fame, 'fame')] : [])]
}
