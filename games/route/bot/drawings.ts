import { addTourists, playerOf } from '../rules/board.ts'
import { type RouteContent, sectionsIn } from '../rules/content.ts'
import type { Section, Sections } from '../rules/sections.ts'
import type { Board, RouteState, Turn } from '../rules/state.ts'
import { NONE, TYPES } from './atlas.ts'
import { type Drawing, guesserFor } from './guesser.ts'
import { judgeFor, roundsLeftFor } from './judge.ts'
import { visitsIn } from './visits.ts'
import { DRAWINGS_JUDGED } from './weights.ts'

/** A drawing that was not judged counts this much less than the worst that was. */
const UNJUDGED = 1

/** How much each drawing would add to a player's board if the turn ended with it. */
export function drawingGains(
  state: RouteState,
  seat: number,
  content: RouteContent,
  drawings: readonly Drawing[],
): number[] {
  const judge = judgeFor(state, seat, content, roundsLeftFor(state, seat, content) - 1)
  const before = judge.worth()
  const { turn } = playerOf(state, seat)
  const guesser = guesserFor(judge.atlas)
  guesser.prepare(judge, visitsIn(judge, state, content, turn, turn?.block ?? NONE))
  const guesses = drawings.map(({ segments, cost }) => guesser.guess(segments, cost))
  const judged = bestOf(guesses, DRAWINGS_JUDGED)
  const lastGuess = guesses[judged[judged.length - 1] ?? 0] as number
  const real = judged.map((index) => guesser.judge(drawings[index] as Drawing) - before)
  const least = Math.min(...real)
  const gains = guesses.map((guess) => least - UNJUDGED + (guess - lastGuess) / 2)
  for (let rank = 0; rank < judged.length; rank++) gains[judged[rank] as number] = real[rank] as number
  return gains
}

/** Where the highest numbers of a list are, best first; of equals the earlier one. */
function bestOf(list: readonly number[], most: number): number[] {
  const best: number[] = []
  for (let index = 0; index < list.length; index++) {
    const value = list[index] as number
    if (best.length === most) {
      if (value <= (list[best[most - 1] as number] as number)) continue
      best.pop()
    }
    let rank = best.length
    while (rank > 0 && (list[best[rank - 1] as number] as number) < value) rank -= 1
    best.splice(rank, 0, index)
  }
  return best
}

/** How many are judged when the question is only how good a block is. */
const JUDGED_FOR_BLOCK = 3

/** What the board is worth after some tourists are placed in a block and something is drawn. */
export function turnWorth(
  state: RouteState,
  seat: number,
  content: RouteContent,
  block: number,
  tourists: readonly number[],
): number {
  const judge = judgeFor(state, seat, content, roundsLeftFor(state, seat, content) - 1)
  const { board } = judge
  addTourists(board, block, tourists)
  const plain = judge.worth()
  const { turn } = playerOf(state, seat)
  const guesser = guesserFor(judge.atlas)
  guesser.prepare(judge, visitsIn(judge, state, content, turn, block))
  const sections = sectionsFor(sectionsIn(content, state), board, turn, block)
  const guesses = sections.map(({ segments }) => guesser.guess(segments, 0))
  let best = plain
  for (const index of bestOf(guesses, JUDGED_FOR_BLOCK)) {
    const { segments } = sections[index] as Section
    best = Math.max(best, guesser.judge({ segments, cost: 0 }))
  }
  for (const type of tourists)
    board.tourists[block * TYPES + type] = (board.tourists[block * TYPES + type] as number) - 1
  return best
}

function sectionsFor(
  sections: Sections,
  { drawn, stored }: Board,
  turn: Turn | null,
  block: number,
): Section[] {
  const found: Section[] = []
  const collect = (list: readonly Section[] | undefined): void => {
    if (!list) return
    for (const section of list) {
      if (drawn[section.first] === 0 && drawn[section.second] === 0 && drawn[section.third] === 0) {
        found.push(section)
      }
    }
  }
  collect(sections.pairs[block])
  collect(sections.singles)
  if ((stored.BON_TRANSFER ?? 0) > 0) collect(sections.transferPairs[block])
  if (turn?.effect === 'FX_T_JUNCTION') collect(sections.tShapes[block])
  if (turn?.effect === 'FX_NEW_TURN' || turn?.effect === 'FX_JOINING_PATHS') collect(sections.lShapes)
  if (turn?.effect === 'FX_SECRET_ALLEY') collect(sections.alleyPairs[block])
  return found
}
