import { isList, type Json, type Question } from '@curio/kernel'
import type { ActNamed, ActType, By, QuestionKind } from '../rules/acts.ts'
import { actOf, isQuestionKind } from '../rules/grammar.ts'
import type { Names } from './names.ts'
import { diePlace } from './notes.ts'
import { performedWords } from './performed.ts'
import { posterPrice } from './prompts.ts'
import type { TrickerionView } from './view.ts'

/** What an answer is said about: who is asked, and what lies on the table. */
interface Asked {
  readonly names: Names
  readonly seat: number
  readonly view: TrickerionView
}

/** An answer to a question, in words alone; the view is the asked player's. */
export function answerWords(names: Names, question: Question, answer: Json, view: TrickerionView): string {
  const { kind, seat } = question
  if (!isQuestionKind(kind)) throw new Error(`no words for question "${kind}"`)
  const asked: Asked = { names, seat, view }
  if (!isList(answer)) return optionWords(asked, kind, answer)
  return answer.length === 0
    ? names.words.options.nothingPicked
    : names.list(answer.map((option) => optionWords(asked, kind, option)))
}

function optionWords(asked: Asked, kind: QuestionKind, option: Json): string {
  const act = actOf(kind, option)
  if (act.type === 'decline') return declineWords(asked, kind)
  const words: (asked: Asked, act: never) => string = WORDS[act.type]
  return words(asked, act as never)
}

function declineWords({ names }: Asked, kind: QuestionKind): string {
  const { noPoster, noPerformance, none } = names.words.options
  if (kind === 'advertise') return noPoster
  return kind === 'perform' ? noPerformance : none
}

const said = ({ names }: Asked): Names['words']['options'] => names.words.options
const component = ({ names }: Asked, kind: keyof Names['words']['components']): string =>
  names.words.components[kind]
const orNull = <T>(value: T | null, words: (value: T) => string): string | null =>
  value === null ? null : words(value)

/** With the effect of the special assignment, it says so. */
function by(asked: Asked, how: By, words: string): string {
  return how === 'special' ? said(asked).bySpecial(words) : words
}

const WORDS: { readonly [T in Exclude<ActType, 'decline'>]: (asked: Asked, act: ActNamed<T>) => string } = {
  magician: (asked, { magician }) => {
    const { names } = asked
    const school = names.content.magicians.get(magician)?.entry.school ?? 'mechanical'
    return said(asked).magician(names.magician(magician), names.words.schools[school])
  },
  components: (asked, { loads }) => said(asked).components(asked.names.loads(loads)),
  noComponents: (asked) => said(asked).noComponents,
  trick: (asked, { trick, symbol }) =>
    said(asked).startTrick(asked.names.trick(trick), asked.names.words.suits[symbol]),
  specialist: ({ names }, { specialist }) => names.words.characters[specialist].name,
  deck: (asked, { deck }) => said(asked).deck(asked.names.location(deck)),
  giveBack: (asked) => said(asked).giveBack,
  returnTrick: (asked, { trick }) => said(asked).returnTrick(asked.names.trick(trick)),
  returnComponent: (asked, { kind }) => said(asked).returnComponent(component(asked, kind)),

  advertise: (asked) => {
    const { names } = asked
    const { fame } = names.pack.constants.advertise
    return said(asked).advertise(
      names.counted(posterPrice(names, asked.view, asked.seat), 'coins'),
      names.counted(fame, 'fame'),
    )
  },
  assign: (asked, { disc, card }) =>
    said(asked).assign(asked.names.character(disc), asked.names.assignment(card)),
  takeBack: (asked, { disc }) => said(asked).takeBack(asked.names.character(disc)),
  ready: (asked) => said(asked).ready,

  place: (asked, { disc, slot, extras }) => {
    const { names } = asked
    const words = said(asked).extras
    const more = [
      ...(extras.shard ? [words.shard] : []),
      ...(extras.boost ? [words.boost] : []),
      ...(extras.effect ? [words.effect] : []),
      ...(extras.copy === null ? [] : [words.copy(names.special(extras.copy))]),
    ]
    return said(asked).place(
      names.character(disc),
      names.slot(slot),
      more.length === 0 ? null : more.join(', '),
    )
  },
  makeIdle: (asked, { disc }) => said(asked).makeIdle(asked.names.whom(disc)),
  endTurn: (asked) => said(asked).endTurn,

  hire: (asked, act) =>
    by(asked, act.by, said(asked).hire(asked.names.words.characters[act.kind].whom, act.die + 1)),
  learn: (asked, act) => {
    const { names } = asked
    const words = said(asked).learn(
      names.trick(act.trick),
      names.words.suits[act.symbol],
      act.on === 'engineer',
      act.die + 1,
    )
    return by(asked, act.by, words)
  },
  takeCoins: (asked, act) => {
    const face = asked.view.dice[act.die]
    const coins = asked.names.counted(typeof face === 'number' ? face : 0, 'coins')
    return by(asked, act.by, said(asked).takeCoins(coins, act.die + 1))
  },
  reroll: (asked, { die }) => {
    const { names, view } = asked
    return said(asked).reroll(diePlace(names, die), die + 1, names.face(view.dice[die] ?? 'x'))
  },
  setDie: (asked, { die, face }) =>
    said(asked).setDie(diePlace(asked.names, die), die + 1, asked.names.face(face)),

  buy: (asked, act) => {
    const { names } = asked
    const bargain = act.bargain === 0 ? null : names.counted(act.bargain, 'coins')
    return by(asked, act.by, said(asked).buy(names.loads(act.loads), bargain))
  },
  order: (asked, act) => by(asked, act.by, said(asked).order(component(asked, act.kind), act.slot + 1)),
  orderBeside: (asked, { kind }) => said(asked).orderBeside(component(asked, kind)),
  quickOrder: (asked, act) => by(asked, act.by, said(asked).quickOrder(component(asked, act.kind))),

  prepare: (asked, act) => by(asked, act.by, said(asked).prepare(asked.names.trick(act.trick))),
  moveTrick: (asked, { trick, swapped }) =>
    said(asked).moveTrick(asked.names.trick(trick), orNull(swapped, asked.names.trick)),
  moveComponents: (asked, { kind, swapped }) =>
    said(asked).moveComponents(
      component(asked, kind),
      orNull(swapped, (other) => component(asked, other)),
    ),
  moveApprentice: (asked, { disc }) => said(asked).moveApprentice(asked.names.whom(disc)),

  setUp: (asked, act) => {
    const { names } = asked
    const spot = names.spot(act.spot)
    const words =
      act.size === 1
        ? said(asked).setUp(names.trick(act.trick), spot)
        : said(asked).pile(names.trick(act.trick), spot, names.counted(act.size, 'markers'))
    return by(asked, act.by, words)
  },
  reschedule: (asked, act) => {
    const { names } = asked
    const from = names.spot({ card: act.card, place: act.place, direction: null })
    const words = said(asked).reschedule(trickAt(asked, act.card, act.place), from, names.spot(act.spot))
    return by(asked, act.by, words)
  },
  takeOff: (asked, { card, place }) =>
    said(asked).takeOff(trickAt(asked, card, place), asked.names.spot({ card, place, direction: null })),

  draw: (asked, { decks }) => said(asked).draw(asked.names.decks(decks)),
  fortune: (asked) => said(asked).fortune,
  weaveFate: (asked, { pending }) =>
    said(asked).weaveFate(asked.names.prophecy(asked.view.prophecies.pending[pending] ?? null)),

  point: (asked) => said(asked).point,
  effect: (asked) => said(asked).effect,
  copy: (asked, { special }) => said(asked).copy(asked.names.special(special)),
  end: (asked) => said(asked).end,

  linkPay: (asked, { fame, coins }) =>
    said(asked).linkPay(
      fame === 0 ? null : asked.names.counted(fame, 'links'),
      coins === 0 ? null : asked.names.counted(coins, 'links'),
    ),
  keep: ({ names }, { special }) => names.special(special),
  bury: ({ names }, { special }) => names.special(special),
  perform: (asked, { card }) => said(asked).perform(asked.names.show(card)),
  takeYield: (asked, { fame, coins, shards }) =>
    said(asked).takeYield(asked.names.amountAlone({ fame, coins, shards })),
  home: (asked, { on }) => said(asked).home[on],
  possess: (asked, { card }) => said(asked).possess(asked.names.show(card)),
  steal: (asked, { own, foreign }) => {
    const trick = (place: string): string => performedWords(asked.names, asked.view, place) ?? ''
    return said(asked).steal(trick(own), trick(foreign))
  },

  swapCards: (asked, { cards: [one, other] }) =>
    said(asked).swapCards(asked.names.show(one), asked.names.show(other)),
  keepMarker: (asked, { trick }) => said(asked).keepMarker(asked.names.trick(trick)),
  premiere: (asked, { trick, what, place }) =>
    said(asked).premiere(asked.names.trick(trick), what, orNull(place, asked.names.place)),
  applyEffect: (asked) => said(asked).applyEffect,
  otherTrick: (asked, { trick }) => said(asked).otherTrick(asked.names.trick(trick)),
  stage: (asked, { spot }) => said(asked).stageIt(asked.names.spot(spot)),
  assignNow: (asked, { card }) => said(asked).assignNow(asked.names.assignment(card)),
  stall: (asked, { slot, kind }) => {
    const taken = asked.view.market.stall[slot]
    return said(asked).stall(taken === undefined ? '' : component(asked, taken), component(asked, kind))
  },
}

function trickAt({ names, view }: Asked, card: string, place: string): string {
  const show = view.row.find((each) => each?.card === card)
  const marker = show?.markers.find((each) => each.place === place)
  return marker ? names.trick(marker.trick) : ''
}
