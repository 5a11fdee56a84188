import { MARKET_PRICE } from '../../rules/helper.ts'
import { isLastCoin, type Scene, type Told } from './scene.ts'

const canTrade = ({ question }: Scene): boolean =>
  question.kind === 'helper' || question.kind === 'ability.trade'

const closed = ({ question }: Scene): Told => (question.kind === 'turn' ? ['tradeLater'] : ['openChoice'])

/** A token of the market to buy. */
export function aboutMarket(scene: Scene, slot: number): Told {
  const { names, view, player, question } = scene
  const face = view.market[slot] ?? null
  if (face === null) return ['slotEmpty']
  if (question.kind === 'poacher.take') return ['poacherTakesOther']
  if (!canTrade(scene)) return closed(scene)
  if (view.turn?.sold.includes(slot)) return ['justSold']
  const slots = names.pack.constants.evidenceSlots.player
  if (player.evidence.length >= slots) return ['noRoomToBuy', { n: slots }]
  const price = names.priceOf(face)
  if (price > player.coins) return ['tooDear', { n: price, of: player.coins }]
  return isLastCoin(scene, price) ? ['lastCoin'] : ['notNow']
}

/** An evidence of one's own to sell. */
export function aboutHeld(scene: Scene, index: number): Told {
  if (!canTrade(scene)) return closed(scene)
  return scene.view.turn?.bought.includes(index) ? ['justBought'] : ['notNow']
}

/** All of the market for a coin. */
export function aboutMarketRefresh(scene: Scene): Told {
  const { player, question } = scene
  if (question.kind !== 'helper') return closed(scene)
  if (player.coins < MARKET_PRICE) return ['tooDear', { n: MARKET_PRICE, of: player.coins }]
  return isLastCoin(scene, MARKET_PRICE) ? ['lastCoin'] : ['notNow']
}
