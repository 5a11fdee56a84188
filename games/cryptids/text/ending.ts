import { type Outcome, winnersOf } from '@curio/kernel'
import { readerLast } from '@curio/ui/game-text'
import { known } from '../rules/content.ts'
import type { Found } from '../rules/state.ts'
import type { Names } from './names.ts'
import type { CryptidsView } from './view.ts'
import { TIE_BREAKS, type TieBreak } from './words.ts'

const RANK = 'rank-'

/** How the game ended, in sentences: who won and by what, the rank of a solo game, or how it was lost. */
export function endingLines(names: Names, outcome: Outcome, view: CryptidsView): string[] {
  const { words } = names
  const { ending, points } = outcome
  const winners = winnersOf(outcome, view.players.length)
  const facts = {
    winners: names.list(readerLast(winners.map(names.who), words.you)),
    you: winners.length === 1 && winners.some((seat) => names.who(seat).you),
    points: names.counted(points[winners[0] ?? 0]?.total ?? 0, 'points'),
    ...tieBreakOf(names, winners, points, view),
    rank: rankName(names, ending),
    contract: names.list(contractsCaught(names, view).map(names.contract)),
  }
  if (ending === 'lost-contract' || ending === 'lost-five') return [words.endings[ending](facts)]
  if (ending.startsWith(RANK)) return [words.endings.rank(facts)]
  if (ending !== 'reserve') throw new Error(`no words for ending "${ending}"`)
  if (winners.length > 1) return [words.endings.shared(facts)]
  return [words.endings[facts.isTied ? 'tie-break' : 'points'](facts)]
}

/** CR-SEND-6: `rank-3` is the third. */
function rankName({ pack, words }: Names, ending: string): string {
  const rank = pack.ranks[Number(ending.slice(RANK.length)) - 1]
  return ending.startsWith(RANK) && rank ? rank[words.language] : ''
}

/** The rank above the one that was reached, and the points it would have taken; null where there is none. */
export function nextRank(
  { pack, words }: Names,
  outcome: Outcome | null,
): { readonly name: string; readonly points: number } | null {
  if (outcome?.kind !== 'solo' || outcome.rank === null) return null
  const next = pack.ranks[outcome.rank.index]
  return next ? { name: next[words.language], points: next.from - (outcome.points[0]?.total ?? 0) } : null
}

/** CR-TIE-1, CR-TIE-2: what decided between those with equal points. */
function tieBreakOf(
  names: Names,
  winners: readonly number[],
  points: Outcome['points'],
  view: CryptidsView,
): { readonly isTied: boolean; readonly tieBreak: TieBreak; readonly n: number } {
  const [winner = 0] = winners
  const total = (seat: number): number => points[seat]?.total ?? 0
  let rivals = view.players.flatMap((_, seat) =>
    seat !== winner && total(seat) === total(winner) ? [seat] : [],
  )
  const isTied = rivals.length > 0
  for (const tieBreak of TIE_BREAKS) {
    const own = standingIn(names, view, winner, tieBreak)
    rivals = rivals.filter((seat) => standingIn(names, view, seat, tieBreak) === own)
    if (rivals.length === 0) return { isTied, tieBreak, n: own }
  }
  return { isTied, tieBreak: 'wealth', n: standingIn(names, view, winner, 'wealth') }
}

function standingIn(names: Names, view: CryptidsView, seat: number, tieBreak: TieBreak): number {
  const player = view.players[seat]
  if (!player) return 0
  switch (tieBreak) {
    case 'found':
      return player.found.length
    case 'relocated':
      return player.found.filter(({ relocated }) => relocated !== null).length
    case 'wealth':
      return (
        player.experience + player.coins + player.evidence.reduce((sum, face) => sum + names.priceOf(face), 0)
      )
  }
}

/** CR-SEND-1. */
const CAUGHT_OF_ONE_CONTRACT = 3

/** The contracts that the Poacher has completed; a caught cryptid never lies in the reserve. */
function contractsCaught({ content }: Names, { players, poacher }: CryptidsView): string[] {
  return (players[0]?.contracts ?? []).filter((id) => {
    const contract = known(content.contracts, id)
    const matches = ({ card, evidence }: Found): boolean => {
      const entry = known(content.cards, card).entry
      switch (contract.type) {
        case 'A':
          return evidence.includes(contract.evidence)
        case 'B':
          return entry.habitat === contract.terrain
        case 'C':
          return entry.kind === contract.kind
      }
    }
    return (poacher?.caught ?? []).filter(matches).length >= CAUGHT_OF_ONE_CONTRACT
  })
}
