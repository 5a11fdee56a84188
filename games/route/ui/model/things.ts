import { type Json, type Note, type Question, textsIn } from '@curio/kernel'
import { TOURIST_TYPES, type TouristType } from '../../content/pack.ts'
import type { Shown } from '../../rules/shown.ts'
import type { Deed } from '../../rules/state.ts'
import { certainTourists } from '../../rules/tourists.ts'
import { seatStateOf } from '../../seat-state.ts'
import { type RouteView, readAct, readAnswer, thingsIn, vocabularyOf } from '../../text/index.ts'
import { numberOf } from '../../text/tour-names.ts'
import { countsOf } from './drawn-board.ts'

/** What a thing of the board is, by its id. */
type ThingKind = 'block' | 'road' | 'diagonal' | 'crossing' | 'die' | 'card' | 'other'

export function thingOf(pack: Shown, id: string): ThingKind {
  if (pack.map.blocks.some((each) => each.id === id)) return 'block'
  if (pack.map.roads.some((each) => each.id === id)) return 'road'
  if (pack.map.diagonals.some((each) => each.id === id)) return 'diagonal'
  if (pack.map.vertices.some((each) => each.id === id)) return 'crossing'
  if (pack.cards?.some((each) => each.id === id)) return 'card'
  return pack.dice.some((each) => each.id === id) ? 'die' : 'other'
}

/** The things of the board that an answer names, in its order; a task names its crossings. */
export function thingsNamed(pack: Shown, question: Question, value: Json): readonly string[] {
  const answer = readAnswer(pack, question.kind, value)
  if (answer === null) return []
  return answer.kind === 'task.keep' ? crossingsOf(pack, answer.act.task) : [...new Set(thingsIn(answer))]
}

/** The things of the board that a note tells of, in the order in which it names them. */
export function thingsTold(pack: Shown, note: Json): readonly string[] {
  const named = textsIn(note).flatMap((text) => {
    const act = readAct(vocabularyOf(pack), 'draw', text)
    if (act?.act === 'section') return act.ids
    const crossings = crossingsOf(pack, text)
    return crossings.length > 0 ? crossings : [text]
  })
  return [...new Set(named)].filter((id) => thingOf(pack, id) !== 'other')
}

function crossingsOf({ tasks }: Shown, task: string): readonly string[] {
  return tasks.find(({ id }) => id === task)?.crossings ?? []
}

/**
 * What another player did in the last turn that was revealed: where the tourists went, what was drawn, which shop was
 * visited. All turns of a round are revealed at once, so this stays marked until the viewer's own next turn is over; a
 * final route ends it. Players know their own turns.
 */
export function freshThings(
  pack: Shown,
  told: readonly Note[],
  seat: number,
  viewer: number | null,
): ReadonlySet<string> {
  if (seat === viewer) return new Set()
  const last = told.findLast((note) => (note.kind === 'turn' || note.kind === 'route') && note.seat === seat)
  if (last?.kind !== 'turn') return new Set()
  const left = (last.acts as readonly Deed[]).map((act) => (act.act === 'correction' ? act.drawn : act))
  return new Set(thingsTold(pack, left).filter((id) => !['die', 'card'].includes(thingOf(pack, id))))
}

/** The two dice or cards a player uses, and the numbers they stand for after changes. */
export function ownDice(
  pack: Shown,
  view: RouteView,
  seat: number,
): { readonly ids: readonly string[]; readonly numbers: readonly number[] } {
  const turn = view.players[seat]?.turn
  if (turn) return { ids: turn.dice, numbers: turn.numbers }
  const numbers = view.roundDice.map((id) => numberOf(pack, view, id))
  return { ids: view.roundDice, numbers }
}

/** RT-P4-1, RT-BASE-10: the tourists that a player's dice or cards bring for certain, by type. */
export function comingTourists(pack: Shown, view: RouteView, seat: number): readonly number[] {
  const state = seatStateOf(pack, view, seat)
  if (state?.turn) {
    const certain = certainTourists(state.dice, state.city, state.turn)
    return TOURIST_TYPES.map((_, type) => certain.filter((each) => each === type).length)
  }
  return countsOf(ownDice(pack, view, seat).ids.flatMap((id) => touristsOn(pack, view, id)))
}

/** Who is shown by a die as it lies, or by a card. */
export function touristsOn(pack: Shown, view: RouteView, id: string): readonly TouristType[] {
  const card = pack.cards?.find((each) => each.id === id)
  if (card) return card.tourists ?? []
  const number = view.dice.find((die) => die.id === id)?.number
  const face = pack.dice.find((die) => die.id === id)?.faces.find((each) => each.n === number)
  return face && 'tourists' in face ? face.tourists : []
}

/** RT-P2-10: the effect that a die as it lies, or a card, puts in force. */
export function effectOn(pack: Shown, view: RouteView, id: string): Shown['effects'][number] | null {
  const number = view.dice.find((die) => die.id === id)?.number
  const face = pack.dice.find((die) => die.id === id)?.faces.find(({ n }) => n === number)
  const symbol = face && 'symbol' in face ? face.symbol : pack.cards?.find((card) => card.id === id)?.symbol
  // RT-FX-2: without the module no card has a symbol.
  if (symbol === undefined || view.cards?.triggers === false) return null
  return pack.effects.find((effect) => effect.id === view.effects[symbol]) ?? null
}
