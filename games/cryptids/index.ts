import type { Game, Json } from '@curio/kernel'
import { cryptidsAdvice } from './bot.ts'
import { checkPack, EUROPE, FORMER_HASHES, PACK_WORDS } from './content/index.ts'
import type { CryptidsPack } from './content/pack.ts'
import { determinizeCryptids } from './determinize.ts'
import { measureCryptids } from './measures.ts'
import { type CryptidsContent, contentOf } from './rules/content.ts'
import { type CryptidsOptions, checkOptions } from './rules/options.ts'
import { playCryptids } from './rules/play.ts'
import { outcomeOf } from './rules/scoring.ts'
import { type CryptidsState, firstState } from './rules/state.ts'
import { cryptidsTitle } from './text/title.ts'
import { viewCryptids } from './view.ts'

/** Cryptids, as the kernel plays it. */
export const cryptids: Game<CryptidsState, CryptidsContent> = {
  id: cryptidsTitle.id,
  rules: 1,
  seats: cryptidsTitle.seats,
  bound: 20_000,
  packs: { europe: EUROPE as unknown as Json },
  packsFor: () => ['europe'],
  words: PACK_WORDS,
  formerHashes: FORMER_HASHES,
  checkPack: (_name, pack) => checkPack(pack),
  options: (input, seats) => checkOptions(input, seats) as ReturnType<Game['options']>,
  content: ({ packs }) => contentOf(packs.europe as unknown as CryptidsPack),
  setup: ({ options, seats }, content) => firstState(options as unknown as CryptidsOptions, seats, content),
  play: playCryptids,
  view: viewCryptids,
  determinize: determinizeCryptids,
  outcome: outcomeOf,
  measures: measureCryptids,
  advice: cryptidsAdvice,
}
