import type { Who } from '@curio/ui/game-text'
import { capital, counted, english, type Forms } from '@curio/ui/language'
import { campaignEn } from './campaign-words.ts'
import { cardsEn } from './card-words.ts'
import type { LogWords, OptionWords, StreetWords, Words } from './words.ts'

const unchanging = (word: string): Forms => ({ other: word })
const failures = english('failure')
const successes = english('success', 'successes')

const PLACES = ['left', 'middle', 'right'] as const
const EDGES = { N: 'northern', E: 'eastern', S: 'southern', W: 'western' } as const
const SIDES = { N: 'north', E: 'east', S: 'south', W: 'west' } as const

const streets: StreetWords = {
  between: (one, other) => `between ${one} and ${other}`,
  beside: (side, block) => `${SIDES[side]} of ${block}`,
  at: (block) => `at ${block}`,
  corner: (one, other) => `at the corner of ${other === null ? one : `${one} and ${other}`}`,
  edge: (side, one, other) =>
    `on the ${EDGES[side]} edge ${other === null ? `by ${one}` : `between ${one} and ${other}`}`,
  diagonal: (block, falling) =>
    `diagonal across ${block} from ${falling ? 'north-west to south-east' : 'north-east to south-west'}`,
  crossing: (where) => `crossing ${where}`,
  deadEnd: (where) => `end of the dead end ${where}`,
  shop: (where) => `shop ${where}`,
  canal: 'canal',
  leadsTo: (places) => `leads to ${places}`,
  to: {
    shop: 'a shop',
    visitedShop: 'a visited shop',
    gate: 'a gate',
    terrifying: 'a terrifying place',
    task: 'a crossing of the task',
    terrifyingTask: 'a terrifying crossing of the task',
    cafe: 'a cafe',
    visitedCafe: 'a circled cafe',
    airport: 'the airport',
    greenCrossing: 'a green crossing',
    pier: 'a pier',
    iconic: 'an iconic landmark',
  },
}

const withMadness = (madness: number | null): string => (madness === null ? '' : `, madness ${madness}`)

const options: OptionWords = {
  taskSecretly: (task) => `${task}, secret`,
  taskOpenly: (task) => `${task}, open`,
  coordinate: (die, from, to) => `bonus: ${die}, ${from} becomes ${to}`,
  noCorrection: 'change nothing',
  correctFirst: 'correct the route first',
  pairLeads: (dice, blocks) => `${dice}: ${blocks}`,
  either: (blocks) => `block ${blocks.join(' or ')}`,
  pairHalf: (die, leads) => `${die}, and another one: ${leads}`,
  encounterDie: (place, number) => `${PLACES[place] ?? ''} die: ${number}`,
  rerollNone: 'reroll nothing',
  reroll: (dice) => `reroll ${dice}`,
  upgradeNone: 'upgrade nothing',
  upgrade: (from, to) => `${from} becomes ${to}`,
  keepRoute: (segments, points, madness) => `route: ${segments}, ${points}${withMadness(madness)}`,
  eraseFrom: (blocks) => `take them from ${blocks}`,
}

/** "You take" or "Anna takes". */
const does = ({ name, you }: Who, yours: string, theirs: string): string =>
  you ? `You ${yours}` : `${name} ${theirs}`

const log: LogWords = {
  setup: (ancient, dark, light, first) =>
    `The Ancient is ${ancient}. Effects: dark ${dark}, light ${light}.${first === null ? '' : ` ${does(first, 'go', 'goes')} first.`}`,
  call: (who, call) => `${does(who, 'hear', 'hears')} the Call: ${call}.`,
  tasksDealt: (who, tasks) => `${does(who, 'are', 'is')} dealt ${tasks ?? 'two personal tasks'}.`,
  taskKept: (who, task) => `${does(who, 'keep', 'keeps')} ${task ?? 'one task'}.`,
  taskShown: (who, task) => `${does(who, 'show', 'shows')} a task openly: ${task}.`,
  taskRevealed: ({ name, you }, task) =>
    `${you ? 'Your personal task' : `The personal task of ${name}`} was ${task}.`,
  round: (round, lead, card) =>
    `Round ${round}.${lead === null ? '' : ` ${does(lead, 'lead', 'leads')}.`} The shops hold ${card}.`,
  roll: (dice) => `The roll: ${dice}.`,
  draftTake: (who, die) => `${does(who, 'take', 'takes')} the ${die} for the round.`,
  draftRemove: (who, die) => `${does(who, 'put', 'puts')} the ${die} aside.`,
  draftPair: (who, dice) => `${does(who, 'take', 'takes')} ${dice} for the round.`,
  initialTake: (who, die) => `${does(who, 'take', 'takes')} the ${die}.`,
  turn: ({ name, you }, deeds) => `${you ? 'You' : name}: ${deeds}.`,
  turnCoordinate: (die, to) => `the ${die} becomes ${to}`,
  turnLanding: (block) => `by ferry to ${block}`,
  turnBlock: (block, fallback) => (fallback ? `any empty block, ${block}` : `block ${block}`),
  turnCorrection: (erased, drawn) => `erased: ${erased}, drawn: ${drawn}`,
  turnTourists: (tourists) => `tourists: ${tourists}`,
  turnDraw: (group, segments, count) => {
    if (group === 'segment') return `bonus segment: ${segments}`
    if (group === 'diagonal') return `by a bonus ${segments}`
    return `${count === 1 ? 'segment' : 'segments'}: ${segments}`
  },
  turnNothingDrawn: 'no new segments',
  turnCafe: (cafe, bonus) => `cafe ${cafe}, ${bonus}`,
  turnBet: (casino) => `a bet in ${casino}`,
  turnRegular: (block, bonus, tome) =>
    `a regular customer in ${block}, ${tome === null ? bonus : `tome ${tome}`}`,
  turnShop: (shop, card, tome) => `shop ${shop}, ${tome === null ? card : `tome ${tome}`}`,
  route: (who, segments, madness) =>
    `${does(who, 'keep', 'keeps')} a final route of ${segments}${withMadness(madness)}.`,
  encounterRoll: ({ name, you }, dice, call) =>
    `${you ? 'You meet the Ancient and roll' : `${name} meets the Ancient and rolls`} ${dice}.${call === null ? '' : ` The Call: ${call}.`}`,
  callShown: (who, call) => `${does(who, 'show', 'shows')} the Call: ${call}.`,
  encounterTome: (who, tome, dice) => `${does(who, 'open', 'opens')} the tome of ${tome}: now ${dice}.`,
  encounterResult: (who, success, failure) =>
    `${does(who, 'have', 'has')} ${counted('en', success, successes)}, ${counted('en', failure, failures)}.`,
  encounterLost: ({ name, you }) =>
    `Three failures: ${you ? 'you are eliminated and score' : `${name} is eliminated and scores`} nothing.`,
  encounterPenalty: ({ name, you }, ancient, taken, left) =>
    `${ancient} punishes ${you ? 'you' : name}: ${taken === null ? '' : `${taken}; `}${left} left on the route.`,
  takenFrom: (tourists, block) => `${tourists} from ${block}`,
  crossedOut: (blocks) => `crossed out: ${blocks}`,
  nothingTaken: 'nobody leaves',
  encounterReward: (who, _ancient, points) => `${does(who, 'get', 'gets')} ${points} for the encounter.`,
}

export const en: Words = {
  language: 'en',
  quoted: (name) => `“${name}”`,
  player: (number) => `Player ${number}`,
  you: 'you',

  points: english('point'),
  segments: english('segment'),
  allTourists: english('tourist'),
  tourists: {
    red: unchanging('red'),
    green: unchanging('green'),
    blue: unchanging('blue'),
    purple: unchanging('purple'),
  },
  blockTypes: {
    red: 'red',
    green: 'green',
    blue: 'blue',
    purple: 'purple',
    yellow: 'yellow',
    white: 'white block',
    grey: 'iconic landmark',
    ferry: 'ferry',
  },
  dice: {
    red: 'red die',
    green: 'green die',
    blue: 'blue die',
    purple: 'purple die',
    effect: 'effect die',
  },
  diceShort: { red: 'red', green: 'green', blue: 'blue', purple: 'purple', effect: 'effect' },
  symbols: { dark: 'dark', light: 'light' },
  bonuses: {
    BON_COORD: 'number ±1',
    BON_SEGMENT: 'segment',
    BON_DIAGONAL: 'diagonal',
    BON_TRANSFER: 'transfer',
  },
  bonusEffects: {
    BON_COORD: 'before choosing a block, change the number of one die by 1',
    BON_SEGMENT: 'draw one more segment along any block',
    BON_DIAGONAL: 'draw a diagonal through any block',
    BON_TRANSFER: 'change between street and canal',
  },
  tomes: { TOME_REROLL: 'Reroll', TOME_UPGRADE: 'Upgrade', TOME_BLESSING: 'Blessing' },
  tomeEffects: {
    TOME_REROLL: 'reroll any encounter dice',
    TOME_UPGRADE: 'add 2 to one die',
    TOME_BLESSING: 'a 4 counts as a success',
  },
  tomeCard: 'a mysterious tome',
  roadFlags: {
    bridge: 'bridge',
    borderBridge: 'bridge at the edge',
    garden: 'garden path',
    embankment: 'embankment',
    deadEnd: 'dead end',
    rounded: 'rounded road',
  },
  places: {
    shop: 'shop',
    visitedShop: 'visited',
    gate: 'gate',
    terrifying: 'terror',
    task: 'task',
    terrifyingTask: 'task and terror',
    cafe: 'cafe',
    visitedCafe: 'circled',
    airport: 'airport',
    greenCrossing: 'excursions',
    pier: 'pier',
    iconic: 'iconic',
  },
  diagonal: 'diagonal',
  crossing: (id) => `crossing ${id}`,
  streets,

  phases: {
    setup: 'setup',
    events: 'starting events',
    shop: 'the round’s shop',
    dice: 'choosing dice',
    turns: 'tourists and segments',
    route: 'final route',
    encounter: 'encounter with the Ancient',
    over: 'game over',
  },
  zones: { waiting: 'waiting', available: 'available', unavailable: 'out', round: 'round' },
  sources: {
    red: 'red',
    green: 'green',
    blue: 'blue',
    purple: 'purple',
    task: 'personal task',
    yellow: 'yellow',
    encounter: 'encounter',
    rating: 'iconic',
    goals: 'goals',
    bets: 'bets',
    cafes: 'cafe bonuses',
    events: 'events',
  },
  labels: {
    round: 'Round',
    shop: 'Shop',
    effects: 'Effects',
    bonuses: 'Bonuses',
    tomes: 'Tomes',
    task: 'Task',
    call: 'Call',
    ancient: 'Ancient',
    score: 'Score',
    total: 'Total',
    madness: 'madness',
    lead: 'leads',
    thinking: 'thinking',
    youThinking: 'You are thinking',
    ready: 'ready',
    none: 'none',
    challenge: 'Challenge',
    onRoute: 'best route',
    offRoute: 'off it',
    place: 'Place',
    eliminated: 'eliminated',
  },

  prompts: {
    ...cardsEn.prompts,
    ...campaignEn.prompts,
    'task.keep': () => 'choose which of the two personal tasks to keep',
    'draft.take': ({ cell }) => `take the ${cell === 1 ? 'first' : 'second'} round die`,
    // RT-P2-4: one of two players removes both.
    'draft.remove': ({ seats, removed }) => {
      if (seats > 2) return 'put one of the available dice aside'
      return removed === 0 ? 'put one die aside, then another' : 'put another die aside'
    },
    'draft.pair': () => 'choose the two round dice',
    'initial.take': () => 'take one die for the initial round',
    'initial.pair': ({ seats }) =>
      seats === 4
        ? 'choose two dice for this round; the other two are yours in the next'
        : 'choose your own two of the rolled dice',
    block: ({ fallback, numbers }) =>
      fallback
        ? `the blocks with the numbers ${numbers.join(' and ')} are occupied: choose any empty one, for one tourist`
        : `choose a block with the numbers ${numbers.join(' and ')}`,
    ferry: () => 'choose where at the coast the ferry lands',
    'tourist.any': ({ block }) => `choose the only tourist for block ${block}`,
    'tourist.extra': ({ block }) => `choose the extra tourist of the effect die, block ${block}`,
    'tourist.repeat': ({ block }) => `Repeat: choose one more tourist, block ${block}`,
    'correction.erase': () => 'Correction: choose the segment to erase',
    'correction.draw': () => 'choose the new segment; it joins one that is drawn',
    draw: ({ wayUsed, block, canDraw }) => {
      if (wayUsed) return canDraw.bonus ? 'end the turn or spend a bonus' : 'end the turn'
      if (canDraw.pair) return `draw two segments at block ${block}, or one anywhere`
      return canDraw.single ? 'draw one segment anywhere' : 'there is nowhere left to draw: draw nothing'
    },
    shop: () => 'choose the shop to visit',
    'card.play': () => 'play the round card',
    // RT-SYD-8: one of two players forms both pairs.
    'die.claim': ({ seats, claimed }) => {
      if (seats === 2)
        return claimed === 0
          ? 'split the dice into two pairs: take the first die of one pair'
          : 'take the second die of this pair; the other two make the second pair'
      if (claimed === 0) return 'take one die; the last one will be yours as well'
      return claimed === 1 ? 'take the first of two dice' : 'take the second die'
    },
    'die.offer': ({ seats, offered }) =>
      seats === 2 ? `offer one die of pair ${offered + 1}` : 'offer one of your two dice',
    'die.place': () => 'put the die on an open card',
    'die.round': () => 'choose the round die; the other one is for the landmarks',
    'landmark.cover': () => 'cover one landmark of the card; the other one gains',
    rating: () => 'change the rating of an iconic landmark',
    bet: () => 'place a bet in a casino',
    event: () => 'choose where the event is marked',
    regular: () => 'choose the bonus of the regular customer',
    tome: () => 'choose a mysterious tome',
    route: () => 'choose the final route: only what lies along it scores',
    'encounter.reroll': ({ dice, madness, failing }) =>
      `the dice show ${dice} (${fails(madness, failing)}): choose what to reroll`,
    'encounter.upgrade': ({ dice, madness, failing }) =>
      `the dice show ${dice} (${fails(madness, failing)}): choose which one gains 2`,
    'penalty.called': ({ called }) => `the Call: choose where ${called.words} will leave from`,
    'penalty.university': () => 'Yog-Sothoth: choose the two university blocks that are emptied',
    'penalty.riverside': () => 'Dagon: choose which tourists leave the river',
    'penalty.numerous': () => 'Shub-Niggurath: choose the tourist that leaves',
  },
  help: {
    ...cardsEn.help,
    ...campaignEn.help,
    'task.keep':
      'A task gives 1 point for each segment of the final route between two of its crossings. An open task is seen by all. Rules RT-SETUP-10, RT-SETUP-12, RT-TASK-1.',
    'draft.take':
      'The lead player takes the first round die, the neighbours put one aside each, then the lead player takes the second. Both are for everybody. Rules RT-P2-1, RT-P2-7.',
    'draft.remove': 'A die put aside serves nobody this round. Rules RT-P2-3, RT-P2-4.',
    'draft.pair':
      'Alone you choose two of the three available dice. Used dice are rolled again and stay out for a round. Rules RT-SOLO-4, RT-SOLO-5.',
    'initial.take': 'Each player takes one die, then all taken dice are rolled. Rules RT-INIT-4, RT-INIT-7.',
    'initial.pair':
      'In an initial round every player has two dice of their own. Rules RT-INIT-5, RT-INIT-7, RT-INIT-8.',
    block:
      'Two numbers give the block (a;b) or (b;a): X from left to right, Y from top to bottom. It must be empty. If both are occupied choose any empty block, for one tourist. Rules RT-P3-1, RT-P3-3, RT-P3-5, RT-BON-17.',
    ferry:
      'Each ferry leaves once. Its tourists land in any coastal location without tourists, and the section starts from there. Rules RT-SYD-18, RT-SYD-19.',
    'tourist.any':
      'With both blocks occupied exactly one tourist of any type is placed. Rules RT-P3-5, RT-P4-2.',
    'tourist.extra': 'The effect die adds a tourist of a type that the other round die shows. Rule RT-P2-9.',
    'tourist.repeat': 'Repeat adds one more tourist, chosen on its own. Rules RT-EFG-1, RT-EFG-18.',
    'correction.erase':
      'You may erase one segment and draw another that joins the rest, or change nothing. Rules RT-EFG-3, RT-EFG-5.',
    'correction.draw':
      'The new segment is a road, joins a segment that is left, and is not the erased one. Rules RT-EFG-4, RT-EFG-19.',
    draw: 'Three ways: (a) two segments in a row, at least one along the chosen block; (b) one segment anywhere; (c) none. Bonuses are spent before or after. Rules RT-P5-3, RT-P5-5, RT-P5-6, RT-P5-12.',
    shop: 'One shop a round is visited, one that new segments reach. Rules RT-BON-1, RT-BON-2.',
    'card.play': 'The round card gives one coordinate and its tourists, and names two iconic landmarks.',
    'die.claim':
      'The left neighbour takes one die, the right one two, and the last one goes to the left; of two players the opponent forms both pairs. All are rolled. Rules RT-SYD-7, RT-SYD-8.',
    'die.offer':
      'Each neighbour puts one of two rolled dice beside the round card. Rules RT-SYD-7, RT-SYD-8.',
    'die.place':
      'The waiting die joins the die on an open card. That is the round card. Rules RT-SYD-SOLO-4, RT-SYD-SOLO-9.',
    'die.round':
      'The round die gives the other coordinate and its tourists, or puts an effect in force. Rules RT-SYD-9, RT-SYD-10.',
    'landmark.cover':
      'The number of the landmark die marks a cell of the landmark that is not covered. Its tourists wait at their remote landmark. Rules RT-SYD-11, RT-SYD-13.',
    rating: 'Every two half-stars on the five dice move one rating by one step, up or down.',
    event:
      'A yellow event is marked on your own board, a red one on the board of the neighbour on the left. Rules RT-EV-4, RT-EV-6.',
    regular: 'A regular customer gives any bonus of the cafes of the map, once. Rule RT-EV-22.',
    bet: 'The first segment along a casino brings a secret bet, each of another type.',
    tome: 'A tome helps in the encounter with the Ancient, once each. Rules RT-BON-8, RT-BON-10, RT-BON-12, RT-BON-13.',
    route:
      'One continuous line of your segments; parts are joined by gates only. Every segment once, no branches. Rules RT-FR-1, RT-FR-2, RT-FR-5, RT-MAP-3.',
    'encounter.reroll':
      'A 5 or 6 is a success, failures depend on madness, the rest means nothing. Three failures: you lose. Rules RT-END-9, RT-END-10, RT-BON-10.',
    'encounter.upgrade': 'Upgrade adds 2 to one die after all rolling. Rules RT-BON-12, RT-END-15.',
    'penalty.called':
      'After one failure half of your Call’s tourists leave; you choose from where. Rules RT-ANC-CTH-2, RT-ANC-CTH-5.',
    'penalty.university':
      'For each failure the two fullest university blocks are emptied and count as white. Rules RT-ANC-YOG-2, RT-ANC-YOG-3.',
    'penalty.riverside':
      'For each failure all tourists of the type most numerous at the river leave it. Rules RT-ANC-DAG-4, RT-ANC-DAG-6.',
    'penalty.numerous':
      'For each failure and each gate link one tourist of the most numerous type leaves. Rules RT-ANC-SHU-2, RT-ANC-SHU-3.',
  },
  drawGroups: {
    ...campaignEn.drawGroups,
    a: 'two segments at the block',
    b: 'one segment anywhere',
    c: 'draw no segment',
    segment: 'bonus segment',
    diagonal: 'bonus diagonal',
    end: 'end the turn',
  },
  asked: ({ name, you }, what) => (you ? `${capital(what)}.` : `${name}: ${what}.`),
  waitingFor: (who, many) => (many ? `Deciding: ${who}.` : `${who} is deciding.`),
  deciding: {
    ...campaignEn.deciding,
    task: ({ names, many, you }) => {
      if (many) return `Choosing their tasks: ${names}.`
      return you ? 'You are choosing a task.' : `${names} is choosing a task.`
    },
    take: ({ names, you }) => (you ? 'You are taking a round die.' : `${names} is taking a round die.`),
    remove: ({ names, you }) =>
      you ? 'You are removing a die from the round.' : `${names} is removing a die from the round.`,
    dice: ({ names, many, you }) => {
      if (many) return `Choosing dice: ${names}.`
      return you ? 'You are choosing a die.' : `${names} is choosing a die.`
    },
    coordinates: ({ names, many, you }) => {
      if (many) return `Choosing the tourists of the round: ${names}.`
      return you
        ? 'You are choosing the tourists of the round.'
        : `${names} is choosing the tourists of the round.`
    },
    turn: ({ names, many, you }) => {
      if (many) return `Playing on their maps: ${names}.`
      return you ? 'You are playing on your map.' : `${names} is playing on their map.`
    },
    route: ({ names, many, you }) => {
      if (many) return `Choosing their final routes: ${names}.`
      return you ? 'You are choosing a final route.' : `${names} is choosing a final route.`
    },
    encounter: ({ names, you }) =>
      `${you ? 'You meet' : `${names} meets`} the Ancient: deciding on dice and losses.`,
  },
  gameOver: 'The game is over.',

  options,
  log,
  endings: {
    points: ({ winners, you, points }) => `${you ? 'You win' : `${winners} wins`} with ${points}.`,
    'tie-break': ({ winners, you, points, encounter }) =>
      `${you ? 'You win' : `${winners} wins`} the tie at ${points}: more came from the encounter (${encounter}).`,
    shared: ({ winners, points }) =>
      `${winners} share the win: ${points} each, and as many from the encounter.`,
    nobody: () => 'The Ancient has beaten everybody: nobody wins.',
    'challenge-met': ({ level, points, encounter }) =>
      `Challenge met: ${points}, ${encounter} from the encounter. Your level: ${level}.`,
    'challenge-missed': ({ level, points, encounter }) =>
      `Challenge missed: ${points}, ${encounter} from the encounter. The level “${level}” is still ahead.`,
    eliminated: ({ level }) =>
      `Three failures: the Ancient has beaten you. The level “${level}” is still ahead.`,
  },
  lost: (who) => `${does(who, 'lose', 'loses')} to the Ancient: three failures, no points.`,
  challenge: (level, points, encounter) => `${level} (${points}, encounter ${encounter})`,
  notOffered: 'That is not possible now.',
  routeFaults: {
    'no-route': 'a route has at least one part',
    'empty-part': 'every part needs at least one segment',
    'not-drawn': 'this segment is not drawn',
    'used-twice': 'this segment is used already',
    'not-connected': 'this segment does not continue the line',
    'no-link': 'this part cannot be linked to the one before',
    'flown-twice': 'a helicopter goes to each green crossing only once',
    'second-trip': 'a route takes one trip at most',
  },
  routeFaultAt: (fault, part, segment) => `Part ${part}, segment ${segment}: ${fault}.`,
}

function fails(madness: number, failing: number): string {
  if (failing === 0) return `madness ${madness}, nothing fails`
  return `madness ${madness}, ${failing === 1 ? '1 fails' : `1–${failing} fail`}`
}
