import type { Json } from '@curio/kernel'
import type { Skill } from '../content/vocabulary.ts'
import type { CryptidsContent } from '../rules/content.ts'
import { REFRESH_BONUS } from '../rules/refresh.ts'
import type { CryptidsState } from '../rules/state.ts'
import { NONE, playerOf } from '../rules/table.ts'
import { typeNumber } from './atlas.ts'
import { attemptWorths, loseWorths, orderWorths } from './attempt.ts'
import { HelperAdvisor, helperWorths } from './helper.ts'
import { Potential } from './potential.ts'
import { coinGain, experienceWorth, roundsLeftFor, situationOf } from './situation.ts'
import { cryptidSpotWorths, poacherSpotWorths, terrainWorths, tileWorths } from './terrain.ts'
import { turnWorths } from './turn.ts'
import { WEIGHTS } from './weights.ts'

type Worths = (
  state: CryptidsState,
  seat: number,
  options: readonly Json[],
  content: CryptidsContent,
) => readonly number[]

/** For each kind of question what its options are worth, in points. */
const WORTHS: Readonly<Record<string, Worths>> = {
  'setup.city': cityWorths,
  'setup.bids': bidWorths,
  'setup.tile': tileWorths,
  turn: turnWorths,
  attempt: attemptWorths,
  'attempt.lose': loseWorths,
  'relocate.place': cryptidSpotWorths,
  'request.order': orderWorths,
  'bonus.step': stepWorths,
  'refresh.market': marketWorths,
  'refresh.cards': replacedWorths,
  'refresh.bonus': bonusWorths,
  'ability.collect': takenWorths,
  'ability.travel': turnLikeTravel,
  'ability.helper': stepWorths,
  'ability.refresh': noneLast,
  'ability.trade': helperWorths,
  'ability.skill': skillWorths,
  'ability.terrain': terrainWorths,
  helper: helperWorths,
  'helper.card': noneFirst,
  terrain: terrainWorths,
  'terrain.exchange': tileWorths,
  'terrain.take': tileWorths,
  'bid.place': bidWorths,
  'bid.free': bidWorths,
  restore: restoredWorths,
  'poacher.take': poacherTakes,
  'poacher.catch': poacherCatches,
  'poacher.tile': tileWorths,
  'poacher.place': poacherSpotWorths,
}

/** How promising the options of a question are. */
export function priorsOf(
  state: CryptidsState,
  seat: number,
  kind: string,
  options: readonly Json[],
  content: CryptidsContent,
): readonly number[] | null {
  const worths = WORTHS[kind]?.(state, seat, options, content) ?? null
  if (worths === null) return null
  const best = Math.max(...worths)
  return worths.map((worth) => Math.exp((worth - best) / WEIGHTS.clearly))
}

const potentialFor = (state: CryptidsState, seat: number, content: CryptidsContent): Potential =>
  new Potential(state, seat, content, situationOf(state, seat, content))

/** CR-PSET-10: near to what two bids may be placed on. */
function cityWorths(
  state: CryptidsState,
  seat: number,
  options: readonly Json[],
  content: CryptidsContent,
): number[] {
  const situation = situationOf(state, seat, content)
  const potential = new Potential(state, seat, content, situation)
  return options.map((city) => {
    const place = situation.atlas.numberOf.get(String(city)) ?? 0
    const [one = 0, two = 0] = state.display
      .map((slot) => (slot ? potential.ofSlot(slot, place) : 0))
      .sort((less, more) => more - less)
    return one + two
  })
}

/** One card, or several at once. */
function bidWorths(
  state: CryptidsState,
  seat: number,
  options: readonly Json[],
  content: CryptidsContent,
): number[] {
  const potential = potentialFor(state, seat, content)
  const worths = new Map<string, number>()
  const worthOf = (card: string): number => {
    const worth = worths.get(card) ?? potential.ofCard(card)
    worths.set(card, worth)
    return worth
  }
  return options.map((option) => cardsIn(option).reduce((sum, card) => sum + worthOf(card), 0))
}

const cardsIn = (option: Json): string[] => (Array.isArray(option) ? option.map(String) : [String(option)])

/** Worth of a card that comes for one that is replaced. */
const NEW_CARD = 0.5

/** CR-REFR-5: cards that are of no use to oneself. */
function replacedWorths(
  state: CryptidsState,
  seat: number,
  options: readonly Json[],
  content: CryptidsContent,
): number[] {
  const potential = potentialFor(state, seat, content)
  const worthOf = (card: string): number => {
    const slot = state.display.find((each) => each?.card === card)
    const own = slot?.bids.includes(seat) ? 1 : 0.2
    return NEW_CARD * (own === 1 ? 0.3 : 1) - own * potential.ofCard(card)
  }
  return options.map((option) => cardsIn(option).reduce((sum, card) => sum + worthOf(card), 0))
}

function bonusWorths(state: CryptidsState, seat: number, options: readonly Json[]): number[] {
  const left = roundsLeftFor(state, seat)
  const player = playerOf(state, seat)
  return options.map((option) => {
    if (option === 'coins') return coinGain(player, REFRESH_BONUS.coins, left)
    return option === 'exp' ? REFRESH_BONUS.experience * experienceWorth(left) : 0
  })
}

/** A step up is seldom bad. */
function stepWorths(_state: CryptidsState, _seat: number, options: readonly Json[]): number[] {
  return options.map((option) => (String(option).startsWith('up') ? 2 * WEIGHTS.row : 0))
}

function marketWorths(
  state: CryptidsState,
  seat: number,
  options: readonly Json[],
  content: CryptidsContent,
): number[] {
  const advisor = new HelperAdvisor(state, seat, content)
  return options.map((slot) => {
    const token = state.market[Number(slot)]
    return token ? -advisor.faceWorth(token) : 0
  })
}

/** `place:face`, or none. */
function takenWorths(
  state: CryptidsState,
  seat: number,
  options: readonly Json[],
  content: CryptidsContent,
): number[] {
  const advisor = new HelperAdvisor(state, seat, content)
  return options.map((option) => {
    if (option === NONE) return -1
    return advisor.changeWorth(typeNumber(String(option).split(':')[1] ?? ''), 1)
  })
}

function turnLikeTravel(
  state: CryptidsState,
  seat: number,
  options: readonly Json[],
  content: CryptidsContent,
): readonly number[] {
  return turnWorths(
    state,
    seat,
    options.map((option) => (option === NONE ? 'end' : `move:${String(option)}`)),
    content,
  )
}

function skillWorths(
  state: CryptidsState,
  seat: number,
  options: readonly Json[],
  content: CryptidsContent,
): number[] {
  const advisor = new HelperAdvisor(state, seat, content)
  return options.map((skill) => (skill === NONE ? 0 : advisor.learnWorth(skill as Skill, 2)))
}

function restoredWorths(
  state: CryptidsState,
  seat: number,
  options: readonly Json[],
  content: CryptidsContent,
): number[] {
  const advisor = new HelperAdvisor(state, seat, content)
  return options.map((option) =>
    cardsIn(option).reduce((sum, skill) => sum + advisor.restoreWorth(skill as Skill), 0),
  )
}

function noneLast(_state: CryptidsState, _seat: number, options: readonly Json[]): number[] {
  return options.map((option) => (option === NONE ? -1 : 0))
}

function noneFirst(_state: CryptidsState, _seat: number, options: readonly Json[]): number[] {
  return options.map((option) => (option === NONE ? 1 : 0))
}

/** What the Poacher takes should not be what one needs: a place of the map with its face, or a market slot. */
function poacherTakes(
  state: CryptidsState,
  seat: number,
  options: readonly Json[],
  content: CryptidsContent,
): number[] {
  const advisor = new HelperAdvisor(state, seat, content)
  return options.map((option) => {
    const face = String(option).split(':')[1]
    if (face !== undefined) return -advisor.changeWorth(typeNumber(face), 1)
    const token = state.market[Number(option)]
    return token ? -advisor.faceWorth(token) : 0
  })
}

function poacherCatches(
  state: CryptidsState,
  seat: number,
  options: readonly Json[],
  content: CryptidsContent,
): number[] {
  const potential = potentialFor(state, seat, content)
  return options.map((card) => -potential.ofCard(String(card)))
}
