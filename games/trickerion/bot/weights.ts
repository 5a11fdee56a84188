/** The bot's weights; no rule gives them. In Fame unless a comment says otherwise. */
export const WEIGHTS = {
  /** A coin at the end, and how much more for each round in which it can still be spent. */
  coin: 0.34,
  coinPerRound: 0.05,
  /** Rounds ahead that matter for coins. */
  coinRounds: 3,
  /** Coins for posters and wages: so many for each round to come, and what one of them is worth. */
  neededCoins: 4,
  neededCoin: 0.75,
  /** So many others may be spent; coins beyond these are worth what they score. */
  usefulCoins: 6,
  shard: 1,
  shardPerRound: 0.12,
  /** The share of a yield that counts for a marker at each step of its way to the stage. */
  performing: 0.97,
  staged: 0.5,
  /** Staged in the last round, with nobody of one's own on stage: somebody else may perform the card. */
  stranded: 0.25,
  prepared: 0.26,
  /** Beyond this many markers in the workshop each counts less. */
  usefulMarkers: 4,
  spareMarker: 0.4,
  /** What owning a trick is worth: the share of its yield, in each round in which it may be shown. */
  engine: 0.42,
  /** What a show pays its performer beside the yields, in each round in which there may be one. */
  show: 1.2,
  /** How many tricks somebody may show in a round. */
  showsARound: 2.2,
  /** Rounds until a trick is shown that has markers, that has its components, or that has not. */
  delayPrepared: 0.4,
  delayReady: 0.9,
  delayLearned: 1.4,
  /** … and how many more if some of them have to be ordered, and for each coin that is not there. */
  delayOrder: 0.8,
  delayPerCoin: 0.12,
  /** What an action at Market Row keeps from being done elsewhere. */
  marketAct: 0.4,
  /** The share that counts of what a component adds when it is bought, or ordered. */
  buying: 0.8,
  ordering: 0.4,
  /** A component that none of the player's tricks needs, for each coin of its price. */
  spareComponent: 0.12,
  /** What a member of the team brings in a round, after the wage. */
  apprenticeRound: 0.55,
  specialistRound: 1.15,
  /** A special assignment in hand, beside what it scores. */
  special: 0.6,
  /** It scores at the end whenever it is drawn: the share of that which counts long before, and how much less a round. */
  handEarly: 0.3,
  handPerRound: 0.25,
  /** What planned action points are expected to bring, where nothing better is known. */
  hiring: 1.6,
  hiringPerRound: 0.3,
  /** The share that counts of what the best trick to be learned would add. */
  learning: 0.7,
  /** In a shared location the second character of a player may find no slot: the share of its points that counts. */
  second: 0.3,
  firstDraw: 1.4,
  furtherDraw: 1.1,
  link: 0.4,
  onStage: 2.2,
  /** Each further trick of one's own on the card that is performed. */
  together: 1,
  /** A circle that is still open, and one that is spoilt. */
  openCircle: 0.12,
  deadCircle: -0.25,
  /** Differences of this size make one option clearly more promising than another. */
  clearly: 0.35,
} as const

/** The worth of giving something up without need: bots never do it. */
export const NEVER = Number.NEGATIVE_INFINITY
