import { type Flow, pool, poolSize } from '@curio/kernel'
import {
  COMPONENTS,
  SPECIAL_LOCATIONS,
  SPECIALISTS,
  type Specialist,
  type Suit,
} from '../content/vocabulary.ts'
import type { ActOf, Load } from './acts.ts'
import { drawProphecy, drawSpecial } from './alley.ts'
import { bundlesWorth, storedLoads } from './bundles.ts'
import { kindsLacking, loadsOf, stackOf, store } from './components.ts'
import { known, type TrickerionContent, trickOf } from './content.ts'
import { changeFame, lawOf } from './gains.ts'
import { actOf, type TextOf, write } from './grammar.ts'
import { schoolOf } from './learn.ts'
import { orderSlot } from './order.ts'
import { putMarkers } from './prepare.ts'
import type { Reason } from './reasons.ts'
import { layFirstRow } from './row.ts'
import { HOME, type Player, type TrickerionState } from './state.ts'
import { characterOf, choose, playerOf, type TrickerionTable, tell, tellInPrivate } from './table.ts'
import { freeSymbols, type TrickBoard, takeTrick } from './tricks.ts'

/** Sections 4.2 to 4.6 and 4.41: everything before the first round, in the order of TR-PSET-36. */

export const SETUP_STEPS = [
  'table',
  'magicians',
  'players',
  'engineers',
  'extras',
  'specials',
  'prophecies',
] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

/** One decision of the setup; `at` counts the players of the step. */
export function* setUp(t: TrickerionTable, step: SetupStep, at: number): Flow {
  const { state } = t
  const seat = state.selection[at] ?? 0
  switch (step) {
    case 'table':
      layOut(t)
      break
    case 'magicians':
      yield* chooseMagician(t, seat)
      break
    case 'players':
      yield* setUpPlayer(t, seat)
      break
    case 'engineers':
      yield* learnWithEngineer(t, seat)
      break
    case 'extras':
      if (at === 0) prepareStartingTricks(t)
      if (state.options.quickGame) yield* takeExtras(t, seat)
      break
    case 'specials':
      if (at === 0) startOrder(t)
      if (state.options.quickGame && state.options.darkAlley) yield* takeSpecial(t, at)
      break
    case 'prophecies':
      layProphecies(t)
      break
  }
}

/** How many players decide in a step. */
export function turnsIn(step: SetupStep, { players }: TrickerionState): number {
  return step === 'table' || step === 'prophecies' ? 1 : players.length
}

/** TR-PSET-1, TR-PSET-2: a random start player, then clockwise. */
function layOut(t: TrickerionTable): void {
  const { state } = t
  const seats = state.players.map((_, seat) => seat)
  const first = t.roll(seats)
  state.selection = [...seats.slice(first), ...seats.slice(0, first)]
  tell(t, { kind: 'selection', seats: [...state.selection] })
  layFirstRow(t)
}

/** TR-PSET-3, TR-GEN-6, TR-GEN-19. */
export function magicianForbidden(
  state: TrickerionState,
  { magicians }: TrickerionContent,
  id: string,
): Reason | null {
  const { entry, power } = known(magicians, id)
  const { darkAlley, prophecies } = state.options
  if (power.weaveFate && darkAlley && !prophecies) return 'magicianOut'
  const isTaken = state.players.some(
    ({ magician }) => magician !== null && known(magicians, magician).entry.school === entry.school,
  )
  return isTaken ? 'schoolTaken' : null
}

function* chooseMagician(t: TrickerionTable, seat: number): Flow {
  const { state, content } = t
  const answer = yield* choose(t, seat, 'setup.magician', () =>
    content.pack.magicians
      .filter(({ id }) => magicianForbidden(state, content, id) === null)
      .map(({ id }) => write.magician({ magician: id })),
  )
  const { magician } = actOf('setup.magician', answer)
  playerOf(state, seat).magician = magician
  tell(t, { kind: 'magician', seat, magician })
}

/** TR-PSET-10 to TR-PSET-25, or the kit of the school (TR-FIRST). */
function* setUpPlayer(t: TrickerionTable, seat: number): Flow {
  if (t.state.options.firstGameKits) {
    takeKit(t, seat)
    return
  }
  yield* takeComponents(t, seat)
  yield* takeStartingTrick(t, seat)
  yield* takeSpecialist(t, seat)
}

function keep(
  t: TrickerionTable,
  seat: number,
  loads: readonly Load[],
  why: 'start' | 'manager' | 'quickGame',
): void {
  store(playerOf(t.state, seat), loads)
  tell(t, { kind: 'start.components', seat, loads, why })
}

/** TR-PSET-10, TR-PSET-11, TR-PSET-20, TR-PSET-32: components of an exact price, of kinds that lie nowhere yet. */
export function startBundles(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  on: 'board' | 'manager',
): readonly (readonly Load[])[] {
  const player = playerOf(state, seat)
  const { componentsWorth } = content.pack.constants.start
  const kinds = COMPONENTS.filter((kind) => !stackOf(player, kind))
  const bundles = bundlesWorth(lawOf(state, content).prices, kinds, componentsWorth, componentsWorth)
  return bundles.map((bundle) => bundle.map((load) => ({ ...load, on })))
}

function* takeComponents(t: TrickerionTable, seat: number): Flow {
  const { state, content } = t
  const answer = yield* choose(t, seat, 'setup.components', () =>
    startBundles(state, content, seat, 'board').map((loads) => write.components({ loads })),
  )
  keep(t, seat, actOf('setup.components', answer).loads, 'start')
}

/** Level 1 tricks with every symbol that is free (TR-PSET-13). */
function firstTricks(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  isOffered: (trick: string) => boolean,
): readonly TextOf<'setup.trick'>[] {
  const symbols = freeSymbols(playerOf(state, seat))
  return Object.values(state.decks).flatMap((deck) =>
    deck
      .filter((trick) => trickOf(content, trick).entry.level === 1 && isOffered(trick))
      .flatMap((trick) => symbols.map((symbol) => write.trick({ trick, symbol }))),
  )
}

function takeFirst(t: TrickerionTable, seat: number, trick: string, symbol: Suit, on: TrickBoard): void {
  takeTrick(t.state, t.content, seat, trick, symbol, on)
  tell(t, { kind: 'start.trick', seat, trick, symbol, on })
}

/** TR-PSET-12. */
function* takeStartingTrick(t: TrickerionTable, seat: number): Flow {
  const { state, content } = t
  const answer = yield* choose(t, seat, 'setup.trick', () => {
    const own = schoolOf(state, content, seat)
    return firstTricks(state, content, seat, (trick) => trickOf(content, trick).entry.school === own)
  })
  const { trick, symbol } = actOf('setup.trick', answer)
  takeFirst(t, seat, trick, symbol, 'board')
}

/** TR-PSET-19, TR-PSET-20, TR-PSET-25. */
function* takeSpecialist(t: TrickerionTable, seat: number): Flow {
  const answer = yield* choose(t, seat, 'setup.specialist', () =>
    SPECIALISTS.map((each) => write.specialist({ specialist: each })),
  )
  const { specialist } = actOf('setup.specialist', answer)
  join(t, seat, specialist)
  if (specialist === 'manager') yield* takeManagerComponents(t, seat)
}

/** The Assistant brings an Apprentice. */
function join(t: TrickerionTable, seat: number, specialist: Specialist): void {
  const player = playerOf(t.state, seat)
  characterOf(player, specialist).at = HOME
  tell(t, { kind: 'start.specialist', seat, specialist })
  if (specialist !== 'assistant') return
  const apprentice = characterOf(player, 'apprentice2')
  apprentice.at = HOME
  apprentice.home = 'assistant'
}

function* takeManagerComponents(t: TrickerionTable, seat: number): Flow {
  const { state, content } = t
  const answer = yield* choose(t, seat, 'setup.manager', () =>
    startBundles(state, content, seat, 'manager').map((loads) => write.components({ loads })),
  )
  keep(t, seat, actOf('setup.manager', answer).loads, 'manager')
}

/** TR-FIRST-1 to TR-FIRST-8. */
function takeKit(t: TrickerionTable, seat: number): void {
  const { state, content } = t
  const school = schoolOf(state, content, seat)
  if (school === null) throw new Error('a kit belongs to a school')
  const { trick, components, specialist, bonus } = known(content.kits, school)
  keep(t, seat, loadsOf(components, 'board'), 'start')
  takeKitTrick(t, seat, trick, 'board')
  join(t, seat, specialist)
  if (bonus.components) keep(t, seat, loadsOf(bonus.components, 'manager'), 'manager')
}

function takeKitTrick(t: TrickerionTable, seat: number, trick: string, on: TrickBoard): void {
  const [symbol = 'spades'] = freeSymbols(playerOf(t.state, seat))
  takeFirst(t, seat, trick, symbol, on)
}

/** TR-PSET-21 to TR-PSET-24, TR-PSET-37: after everybody has a starting trick. */
function* learnWithEngineer(t: TrickerionTable, seat: number): Flow {
  const { state, content } = t
  if (characterOf(playerOf(state, seat), 'engineer').at !== HOME) return
  if (state.options.firstGameKits) {
    const kit = content.kits.get(schoolOf(state, content, seat) ?? 'escape')
    if (kit?.bonus.trick !== undefined) takeKitTrick(t, seat, kit.bonus.trick, 'engineer')
    return
  }
  const answer = yield* choose(t, seat, 'setup.engineer', () => firstTricks(state, content, seat, () => true))
  const { trick, symbol } = actOf('setup.engineer', answer)
  takeFirst(t, seat, trick, symbol, 'engineer')
}

/** TR-PSET-28 to TR-PSET-31: the starting trick is the first one that was taken. */
function prepareStartingTricks(t: TrickerionTable): void {
  const { state, content } = t
  for (const seat of state.selection) {
    const player = playerOf(state, seat)
    const [own] = player.tricks
    if (!own) continue
    const card = trickOf(content, own.trick)
    if (kindsLacking(player, content, card) > 0) continue
    const markers = putMarkers(state, content, seat, own, card.entry.markers)
    tell(t, { kind: 'start.prepared', seat, trick: own.trick, markers })
  }
}

/** TR-QUICK-8, TR-QUICK-13. */
export function extraLoads(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
): readonly (readonly Load[])[] {
  const player = playerOf(state, seat)
  const { componentsWorth } = content.pack.constants.quick
  const bundles = bundlesWorth(lawOf(state, content).prices, COMPONENTS, 0, componentsWorth)
  return bundles.flatMap((bundle) => storedLoads(player, content, bundle))
}

function* takeExtras(t: TrickerionTable, seat: number): Flow {
  const { state, content } = t
  const answer = yield* choose(t, seat, 'setup.extra', () => [
    ...extraLoads(state, content, seat).map((loads) => write.components({ loads })),
    write.noComponents(),
  ])
  const act: ActOf<'setup.extra'> = actOf('setup.extra', answer)
  if (act.type === 'components') keep(t, seat, act.loads, 'quickGame')
}

/** TR-START-1 to TR-START-4, TR-PSET-26, TR-PSET-27, TR-QUICK-7, TR-QUICK-10, TR-QUICK-11. */
function startOrder(t: TrickerionTable): void {
  const { state } = t
  const seats = pool(state.players.map((_, seat) => seat))
  for (let seat = t.draw(seats); seat !== undefined; seat = t.draw(seats)) state.order.push(seat)
  tell(t, { kind: 'order', seats: [...state.order] })
  for (const seat of state.order) giveStart(t, seat, playerOf(state, seat))
}

function giveStart(t: TrickerionTable, seat: number, player: Player): void {
  const { state, content } = t
  const { start, quick } = content.pack.constants
  const isQuick = state.options.quickGame
  const hasAssistant = characterOf(player, 'assistant').at === HOME
  player.coins =
    (start.coins[orderSlot(state, content, seat) - 1] ?? 0) +
    (isQuick && hasAssistant ? quick.assistantCoins : 0)
  player.shards = start.shards + (isQuick ? quick.shards : 0)
  changeFame(player, start.fame + (isQuick ? quick.fame : 0), 'start')
  const { fame, coins, shards } = player
  tell(t, { kind: 'gained', seat, amount: { fame, coins, shards }, why: 'start', source: 'start' })
}

/** TR-QUICK-5, TR-QUICK-6: in reverse turn order. */
function* takeSpecial(t: TrickerionTable, at: number): Flow {
  const { state } = t
  const seat = state.order[state.order.length - 1 - at] ?? 0
  const answer = yield* choose(t, seat, 'setup.special', () =>
    SPECIAL_LOCATIONS.filter((deck) => poolSize(state.specialDecks[deck]) > 0).map((deck) =>
      write.deck({ deck }),
    ),
  )
  const { deck } = actOf('setup.special', answer)
  const special = drawSpecial(t, deck)
  if (special === null) return
  playerOf(state, seat).specials.push(special)
  const note = { kind: 'start.special', seat, deck } as const
  tellInPrivate(t, seat, { ...note, special }, note)
}

/** TR-SETUP-16 to TR-SETUP-19, TR-QUICK-4. */
function layProphecies(t: TrickerionTable): void {
  const { prophecies, options } = t.state
  if (!options.prophecies) return
  prophecies.pending = prophecies.pending.map(() => drawProphecy(t))
  if (options.quickGame) prophecies.active = drawProphecy(t)
  tell(t, { kind: 'prophecies', active: prophecies.active, pending: [...prophecies.pending] })
}
