import type { PoacherWords } from '../words.ts'

export const poacher: PoacherWords = {
  card: (number) => `card no.\u00a0${number}`,
  upper: {
    bid: 'take evidence from the map for a card with your bid',
    con: 'take evidence of your contract from the map',
    low: 'take evidence from the lowest number of his region',
    high: 'take evidence from the highest number of his region',
    ref: 'refresh the map',
    c2: 'catch a cryptid that needs 2 pieces of evidence',
    c3: 'catch a cryptid that needs 3 pieces of evidence',
    c4: 'catch any cryptid for 4 pieces of evidence',
  },
  lower: {
    bid: 'take evidence from the market for a card with your bid',
    con: 'take evidence of your contract from the market',
    mkt: 'refresh the market',
    'bid+mkt': 'take evidence for your bid from the market and refresh it',
    'con+mkt': 'take evidence of your contract from the market and refresh it',
    coin: 'remove a coin die',
    exp: 'remove an experience die',
    restore: 'remove a restore die',
    rumour: 'remove a rumour die and take a bonus rumour',
  },
  categories: {
    found: 'found by you and not relocated yet',
    contract: 'matching your contract',
    bid: 'with your bid',
  },
  caughtAs: {
    found: 'found by you, not relocated',
    contract: 'it matches your contract',
    bid: 'your bid is on the card',
  },
  reasons: {
    'no-free-slot': 'his board is full',
    'no-eligible-evidence': 'there is no evidence for it',
    'map-is-full': 'the map is full',
    'no-catch': 'there is nothing he can catch',
    'no-such-die': 'no such die is left',
  },
  moves: { above: 'goes directly above your helper', below: 'goes directly below your helper' },
  upperRow: (evidence) => `when he holds ${evidence}`,
  lowerRow: { above: 'when he is above you', below: 'when he is below you' },
  regions: (letters) => `regions in order: ${letters}`,
  cryptids: (categories) => `catches: ${categories}`,
  terrain: (terrain) => `terrain: ${terrain}`,
  inOrder: (row, actions) => `${row}: ${actions}`,

  revealed: (card) => `New orders of the Poacher: ${card}`,
  row: (row, actions) => `Row “${row}”: ${actions}`,
  done: (action) => `Done: ${action}`,
  notDone: (action, why) => `Impossible: ${action}; ${why}`,
  tookOnMap: (face, place, candidates) =>
    `The Poacher takes ${face}: ${place}${candidates === null ? '' : `; eligible were ${candidates}`}`,
  tookOnMarket: (face, slot, candidates) =>
    `The Poacher takes ${face} from the market, slot ${slot}${candidates > 1 ? `; types to choose from: ${candidates}` : ''}`,
  caught: (whom, category, spent, candidates) =>
    `The Poacher catches ${whom} (${category}); spent: ${spent}${candidates === null ? '' : `; the choice was ${candidates}`}`,
  die: (die) => `The Poacher removes a die: ${die}`,
  dieGained: 'and takes a bonus rumour',
  moved: (from, to) => `The Poacher on the track: row ${from}, now row ${to}`,
  stays: (row) => `The Poacher stays on row ${row}`,
  idle: 'None of it can be done: the Poacher bides his time',
  ended: (row) => `The Poacher ends his turn on row ${row}`,
  lost: {
    contract: 'The Poacher has caught three cryptids of one contract of yours: the game is lost',
    five: 'The Poacher has caught five cryptids: the game is lost',
  },
}
