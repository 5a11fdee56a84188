import { cardRefresh } from '../../rules/helper.ts'
import type { SlotView } from '../view.ts'
import { isLastCoin, notInTurn, type Scene, spent, type Told } from './scene.ts'

/** A card of the display: to be tracked, bid on, replaced or caught. */
export function aboutCard(scene: Scene, id: string): Told {
  const { view, question } = scene
  const slot = view.display.find((each) => each?.card === id)
  if (!slot) return ['notNow']
  switch (question.kind) {
    case 'setup.bids':
    case 'bid.place':
    case 'bid.free':
      return ['bidThere']
    case 'refresh.cards':
      return ['othersBid', { name: scene.names.card(id) }]
    case 'poacher.catch':
      return ['poacherCatchesOther']
    case 'helper':
      return changing(scene, slot)
    case 'helper.card':
      return ['anyBid', { name: scene.names.card(id) }]
    default:
      return notInTurn(scene) ?? tracking(scene, slot)
  }
}

/** CR-TRACK-1, CR-BID-1, CR-CARD-9. */
function tracking(scene: Scene, slot: SlotView): Told {
  const { names, view, player, question } = scene
  const { card, location, evidence, bids } = slot
  if (location === null || evidence.includes('?')) return ['markWaits']
  if (!view.noBids && !bids.includes(question.seat)) return ['noBid', { name: names.card(card) }]
  if (player.place !== location) return ['livesElsewhere', { name: names.place(location) }]
  return spent(scene, 'trackSkill') ?? ['noRequired']
}

/** In a helper turn a card may get another bid, or be replaced for coins. */
function changing(scene: Scene, { card, bids }: SlotView): Told {
  const { names, view, player, question } = scene
  const name = names.card(card)
  if (view.noBids) return ['noReplacing']
  if (bids.includes(question.seat)) {
    if (view.turn?.placedBids.includes(card)) return ['bidJustPlaced']
    return view.turn?.changedBid ? ['bidChanged'] : ['bidThere']
  }
  if (bids.length > 0) return view.turn?.changedBid ? ['bidChanged'] : ['anyBid', { name }]
  const { price } = cardRefresh(view)
  if (player.coins < price)
    return [view.poacher ? 'cardCostsSolo' : 'cardCosts', { n: price, of: player.coins }]
  return isLastCoin(scene, price) ? ['lastCoin'] : ['bidChanged']
}

/** A free bid token, where none can be placed. */
export function aboutBidToken({ view, player }: Scene): Told {
  if (view.noBids) return ['noBidsUsed']
  return player.freeBids === 0 ? ['noFreeBid'] : ['bidThere']
}
