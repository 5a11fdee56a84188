import { isList, type Json, type Question } from '@curio/kernel'
import type { Evidence, Face, Pair, Skill } from '../content/vocabulary.ts'
import {
  type ActNamed,
  type ActType,
  actOf,
  type By,
  type Cover,
  DIE,
  isQuestionKind,
  type QuestionKind,
} from '../rules/acts.ts'
import { placeOf } from '../rules/content.ts'
import { cardRefresh, MARKET_PRICE, STEP_PRICE } from '../rules/helper.ts'
import { rowAfter } from '../rules/initiative.ts'
import type { Spot } from '../rules/polyomino.ts'
import { REFRESH_BONUS } from '../rules/refresh.ts'
import { priceOf, RESTORE_PRICE } from '../rules/skills.ts'
import type { Direction } from '../rules/state.ts'
import { symbolsCovered } from './ground.ts'
import type { Names } from './names.ts'
import { type CryptidsView, chanceOfSuccess, type PlayerView } from './view.ts'

/** What an answer is said about: who is asked, and what lies on the table. */
interface Asked {
  readonly names: Names
  readonly seat: number
  readonly view: CryptidsView
}

function playerAsked({ view, seat }: Asked): PlayerView {
  const player = view.players[seat]
  if (!player) throw new Error(`no player at seat ${seat}`)
  return player
}

/** An answer to a question, in words alone; the view is the asked player's. */
export function answerWords(names: Names, question: Question, answer: Json, view: CryptidsView): string {
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
  const words: (asked: Asked, act: never) => string = WORDS[act.type]
  return words(asked, act as never)
}

const WORDS: { readonly [T in ActType]: (asked: Asked, act: ActNamed<T>) => string } = {
  start: ({ names }, { place }) => names.place(place),
  startBid: ({ names }, { card }) => names.card(card),
  takeTile: ({ names }, { tile }) => names.tile(tile),

  move: (asked, { to }) => {
    const { acted, by, go } = saidIn(asked)
    return acted(by.movement, go(asked.names.place(to), stepsTo(asked, to)))
  },
  stay: (asked) => saidIn(asked).stay,
  actionMove: (asked, { to }) =>
    byAction(asked, saidIn(asked).goOn(asked.names.place(to), stepsTo(asked, to))),
  fly: (asked, { to }) => saidIn(asked).acted(asked.names.skill('planeTicket'), asked.names.place(to)),
  collect: (asked, { by, at, face }) => {
    const { names } = asked
    return actedBy(asked, by, 'collectSkill', saidIn(asked).collect(names.taken(face), names.place(at)))
  },
  track: (asked, { by, card, cover }) => actedBy(asked, by, 'trackSkill', trackWords(asked, card, cover)),
  relocate: (asked, { by, card }) =>
    actedBy(asked, by, 'relocateSkill', saidIn(asked).relocate(asked.names.whom(card))),
  request: (asked, { by, request, cards }) => {
    const { names } = asked
    const said = saidIn(asked).request(names.request(request), names.list(cards.map(names.card)))
    return actedBy(asked, by, 'relocateSkill', said)
  },
  refresh: (asked) => byAction(asked, saidIn(asked).refresh),
  search: (asked, { by, face }) =>
    actedBy(asked, by, 'trackSkill', saidIn(asked).search(asked.names.taken(face))),

  cash: (asked, { face }) =>
    face === 'coins'
      ? saidIn(asked).cashCoins(paid(asked, asked.names.pack.wolpertinger.coins.value))
      : saidIn(asked).cashEvidence,
  bid: (asked, { card }) => saidIn(asked).bid(asked.names.whom(card)),
  end: (asked) => saidIn(asked).end,

  reroll: rerollWords,
  luck: (asked) => saidIn(asked).luck,
  fail: (asked) => saidIn(asked).fail,
  lose: (asked, { covered }) =>
    saidIn(asked).lose(isPair(covered) ? saidIn(asked).pair[covered] : asked.names.taken(covered)),

  settle: ({ names, view }, { spot }) => settleWords(names, view, spot),
  firstAbility: (asked, { card }) => saidIn(asked).first(asked.names.card(card)),
  symbolStep: (asked, { direction }) => stepsWords(asked, direction, 1),

  clearSlot: (asked, { slot }) => marketSlot(asked, slot),
  replace: ({ names }, { card }) => names.card(card),
  bonus: ({ names }, { gain }) =>
    gain === 'coins'
      ? names.counted(REFRESH_BONUS.coins, 'coins')
      : names.counted(REFRESH_BONUS.experience, 'experience'),
  noBonus: (asked) => saidIn(asked).noBonus,

  collectAnywhere: ({ names }, { at, face }) => onMap(names, at, face),
  travel: ({ names }, { to }) => names.place(to),
  steps: (asked, { direction, steps }) => stepsWords(asked, direction, steps),
  noSteps: (asked) => saidIn(asked).noSteps,
  refreshNow: (asked) => saidIn(asked).refreshNow,
  learnCheaper: (asked, { skill }) => cheaperWords(asked, skill),
  restoreFree: ({ names }, { skill }) => names.skill(skill),
  endTrade: (asked) => saidIn(asked).endTrade,
  decline: (asked) => saidIn(asked).none,

  up: (asked) => saidIn(asked).up(rowOf(asked, 'up', 1)),
  down: (asked, { die }) => {
    const { withDie, down } = saidIn(asked)
    const shown = asked.view.dice[die]
    const bonus = shown ? asked.names.words.helperDie(shown.bonus, shown.n) : ''
    return withDie(down(rowOf(asked, 'down', 1)), die + 1, bonus)
  },
  downWithoutDie: (asked) => saidIn(asked).withoutDie(saidIn(asked).down(rowOf(asked, 'down', 1))),
  learn: (asked, { skill }) => learnWords(asked, skill, 0),
  restore: (asked, { skill }) => saidIn(asked).restore(asked.names.skill(skill), paid(asked, RESTORE_PRICE)),
  payStep: (asked, { direction }) =>
    saidIn(asked).pay(direction, rowOf(asked, direction, 1), paid(asked, STEP_PRICE)),
  payMarket: (asked) => saidIn(asked).market(paid(asked, MARKET_PRICE)),
  payCard: (asked, { card }) =>
    saidIn(asked).replace(asked.names.card(card), paid(asked, cardRefresh(asked.view).price)),
  replaceToo: (asked, { card }) => saidIn(asked).replaceToo(asked.names.card(card)),
  buy: (asked, { slot }) => {
    const { names } = asked
    const face = faceAt(asked, slot)
    return saidIn(asked).buy(names.taken(face), paid(asked, names.priceOf(face)), slot + 1)
  },
  sell: sellWords,
  sellInto: (asked, act) =>
    saidIn(asked).sellInto(sellWords(asked, act), asked.names.taken(faceAt(asked, act.slot)), act.slot + 1),
  swap: swapWords,
  rebid: ({ names }, { from, to }) => names.words.options.rebid(names.card(from), names.card(to)),

  layTile: ({ names }, { tile, spot }) => names.words.options.tileAt(names.tile(tile), names.spot(spot)),
  exchange: ({ names }, { given, taken }) =>
    names.words.options.exchange(names.tile(given), names.tile(taken)),
  placeBid: ({ names }, { card }) => names.words.options.bid(names.whom(card)),

  poacherTakes: ({ names }, { at, face }) => onMap(names, at, face),
  poacherBuys: (asked, { slot }) => marketSlot(asked, slot),
  poacherCatches: ({ names }, { card }) => names.card(card),
  poacherTile: ({ names }, { tile }) => names.tile(tile),
  poacherLays: ({ names }, { spot }) => names.spot(spot),
}

const saidIn = ({ names }: Asked): Names['words']['options'] => names.words.options

const paid = ({ names }: Asked, coins: number): string => names.counted(coins, 'paidCoins')

const byAction = (asked: Asked, what: string): string => saidIn(asked).acted(saidIn(asked).by.action, what)

const actedBy = (asked: Asked, by: By, skill: Skill, what: string): string =>
  by === 'skill' ? saidIn(asked).acted(asked.names.skill(skill), what) : byAction(asked, what)

function stepsTo(asked: Asked, place: string): string {
  const { names } = asked
  const from = playerAsked(asked).place ?? place
  return names.counted(placeOf(names.content, from).distance.get(place) ?? 0, 'steps')
}

/** CR-TRACK-3, CR-TRY-2: what covers the required evidence, and the odds of what is left to dice. */
function trackWords(asked: Asked, card: string, cover: readonly Cover[]): string {
  const { names, view } = asked
  const said = saidIn(asked)
  const required = view.display.find((slot) => slot?.card === card)?.evidence ?? names.entry(card).evidence
  const covering = cover.map((code, index) => coverWords(names, code, required[index] ?? '?')).join(', ')
  const dice = cover.filter((code) => code === DIE).length
  if (dice === 0) return said.find(names.whom(card), covering)
  const chance = chanceOfSuccess(names.pack, playerAsked(asked), dice)
  return said.tryToFind(names.whom(card), covering, Math.round(100 * chance))
}

function coverWords(names: Names, code: Cover, required: Evidence | '?'): string {
  const said = names.words.options
  if (code === DIE) return said.dieFor(names.taken(required))
  return isPair(code) ? said.pairFor(code, names.taken(required)) : names.evidence(code)
}

/** следы, два слуха */
export function coveredWords(names: Names, code: Face | Pair): string {
  return isPair(code) ? names.words.options.pair[code] : names.evidence(code)
}

const isPair = (code: Cover): code is Pair => code.length > 1

function rerollWords(asked: Asked, act: ActNamed<'reroll'>): string {
  const { names, view } = asked
  const said = saidIn(asked)
  const rolled = view.turn?.attempt?.dice ?? []
  const dice = act.dice.map((die) => {
    const result = rolled[die]
    return said.die(die + 1, result ? names.words.tracking[result] : '')
  })
  return said.reroll[act.with](names.list(dice))
}

/** Where a cryptid goes, and the symbols it covers there. */
function settleWords(names: Names, view: CryptidsView, spot: Spot): string {
  const { placing } = view
  const symbols = placing === null ? [] : symbolsCovered(names.content, view, placing, spot)
  const said = names.spot(spot)
  return symbols.length === 0
    ? said
    : names.words.options.covers(said, names.list(symbols.map((symbol) => names.words.symbols[symbol])))
}

const faceAt = ({ view }: Asked, slot: number): string => view.market[slot] ?? ''

const marketSlot = (asked: Asked, slot: number): string =>
  saidIn(asked).marketSlot(slot + 1, asked.names.evidence(faceAt(asked, slot)))

/** следы, Карпаты (E2) */
const onMap = (names: Names, at: string, face: string): string =>
  `${names.evidence(face)}, ${names.place(at)}`

function stepsWords(asked: Asked, direction: Direction, steps: number): string {
  const { names } = asked
  return saidIn(asked).helperSteps(direction, names.counted(steps, 'steps'), rowOf(asked, direction, steps))
}

/** CR-INIT-2, CR-INIT-3. */
function rowOf(asked: Asked, direction: Direction, steps: number): number {
  const { row } = playerAsked(asked)
  return rowAfter(asked.view, asked.names.content, row, direction, steps) ?? row
}

/** CR-LEARN-2. */
function learnWords(asked: Asked, skill: Skill, discount: number): string {
  const { names, view } = asked
  const full = priceOf({ options: view, players: view.players }, names.content, skill)
  const price = Math.max(0, full - discount)
  return saidIn(asked).learn(names.skill(skill), price === 0 ? null : names.counted(price, 'experience'))
}

/** The ability is that of the cryptid found last; any other would have to say itself what it costs. */
function cheaperWords(asked: Asked, skill: Skill): string {
  const last = playerAsked(asked).found.at(-1)
  const ability = last && asked.names.entry(last.card).ability
  return ability?.effect === 'discountSkill'
    ? learnWords(asked, skill, ability.n)
    : `${asked.names.skill(skill)}: ${asked.names.words.skillEffects[skill]}`
}

function sellWords(asked: Asked, { face }: ActNamed<'sell' | 'sellInto'>): string {
  const { names } = asked
  return saidIn(asked).sell(names.taken(face), paid(asked, names.priceOf(face)))
}

function swapWords(asked: Asked, { face, slot }: ActNamed<'swap'>): string {
  const { names } = asked
  const said = saidIn(asked)
  const taken = faceAt(asked, slot)
  const swapped = said.swap(names.taken(face), names.taken(taken), slot + 1)
  const gained = names.priceOf(face) - names.priceOf(taken)
  if (gained === 0) return said.swapEven(swapped)
  return gained > 0
    ? said.swapGains(swapped, paid(asked, gained))
    : said.swapPays(swapped, paid(asked, -gained))
}
