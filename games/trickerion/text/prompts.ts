import type { Question } from '@curio/kernel'
import { isQuestionKind } from '../rules/grammar.ts'
import { HOME } from '../rules/state.ts'
import type { Names } from './names.ts'
import type { PlayerView, TrickerionView } from './view.ts'
import type { Situation } from './words.ts'

/** One sentence that says who acts and what is awaited; the view is the asked player's. */
export function promptFor(names: Names, question: Question, view: TrickerionView): string {
  const { words } = names
  const { kind, seat } = question
  if (!isQuestionKind(kind)) throw new Error(`no words for question "${kind}"`)
  return words.asked(names.who(seat), words.prompts[kind](situationOf(names, question, view)))
}

/** What a poster costs the player (TR-ADV-3). */
export function posterPrice({ pack }: Names, { order }: TrickerionView, seat: number): number {
  const { turnOrder, advertise } = pack.constants
  const used = order.length === 2 ? turnOrder.two : order.length === 3 ? turnOrder.three : turnOrder.four
  const slot = used[order.indexOf(seat)] ?? 1
  return advertise.coins[slot - 1] ?? slot
}

/** Whoever is on stage on the day that is being resolved. */
function onStage({ players, day }: TrickerionView): number | null {
  const seat = players.findIndex(({ characters }) => characters.some(({ at }) => at === `${day}.stage`))
  return seat < 0 ? null : seat
}

function situationOf(names: Names, question: Question, view: TrickerionView): Situation {
  const { words, pack } = names
  const { seat, kind } = question
  const player = view.players[seat]
  const { placement, day } = view
  const { start, quick, advertise } = pack.constants
  const performer = onStage(view)
  return {
    at: placement ? words.locations[placement.location].at : '',
    ap: names.counted(placement?.ap ?? 0, 'ap'),
    character:
      placement && kind !== 'home' ? names.character(placement.disc) : words.characters.apprentice.name,
    price: names.counted(posterPrice(names, view, seat), 'coins'),
    fame: names.counted(advertise.fame, 'fame'),
    worth: names.counted(kind === 'setup.extra' ? quick.componentsWorth : start.componentsWorth, 'coins'),
    count: names.counted(question.form === 'pick' ? question.min : 1, 'cards'),
    day: day === null ? '' : words.days[day],
    opponent: performer === null ? '' : names.player(performer),
    special: specialOf(names, player),
    allAssigned: player?.characters.every(({ at, hasCard }) => at !== HOME || hasCard) ?? false,
    isReady: player?.isReady ?? false,
  }
}

/** The special assignment under the player's Magician. */
function specialOf(names: Names, player: PlayerView | undefined): string {
  const card = player?.characters.find(({ disc }) => disc === 'magician')?.card ?? null
  return card !== null && names.content.specials.has(card) ? names.special(card) : ''
}
