import type { Measures } from '@curio/kernel'
import type { CryptidsContent } from './rules/content.ts'
import type { CryptidsState, Found } from './rules/state.ts'

/** Of a game that is over: how long it took, and which cryptids were found, relocated and caught. */
export function measureCryptids(state: CryptidsState, content: CryptidsContent): Measures {
  const found = state.players.flatMap((player) => player.found)
  const relocated = found.filter((each) => each.relocated !== null)
  const caught = state.poacher?.caught ?? []
  const counted = (cryptids: readonly Found[]): Record<string, number> =>
    Object.fromEntries(
      [...content.cards.keys()].map((id) => [id, cryptids.filter(({ card }) => card === id).length]),
    )
  return {
    numbers: {
      rounds: state.round,
      found: found.length,
      relocated: relocated.length,
      requests: state.players.reduce((sum, { requests }) => sum + requests.length, 0),
      ...(state.poacher && { caught: caught.length }),
    },
    counts: { found: counted(found) },
  }
}
