import type { Game, Json } from '@curio/kernel'
import { trickerionAdvice } from './bot.ts'
import { checkPack, MAGORIA, PACK_WORDS, packRemarks } from './content/index.ts'
import type { TrickerionPack } from './content/pack.ts'
import { determinizeTrickerion } from './determinize.ts'
import { measureTrickerion } from './measures.ts'
import { contentOf, type TrickerionContent } from './rules/content.ts'
import { checkOptions, type TrickerionOptions } from './rules/options.ts'
import { playTrickerion } from './rules/play.ts'
import { outcomeOf } from './rules/scoring.ts'
import { firstState, type TrickerionState } from './rules/state.ts'
import { trickerionTitle } from './text/title.ts'
import { viewTrickerion } from './view.ts'

/** Trickerion, as the kernel plays it. */
export const trickerion: Game<TrickerionState, TrickerionContent> = {
  id: trickerionTitle.id,
  rules: 2,
  seats: trickerionTitle.seats,
  bound: 20_000,
  packs: { magoria: MAGORIA as unknown as Json },
  packsFor: () => ['magoria'],
  words: PACK_WORDS,
  checkPack: (_name, pack) => checkPack(pack),
  packRemarks: (_name, pack) => packRemarks(pack),
  options: (input) => checkOptions(input) as ReturnType<Game['options']>,
  content: ({ packs }) => contentOf(packs.magoria as unknown as TrickerionPack),
  setup: ({ options, seats }, content) => firstState(options as unknown as TrickerionOptions, seats, content),
  play: playTrickerion,
  view: viewTrickerion,
  determinize: determinizeTrickerion,
  outcome: outcomeOf,
  measures: measureTrickerion,
  advice: trickerionAdvice,
}
