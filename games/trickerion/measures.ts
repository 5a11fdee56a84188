import type { Measures } from '@curio/kernel'
import type { TrickerionContent } from './rules/content.ts'
import { outcomeOf } from './rules/scoring.ts'
import type { Player, TrickerionState } from './rules/state.ts'

/**
 * Of a game that is over: how many tricks a player learned and performed, which ones, and who won, by magician and by
 * place at the choice of magicians. Where Fame came from is part of the outcome.
 */
export function measureTrickerion(state: TrickerionState, content: TrickerionContent): Measures {
  const { players, selection } = state
  const learned = players.flatMap(learnedBy)
  const performed = players.flatMap((player) => player.performed)
  const magicians = players.flatMap(({ magician }) => magician ?? [])
  const outcome = outcomeOf(state)
  const winners = outcome?.kind === 'ranked' ? outcome.winners : []
  const perPlayer = (tricks: readonly string[]): number => tricks.length / players.length
  return {
    numbers: { learned: perPlayer(learned), performed: perPlayer(performed) },
    counts: {
      learned: timesOf(content.tricks.keys(), learned),
      performed: timesOf(content.tricks.keys(), performed),
      'chosen by magician': timesOf(content.magicians.keys(), magicians),
      'won by magician': timesOf(
        content.magicians.keys(),
        winners.flatMap((seat) => players[seat]?.magician ?? []),
      ),
      'won by starting place': timesOf(
        selection.map((_, index) => `${index + 1}`),
        winners.map((seat) => `${selection.indexOf(seat) + 1}`),
      ),
    },
  }
}

/** Tricks of the workshop, and those that were performed before they were returned. */
const learnedBy = ({ tricks, performed }: Player): readonly string[] => [
  ...new Set([...tricks.map(({ trick }) => trick), ...performed]),
]

/** How often each of them came up. */
function timesOf(all: Iterable<string>, met: readonly string[]): Record<string, number> {
  return Object.fromEntries([...all].map((name) => [name, met.filter((each) => each === name).length]))
}
