import type { Json, Question } from '@curio/kernel'
import { counted } from '@curio/ui/language'
import { TOURIST_TYPES } from '../content/pack.ts'
import { type DrawGroup, drawGroupOf } from '../rules/acts.ts'
import { markedSeat } from '../rules/events/marking.ts'
import { calledErased } from '../rules/payoffs.ts'
import { isQuestionKind } from '../rules/question-kinds.ts'
import { highestFailing } from '../rules/rolls.ts'
import { initialRounds } from '../rules/round.ts'
import type { Shown } from '../rules/shown.ts'
import { readAct, vocabularyOf } from '../rules/vocabulary.ts'
import type { PlayerView, RouteView } from '../view.ts'
import type { Names } from './names.ts'
import type { Deciding, Situation } from './words.ts'

/** One sentence that says who acts and what is awaited; the view is the asked player's. */
export function promptFor(names: Names, question: Question, view: RouteView): string {
  const { words } = names
  if (!isQuestionKind(question.kind)) throw new Error(`no words for question "${question.kind}"`)
  return words.asked(
    names.who(question.seat),
    words.prompts[question.kind](situationOf(names, question, view)),
  )
}

function situationOf(names: Names, question: Question, view: RouteView): Situation {
  const player = view.players[question.seat]
  const { turn, ending } = player ?? { turn: null, ending: null }
  const options = question.form === 'choose' ? question.options : []
  const groups = question.kind === 'draw' ? drawGroups(names.pack, options) : new Set<DrawGroup>()
  const madness = ending?.madness ?? 0
  return {
    seats: view.players.length,
    cell: view.roundDice.length + 1,
    removed: view.dice.filter(({ zone }) => zone === 'unavailable').length,
    claimed: (view.cardAndDie?.pairs ?? []).flat().length,
    offered: view.cardAndDie?.offered.length ?? 0,
    supports: view.campaign?.cells.filter(({ seat }) => seat === question.seat).length ?? 0,
    numbers: turn?.numbers ?? [],
    block: turn?.block ? names.blockAt(turn.block) : '',
    fallback: turn !== null && !options.some((option) => isCandidate(names, option, turn.numbers)),
    wayUsed: turn !== null && turn.way !== null,
    canDraw: {
      pair: groups.has('a'),
      single: groups.has('b'),
      bonus: groups.has('segment') || groups.has('diagonal'),
    },
    dice: (ending?.dice ?? []).join(', '),
    madness,
    failing: highestFailing(names.pack, madness),
    ...markedEvent(names, question.seat, view),
    called: player ? calledTourists(names, player) : { count: 0, words: '' },
  }
}

/** RT-EV-4, RT-EV-6: the card that lies open, and the board on which a player marks it. */
function markedEvent(names: Names, seat: number, view: RouteView): Pick<Situation, 'event' | 'owner'> {
  const card = names.pack.events?.cards.find(({ id }) => id === view.events?.opened.at(-1))
  if (!card) return { event: '', owner: null }
  const owner = markedSeat(card, seat, view.players.length)
  return { event: names.event(card.id), owner: owner === seat ? null : names.player(owner) }
}

function drawGroups(pack: Shown, options: readonly Json[]): ReadonlySet<DrawGroup> {
  const acts = options.map((option) => readAct(vocabularyOf(pack), 'draw', option))
  return new Set(acts.flatMap((act) => (act ? [drawGroupOf(act)] : [])))
}

/** What the table waits for, as far as everybody knows it: by the phase, and in the draft by who leads. */
export function decidingNow(seats: readonly number[], view: RouteView): Deciding | null {
  switch (view.phase) {
    case 'setup':
      return 'task'
    case 'dice': {
      if (view.roundBoard) return 'coordinates'
      if (view.round <= initialRounds(view.players.length)) return 'dice'
      // RT-P2-1, RT-P2-3: who leads takes, the others remove.
      return seats.length === 1 && seats[0] === view.lead ? 'take' : 'remove'
    }
    case 'turns':
      return 'turn'
    case 'route':
    case 'encounter':
      return view.phase
    case 'over':
      return betweenCities(seats, view)
    default:
      return null
  }
}

/** RT-CAMP-3, RT-CAMP-7: winners choose the city, all others bonuses. */
function betweenCities([seat = 0]: readonly number[], { campaign }: RouteView): Deciding | null {
  const last = campaign?.games.at(-1)
  if (!last) return null
  return last.places[seat] === 1 ? 'campaign.city' : 'support'
}

/** RT-P3-3: whether a block lies at the two numbers. */
function isCandidate({ pack }: Names, option: Json, [a, b]: readonly number[]): boolean {
  const act = readAct(vocabularyOf(pack), 'block', option)
  if (act?.act !== 'block') return false
  const block = pack.map.blocks.find((each) => each.id === act.block)
  return block !== undefined && ((block.x === a && block.y === b) || (block.x === b && block.y === a))
}

/** RT-ANC-CTH-2: how many tourists of which type go. */
function calledTourists({ pack, words }: Names, { call, ending }: PlayerView): Situation['called'] {
  const type = pack.calls.find((each) => each.id === call)?.tourist
  if (type === undefined || ending === null) return { count: 0, words: '' }
  const index = TOURIST_TYPES.indexOf(type)
  const there = Object.values(ending.tourists).reduce((sum, counts) => sum + (counts[index] ?? 0), 0)
  const count = calledErased(there, ending.failures)
  return { count, words: counted(words.language, count, words.tourists[type]) }
}
