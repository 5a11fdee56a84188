import type { Who } from '@curio/ui/game-text'
import { counted, english } from '@curio/ui/language'
import { en } from './en.ts'
import type { TourWords } from './tour-words.ts'
import type { Words } from './words.ts'

const cards = english('card')

const does = ({ name, you }: Who, yours: string, theirs: string): string =>
  you ? `You ${yours}` : `${name} ${theirs}`

const leads = (lead: Who): string => (lead.you ? 'You lead.' : `${lead.name} leads.`)

export const tourEn: TourWords = {
  goals: english('goal'),
  halfStars: english('half-star'),
  sevens: english('seven'),
  labels: {
    ratings: 'Ratings',
    goals: 'Goals',
    bets: 'Bets',
    remote: 'Remote',
    hand: 'Hand',
    open: 'Open',
  },

  card: (coordinate, shows) => [`card ${coordinate}`, ...shows].join(', '),
  repeatCard: 'Repeat',
  symbol: (symbol) => `${symbol} symbol`,
  halfStar: 'half-star',
  goal: (deck, text, atLeast, pays) =>
    `${deck}. ${text}: at least ${atLeast}${pays === null ? '' : ` (${pays})`}`,
  pays: (win, met) => `won ${win}, met ${met}`,
  bets: {
    red: 'red tourists',
    green: 'green tourists',
    blue: 'blue tourists',
    purple: 'purple tourists',
    halfStars: 'half-stars',
    sevens: 'sevens',
    task: 'segments of the personal task',
    goalA: 'to win goal A',
    goalB: 'to win goal B',
    goalC: 'to win goal C',
  },
  bet: (casino, on, number) => `${casino}: ${number === null ? on : `${number} ${on}`}`,
  rating: (landmark, from, to) => `${landmark}: rating ${from} becomes ${to}`,
  cover: (covered, raised) => `cover ${covered}; ${raised} gains`,
  refresh: 'discard the whole hand and draw a new one',
  onCard: (card, die) => `${card}; with the ${die}`,
  regular: (bonus) => `bonus: ${bonus}`,
  landing: (block) => `land at ${block}`,

  second: { encounter: (much) => `${much} from the encounter`, goals: (much) => much },

  log: {
    tour: (effects, goals, first) =>
      [effects, goals === null ? null : `Goals: ${goals}.`, first && leads(first)]
        .filter((each) => each !== null)
        .join(' '),
    effects: (dark, light) => `Effects: dark ${dark}, light ${light}.`,
    oneEffect: (effect) => `Effect: ${effect}.`,
    round: (round, lead, initial) => {
      if (initial) return `Round ${round}, an initial one: nobody leads.`
      return `Round ${round}.${lead === null ? '' : ` ${leads(lead)}`}`
    },
    ancient: (ancient) => `The Ancient is ${ancient}.`,
    curio: (card) => `The first curio: ${card}.`,
    rating: (landmark, points) => `New rating: ${landmark}, ${points}.`,
    remote: (tourists) => `More tourists wait at remote landmarks: ${tourists}.`,
    nextDie: (die, number) => `The ${die} leaves the queue: ${number}.`,
    roundCard: (card) => `The round card: ${card}.`,
    roundDie: (who, die) => `${does(who, 'choose', 'chooses')} the round die: ${die}.`,
    covers: (who, landmark) => `${does(who, 'cover', 'covers')} a landmark: ${landmark}.`,
    claims: (who, die) => `${does(who, 'take', 'takes')} the ${die}.`,
    offers: (who, die) => `${does(who, 'offer', 'offers')} the ${die}.`,
    opened: (card) => `Opened in the queue: ${card}.`,
    plays: (who, card) => `${does(who, 'play', 'plays')} from the hand: ${card}.`,
    shows: (who, shown) => `${does(who, 'show', 'shows')}: ${shown}.`,
    takes: (who, card) => `${does(who, 'take', 'takes')} the second round card: ${card}.`,
    draws: (who, drawn) =>
      `${does(who, 'draw', 'draws')}${typeof drawn === 'number' ? ` ${counted('en', drawn, cards)}` : `: ${drawn}`}.`,
    refreshes: (who, old) =>
      `${does(who, 'change', 'changes')} the whole hand and ${who.you ? 'discard' : 'discards'}: ${old}.`,
    eventOpened: (event, text) => `Starting event ${event}. ${text}`,
    eventRolled: (event, numbers) => `Dice for the event ${event}: ${numbers}.`,
    eventMarked: (event, owner, by, place) => {
      const board = owner.you ? 'on your board' : `on the board of ${owner.name}`
      return by === null
        ? `The event ${event} ${board}: ${place}.`
        : `${does(by, 'mark', 'marks')} the event ${event} ${board}: ${place}.`
    },
    eventSkipped: (event, owner) => {
      if (owner === null) return `There is no place for the event ${event}: it is not used.`
      return `There is no place for the event ${event} ${owner.you ? 'on your board' : `on the board of ${owner.name}`}.`
    },
    renewed: (count) => `The discard pile is shuffled into a new deck: ${counted('en', count, cards)}.`,
  },
}

/** The booklet's own terms in place of the Guide's. */
export const bookletEn: Words = {
  ...en,
  blockTypes: { ...en.blockTypes, white: 'white location' },
  bonusEffects: {
    BON_COORD: 'change a number of the round by 1 before choosing the location',
    BON_SEGMENT: 'draw one more segment at any location',
    BON_DIAGONAL: 'draw a diagonal across any location',
    BON_TRANSFER: 'change between street and canal within one section, but not in the turn it is received',
  },
  phases: { ...en.phases, shop: 'curio of the round', dice: 'tourist selection' },
  labels: { ...en.labels, shop: 'Curio', lead: 'leads' },
  streets: { ...en.streets, shop: (where) => `antique shop ${where}` },
  prompts: {
    ...en.prompts,
    block: ({ fallback, numbers }) =>
      fallback
        ? `the locations at ${numbers.join(' and ')} are occupied: choose any empty one, for one tourist`
        : `choose a location at the numbers ${numbers.join(' and ')}`,
    ferry: () => 'choose the coastal location where the ferry lands',
    'tourist.any': ({ block }) => `choose the only tourist for location ${block}`,
    'tourist.extra': ({ block }) => `choose the extra tourist, location ${block}`,
    'tourist.repeat': ({ block }) => `Repeat: choose one more tourist, location ${block}`,
    draw: ({ wayUsed, block, canDraw }) => {
      if (wayUsed) return canDraw.bonus ? 'end the turn or spend a bonus' : 'end the turn'
      if (canDraw.pair) return `draw two segments at location ${block}, or one anywhere`
      return canDraw.single ? 'draw one segment anywhere' : 'there is nowhere left to draw: draw nothing'
    },
    shop: () => 'choose the antique shop to visit',
    bet: () => 'place a secret bet in a casino',
    event: ({ event, owner }) =>
      owner === null
        ? `choose where the event ${event} is marked`
        : `choose where the event ${event} is marked (board of ${owner})`,
    'penalty.university': () => 'Yog-Sothoth: choose the two university locations that are emptied',
  },
  help: {
    ...en.help,
    'task.keep':
      'A task gives 1 point for each segment of the final route between two of its crossings. An open task is seen by all. Rules RT-BASE-4, RT-BASE-38.',
    'draft.take':
      'The lead player takes the first round die, the neighbours put one aside each, then the lead player takes the second. Both are for everybody. Rules RT-DICE-5, RT-DICE-7.',
    'draft.remove': 'A die put aside serves nobody this round. Rules RT-DICE-5, RT-DICE-6.',
    'draft.pair':
      'Alone you choose two of the three available dice. Each half-star on them raises the next landmark. Rules RT-SDI-5, RT-SDI-6, RT-SDI-9.',
    'initial.take': 'Each player in turn takes a die and rolls it at once. Rules RT-DICE-13, RT-DICE-14.',
    'initial.pair':
      'In an initial round every player has two dice of their own, and half-stars do not count. Rules RT-DICE-12, RT-INIT-8.',
    block:
      'Two numbers give the location (a;b) or (b;a): X from left to right, Y from top to bottom. It must be empty. If both are occupied choose any empty location, for one tourist. Rules RT-BASE-15, RT-P3-3, RT-P3-5, RT-BASE-31.',
    'tourist.any':
      'With both locations occupied exactly one tourist of any type is placed. Rules RT-P3-5, RT-BASE-15.',
    'tourist.extra':
      'An effect symbol or a repeat card adds tourists of a type shown beside it; of two types you choose. Rules RT-DICE-8, RT-BASE-11, RT-FX-6.',
    'tourist.repeat':
      'Repeat adds one more tourist of the same type; of two types you choose. Rules RT-FX-9, RT-FX-10.',
    'correction.erase':
      'Before tourists are marked you may erase one segment and draw another that joins the rest, or change nothing. Rules RT-FX-11, RT-FX-16.',
    'correction.draw':
      'The new segment is a road, joins a segment that is left, and is not the erased one. Rules RT-FX-11, RT-FX-14.',
    draw: 'Three ways: (a) two segments in a row, at least one along the chosen location; (b) one segment anywhere; (c) none. Bonuses are spent before or after. Rules RT-BASE-16, RT-BASE-17, RT-BASE-31.',
    shop: 'One antique shop a round is visited, one that new segments reach. Rules RT-ARK-6, RT-BON-1.',
    rating:
      'The rating of an iconic landmark goes one step up or down and never leaves its track. Rules RT-DICE-4, RT-BASE-24, RT-BASE-26.',
    bet: 'The first segment along a casino asks for a secret bet, each of another type. Bets in casinos along the final route are checked. Rules RT-VEG-BET-1, RT-VEG-BET-4, RT-VEG-BET-14.',
    tome: 'A tome helps in the encounter with the Ancient, once each. Rules RT-ARK-6, RT-BON-10.',
    route:
      'One continuous line of your segments. Every segment once, no branches. Parts are joined only by what the city has: helicopter, gates. Rules RT-BASE-52, RT-FR-2, RT-FR-7.',
    'penalty.university':
      'For each failure the two fullest university locations are emptied and count as white. Rules RT-ANC-YOG-2, RT-ANC-YOG-3.',
  },
  drawGroups: { ...en.drawGroups, a: 'two segments at the location' },
  options: { ...en.options, either: (blocks) => `location ${blocks.join(' or ')}` },
  log: {
    ...en.log,
    round: (round, lead, card) =>
      `Round ${round}.${lead === null ? '' : ` ${leads(lead)}`} The curio: ${card}.`,
    turnBlock: (block, fallback) => (fallback ? `any empty location, ${block}` : `location ${block}`),
    turnShop: (shop, card, tome) => `antique shop ${shop}, ${tome === null ? card : `tome ${tome}`}`,
  },
  endings: {
    ...en.endings,
    points: (facts) => (facts.many ? `${facts.winners} win with ${facts.points}.` : en.endings.points(facts)),
    'tie-break': ({ winners, you, points, encounter }) =>
      `${you ? 'You win' : `${winners} wins`} the tie at ${points}: ${
        encounter === null
          ? 'more tourists are along the route, or it is longer'
          : `more came from the encounter (${encounter})`
      }.`,
    shared: ({ winners, points, encounter, teams }) =>
      teams
        ? `The teams share the win with ${points} each.`
        : `${winners} share the win: ${points} each, and as many ${
            encounter === null ? 'tourists and segments' : 'from the encounter'
          }.`,
    'challenge-met': ({ level, points, second }) =>
      `Challenge met: ${points}, ${second}. Your level: ${level}.`,
    'challenge-missed': ({ level, points, second }) =>
      `Challenge missed: ${points}, ${second}. The level “${level}” is still ahead.`,
  },
  challenge: (level, points, second) => `${level} (${points}, ${second})`,
}
