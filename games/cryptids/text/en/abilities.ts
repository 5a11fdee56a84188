import type { AbilityWords } from '../words.ts'

const KINDS = { beast: 'beast', reptile: 'reptile', winged: 'winged cryptid', chimera: 'chimera' } as const
const EVIDENCE = {
  V: 'a victim',
  B: 'bones',
  E: 'an eyewitness',
  F: 'footprints',
  S: 'a sky silhouette',
  W: 'a water shape',
  R: 'rumours',
} as const
const TERRAINS = { water: 'on water', forest: 'in the forest', mountain: 'in the mountains' } as const

export const abilities: AbilityWords = {
  triggers: {
    onFound: 'When found',
    onFailed: 'When you fail',
    onRelocated: 'When relocated',
    onRequest: 'For a request',
    placement: 'Tile',
    endGame: 'At the end',
  },
  grounds: { onEmpty: 'empty cells', onCryptids: 'on top of cryptids', anySingleTerrain: 'any one terrain' },
  evidenceBag: (evidence) => `${evidence} from the bag`,
  collectAny: (evidence) => `collect ${evidence} from any location`,
  restore: (n) => `restore skills free of charge, at most ${n}`,
  helperMove: (steps) => `your helper goes up or down, ${steps}, without die or skills`,
  travel: 'travel to any location',
  refresh: 'carry out a Refresh',
  marketTrade: 'buy and sell on the market',
  discountSkill: (experience) => `learn a skill for ${experience} less`,
  terrainExtra: (tiles) => `place ${tiles} of your terrain besides`,
  keepEvidence: 'you keep the evidence',
  placeTile: 'the tile goes into the reserve all the same and brings its points',
  onEmpty: 'lies on cells without terrain',
  onCryptids: 'lies on other cryptids, two at most, without terrain bonuses',
  anySingleTerrain: 'lies on any terrain, but on one only',
  twoTerrains: (one, other) => `lies on two terrains at once: ${one} and ${other}`,
  fewestFound: (points) => `${points} if every rival has found more cryptids than you`,
  perKind: (points, kind) => `${points} for each ${KINDS[kind]} you have found`,
  perEvidence: (points, evidence) => `${points} for each cryptid you have found with ${EVIDENCE[evidence]}`,
  perReserve: (points, terrain) => `${points} for each of your cryptids in the reserve ${TERRAINS[terrain]}`,
  perRequest: (points) => `${points} for each request you have fulfilled`,
  perRegion: (points) => `${points} for each quarter of Europe where you have found a cryptid`,
  perCoins: (points, coins) => `${points} for every ${coins}, your evidence at its price included`,
  atMost: (said, max) => `${said}, at most ${max}`,
}
