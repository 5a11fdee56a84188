import { TOURIST_TYPES } from '../content/pack.ts'
import { addTourists, playerOf } from '../rules/board.ts'
import type { Section, Sections } from '../rules/sections.ts'
import type { Board, RouteContent, RouteState, Turn } from '../rules/state.ts'
import { type Atlas, NONE, TYPES } from './atlas.ts'
import { type Judge, judgeFor, roundsLeftFor } from './judge.ts'
import { Pieces } from './pieces.ts'
import { nearness } from './sites.ts'
import { DRAWINGS_JUDGED, WEIGHTS } from './weights.ts'

/** One way to draw: segments (none for passing), and what using it costs beside them. */
export interface Drawing {
  readonly segments: readonly number[]
  readonly cost: number
}

/** By how much less than the worst judged drawing a drawing counts that was not judged. */
const UNJUDGED = 1

/** How much each of some drawings would add to a player's board, when the turn ends with it. */
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
  guesser.prepare(judge, shopWorth(judge, state, content, turn, turn?.block ?? NONE))
  const gains = drawings.map((drawing) => guesser.guess(drawing))
  const order = gains
    .map((_, index) => index)
    .sort((one, other) => (gains[other] as number) - (gains[one] as number))
  const judged = order.slice(0, DRAWINGS_JUDGED)
  const lastGuess = gains[judged[judged.length - 1] ?? 0] as number
  for (const index of judged) gains[index] = guesser.judge(drawings[index] as Drawing) - before
  const least = Math.min(...judged.map((index) => gains[index] as number))
  for (const index of order.slice(DRAWINGS_JUDGED)) {
    gains[index] = least - UNJUDGED + ((gains[index] as number) - lastGuess) / 2
  }
  return gains
}

/** So many are judged when it is only asked how good a block is. */
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
  guesser.prepare(judge, shopWorth(judge, state, content, turn, block))
  const sections = sectionsFor(content.sections[state.ancient], board, turn, block)
  const guesses = sections.map((section) => guesser.guess(section))
  let best = plain
  for (let judged = 0; judged < JUDGED_FOR_BLOCK && sections.length > 0; judged++) {
    const index = guesses.indexOf(Math.max(...guesses))
    best = Math.max(best, guesser.judge(sections[index] as Drawing))
    guesses[index] = Number.NEGATIVE_INFINITY
  }
  for (const type of tourists) board.tourists[block * TYPES + type] = (board.tourists[block * TYPES + type] as number) - 1
  return best
}

function sectionsFor(sections: Sections, { drawn }: Board, turn: Turn | null, block: number): Drawing[] {
  const found: Drawing[] = []
  const collect = (list: readonly Section[] | undefined): void => {
    if (!list) return
    for (const section of list) {
      if (drawn[section.first] === 0 && drawn[section.second] === 0 && drawn[section.third] === 0) {
        found.push({ segments: section.segments, cost: 0 })
      }
    }
  }
  collect(sections.pairs[block])
  collect(sections.singles)
  if (turn?.effect === 'FX_T_JUNCTION') collect(sections.tShapes[block])
  if (turn?.effect === 'FX_NEW_TURN') collect(sections.lShapes)
  if (turn?.effect === 'FX_SECRET_ALLEY') collect(sections.alleyPairs[block])
  return found
}

/** RT-BON-7, RT-BON-8, RT-BON-14: what the visit of a shop brings in this turn. */
function shopWorth(judge: Judge, state: RouteState, { pack }: RouteContent, turn: Turn | null, block: number): number {
  const card = pack.shopCards.find(({ id }) => id === state.openShop)
  if (!card || !turn || turn.shopVisited) return 0
  switch (card.kind) {
    case 'TOME':
      return WEIGHTS.tome
    case 'BON_TOURISTS': {
      const tourists = card.tourists.map((type) => judge.touristWorth(TOURIST_TYPES.indexOf(type)))
      return (
        tourists.reduce((sum, worth) => sum + worth, 0) *
        (block === NONE ? 1 : nearness(judge, block))
      )
    }
    case 'BON_DOUBLE':
      return card.bonuses.reduce((sum, bonus) => sum + STORED[bonus], 0)
  }
}

const STORED = {
  BON_SEGMENT: WEIGHTS.storedSegment,
  BON_DIAGONAL: WEIGHTS.storedDiagonal,
  BON_COORD: WEIGHTS.storedCoordinate,
} as const

const guessers = new WeakMap<Atlas, Guesser>()

function guesserFor(atlas: Atlas): Guesser {
  const guesser = guessers.get(atlas) ?? new Guesser(atlas)
  guessers.set(atlas, guesser)
  return guesser
}

/** For each road between a drawing and the ends of the line: the share of its worth that is left. */
const APART = Float64Array.from({ length: 256 }, (_, roads) => 0.4 ** roads)
/** The share of a piece's worth that counts when it is joined, and what is left of it away from an end. */
const JOINED = 0.5
const JOINED_WITHIN = 0.7

/** Tells what drawings would bring: quickly by what they touch, or in full. */
class Guesser {
  readonly #atlas: Atlas
  readonly #pieces: Pieces
  readonly #blockWorth: Float64Array
  readonly #shop: Uint8Array
  /** By vertex: the share of a drawing's worth that counts when it begins there. */
  readonly #attached: Float64Array
  #judge: Judge | null = null
  #shopWorth = 0
  #start = NONE
  #end = NONE
  #gap = 0

  constructor(atlas: Atlas) {
    this.#atlas = atlas
    this.#pieces = new Pieces(atlas)
    this.#blockWorth = new Float64Array(atlas.blocks)
    this.#shop = new Uint8Array(atlas.vertices)
    this.#attached = new Float64Array(atlas.vertices)
  }

  /** Looks at the board and the line of a judge. */
  prepare(judge: Judge, shopWorth: number): void {
    const { board, line } = judge
    this.#judge = judge
    this.#shopWorth = shopWorth
    this.#start = line.start
    this.#end = line.end
    this.#gap = line.gap
    for (let block = 0; block < this.#blockWorth.length; block++) {
      this.#blockWorth[block] = line.passes(block) ? 0 : judge.blockWorth(block)
    }
    this.#pieces.survey(board.drawn, this.#blockWorth)
    for (let vertex = 0; vertex < this.#atlas.vertices; vertex++) {
      this.#shop[vertex] = 0
      this.#attached[vertex] = APART[this.#distance(vertex)] as number
    }
    if (shopWorth === 0) return
    for (const shop of this.#atlas.shops) if (!board.circledShops.includes(shop)) this.#shop[shop] = 1
  }

  guess({ segments, cost }: Drawing): number {
    if (segments.length === 0) return -cost
    const { ends } = this.#atlas
    let attached = 0
    let [piece, otherPiece, touched, within] = [NONE, NONE, 0, 0]
    let last = NONE
    for (const segment of segments) {
      for (let side = 0; side < 2; side++) {
        const vertex = ends[2 * segment + side] as number
        attached = Math.max(attached, this.#attached[vertex] as number)
        const at = this.#pieces.of[vertex] as number
        if (at === NONE || vertex === last) continue
        last = vertex
        touched += 1
        if (this.#pieces.isEnd[vertex] === 0) within = 1
        if (piece === NONE) piece = at
        else if (at !== piece) otherPiece = at
      }
    }
    if (otherPiece !== NONE) attached = 1
    const joined =
      touched < 2
        ? 0
        : this.#joinWorth(piece, otherPiece, segments.length) * (within === 1 ? JOINED_WITHIN : 1)
    return this.#newBlocks(segments) * attached + joined + this.#visit(segments) + segments.length - cost
  }

  judge({ segments, cost }: Drawing): number {
    const judge = this.#judge
    if (!judge) throw new Error('the guesser is not prepared')
    const { drawn } = judge.board
    for (const segment of segments) drawn[segment] = 1
    const worth = judge.worth()
    for (const segment of segments) drawn[segment] = 0
    return worth + this.#visit(segments) - cost
  }

  #distance(vertex: number): number {
    if (this.#start === NONE) return 0
    const { steps, vertices } = this.#atlas
    return Math.min(
      steps[this.#start * vertices + vertex] as number,
      steps[this.#end * vertices + vertex] as number,
    )
  }

  #joinWorth(piece: number, other: number, roads: number): number {
    const own = this.#pieces.worth[piece] as number
    if (other === NONE) return own * JOINED
    const filled = Math.min(this.#gap, roads) * WEIGHTS.gapRoad
    return (own + (this.#pieces.worth[other] as number)) * JOINED + filled
  }

  #newBlocks(segments: readonly number[]): number {
    const { along } = this.#atlas
    let worth = 0
    let [one, two] = [NONE, NONE]
    for (const segment of segments) {
      for (let side = 0; side < 2; side++) {
        const block = along[2 * segment + side] as number
        if (block === NONE || block === one || block === two) continue
        worth += this.#blockWorth[block] as number
        if (one === NONE) one = block
        else two = block
      }
    }
    return worth
  }

  #visit(segments: readonly number[]): number {
    if (this.#shopWorth === 0) return 0
    const { ends } = this.#atlas
    for (const segment of segments) {
      if (this.#shop[ends[2 * segment] as number] === 1) return this.#shopWorth
      if (this.#shop[ends[2 * segment + 1] as number] === 1) return this.#shopWorth
    }
    return 0
  }
}
