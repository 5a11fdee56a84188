import type { Evidence } from '../content/vocabulary.ts'
import { type CryptidsContent, cardOf, known } from './content.ts'
import { terrainsUnder } from './reserve.ts'
import type { CryptidsState } from './state.ts'

/** A cryptid with what its card shows, `?` filled. */
export interface Shown {
  readonly card: string
  readonly evidence: readonly (Evidence | '?')[]
}

/** CR-SCORE-6, CR-SCORE-7, CR-SCORE-9, CR-SCORE-10: whether a cryptid satisfies a contract. */
export function satisfies(
  state: CryptidsState,
  content: CryptidsContent,
  { card, evidence }: Shown,
  id: string,
): boolean {
  const contract = known(content.contracts, id)
  const { kind, habitat, ability } = cardOf(content, card).entry
  switch (contract.type) {
    case 'A':
      return evidence.includes(contract.evidence)
    case 'C':
      return kind === contract.kind
    case 'B': {
      // CR-ABIL-6: at home where its tile lies.
      const isAtHome = ability?.effect === 'anySingleTerrain'
      return isAtHome
        ? terrainsUnder(state, content, card).includes(contract.terrain)
        : habitat === contract.terrain
    }
  }
}

export function countSatisfying(
  state: CryptidsState,
  content: CryptidsContent,
  cryptids: readonly Shown[],
  contract: string,
): number {
  return cryptids.filter((each) => satisfies(state, content, each, contract)).length
}
