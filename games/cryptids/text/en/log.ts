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

export const log: LogWords = {
  setup: (order, common, requests) =>
    `Order of play: ${order}.${common === null ? '' : ` Common contract: ${common}.`} Requests: ${requests}.`,
  contracts: (who, contracts) =>
    contracts === null
      ? `${who} is dealt two personal contracts.`
      : `${who} is dealt the contracts ${contracts}.`,
  city: (who, city) => `${who} sets out from ${city}.`,
  phase: (phase, round, final) => `${final ? 'Final round' : `Round ${round}`}: ${PHASES[phase]}.`,
  dice: (who, faces) => `${who} rolls the helper dice: ${faces}.`,
  turn: (who, phase) =>
    phase === 'helpers' ? `${who} sends the helper.` : `${who} sets out on an expedition.`,
  turnEnded: (who, row) => `${who} ends the turn, helper on row ${row}.`,
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
  bought: (who, taken, price) => `${who} buys ${taken} for ${price}.`,
  sold: (who, taken, price, removed) => `${who} sells ${taken} for ${price}${removedFromMarket(removed)}.`,
  swapped: (who, given, taken, difference) => `${who} swaps ${given} for ${taken} ${difference}.`,
  swapEven: 'at no charge',
  swapGains: (coins) => `and gains ${coins}`,
  swapPays: (coins) => `and pays ${coins}`,
  marketPaid: (who, price) => `${who} pays ${price} to replace the market.`,
  revealed: (card, level, place, evidence) =>
    `Card revealed: ${card}, ${level}, ${place}; needs ${evidence}.`,
  markFilled: (card, place, evidence) => `Question mark filled: ${card}, ${place}; needs ${evidence}.`,
  placeUnknown: 'place unknown',
  slotEmpty: (slot) => `No cards are left, slot ${slot} stays empty.`,
  deckReshuffled: (level) => `The discard is a deck again: ${level}.`,
  replaced: (who, card, price) =>
    `${who} replaces the card “${card}”${price === null ? '' : ` for ${price}`}.`,
  bid: (who, whom) => `${who} bids on ${whom}.`,
  rebid: (who, from, whom) => `${who} moves a bid from “${from}” to ${whom}.`,
  bidsReturned: (card, owners) => `Bids return from the card “${card}”: ${owners}.`,
  moved: {
    movement: (who, from, to) => `${who} travels: ${from} — ${to}.`,
    action: (who, from, to) => `${who} travels by the main action: ${from} — ${to}.`,
    skill: (who, from, to) => `${who} travels by a skill: ${from} — ${to}.`,
    planeTicket: (who, from, to) => `${who} flies: ${from} — ${to}.`,
    ability: (who, from, to) => `${who} travels by an ability: ${from} — ${to}.`,
  },
  stayed: (who) => `${who} stays.`,
  by: { action: '', skill: ' (skill)', ability: ' (ability)' },
  collected: (who, taken, place, by) => `${who} collects ${taken}: ${place}${by}.`,
  tracked: (who, whom, cover, by) => `${who} tracks ${whom}: ${cover}${by}.`,
  coverDice: (dice) => `${dice} for the rest`,
  rolled: {
    attempt: (_who, dice) => `Tracking dice: ${dice}.`,
    secondChance: (who, dice) => `${who} uses “Second chance”: ${dice}.`,
    token: (who, dice) => `${who} rerolls by a Wolpertinger token: ${dice}.`,
  },
  luck: (who) => `${who} uses “Luck”: every luck face becomes a success.`,
  found: (who, whom, place, spent) => `${who} finds ${whom}: ${place}; spent: ${spent}.`,
  failed: (who, card, lost, kept) =>
    kept ? `${card} slips away, but no evidence is lost.` : `${card} slips away, ${who} loses ${lost}.`,
  relocated: (who, whom, spot, by) => `${who} settles ${whom} in the reserve: ${spot}${by}.`,
  request: (who, request, cards, by) => `${who} fulfils a request: ${request}; ${cards}${by}.`,
  tileLost: (card) => `The tile leaves the game: ${card}.`,
  refresh: {
    action: (who, removed) => `${who} refreshes the evidence${removedFromMarket(removed)}.`,
    ability: (who, removed) => `${who} refreshes the evidence by an ability${removedFromMarket(removed)}.`,
    automatic: (_who, removed) => `The map was empty and fills again${removedFromMarket(removed)}.`,
    poacher: (_who, removed) => `The Poacher refreshes the map${removedFromMarket(removed)}.`,
  },
  searched: (who, city, token, spent, by) =>
    `${who} searches for the Wolpertinger, ${city}: ${token}; spent: ${spent}${by}.`,
  cashed: (who, token) => `${who} uses a Wolpertinger token: ${token}.`,
  gained: (who, what, why) => `${who} gains ${what} (${why}).`,
  drew: (who, faces, why) => `${who} draws ${faces} from the bag (${why}).`,
  why: {
    ability: 'ability of a cryptid',
    symbol: 'terrain symbol',
    die: 'helper die',
    refresh: 'bonus of the refresh',
    failure: 'for the failure',
    token: 'Wolpertinger token',
  },
  restored: (who, skills, price) =>
    `${who} restores ${skills} ${price === null ? 'free of charge' : `for ${price}`}.`,
  learned: (who, skill, price) =>
    `${who} learns ${skill} ${price === null ? 'free of charge' : `for ${price}`}.`,
  helper: (who, from, to, why) => `Helper (${who}): row ${from}, now row ${to}; ${why}.`,
  helperWhy: {
    mandatory: 'mandatory step',
    paid: 'step for a coin',
    refresh: 'bonus of the refresh',
    symbol: 'initiative symbol',
    ability: 'ability of a cryptid',
  },
  die: (who, bonus) => `${who} takes a die: ${bonus}.`,
  tile: (who, tile) => `${who} takes a tile: ${tile}.`,
  terrain: {
    turn: (who, tile, spot) => `${who} lays terrain: ${tile}; ${spot}.`,
    ability: (who, tile, spot) => `${who} lays terrain by an ability: ${tile}; ${spot}.`,
    poacher: (who, tile, spot) => `${who} lays terrain for the Poacher: ${tile}; ${spot}.`,
  },
  exchanged: (who, given, taken) => `${who} exchanges a tile: ${given} for ${taken}.`,
  terrainSkipped: (who) => `${who} lays no terrain: no tile fits.`,
  exhausted: (terrain, tiles) =>
    `Terrain exhausted: ${terrain}${tiles === null ? '' : `; discarded from the boards: ${tiles}`}.`,
  endTriggered: (round) => `The reserve is full: round ${round} will be the final one.`,
  contractsShown: (who, contracts) => `Personal contracts (${who}): ${contracts}.`,
}
