import { oncePer } from '@curio/kernel'
import { TOURIST_TYPES } from '../content/pack.ts'
import { boardOf, calledType, isEmpty, playerOf } from '../rules/board.ts'
import type { City } from '../rules/city.ts'
import { cityIn, type RouteContent } from '../rules/content.ts'
import type { RouteBoard } from '../rules/final-route.ts'
import { fillPayoffs } from '../rules/payoffs.ts'
import { EXPECTATION_PARTS, expectedParts, highestFailing, newPayoffs } from '../rules/rolls.ts'
import { countedBoardIn } from '../rules/route-board.ts'
import type { Board, RouteState } from '../rules/state.ts'
import { type Atlas, atlasOf, NONE, TYPES } from './atlas.ts'
import { betTerms } from './bets.ts'
import { eventTerms } from './events.ts'
import { FAILURE_SHARE, type Fate, fateOf, HELD_SETS, heldSet } from './fate.ts'
import { goalTerms } from './goals.ts'
import { type Line, LineFinder } from './line.ts'
import { Memory, PART } from './memory.ts'
import { Outlook } from './outlook.ts'
import { FAILURE_LOSS } from './penalty.ts'
import { heldSupport } from './support.ts'
import { WEIGHTS } from './weights.ts'

const PURPLE = TOURIST_TYPES.indexOf('purple')

/** Tourists that two round dice bring on average. */
const TOURISTS_PER_PAIR = 3.3

/** The judge of a city, set to look at one player's board with `roundsLeft` rounds to go. */
export function judgeFor(
  state: RouteState,
  seat: number,
  content: RouteContent,
  roundsLeft = roundsLeftFor(state, seat, content),
): Judge {
  const { task, call } = playerOf(state, seat)
  const counted = content.modules.length > 0 ? countedBoardIn(state, seat, content) : null
  const judge = judgeOf(counted?.city ?? cityIn(content, state))
  const stars = counted?.stars ?? content.rules.stars(state, content)
  judge.terms = counted || content.rules.terms ? () => termsFor(judge, state, seat, content, counted) : null
  judge.study(boardOf(state, seat), roundsLeft, task, call, stars)
  return judge
}

/** The same, as another player sees it: in ink, without the secret cards. */
export function judgeFromAside(state: RouteState, seat: number, content: RouteContent): Judge {
  const { board, task, taskShown } = playerOf(state, seat)
  const counted = content.modules.length > 0 ? countedBoardIn(state, seat, content) : null
  const judge = judgeOf(counted?.city ?? cityIn(content, state))
  const stars = counted?.stars ?? content.rules.stars(state, content)
  judge.terms = null
  judge.study(board, roundsLeftFor(state, seat, content), taskShown ? task : null, null, stars)
  return judge
}

/** What a city and its modules pay for a line besides tourists, landmarks and the task. */
function termsFor(
  judge: Judge,
  state: RouteState,
  seat: number,
  content: RouteContent,
  counted: RouteBoard | null,
): number {
  const events = counted ? eventTerms(judge, state, seat, content, counted) : 0
  return events + goalTerms(judge, state, seat, content) + betTerms(judge, state, seat, content)
}

const judgeOf = oncePer((city: City) => new Judge(atlasOf(city)))

/** Rounds in which the player can still draw. */
export function roundsLeftFor(state: RouteState, seat: number, content: RouteContent): number {
  const { roundsMarked, turn } = playerOf(state, seat)
  return content.pack.rounds.value - roundsMarked - (turn?.done ? 1 : 0)
}

/** What a player's board is worth, in expected points at the end. It looks at one board at a time. */
export class Judge {
  readonly atlas: Atlas
  /** The most valuable line of the board, once it is found. */
  readonly line: Line
  readonly outlook = new Outlook()
  roundsLeft = 0
  /** What else is paid for the line of the board; null where nothing is. */
  terms: (() => number) | null = null
  #board: Board | null = null
  #task: readonly number[] = []
  /** By site: what its landmark is worth by itself. */
  #stars: readonly number[] = []
  #call = NONE
  #fate: Fate | null = null
  /** All that a judgment depends on beside the drawing and the tourists, as one number. */
  #secrets = 0
  readonly #tasks: ReadonlyMap<string, Task>
  readonly #calls: ReadonlyMap<string, number>
  readonly #finder: LineFinder
  readonly #memory: Memory
  readonly #payoffs = newPayoffs()
  readonly #along: Uint8Array

  constructor(atlas: Atlas) {
    const { city } = atlas
    const { pack, vertexAt } = city
    this.atlas = atlas
    this.#finder = new LineFinder(atlas)
    this.#memory = new Memory(atlas)
    this.line = this.#finder.best
    this.#tasks = new Map(
      pack.tasks.map(({ id, crossings }, index) => [
        id,
        { number: index + 1, crossings: crossings.map((each) => vertexAt.get(each) ?? NONE) },
      ]),
    )
    this.#calls = new Map(pack.calls.map(({ id }) => [id, calledType(city, id)]))
    this.#along = new Uint8Array(atlas.blocks)
  }

  get board(): Board {
    if (!this.#board) throw new Error('the judge looks at no board')
    return this.#board
  }

  study(
    board: Board,
    roundsLeft: number,
    task: string | null,
    call: string | null,
    stars: readonly number[],
  ): void {
    const { pack } = this.atlas.city
    const known = task === null ? undefined : this.#tasks.get(task)
    this.#board = board
    this.#stars = stars
    this.#task = known?.crossings ?? []
    const called = (call === null ? undefined : this.#calls.get(call)) ?? NONE
    const fate = fateOf(pack, this.atlas.city.ancient, board.tomes)
    if (this.#fate !== fate || this.#call !== called || this.roundsLeft !== roundsLeft) {
      this.#fate = fate
      this.#call = called
      this.roundsLeft = roundsLeft
      this.outlook.foresee(this.atlas, fate, called, roundsLeft)
    }
    const mixed = (known?.number ?? 0) * (TYPES + 1) + called + 1
    this.#secrets = (mixed * HELD_SETS + heldSet(board.tomes)) * (pack.rounds.value + 2) + roundsLeft + 1
  }

  /** Finds the most valuable line of the board, on which everything else depends. */
  findLine(): void {
    if (this.#memory.has(this.board, this.#secrets, this.#stars)) this.#memory.recall(this.line)
    else {
      this.#finder.find(this.board, this.#stars, this.#task, this.outlook)
      this.#memory.keep(this.line)
    }
  }

  worth(): number {
    this.findLine()
    const worth = this.#worthOfLine()
    return this.terms ? worth + this.terms() : worth
  }

  #worthOfLine(): number {
    const memory = this.#memory
    if (this.roundsLeft === 0) {
      const known = memory.part(PART.total)
      return Number.isNaN(known) ? memory.keepPart(PART.total, this.#expectedTotal()) : known
    }
    let luck = memory.part(PART.luck)
    if (Number.isNaN(luck)) luck = memory.keepPart(PART.luck, this.#luckWithAncient())
    let chances = memory.part(PART.chances)
    if (Number.isNaN(chances)) chances = memory.keepPart(PART.chances, this.#chances())
    return this.line.value + luck + this.#storedWorth() + chances
  }

  /** What one more tourist of a type is worth on the line. */
  touristWorth(type: number): number {
    const { byCanals, landmarkShare, comingLandmarks } = this.outlook
    const worth = (this.line.landmarks[type] as number) * landmarkShare + (comingLandmarks[type] as number)
    return type === PURPLE && byCanals.length > 0
      ? worth + (byCanals[Math.min(this.line.canals, byCanals.length - 1)] as number)
      : worth
  }

  /** RT-VEN-14: what one more canal in the line is worth. */
  canalWorth(): number {
    const { byCanals, comingTourists } = this.outlook
    const { canals, tourists } = this.line
    const [now, more] = [byCanals[canals] ?? 0, byCanals[canals + 1] ?? byCanals[canals] ?? 0]
    return (more - now) * ((tourists[PURPLE] as number) + (comingTourists[PURPLE] as number))
  }

  /** What the landmark of a site is worth if the line passes it. */
  sightWorth(site: number): number {
    const type = this.atlas.landmark[site] as number
    if (type === NONE) return this.#stars[site] as number
    const { landmarkShare, comingTourists } = this.outlook
    return ((this.line.tourists[type] as number) + (comingTourists[type] as number)) * landmarkShare
  }

  /** The same with the tourists that wait there. */
  siteWorth(site: number): number {
    return site < this.atlas.blocks ? this.blockWorth(site) : this.sightWorth(site) + this.#pierWorth(site)
  }

  blockWorth(block: number): number {
    const { tourists } = this.board
    let worth = this.sightWorth(block)
    for (let type = 0, at = block * TYPES; type < TYPES; type++, at++) {
      const count = tourists[at] as number
      if (count > 0) worth += count * this.touristWorth(type)
    }
    return worth
  }

  /** RT-SYD-17: tourists who wait behind a pier, and those who are still to come there. */
  #pierWorth(site: number): number {
    const type = this.atlas.pier[site] as number
    if (type === NONE) return 0
    const waiting = (this.board.harbour?.remote[type] ?? 0) + this.roundsLeft * WEIGHTS.remotePerRound
    return waiting * this.touristWorth(type)
  }

  /** Roads to draw from the nearer end of the line until one lies along a site. */
  distanceTo(site: number): number {
    const { reach, sites } = this.atlas
    const { start, end } = this.line
    if (start === NONE) return 1
    return Math.min(reach[start * sites + site] as number, reach[end * sites + site] as number)
  }

  /** RT-OPT-2, as far as the line is the best one. */
  #expectedTotal(): number {
    const { atlas, line, board } = this
    const { city } = atlas
    if (city.ancient === null) return line.points
    const { tourists, landmarks, stars, task, madness, gateLinks } = line
    for (let block = 0; block < atlas.blocks; block++) this.#along[block] = line.passes(block) ? 1 : 0
    const standing = {
      city,
      table: board.tourists,
      along: this.#along,
      crossed: [],
      tourists,
      landmarks,
      stars,
      starsAt: this.#stars,
      perTourist: null,
    }
    fillPayoffs({ ...standing, task, madness, gateLinks, call: this.#call }, false, this.#payoffs)
    const tomes = {
      reroll: board.tomes.TOME_REROLL === 'held',
      upgrade: board.tomes.TOME_UPGRADE === 'held',
      blessing: board.tomes.TOME_BLESSING === 'held',
    }
    return expectedParts(this.#payoffs, highestFailing(city.pack, madness), tomes) / EXPECTATION_PARTS
  }

  /** How much less than an ordinary line this one would lose to the Ancient. */
  #luckWithAncient(): number {
    const { ancient } = this.atlas.city
    if (ancient === null) return 0
    const failures = this.#fate?.failures[this.line.madness] ?? 0
    return failures * (FAILURE_SHARE[ancient] * this.line.points - FAILURE_LOSS[ancient](this, this.#call))
  }

  #storedWorth(): number {
    const { BON_COORD, BON_DIAGONAL, BON_SEGMENT, BON_TRANSFER = 0 } = this.board.stored
    return (
      BON_SEGMENT * WEIGHTS.storedSegment +
      BON_DIAGONAL * WEIGHTS.storedDiagonal +
      BON_COORD * Math.min(WEIGHTS.storedCoordinate, this.roundsLeft) +
      BON_TRANSFER * Math.min(WEIGHTS.storedTransfer, this.roundsLeft) +
      heldSupport(this.board)
    )
  }

  /** What later rounds can make of the places near the line's ends, and of the empty blocks along it. */
  #chances(): number {
    const { atlas, line, roundsLeft } = this
    if (line.start === NONE) return 0
    let nearby = 0
    let empty = 0
    for (let block = 0; block < atlas.blocks; block++) {
      if (!line.passes(block)) nearby += this.blockWorth(block) * (DECAY[this.distanceTo(block)] as number)
      else if (isEmpty(this.board, block)) empty += 1
    }
    for (let site = atlas.blocks; site < atlas.sites; site++) {
      if (!line.passes(site)) nearby += this.siteWorth(site) * (DECAY[this.distanceTo(site)] as number)
    }
    let tourist = 0
    for (let type = 0; type < TYPES; type++) tourist += this.touristWorth(type) / atlas.types
    return (
      WEIGHTS.nearby * Math.min(1, roundsLeft / WEIGHTS.nearbyRounds) * nearby +
      WEIGHTS.emptyBlock * roundsLeft * (empty / atlas.blocks) * TOURISTS_PER_PAIR * tourist
    )
  }
}

/** A task card: its number from 1, and its crossings. */
interface Task {
  readonly number: number
  readonly crossings: readonly number[]
}

/** By distance. */
const DECAY = Float64Array.from({ length: 256 }, (_, distance) => WEIGHTS.nearbyDecay ** distance)
