import { casualBot } from './casual.ts'
import { greedyBot } from './greedy.ts'
import type { Level } from './level-names.ts'
import type { Bot, Position } from './position.ts'
import { rehearsalBot } from './rehearsal.ts'
import { type Budget, searchBot } from './search.ts'

/** What a player may be told beside its name. */
export interface Traits {
  readonly seed: number
  /** Only a player that searches spends it. */
  readonly budget?: Budget
}

/** A fraction of a second on an ordinary machine. */
const SEARCH: Budget = { iterations: 240 }
/** About as long: a rehearsal takes several times longer than an iteration of a search. */
const REHEARSAL: Budget = { iterations: 40 }

export const searching = ({ seed, budget = SEARCH }: Traits): Bot => searchBot({ seed, budget })

export const rehearsing = ({ seed, budget = REHEARSAL }: Traits): Bot => rehearsalBot({ seed, budget })

/** The strongest way to play that is known for each game. */
function strongest(traits: Traits): Bot {
  const [search, rehearsal] = [searching(traits), rehearsing(traits)]
  const botFor = ({ game }: Position): Bot => (game.advice.rehearses ? rehearsal : search)
  return {
    decide: (position) => botFor(position).decide(position),
    consider: (position) => botFor(position).consider?.(position) ?? null,
  }
}

export const LEVEL_MAKERS: Readonly<Record<Level, (traits: Traits) => Bot>> = {
  easy: casualBot,
  normal: greedyBot,
  hard: strongest,
}
