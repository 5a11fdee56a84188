import { type Json, priorsFrom } from '@curio/kernel'
import type { Skill } from '../content/vocabulary.ts'
import type { CryptidsContent } from '../rules/content.ts'
import { REFRESH_BONUS } from '../rules/refresh.ts'
import type { CryptidsState } from '../rules/state.ts'
import { NONE, playerOf } from '../rules/table.ts'
import { typeNumber } from './atlas.ts'
import { attemptWorths, loseWorths, orderWorths } from './attempt.ts'
import { HelperAdvisor } from './helper.ts'
import { Potential } from './potential.ts'
import { coinGain, experienceWorth, roundsLeftFor, situationOf } from './situation.ts'
import { cryptidSpotWorths, poacherSpotWorths, terrainWorths, tileWorths } from './terrain.ts'
import { turnWorths } from './turn.ts'
import { WEIGHTS } from './weights.ts'
import type { CryptidsWorths } from './worths.ts'

const potentialFor = (state: CryptidsState, seat: number, content: CryptidsContent): Potential =>
  new Potential(state, seat, content, situationOf(state, seat, content))

/** CR-PSET-10: near to what two bids may be placed on. */
const cityWorths: CryptidsWorths = (state, seat, options, content) => {
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
const bidWorths: CryptidsWorths = (state, seat, options, content) => {
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
const replacedWorths: CryptidsWorths = (state, seat, options, content) => {
  const potential = potentialFor(state, seat, content)
  const worthOf = (card: string): number => {
    const slot = state.display.find((each) => each?.card === card)
    const own = slot?.bids.includes(seat) ? 1 : 0.2
    return NEW_CARD * (own === 1 ? 0.3 : 1) - own * potential.ofCard(card)
  }
  return options.map((option) => cardsIn(option).reduce((sum, card) => sum + worthOf(card), 0))
}

const bonusWorths: CryptidsWorths = (state, seat, options) => {
  const left = roundsLeftFor(state, seat)
  const player = playerOf(state, seat)
  return options.map((option) => {
    if (option === 'coins') return coinGain(player, REFRESH_BONUS.coins, left)
    return option === 'exp' ? REFRESH_BONUS.experience * experienceWorth(left) : 0
  })
}

/** A step up is seldom bad. */
const stepWorths: CryptidsWorths = (_state, _seat, options) =>
  options.map((option) => (String(option).startsWith('up') ? 2 * WEIGHTS.row : 0))

/** By what each option would change of what the helper can do. */
const advised =
  (worthOf: (advisor: HelperAdvisor, option: Json, state: CryptidsState) => number): CryptidsWorths =>
  (state, seat, options, content) => {
    const advisor = new HelperAdvisor(state, seat, content)
    return options.map((option) => worthOf(advisor, option, state))
  }

/** What the acts of a helper turn are worth, beside ending it. */
const helperWorths = advised((advisor, act) => advisor.worth(String(act)))

/** A token that leaves the market should not be what one needs. */
function slotCleared(advisor: HelperAdvisor, slot: Json, { market }: CryptidsState): number {
  const token = market[Number(slot)]
  return token ? -advisor.faceWorth(token) : 0
}

/** Of an option `place:face`. */
const faceIn = (option: Json): string | undefined => String(option).split(':')[1]

const takenWorths = advised((advisor, option) =>
  option === NONE ? -1 : advisor.changeWorth(typeNumber(faceIn(option) ?? ''), 1),
)

const travelWorths: CryptidsWorths = (state, seat, options, content) => {
  const acts = options.map((option) => (option === NONE ? 'end' : `move:${String(option)}`))
  return turnWorths(state, seat, acts, content)
}

const skillWorths = advised((advisor, skill) => (skill === NONE ? 0 : advisor.learnWorth(skill as Skill, 2)))

const restoredWorths = advised((advisor, option) =>
  cardsIn(option).reduce((sum, skill) => sum + advisor.restoreWorth(skill as Skill), 0),
)

const noneIsWorth =
  (worth: number): CryptidsWorths =>
  (_state, _seat, options) =>
    options.map((option) => (option === NONE ? worth : 0))

/** What the Poacher takes should not be what one needs: a place of the map with its face, or a market slot. */
const poacherTakes = advised((advisor, option, state) => {
  const face = faceIn(option)
  return face === undefined ? slotCleared(advisor, option, state) : -advisor.changeWorth(typeNumber(face), 1)
})

const poacherCatches: CryptidsWorths = (state, seat, options, content) => {
  const potential = potentialFor(state, seat, content)
  return options.map((card) => -potential.ofCard(String(card)))
}

/** For each kind of question what its options are worth, in points. */
const WORTHS: Readonly<Record<string, CryptidsWorths>> = {
  'setup.city': cityWorths,
  'setup.bids': bidWorths,
  'setup.tile': tileWorths,
  turn: turnWorths,
  attempt: attemptWorths,
  'attempt.lose': loseWorths,
  'relocate.place': cryptidSpotWorths,
  'request.order': orderWorths,
  'bonus.step': stepWorths,
  'refresh.market': advised(slotCleared),
  'refresh.cards': replacedWorths,
  'refresh.bonus': bonusWorths,
  'ability.collect': takenWorths,
  'ability.travel': travelWorths,
  'ability.helper': stepWorths,
  'ability.refresh': noneIsWorth(-1),
  'ability.trade': helperWorths,
  'ability.skill': skillWorths,
  'ability.terrain': terrainWorths,
  helper: helperWorths,
  'helper.card': noneIsWorth(1),
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
export const priorsOf = priorsFrom(WORTHS, WEIGHTS.clearly)
