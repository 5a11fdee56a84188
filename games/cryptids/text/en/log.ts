import { readerLast, type Who } from '@curio/ui/game-text'
import { joined } from '@curio/ui/language'
import type { Phase } from '../../rules/state.ts'
import type { LogWords } from '../words.ts'

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'setup',
  cryptozoologists: 'cryptozoologist phase',
  helpers: 'helper phase',
  over: 'scoring',
}
const removedFromMarket = (removed: string | null): string =>
  removed === null ? '' : `; removed from the market: ${removed}`

/** “You take” or “Anna takes”. */
const does = ({ name, you }: Who, yours: string, theirs: string): string =>
  you ? `You ${yours}` : `${name} ${theirs}`

export const log: LogWords = {
  setup: (order, common, requests) =>
    `Order of play: ${order}.${common === null ? '' : ` Common contract: ${common}.`} Requests: ${requests}.`,
  contracts: (who, contracts) =>
    contracts === null
      ? `${does(who, 'are', 'is')} dealt two personal contracts.`
      : `${does(who, 'are', 'is')} dealt the contracts ${contracts}.`,
  city: (who, city) => `${does(who, 'set', 'sets')} out from ${city}.`,
  phase: (phase, round, final) => `${final ? 'Final round' : `Round ${round}`}: ${PHASES[phase]}.`,
  dice: (who, faces) => `${does(who, 'roll', 'rolls')} the helper dice: ${faces}.`,
  turn: (who, phase) =>
    phase === 'helpers'
      ? `${does(who, 'send', 'sends')} the helper.`
      : `${does(who, 'set', 'sets')} out on an expedition.`,
  turnEnded: (who, row) => `${does(who, 'end', 'ends')} the turn, helper on row ${row}.`,
  laid: (each) => `Evidence laid on the map: ${each}.`,
  nothingLaid: 'There is nothing to lay on the map.',
  market: {
    setup: (faces) => `On the market: ${faces}.`,
    refilled: (faces) => `The market is refilled: ${faces}.`,
    refreshed: (faces) => `The market is refreshed: ${faces}.`,
    replaced: (faces) => `One market token has changed: ${faces}.`,
  },
  emptySlot: 'empty',
  bagRefilled: (tokens) => `The discard returns to the bag: ${tokens}.`,
  bought: (who, taken, price) => `${does(who, 'buy', 'buys')} ${taken} for ${price}.`,
  sold: (who, taken, price, removed) =>
    `${does(who, 'sell', 'sells')} ${taken} for ${price}${removedFromMarket(removed)}.`,
  swapped: (who, given, taken, difference) =>
    `${does(who, 'swap', 'swaps')} ${given} for ${taken} ${difference}.`,
  swapEven: 'at no charge',
  swapGains: (who, coins) => `and ${who.you ? 'gain' : 'gains'} ${coins}`,
  swapPays: (who, coins) => `and ${who.you ? 'pay' : 'pays'} ${coins}`,
  marketPaid: (who, price) => `${does(who, 'pay', 'pays')} ${price} to replace the market.`,
  revealed: (card, level, place, evidence) =>
    `Card revealed: ${card}, ${level}, ${place}; needs ${evidence}.`,
  markFilled: (card, place, evidence) => `Question mark filled: ${card}, ${place}; needs ${evidence}.`,
  placeUnknown: 'place unknown',
  slotEmpty: (slot) => `No cards are left, slot ${slot} stays empty.`,
  deckReshuffled: (level) => `The discard is a deck again: ${level}.`,
  replaced: (who, card, price) =>
    `${does(who, 'replace', 'replaces')} the card “${card}”${price === null ? '' : ` for ${price}`}.`,
  bid: (who, whom) => `${does(who, 'bid', 'bids')} on ${whom}.`,
  rebid: (who, from, whom) => `${does(who, 'move', 'moves')} a bid from “${from}” to ${whom}.`,
  bidsReturned: (card, owners) => {
    if (owners.every(({ you }) => you)) return `Your bid returns from the card “${card}”.`
    return `Bids return from the card “${card}”: ${joined('en', readerLast(owners, 'you'))}.`
  },
  moved: {
    movement: (who, from, to) => `${does(who, 'travel', 'travels')}: ${from} — ${to}.`,
    action: (who, from, to) => `${does(who, 'travel', 'travels')} by the main action: ${from} — ${to}.`,
    skill: (who, from, to) => `${does(who, 'travel', 'travels')} by a skill: ${from} — ${to}.`,
    planeTicket: (who, from, to) => `${does(who, 'fly', 'flies')}: ${from} — ${to}.`,
    ability: (who, from, to) => `${does(who, 'travel', 'travels')} by an ability: ${from} — ${to}.`,
  },
  stayed: (who) => `${does(who, 'stay', 'stays')}.`,
  by: { action: '', skill: ' (skill)', ability: ' (ability)' },
  collected: (who, taken, place, by) => `${does(who, 'collect', 'collects')} ${taken}: ${place}${by}.`,
  tracked: (who, whom, cover, by) => `${does(who, 'track', 'tracks')} ${whom}: ${cover}${by}.`,
  coverDice: (dice) => `${dice} for the rest`,
  rolled: {
    attempt: (_who, dice) => `Tracking dice: ${dice}.`,
    secondChance: (who, dice) => `${does(who, 'use', 'uses')} “Second chance”: ${dice}.`,
    token: (who, dice) => `${does(who, 'reroll', 'rerolls')} by a Wolpertinger token: ${dice}.`,
  },
  luck: (who) => `${does(who, 'use', 'uses')} “Luck”: every luck face becomes a success.`,
  found: (who, whom, place, spent) => `${does(who, 'find', 'finds')} ${whom}: ${place}; spent: ${spent}.`,
  failed: (who, card, lost, kept) =>
    kept
      ? `${card} slips away, but no evidence is lost.`
      : `${card} slips away, ${who.you ? 'you lose' : `${who.name} loses`} ${lost}.`,
  relocated: (who, whom, spot, by) =>
    `${does(who, 'settle', 'settles')} ${whom} in the reserve: ${spot}${by}.`,
  request: (who, request, cards, by) =>
    `${does(who, 'fulfil', 'fulfils')} a request: ${request}; ${cards}${by}.`,
  tileLost: (card) => `The tile leaves the game: ${card}.`,
  refresh: {
    action: (who, removed) =>
      `${does(who, 'refresh', 'refreshes')} the evidence${removedFromMarket(removed)}.`,
    ability: (who, removed) =>
      `${does(who, 'refresh', 'refreshes')} the evidence by an ability${removedFromMarket(removed)}.`,
    automatic: (_who, removed) => `The map was empty and fills again${removedFromMarket(removed)}.`,
    poacher: (_who, removed) => `The Poacher refreshes the map${removedFromMarket(removed)}.`,
  },
  searched: (who, city, token, spent, by) =>
    `${does(who, 'search', 'searches')} for the Wolpertinger, ${city}: ${token}; spent: ${spent}${by}.`,
  cashed: (who, token) => `${does(who, 'use', 'uses')} a Wolpertinger token: ${token}.`,
  gained: (who, what, why) => `${does(who, 'gain', 'gains')} ${what} (${why}).`,
  drew: (who, faces, why) => `${does(who, 'draw', 'draws')} ${faces} from the bag (${why}).`,
  why: {
    ability: 'ability of a cryptid',
    symbol: 'terrain symbol',
    die: 'helper die',
    refresh: 'bonus of the refresh',
    failure: 'for the failure',
    token: 'Wolpertinger token',
  },
  restored: (who, skills, price) =>
    `${does(who, 'restore', 'restores')} ${skills} ${price === null ? 'free of charge' : `for ${price}`}.`,
  learned: (who, skill, price) =>
    `${does(who, 'learn', 'learns')} ${skill} ${price === null ? 'free of charge' : `for ${price}`}.`,
  helper: (who, from, to, why) =>
    `${who.you ? 'Your helper' : `Helper (${who.name})`}: row ${from}, now row ${to}; ${why}.`,
  helperWhy: {
    mandatory: 'mandatory step',
    paid: 'step for a coin',
    refresh: 'bonus of the refresh',
    symbol: 'initiative symbol',
    ability: 'ability of a cryptid',
  },
  die: (who, bonus) => `${does(who, 'take', 'takes')} a die: ${bonus}.`,
  tile: (who, tile) => `${does(who, 'take', 'takes')} a tile: ${tile}.`,
  terrain: {
    turn: (who, tile, spot) => `${does(who, 'lay', 'lays')} terrain: ${tile}; ${spot}.`,
    ability: (who, tile, spot) => `${does(who, 'lay', 'lays')} terrain by an ability: ${tile}; ${spot}.`,
    poacher: (who, tile, spot) => `${does(who, 'lay', 'lays')} terrain for the Poacher: ${tile}; ${spot}.`,
  },
  exchanged: (who, given, taken) => `${does(who, 'exchange', 'exchanges')} a tile: ${given} for ${taken}.`,
  terrainSkipped: (who) => `${does(who, 'lay', 'lays')} no terrain: no tile fits.`,
  exhausted: (terrain, tiles) =>
    `Terrain exhausted: ${terrain}${tiles === null ? '' : `; discarded from the boards: ${tiles}`}.`,
  endTriggered: (round) => `The reserve is full: round ${round} will be the final one.`,
  contractsShown: (who, contracts) =>
    `${who.you ? 'Your personal contracts' : `Personal contracts (${who.name})`}: ${contracts}.`,
}
