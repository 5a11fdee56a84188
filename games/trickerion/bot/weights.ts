/**
 * The bot's weights; no rule gives them. In Fame unless a comment says otherwise. Most of them were found by trying, in games
 * of one-ply players (docs/performance.md).
 */
export const WEIGHTS = {
  /** A coin at the end, and how much more for each round in which it can still be spent. */
  coin: 0.39,
  coinPerRound: 0.098,
  /** Rounds ahead that matter for coins. */
  coinRounds: 3,
  /** Coins for posters and wages: so many for each round to come, and what one of them is worth. */
  neededCoins: 2.1,
  neededCoin: 0.82,
  /** So many others may be spent; coins beyond these are worth what they score. */
  usefulCoins: 9.26,
  shard: 1.16,
  shardPerRound: 0.084,
  /** How much a yield counts for a marker at each step of its way; what is sure counts more than all that may fail yet. */
  performing: 1.42,
  staged: 0.51,
  /** Staged in the last round, with nobody of one's own on stage: somebody else may perform the card. */
  stranded: 0.26,
  prepared: 0.21,
  /** Beyond this many markers in the workshop each counts less. */
  usefulMarkers: 5.62,
  spareMarker: 0.85,
  /** What owning a trick is worth: the share of its yield, in each round in which it may be shown. */
  engine: 0.66,
  /** What a show pays its performer beside the yields, in each round in which there may be one. */
  show: 1.35,
  /** How many tricks somebody may show in a round. */
  showsARound: 2.24,
  /** Rounds until a trick is shown that has markers, that has its components, or that has not. */
  delayPrepared: 0.44,
  delayReady: 0.67,
  delayLearned: 1.47,
  /** … and how many more if some of them have to be ordered, and for each coin that is not there. */
  delayOrder: 2.51,
  delayPerCoin: 0.08,
  /** What an action at Market Row keeps from being done elsewhere. */
  marketAct: 0.27,
  /** The share that counts of what a component adds when it is bought, or ordered. */
  buying: 0.83,
  ordering: 0.45,
  /** A component that none of the player's tricks needs, for each coin of its price. */
  spareComponent: 0.15,
  /** What a member of the team brings in a round, after the wage. */
  apprenticeRound: 0.34,
  specialistRound: 2.47,
  /** A special assignment in hand, beside what it scores. */
  special: 0.32,
  /** It scores at the end whenever it is drawn: the share of that which counts long before, and how much less a round. */
  handEarly: 0.3,
  handPerRound: 0.25,
  /** What planned action points are expected to bring, where nothing better is known. */
  hiring: 1.04,
  hiringPerRound: 0.3,
  /** The share that counts of what the best trick to be learned would add. */
  learning: 0.7,
  /** In a shared location the second character of a player may find no slot: the share of its points that counts. */
  second: 0.3,
  firstDraw: 2.03,
  furtherDraw: 1.34,
  link: 0.34,
  onStage: 1.46,
  /** Each further trick of one's own on the card that is performed. */
  together: 0.81,
  /** A circle that is still open, and one that is spoilt. */
  openCircle: 0.094,
  deadCircle: -0.33,
  /** Differences of this size make one option clearly more promising than another. */
  clearly: 0.35,
} as const

/** What acts are worth at a glance, where nobody looks ahead: in Fame, or as factors if they end in `Share`. */
export const GLANCE = {
  /** Placing a character: leaving it at home, each of its points, Enhance, a boost. */
  idle: -2.11,
  point: 0.77,
  enhance: 0.73,
  boost: 0.55,
  /** In the Theater: a marker that can be set up, and how much the day changes. */
  backstage: 0.48,
  stage: 0.78,
  dayShare: 0.56,
  /** Sending somebody to a location, beside what can be expected there. */
  downtown: 0.24,
  marketRow: 0,
  workshop: 0.12,
  theater: 0.2,
  darkAlley: 0.39,
  /** … with a special assignment. */
  special: -0.31,
  /** What acts of a placement are worth, beside what they change. */
  learnShare: 0.8,
  onEngineer: 0.22,
  hireShare: 1.38,
  hireLate: 0.023,
  coinsShare: 1.26,
  reroll: 0.11,
  buyShare: 0.78,
  bargain: 0.25,
  orderShare: 1,
  quickOrderShare: 0.88,
  quickOrder: -0.6,
  prepareShare: 1.69,
  setUpShare: 1.58,
  linkShare: 0.91,
  company: 0.46,
  moveTrick: 0.2,
  moveComponents: -0.29,
  moveApprentice: 0.18,
  draw: 1.36,
  drawLate: 1.59,
  fortune: 0.27,
  weaveFate: -0.16,
  actionPoint: 0.95,
  effect: 0.35,
  copy: 0.44,
  /** Performing for each own trick, against not performing. */
  perform: 2.07,
  /** Putting up a poster, beside its Fame and its price. */
  poster: -0.57,
} as const

/** The worth of giving something up without need: bots never do it. */
export const NEVER = Number.NEGATIVE_INFINITY
