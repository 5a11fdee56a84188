import type { Act, ActNamed, ActType } from '@curio/cryptids/text'
import type { Page } from 'playwright-core'
import { actsOf, type Coming } from './line.ts'
import { EUROPE } from './words.ts'

/** Something on the board that is tapped: a place of the map, or a card, a skill, a token and so on. */
export type Drawn = { readonly place: string } | { readonly thing: string }

/** A place of the map, where it is hit. */
export const place = (id: string): string => `[data-place="${id}"] .cb-place-hit`

/** A card, a skill, a token and so on, by its kind and its name. */
export const thing = (name: string): string => `.cb [data-target="${name}"]`

export const selectorOf = (drawn: Drawn): string =>
  'place' in drawn ? place(drawn.place) : thing(drawn.thing)

const at = (id: string): Drawn => ({ place: id })
const card = (id: string): Drawn => ({ thing: `card:${id}` })
const skill = (id: string): Drawn => ({ thing: `skill:${id}` })
const slot = (number: number): Drawn => ({ thing: `slot:${number}` })
const step = (direction: string): Drawn => ({ thing: `step:${direction}` })
const face = (id: string): Drawn => ({ thing: `face:${id}` })
const ACTION: Drawn = { thing: 'marker:action' }

/** What is tapped for an act, one thing after another; nothing where it has no place of its own on the board. */
const DRAWN: { readonly [T in ActType]: (act: ActNamed<T>) => readonly Drawn[] } = {
  start: (act) => [at(act.place)],
  startBid: (act) => [card(act.card)],
  takeTile: () => [],
  move: ({ to }) => [at(to)],
  stay: () => [{ thing: 'marker:movement' }],
  actionMove: ({ to }) => [ACTION, at(to)],
  fly: ({ to }) => [skill('planeTicket'), at(to)],
  collect: (act) => (act.by === 'skill' ? [skill('collectSkill')] : [at(act.at)]),
  track: (act) => [card(act.card)],
  relocate: (act) => [card(act.card)],
  request: ({ request }) => [{ thing: `request:${request}` }],
  refresh: () => [ACTION],
  search: ({ by }) => [by === 'skill' ? skill('trackSkill') : ACTION],
  cash: (act) => [{ thing: `token:${act.face}` }],
  bid: (act) => [card(act.card)],
  end: () => [],
  reroll: () => [],
  luck: () => [skill('luck')],
  fail: () => [],
  lose: () => [],
  settle: () => [],
  firstAbility: (act) => [card(act.card)],
  symbolStep: ({ direction }) => [step(direction)],
  clearSlot: (act) => [slot(act.slot)],
  replace: (act) => [card(act.card)],
  bonus: () => [],
  noBonus: () => [],
  collectAnywhere: (act) => [at(act.at)],
  travel: ({ to }) => [at(to)],
  steps: ({ direction }) => [step(direction)],
  noSteps: () => [],
  // Nothing is refreshed with the action here.
  refreshNow: () => [],
  learnCheaper: (act) => [skill(act.skill)],
  restoreFree: (act) => [skill(act.skill)],
  endTrade: () => [],
  decline: () => [],
  up: () => [step('up')],
  down: ({ die }) => [{ thing: `die:${die}` }],
  downWithoutDie: () => [step('down')],
  learn: (act) => [skill(act.skill)],
  restore: (act) => [skill(act.skill)],
  payStep: ({ direction }) => [step(direction)],
  payMarket: () => [],
  payCard: (act) => [card(act.card)],
  replaceToo: (act) => [card(act.card)],
  buy: (act) => [slot(act.slot)],
  sell: (act) => [face(act.face)],
  sellInto: (act) => [face(act.face)],
  swap: (act) => [face(act.face)],
  rebid: ({ from }) => [card(from)],
  layTile: () => [],
  exchange: () => [],
  placeBid: (act) => [card(act.card)],
  poacherTakes: (act) => [at(act.at)],
  poacherBuys: (act) => [slot(act.slot)],
  poacherCatches: (act) => [card(act.card)],
  poacherTile: () => [],
  poacherLays: () => [],
}

/** What is tapped for acts, one thing after another. */
export const drawnFor = (acts: readonly Act[]): readonly Drawn[] =>
  acts.flatMap((act) => {
    const drawn: (act: never) => readonly Drawn[] = DRAWN[act.type]
    return drawn(act as never)
  })

/** Whether an answer ends a turn, or a part of one: there is a button for that. */
export const isEnd = ({ acts }: Coming): boolean =>
  acts.some(({ type }) => type === 'end' || type === 'endTrade')

type Laid = Extract<Act, { readonly spot: unknown }>

const laidBy = (acts: readonly Act[]): Laid | null => acts.find((act) => 'spot' in act) ?? null

/** Whether a piece is laid in the reserve. */
export const isLaid = ({ acts }: Coming): boolean => laidBy(acts) !== null

/** How a piece is laid by hand. */
export interface Laying {
  /** Its number among those that may be laid, and how many there are. */
  readonly piece: number
  readonly pieces: number
  readonly turns: number
  /** The cell over which its middle is held. */
  readonly x: number
  readonly y: number
}

/** The spot of an act is that of the upper left corner. */
export function layingOf({ question, view, acts }: Coming): Laying {
  const act = laidBy(acts)
  if (act === null) throw new Error('nothing is laid')
  const { x, y, turn: turns } = act.spot
  const tile = act.type === 'layTile' ? act.tile : (view.placing ?? '')
  const { width, height } = sizeOf(tile, turns)
  const offered = actsOf(question).flatMap((each) => (each.type === 'layTile' ? [each.tile] : []))
  const pieces = [...new Set(offered)]
  return {
    piece: Math.max(0, pieces.indexOf(tile)),
    pieces: pieces.length,
    turns,
    x: x + Math.floor((width - 1) / 2),
    y: y + Math.floor((height - 1) / 2),
  }
}

/** Of a terrain tile or of a cryptid, by its drawing: rows are parted by `/`. */
function sizeOf(piece: string, turns: number): { readonly width: number; readonly height: number } {
  const tile = Object.values(EUROPE.terrain).flat()
  const drawing =
    tile.find(({ id }) => id === piece)?.shape ?? EUROPE.cryptids.find(({ id }) => id === piece)?.tile
  const rows = (drawing ?? '#').split('/')
  const [width, height] = [Math.max(...rows.map((row) => row.length)), rows.length]
  return turns % 2 === 0 ? { width, height } : { width: height, height: width }
}

/** Cells are drawn with this side. */
const CELL = 40

/** How much of the fences is drawn around the cells, in cells. */
const MARGIN = 0.55

const SHEET = '.cb-reserve-sheet--full'

/** The middle of a cell of the reserve on the screen. */
export async function cellOn(
  page: Page,
  x: number,
  y: number,
): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(SHEET).boundingBox()
  if (box === null) throw new Error('the reserve is not shown')
  const { left, top, width, height } = await shownCells(page)
  return {
    x: box.x + ((x + 0.5 - left + MARGIN) / (width + 2 * MARGIN)) * box.width,
    y: box.y + ((y + 0.5 - top + MARGIN) / (height + 2 * MARGIN)) * box.height,
  }
}

/** The cell in the middle of those that are used. */
export async function middleOf(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const { left, top, width, height } = await shownCells(page)
  return { x: left + Math.floor(width / 2), y: top + Math.floor(height / 2) }
}

/** With few players fences close a part of the reserve. */
async function shownCells(page: Page) {
  const drawn = (await page.locator(SHEET).getAttribute('viewBox')) ?? ''
  const [x = 0, y = 0, width = 0, height = 0] = drawn.split(' ').map((side) => Number(side) / CELL)
  return {
    left: Math.round(x + MARGIN),
    top: Math.round(y + MARGIN),
    width: Math.round(width - 2 * MARGIN),
    height: Math.round(height - 2 * MARGIN),
  }
}
