import type { BlockAct, CoordinateAct } from '../rules/acts.ts'
import { candidates, stepped } from '../rules/block.ts'
import { playerOf } from '../rules/board.ts'
import type { RouteState, Turn } from '../rules/state.ts'
import { readAct } from '../rules/vocabulary.ts'
import { NONE } from './atlas.ts'
import { supportedCorrection } from './correction.ts'
import { turnWorth } from './drawings.ts'
import { type Judge, judgeFor } from './judge.ts'
import { ALL_TYPES, bestOf, landingOf, shownTypes, siteWorth } from './sites.ts'
import { type RouteWorths, WEIGHTS } from './weights.ts'

/** At most this many blocks are looked at closely. */
const BLOCKS_JUDGED = 6
/** A block that was not looked at closely counts this much less than the worst that was. */
const UNJUDGED = 2
/** A change of coordinates should bring a little more than it costs. */
const HESITATION = 1

/** A block with the tourists that would go there. */
interface Site {
  readonly block: number
  readonly tourists: readonly number[]
  /** Quickly, or by looking closely. */
  worth: number
}

/** RT-P3-1 to RT-P3-7: blocks, and changes of coordinates, which are as good as the best block they lead to. */
export const blockWorths: RouteWorths = (state, seat, options, content) => {
  const { turn } = playerOf(state, seat)
  if (!turn) return null
  const judge = judgeFor(state, seat, content)
  judge.findLine()
  const sites = new Sites(judge, state, turn)
  const acts = options.map((option) => readAct(content.vocabulary, 'block', option))
  const bySite = acts.map((act) => (act ? sites.of(act) : []))
  const price = Math.min(WEIGHTS.storedCoordinate, judge.roundsLeft - 1) + HESITATION
  const least = lookClosely(sites.all, (site) => turnWorth(state, seat, content, site.block, site.tourists))
  const bySites = bySite.map((list) => Math.max(least - UNJUDGED, ...list.map(({ worth }) => worth)))
  return acts.map((act, index) => {
    const best = bySites[index] ?? 0
    if (act?.act === 'block') return best
    const gain = act?.act === 'correct' ? supportedCorrection(state, seat, content, turn) : null
    return gain === null ? best - price : Math.max(...bySites) + gain
  })
}

/** Gives the best sites their real worth and places the others below them; returns the least real worth. */
function lookClosely(sites: readonly Site[], real: (site: Site) => number): number {
  const order = [...sites].sort((one, other) => other.worth - one.worth)
  const judged = order.slice(0, BLOCKS_JUDGED)
  const lastGuess = judged.at(-1)?.worth ?? 0
  for (const site of judged) site.worth = real(site)
  const least = Math.min(...judged.map(({ worth }) => worth))
  for (const site of order.slice(BLOCKS_JUDGED)) site.worth += least - UNJUDGED - lastGuess
  return least
}

/** The blocks that a turn may lead to, each once. */
class Sites {
  readonly all: Site[] = []
  readonly #judge: Judge
  readonly #turn: Turn
  readonly #fallback: readonly number[]
  readonly #shown: readonly number[]
  readonly #isFallback: boolean

  constructor(judge: Judge, state: RouteState, turn: Turn) {
    this.#judge = judge
    this.#turn = turn
    this.#fallback = [bestOf(judge, ALL_TYPES)]
    this.#shown = shownTypes(judge, state, turn)
    this.#isFallback = candidates(judge.atlas.city, judge.board, turn).length === 0
  }

  of(act: BlockAct): Site[] {
    switch (act.act) {
      case 'block':
        return [this.#at(this.#judge.atlas.city.blockAt.get(act.block) ?? NONE)]
      case 'coordinate':
        return this.#after(act)
      case 'correct':
        return []
    }
  }

  #at(block: number): Site {
    return this.#site(block, this.#isFallback ? this.#fallback : this.#shown)
  }

  /** RT-BON-17: after a change of coordinates. */
  #after({ die, step }: CoordinateAct): Site[] {
    const [x, y] = this.#turn.numbers
    const numbers: [number, number] = die === 0 ? [stepped(x, step), y] : [x, stepped(y, step)]
    const { atlas, board } = this.#judge
    return candidates(atlas.city, board, { numbers }).map((block) => this.#site(block, this.#shown))
  }

  #site(chosen: number, tourists: readonly number[]): Site {
    const worth = tourists.reduce((sum, type) => sum + this.#judge.touristWorth(type), 0)
    const block = landingOf(this.#judge, chosen, worth)
    const known = this.all.find((site) => site.block === block && site.tourists === tourists)
    if (known) return known
    const site = { block, tourists, worth: siteWorth(this.#judge, block, worth) }
    this.all.push(site)
    return site
  }
}
