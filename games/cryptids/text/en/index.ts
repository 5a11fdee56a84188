import { capital } from '@curio/ui/language'
import { helperDieIn, levelNumber } from '../notation.ts'
import type { ThingWords, TieBreak, Words } from '../words.ts'
import { counts } from './counts.ts'
import { log } from './log.ts'
import { options } from './options.ts'
import { poacher } from './poacher.ts'
import { help, prompts } from './prompts.ts'
import { reasons } from './reasons.ts'
import { whom } from './whom.ts'

const REGIONS_OF = { N: 'the north', E: 'the east', S: 'the south', W: 'the west' } as const
const KINDS_WANTED = {
  beast: 'two beasts',
  reptile: 'two reptiles',
  winged: 'two winged cryptids',
  chimera: 'two chimeras',
} as const
const CONTRACTS = {
  A: 'whose card shows this evidence',
  B: 'of this habitat',
  C: 'of this kind',
} as const

const things: ThingWords = {
  contract: (type, name) => `Contract “${name}”: 1 point for each cryptid you have found ${CONTRACTS[type]}.`,
  requestRegion: (letter) => `two cryptids of ${REGIONS_OF[letter]}`,
  requestKind: (kind) => KINDS_WANTED[kind],
  dossier: (d) =>
    `${d.name}: ${d.caption}. ${d.level}; ${d.place}; needs ${d.evidence}; habitat: ${d.habitat}; kind: ${d.kind}. Found ${d.found}, in the reserve ${d.relocated}.${d.ability === null ? '' : ` ${d.ability}.`}`,
  active: (skill, effect, price) => `${skill}, active skill (${price}): ${effect}.`,
  passive: (skill, effect, price) => `${skill}, passive skill (${price}): ${effect}.`,
  fromStart: 'yours from the start',
}

const tieBreak = (by: TieBreak, n: number): string =>
  ({
    found: `found more cryptids (${n})`,
    relocated: `relocated more cryptids (${n})`,
    wealth: `more experience and coins together (${n})`,
  })[by]

export const en: Words = {
  language: 'en',
  quoted: (name) => `“${name}”`,
  you: 'you',
  player: (number) => `Player ${number}`,
  whom,
  turned: ['not turned', 'turned 90°', 'turned 180°', 'turned 270°'],
  counts,

  evidence: {
    V: { name: 'victim', taken: 'a victim' },
    B: { name: 'bones', taken: 'bones' },
    E: { name: 'eyewitness', taken: 'an eyewitness' },
    F: { name: 'footprints', taken: 'footprints' },
    S: { name: 'sky silhouette', taken: 'a sky silhouette' },
    W: { name: 'water shape', taken: 'a water shape' },
    R: { name: 'rumour', taken: 'a rumour' },
    r: { name: 'bonus rumour', taken: 'a bonus rumour' },
  },
  unknown: 'question mark',
  terrains: { water: 'water', forest: 'forest', mountain: 'mountain' },
  habitats: { water: 'water', forest: 'forest', mountain: 'mountains', special: 'special tile' },
  kinds: { beast: 'beasts', reptile: 'reptiles', winged: 'winged', chimera: 'chimeras' },
  regions: { N: 'north', E: 'east', S: 'south', W: 'west' },
  level: (level) => `level ${levelNumber(level)}`,
  shapes: {
    single: 'a cell',
    line: 'a line',
    corner: 'a corner',
    square: 'a square',
    tee: 'a T',
    ell: 'an L',
    jay: 'a J',
    ess: 'an S',
    zed: 'a Z',
    other: 'a figure',
  },
  symbols: { coin: 'coin', exp: 'experience', initiative: 'initiative' },
  phases: {
    setup: 'setup',
    cryptozoologists: 'cryptozoologist phase',
    helpers: 'helper phase',
    over: 'the game is over',
  },
  skillEffects: {
    planeTicket: 'fly to any location',
    collectSkill: 'collect one more evidence',
    trackSkill: 'track one more cryptid',
    luck: 'after a roll every luck face becomes a success',
    secondChance: 'after a failed roll, reroll any dice',
    relocateSkill: 'relocate a cryptid or fulfil a request once more',
    range1: 'every movement is a step longer',
    range2: 'every movement is another step longer',
    splitMove: 'a movement may be interrupted and resumed',
    collectAdjacent: 'collect from neighbouring locations too',
  },
  sources: {
    found: 'cryptids found',
    reserve: 'cryptids in the reserve',
    requests: 'requests',
    common: 'common contract',
    personal: 'personal contract',
    abilities: 'abilities at the end',
    majority: 'most markers in the reserve',
    experience: 'experience left',
    coins: 'coins and evidence',
    hares: 'stuffed hares',
    wolpertinger: 'Wolpertinger card',
  },
  helperDie: helperDieIn('en', counts, (skills) => `restore up to ${skills}`),
  tracking: { success: 'success', luck: 'luck', failure: 'failure' },
  wolpertinger: {
    hare: { label: 'stuffed hare', help: 'Worth 1 point at the end (CR-WOLP-4).' },
    coins: { label: 'coins', help: 'Discard it in your turn for 4 coins (CR-WOLP-4).' },
    evidence: { label: 'evidence', help: 'Discard it in your turn for a token from the bag (CR-WOLP-4).' },
    reroll: { label: 'reroll', help: 'Discard it after a failed roll to reroll dice (CR-WOLP-4).' },
  },
  newGame: {
    wolpertinger: {
      label: 'Wolpertinger',
      help: 'A token is hidden in every city: a rumour finds it, a stuffed hare or a gift (CR-WOLP-1).',
    },
    noBids: {
      label: 'Without bid tokens',
      help: 'Any displayed cryptid may be tracked, cards are not replaced; not for one player (CR-NOBID-1).',
    },
    surcharge: {
      label: 'Skills cost 1 experience more',
      help: 'The usual rule for two; a first game may go without it, a game against the Poacher may not (CR-SKILL-5).',
    },
    seating: {
      label: 'Order on the initiative track',
      help: 'Whoever stands higher goes earlier; whoever stands lower starts with more coins (CR-PSET-2).',
    },
  },
  modes: {
    table: {
      label: 'Game at a table',
      help: 'Two to four cryptozoologists, the best reputation wins (CR-GEN-1).',
    },
    solo: {
      label: 'Against the Poacher',
      help: 'Alone with the Poacher: fill the reserve before he has caught too many cryptids (CR-SEND-1).',
    },
  },

  things,
  triggers: {
    onFound: 'When found',
    onFailed: 'When you fail',
    onRelocated: 'When relocated',
    onRequest: 'For a request',
    placement: 'Tile',
    endGame: 'At the end',
  },
  briefTriggers: {
    onFound: 'Found',
    onFailed: 'Failed',
    onRelocated: 'Relocated',
    onRequest: 'Request',
    placement: 'Tile',
    endGame: 'End',
  },
  poacher,
  prompts,
  help,
  asked: ({ name, you }, what) => (you ? `${capital(what)}.` : `${name}: ${what}.`),
  waitingFor: (who, many) => (many ? `${who} decide.` : `${who} decides.`),
  deciding: (who, many, phase) => (many ? `${who} decide (${phase}).` : `${who} decides (${phase}).`),
  tracks: (who, card) => `${who} is tracking a cryptid: ${card}.`,
  gameOver: 'The game is over.',
  groups: {
    movement: 'Main movement',
    action: 'Main action',
    skill: 'Use a skill',
    step: 'Mandatory step',
    learning: 'Learn and restore skills',
    market: 'Market',
    coins: 'For coins',
    bids: 'Bids',
    tokens: 'Wolpertinger tokens',
    end: 'End of the turn',
  },
  options,
  log,
  milestone: (round, phase, final) => {
    const name = final ? 'Final round' : `Round ${round}`
    return phase === 'helpers' ? `${name}, helpers` : name
  },
  endings: {
    points: ({ winners, you, points }) =>
      `${you ? 'You win' : `${winners} wins`} with ${points} of reputation.`,
    'tie-break': ({ winners, you, points, tieBreak: by, n }) => {
      const [wins, has] = you ? ['You win', 'you have'] : [`${winners} wins`, `${winners} has`]
      return `${wins}: equal points (${points}), but ${has} ${tieBreak(by, n)}.`
    },
    shared: ({ winners, points }) => `${winners} share the victory: ${points} each, and all else is equal.`,
    rank: ({ points, rank }) =>
      `The reserve is open, and the Poacher was held off: ${points}. Your rank: “${rank}”.`,
    'lost-contract': ({ contract }) =>
      `The Poacher wins: he has caught three cryptids of your contract ${contract}.`,
    'lost-five': () => 'The Poacher wins: he has caught five cryptids.',
  },
  reasons,
}
