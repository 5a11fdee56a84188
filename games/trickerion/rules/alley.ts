import { type Flow, oncePer, poolSize } from '@curio/kernel'
import { SPECIAL_LOCATIONS, type SpecialLocation } from '../content/vocabulary.ts'
import type { TrickerionContent } from './content.ts'
import { lawOf } from './gains.ts'
import { type TextList, write } from './grammar.ts'
import { pointsForbidden, spendPoints } from './points.ts'
import type { Reason } from './reasons.ts'
import { abilityOf } from './special.ts'
import type { Look, TrickerionState } from './state.ts'
import { choose, pick, placementOf, playerOf, type TrickerionTable, tell, tellInPrivate } from './table.ts'

/** Section 4.16. */

/** Several draws that are announced together (TR-DA-6). */
interface Draws {
  readonly decks: readonly SpecialLocation[]
  readonly text: ReturnType<typeof write.draw>
}

/** By number of draws; made when they are first needed. */
const drawLists = oncePer((_content: TrickerionContent): (readonly Draws[])[] => [])

function drawsOf(content: TrickerionContent, number: number): readonly Draws[] {
  const lists = drawLists(content)
  const made = lists[number] ?? oneMore(content, number)
  lists[number] = made
  return made
}

/** Which deck is drawn from first makes no difference, so decks keep their order. */
function oneMore(content: TrickerionContent, number: number): readonly Draws[] {
  const fewer = number === 1 ? [[]] : drawsOf(content, number - 1).map(({ decks }) => decks)
  return fewer.flatMap((decks) => {
    const last = decks.at(-1)
    const from = last === undefined ? 0 : SPECIAL_LOCATIONS.indexOf(last)
    return SPECIAL_LOCATIONS.slice(from).map((deck) => {
      const more = [...decks, deck]
      return { decks: more, text: write.draw({ decks: more }) }
    })
  })
}

/** TR-DA-1 to TR-DA-4: the first draw of a placement is cheaper. */
export function drawAp(state: TrickerionState, content: TrickerionContent, draws: number): number {
  const { actionAp } = lawOf(state, content)
  return placementOf(state).hasDrawn
    ? draws * actionAp.drawFurther
    : actionAp.drawFirst + (draws - 1) * actionAp.drawFurther
}

/** TR-DA-8, TR-DA-15: why one of the draws would find no card. */
export function deckForbidden(
  state: TrickerionState,
  { pack }: TrickerionContent,
  decks: readonly SpecialLocation[],
): Extract<Reason, 'deckEmpty'> | null {
  for (const deck of SPECIAL_LOCATIONS) {
    const before = decks.filter((each) => each === deck).length - 1
    if (before >= 0 && poolSize(state.specialDecks[deck]) <= before * pack.constants.draw.cards)
      return 'deckEmpty'
  }
  return null
}

/** TR-DA-10, TR-DA-14. */
export function fortuneForbidden(state: TrickerionState, content: TrickerionContent): Reason | null {
  if (!state.options.prophecies) return 'noProphecies'
  return pointsForbidden(state, lawOf(state, content).actionAp.fortune)
}

/** Everything that may be done in the Dark Alley now. */
export function addDarkAlley(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  to: TextList<'draw' | 'fortune' | 'weaveFate'>,
): void {
  for (let draws = 1; pointsForbidden(state, drawAp(state, content, draws)) === null; draws++) {
    const before = drawsOf(content, draws).filter(
      ({ decks }) => deckForbidden(state, content, decks) === null,
    )
    if (before.length === 0) break
    for (const { text } of before) to.push(text)
  }
  if (fortuneForbidden(state, content) === null) to.push(write.fortune())
  if (abilityOf(state, content, seat).weavingForbidden?.(state, content, seat) !== null) return
  for (const [pending, prophecy] of state.prophecies.pending.entries()) {
    if (prophecy !== null) to.push(write.weaveFate({ pending }))
  }
}

/** TR-DA-6, TR-DA-7, TR-DA-15: all are paid for before a card is seen. */
export function* draw(t: TrickerionTable, seat: number, decks: readonly SpecialLocation[]): Flow {
  const { state, content } = t
  const player = playerOf(state, seat)
  spendPoints(state, drawAp(state, content, decks.length))
  placementOf(state).hasDrawn = true
  for (const deck of SPECIAL_LOCATIONS) {
    const keep = decks.filter((each) => each === deck).length
    if (keep > 0) player.looking.push(look(t, deck, keep))
  }
  const specials = player.looking.flatMap(({ cards }) => cards)
  tellInPrivate(t, seat, { kind: 'drew', seat, decks, specials }, { kind: 'drew', seat, decks })
  while (player.looking.length > 0) yield* chooseFromDeck(t, seat)
}

function look(t: TrickerionTable, deck: SpecialLocation, keep: number): Look {
  const cards: string[] = []
  while (cards.length < keep * t.content.pack.constants.draw.cards) {
    const card = drawSpecial(t, deck)
    if (card === null) break
    cards.push(card)
  }
  return { deck, cards, keep }
}

/** The top card of a special deck. Where the order is known no chance is used, so the undo has to be told of the card. */
export function drawSpecial(t: TrickerionTable, deck: SpecialLocation): string | null {
  const from = t.state.specialDecks[deck]
  const isBottom = from.rest.length === 0
  const card = t.draw(from)
  if (card === undefined) return null
  if (isBottom) t.state.bottomSeenBy[deck].shift()
  t.reveal()
  return card
}

const lookOf = (state: TrickerionState, seat: number): Look => {
  const [first] = playerOf(state, seat).looking
  if (!first) throw new Error('there are no cards to choose from')
  return first
}

/** TR-DA-1, TR-DA-7, TR-DA-9: some cards of one deck are kept, the others go to its bottom in the chosen order. */
function* chooseFromDeck(t: TrickerionTable, seat: number): Flow {
  const { state } = t
  const { deck, keep, cards } = lookOf(state, seat)
  const limits = { min: keep, max: keep }
  const kept =
    cards.length > keep
      ? yield* pick(t, seat, 'draw.keep', () => lookOf(state, seat).cards, limits)
      : [...cards]
  keepSpecials(t, seat, deck, kept)
  for (;;) {
    const [only, ...more] = lookOf(state, seat).cards
    if (only === undefined) break
    const next =
      more.length === 0 ? only : yield* choose(t, seat, 'draw.bury', () => lookOf(state, seat).cards)
    const { cards: left } = lookOf(state, seat)
    left.splice(left.indexOf(next), 1)
    bury(state, deck, next, seat)
  }
  playerOf(state, seat).looking.shift()
}

function keepSpecials(
  t: TrickerionTable,
  seat: number,
  deck: SpecialLocation,
  specials: readonly string[],
): void {
  const player = playerOf(t.state, seat)
  const { cards } = lookOf(t.state, seat)
  for (const special of specials) {
    cards.splice(cards.indexOf(special), 1)
    player.specials.push(special)
  }
  const note = { kind: 'kept', seat, deck, n: specials.length } as const
  tellInPrivate(t, seat, { ...note, specials }, note)
}

/** Puts a card under its deck; null for one that everybody has seen. */
export function bury(
  state: TrickerionState,
  deck: SpecialLocation,
  special: string,
  by: number | null,
): void {
  state.specialDecks[deck].bottom.push(special)
  state.bottomSeenBy[deck].push(by)
}

/** TR-DA-10 to TR-DA-13: towards the active place, the nearest goes round to the far one. */
export function tellFortune(t: TrickerionTable, seat: number): void {
  const { state, content } = t
  spendPoints(state, lawOf(state, content).actionAp.fortune)
  const { pending } = state.prophecies
  pending.push(pending.shift() ?? null)
  tell(t, { kind: 'fortune', seat, pending: [...pending] })
}

/** TR-END-17: a token of the stack; those set aside make a new stack only when it is empty. */
export function drawProphecy(t: TrickerionTable): string | null {
  const { prophecies } = t.state
  if (poolSize(prophecies.stack) === 0) prophecies.stack.rest.push(...prophecies.gone.splice(0))
  return t.draw(prophecies.stack) ?? null
}
