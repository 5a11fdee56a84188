import type {
  Chance,
  Checked,
  Flow,
  Game,
  GameOver,
  Json,
  RankedOutcome,
  SeatResult,
  Stage,
  Viewer,
} from '@curio/kernel'
import type { LawName } from '../../src/conformance.ts'
import { type Honest, honest, playerAt, type State, sealCard, turn, view } from './honest.ts'

interface BrokenGame {
  /** What is wrong with it. */
  readonly what: string
  readonly law: LawName
  /** Other laws that cannot hold then. */
  readonly also?: readonly LawName[]
  /** How the law names it. */
  readonly says: RegExp
  readonly game: Game
}

const { setup, outcome, advice, determinize } = honest()

/** Games with one fault each, which breaks one law and keeps all the others. */
export const BROKEN: readonly BrokenGame[] = [
  {
    what: 'a bound that is too low',
    law: 'a game is over within its bound',
    says: /entry 7: the game is not over after 7 answers/,
    game: honest({ bound: 7 }),
  },
  {
    what: 'rules that never end',
    law: 'a game is over within its bound',
    says: /the game is not over after 20 answers/,
    game: honest({}, { turn: endless }),
  },
  {
    what: 'a checkpoint at which more has to be known than the state tells',
    law: 'from every checkpoint a match goes on as from its log',
    also: ['undo is refused where it must be, and can be redone where it is not'],
    says: /from a checkpoint on, the state is another than in play/,
    game: honest({ play: countAside }),
  },
  {
    what: 'a checkpoint from which the rules cannot go on',
    law: 'from every checkpoint a match goes on as from its log',
    says: /from the checkpoint "nowhere" on, it cannot go on: there is no step "nowhere"/,
    game: honest({ play: markNowhere }),
  },
  {
    what: 'a question without options',
    law: 'every question can be answered',
    says: /entry 4: "spend" of seat 0 has no answer/,
    game: honest({}, { turn: spendAllButOne }),
  },
  {
    what: 'a flow of an offer that is not withdrawn when there is nothing left to choose from',
    law: 'every question can be answered',
    says: /"boast.of" of seat \d has no answer/,
    game: boasting(turn),
  },
  {
    what: 'an example that its own form refuses',
    law: 'every question can be answered',
    says: /"no" for "say" was offered and then refused: say yes/,
    game: honest({}, { turn: sayYesOrNo }),
  },
  {
    what: 'rules that fail on an answer they offered',
    law: 'every question can be answered',
    says: /"bold" for "mood" was offered and then refused: the rules failed .*: too bold/,
    game: honest({}, { turn: tooBold }),
  },
  {
    what: 'options that change the state when they are looked at',
    law: 'every question can be answered',
    says: /looking at options changes the state/,
    game: honest({}, { turn: lookedAt }),
  },
  {
    what: 'options that are others when they are looked at again',
    law: 'every question can be answered',
    says: /"mood" of seat 0 offers something else when asked again/,
    game: honest({}, { turn: fickle }),
  },
  {
    what: 'an option that is offered twice',
    law: 'every question can be answered',
    says: /"mood" of seat 0 offers the same twice: \["calm","calm"\]/,
    game: honest({}, { turn: onlyCalm }),
  },
  {
    what: 'a member of the state that is undefined',
    law: 'state, questions, views and notes are plain data',
    says: /state\.extra\.last is of type undefined/,
    game: withExtra(() => ({ last: undefined })),
  },
  {
    what: 'a map in the state',
    law: 'state, questions, views and notes are plain data',
    says: /state\.extra\.seen is a Map/,
    game: withExtra(() => ({ seen: new Map([[1, 2]]) })),
  },
  {
    what: 'a number in the state that is none',
    law: 'state, questions, views and notes are plain data',
    says: /state\.extra\.share is NaN/,
    game: withExtra(() => ({ share: Number.NaN })),
  },
  {
    what: 'a negative zero in the state',
    law: 'state, questions, views and notes are plain data',
    says: /state\.extra\.share is -0/,
    game: withExtra(() => ({ share: -0 })),
  },
  {
    what: 'one object in two places of the state',
    law: 'state, questions, views and notes are plain data',
    also: [
      'from every checkpoint a match goes on as from its log',
      'undo is refused where it must be, and can be redone where it is not',
    ],
    says: /state\.extra\.first is the same object as state\.players\[0\]/,
    game: withExtra(({ players }) => ({ first: players[0] })),
  },
  {
    what: 'a note with a member that is undefined',
    law: 'state, questions, views and notes are plain data',
    says: /\.notes\[1\]\[0\]\.mood is of type undefined/,
    game: honest({}, { turn: tellUndefined }),
  },
  {
    what: 'points that do not add up',
    law: 'there is an outcome at the end and not before',
    says: /seat 0 has \d points, but its sources add up to \d/,
    game: withOutcome(({ points }) => ({
      points: points.map(({ total, by }) => ({ total: total + 1, by })),
    })),
  },
  {
    what: 'a winner who is not first',
    law: 'there is an outcome at the end and not before',
    says: /the winners are 0,1(,2)?, in first place are \d$/,
    game: withOutcome(({ places }) => ({ winners: [...places.keys()] })),
  },
  {
    what: 'places with a gap',
    law: 'there is an outcome at the end and not before',
    says: /the places are 2,3/,
    game: withOutcome(({ places }) => ({ winners: [], places: places.map((_, seat) => seat + 2) })),
  },
  {
    what: 'an outcome from the beginning',
    law: 'there is an outcome at the end and not before',
    says: /entry 0: there is an outcome before the end/,
    game: honest({ outcome: (state) => outcome({ ...state, over: true }, null) }),
  },
  {
    what: 'a game without an outcome',
    law: 'there is an outcome at the end and not before',
    says: /the game is over without an outcome/,
    game: honest({ outcome: () => null }),
  },
  {
    what: 'a game that is counted before it is over',
    law: 'a match of several games counts them',
    says: /entry 0: 0 games are over, but the match is at 2 instead of 1/,
    game: inTwoGames({ stage: ({ round }) => ({ number: round + 2, of: 2, subject: null }) }),
  },
  {
    what: 'a match that ends before its last game',
    law: 'a match of several games counts them',
    says: /the match is over after 2 of 3 games/,
    game: inTwoGames({ stage: ({ round }) => ({ number: round + 1, of: 3, subject: null }) }),
  },
  {
    what: 'a match that names its next game by a hidden card',
    law: 'a match of several games counts them',
    says: /it tells what a spectator cannot know/,
    game: inTwoGames({ stage: ({ round, deck }) => stageOf(round, `${deck.rest[0]}`) }),
  },
  {
    what: 'a game of a match without results',
    law: 'a match of several games counts them',
    says: /game 1 has no result for each seat/,
    game: inTwoGames({ gamesOver: ({ round }) => Array(round).fill({ subject: 'round', results: [] }) }),
  },
  {
    what: 'a game that is over only for a while',
    law: 'a match of several games counts them',
    says: /a game that was over is so no more/,
    game: inTwoGames({
      stage: (state) => stageOf(Number(isSealed(state)), 'round'),
      gamesOver: (state) => roundsOver(state, Number(isSealed(state))),
    }),
  },
  {
    what: 'games that are over in a match that is one game',
    law: 'a match of several games counts them',
    says: /1 games are over in a match that is one game/,
    game: inTwoGames({ stage: () => null }),
  },
  {
    what: 'a note that counts all games ever played',
    law: 'the same log gives the same states and notes',
    also: ['from every checkpoint a match goes on as from its log'],
    says: /played a second time, the notes differ: \[0\]\.note\.number is \d+ instead of \d+/,
    game: honest({ play: tellNumber }),
  },
  {
    what: 'a rule that remembers what its options worked out',
    law: 'every prefix of a log leads to the position recorded there',
    says: /run from the log, the questions differ/,
    game: honest({}, { turn: rememberOptions }),
  },
  {
    what: 'options that text cannot carry',
    law: 'a match that is written, read and continued ends the same',
    says: /entry 0: the limit must be a number/,
    game: honest({ options: unlimited }),
  },
  {
    what: 'a form that can judge only after it was asked for examples',
    law: 'a log verifies, and does not when anything in it is changed',
    says: /entry 1: the log does not verify: illegal answer to "say": unknown word/,
    game: honest({}, { turn: judgeByExamples }),
  },
  {
    what: 'a form that cannot judge what it does not expect',
    law: 'illegal answers are refused and change nothing',
    says: /"say" cannot judge null: Cannot read properties of null/,
    game: honest({}, { turn: careless }),
  },
  {
    what: 'a form that accepts anything',
    law: 'illegal answers are refused and change nothing',
    says: /an answer that is not offered is accepted/,
    game: honest({}, { turn: credulous }),
  },
  {
    what: 'a look at a hidden card that can be taken back',
    law: 'undo is refused where it must be, and can be redone where it is not',
    says: /seat \d is shown something hidden, but the rules did not call reveal\(\)/,
    game: honest({ view: viewWithPeeks, determinize: determinizeAfterPeeks }, { turn: peek }),
  },
  {
    what: 'a list that flows side by side fill in the order of the answers',
    law: 'the order of answers given side by side makes no difference',
    says: /the other order of the last two answers makes a difference: \.state\.extra\.order/,
    game: honest({}, { seal: inOrder }),
  },
  {
    what: 'an offer that shrinks by what another seat takes side by side',
    law: 'the order of answers given side by side makes no difference',
    says: /the other order of the last two answers makes a difference/,
    game: honest({}, { seal: firstCome }),
  },
  {
    what: 'a view with all hands',
    law: 'a view shows only what its viewer may know',
    says: /entry 0: seat 0 sees what it cannot know: \.hands/,
    game: honest({
      view: (state, viewer) => ({ ...view(state, viewer), hands: state.players.map(({ hand }) => hand) }),
    }),
  },
  {
    what: 'options that tell what another seat holds',
    law: 'a view shows only what its viewer may know',
    says: /the question of seat 0 depends on what it cannot know/,
    game: honest({}, { turn: guess }),
  },
  {
    what: 'a note to all of what was sealed',
    law: 'notes tell only what their reader may know',
    says: /a note tells seat \d what it cannot know: \[0\]\.card/,
    game: honest({}, { seal: sealAloud }),
  },
  {
    what: 'a view with the questions of all',
    law: 'a view shows no question of another seat',
    says: /entry 0: seat 1 sees the question "mood" of seat 0/,
    game: honest(
      { view: (state, viewer) => ({ ...view(state, viewer), asked: state.extra.asked ?? null }) },
      { turn: askAloud },
    ),
  },
  {
    what: 'a determinize that does nothing',
    law: 'what a viewer cannot know is dealt anew',
    says: /determinize for seat \d never changes what only seat \d can know/,
    game: honest({ determinize: () => {} }),
  },
  {
    what: 'hidden cards in a local variable across a pause',
    law: 'a world dealt anew can be played to its end',
    says: /dealt anew for .*, the game cannot go on: card \d is not in the hand/,
    game: honest({}, { seal: stale }),
  },
  {
    what: 'advice that looks at the hand of another seat',
    law: 'advice is well formed and values only what its seat may know',
    says: /seat 0 values by what it cannot know: \d instead of \d/,
    game: honest({
      advice: { ...advice, evaluate: ({ players }, seat) => players.at(seat - 1)?.hand[0] ?? 0 },
    }),
  },
  {
    what: 'advice with a weight too few',
    law: 'advice is well formed and values only what its seat may know',
    says: /the advice for seat 0: 1 weights for 2 answers/,
    game: honest({ advice: { ...advice, priors: () => [1] } }),
  },
]

/** Games that are not a function of their log; one law is enough to notice. */
export const HOPELESS: readonly BrokenGame[] = [
  {
    what: 'rules that throw dice of their own',
    law: 'the same log gives the same states and notes',
    says: /played a second time, the entry\.state is/,
    game: honest({}, { turn: ownDice }),
  },
  {
    what: 'rules that wear out the content they share',
    law: 'the same log gives the same states and notes',
    says: /played a second time, the entry\.state is/,
    game: honest({}, { turn: wearOut }),
  },
]

type Rounds = NonNullable<Game<State, null>['series']>

const stageOf = (round: number, subject: string): Stage => ({
  number: Math.min(round + 1, 2),
  of: 2,
  subject,
})

const isSealed = ({ players }: State): boolean => players.some(({ sealed }) => sealed !== null)

function roundsOver({ players }: State, count: number): GameOver[] {
  const result: SeatResult = { kind: 'ranked', won: false, place: 1, of: 2, points: null }
  return Array.from({ length: count }, () => ({ subject: 'round', results: players.map(() => result) }))
}

/** Each of its two rounds is told to be a game of its own. */
function inTwoGames(changes: Partial<Rounds>): Game {
  return honest({
    series: {
      stage: ({ round }) => stageOf(round, 'round'),
      gamesOver: (state) => roundsOver(state, state.round),
      ends: () => false,
      ...changes,
    },
  }) as Game
}

/** The same without a fault. */
export const honestRounds = inTwoGames({})

const worn = { uses: 0 }

function* wearOut(t: Honest, seat: number): Flow {
  yield* turn(t, seat)
  worn.uses += 1
  t.state.extra.uses = worn.uses
}

function* ownDice(t: Honest, seat: number): Flow {
  yield* turn(t, seat)
  t.state.extra.die = Math.random()
}

function* endless(t: Honest, seat: number): Flow {
  while (true) yield* turn(t, seat)
}

/** In the first round each may boast, and is asked of what. */
function boasting(turnOf: typeof turn): Game {
  const { play } = honest({}, { turn: turnOf })
  const boast = (t: Honest): void => {
    const { extra } = t.state
    t.offer<string>({
      kind: 'boast',
      open: (seat) => t.state.round === 0 && extra[seat] === undefined,
      options: () => ['boast'],
      act: function* (seat): Flow {
        extra[seat] = true
        yield* t.choose(seat, 'boast.of', () => (t.state.round === 0 ? ['luck', 'skill'] : []))
      },
    })
  }
  return honest({
    play: (t, from) => {
      boast(t)
      return play(t, from)
    },
  })
}

/** The same without the fault: when the second round begins, nobody boasts any more. */
export const boastingInTime = boasting(function* (t, seat) {
  if (t.state.round > 0) t.withdraw('boast')
  yield* turn(t, seat)
})

function* spendAllButOne(t: Honest, seat: number): Flow {
  yield* t.choose(seat, 'spend', playerAt(t.state, seat).hand.slice(1))
}

function* sayYesOrNo(t: Honest, seat: number): Flow {
  const refuse = (answer: Json): string | null => (answer === 'yes' ? null : 'say yes')
  yield* t.compose(seat, 'say', { refuse, examples: () => ['yes', 'no'] })
}

function* tooBold(t: Honest, seat: number): Flow {
  if ((yield* t.choose(seat, 'mood', ['calm', 'bold'])) === 'bold') throw new Error('too bold')
}

function* lookedAt(t: Honest, seat: number): Flow {
  t.state.extra.looked = false
  yield* t.choose(seat, 'mood', () => {
    t.state.extra.looked = true
    return ['calm', 'bold']
  })
  t.state.extra.looked = false
}

function* onlyCalm(t: Honest, seat: number): Flow {
  yield* t.choose(seat, 'mood', ['calm', 'calm'])
}

function* fickle(t: Honest, seat: number): Flow {
  let looked = 0
  yield* t.choose(seat, 'mood', () => {
    looked += 1
    return looked === 1 ? ['calm'] : ['calm', 'bold']
  })
}

function withExtra(extra: (state: State) => Record<string, unknown>): Game {
  return honest({
    setup(...given) {
      const state = setup(...given)
      return Object.assign(state, { extra: extra(state) })
    },
  })
}

function* tellUndefined(t: Honest, seat: number): Flow {
  yield* turn(t, seat)
  const nothing: Json[] = []
  t.note({ kind: 'again', mood: nothing[0] as Json })
}

function withOutcome(change: (outcome: RankedOutcome) => Partial<RankedOutcome>): Game {
  return honest({
    outcome(...given) {
      const right = outcome(...given)
      return right?.kind === 'ranked' ? { ...right, ...change(right) } : right
    },
  })
}

/** Counts rounds in a variable, which starts again when play begins at a checkpoint. */
function* countAside(t: Honest, from?: Json): Flow {
  let steps = 0
  const flow = honest().play(t, from)
  for (let given: unknown; ; ) {
    const { done, value } = flow.next(given)
    if (done) return
    if (t.state.round === steps) steps += 1
    t.state.extra.steps = steps
    given = yield value
  }
}

function* markNowhere(t: Honest, from?: Json): Flow {
  if (from === 'nowhere') throw new Error('there is no step "nowhere"')
  t.checkpoint('nowhere')
  yield* honest().play(t, from)
}

let played = 0

function* tellNumber(t: Honest, from?: Json): Flow {
  played += 1
  t.note({ kind: 'game', number: played })
  yield* honest().play(t, from)
}

function* rememberOptions(t: Honest, seat: number): Flow {
  let found: string[] = []
  yield* t.choose(seat, 'mood', () => {
    found = ['calm', 'bold']
    return found
  })
  yield* t.choose(seat, 'again', found.length === 2 ? [0, 1] : [0, 1, 2])
}

function unlimited(input: Json): Checked<Json> {
  const { limit = Number.POSITIVE_INFINITY } = input as { limit?: Json }
  return typeof limit === 'number'
    ? { ok: true, value: { limit } }
    : { ok: false, message: 'the limit must be a number' }
}

function* judgeByExamples(t: Honest, seat: number): Flow {
  let words: Json[] = []
  yield* t.compose(seat, 'say', {
    refuse: (answer) => (words.includes(answer) ? null : 'unknown word'),
    examples: () => {
      words = ['yes', 'no']
      return words
    },
  })
}

function* careless(t: Honest, seat: number): Flow {
  const refuse = (answer: Json): string | null =>
    (answer as string).length === 3 ? null : 'three letters, please'
  yield* t.compose(seat, 'say', { refuse, examples: () => ['yes', 'yea'] })
}

function* credulous(t: Honest, seat: number): Flow {
  yield* t.compose(seat, 'say', { refuse: () => null, examples: () => ['yes', 'no'] })
}

/** One card lies aside, hidden; a seat may look at it. */
function* peek(t: Honest, seat: number): Flow {
  t.state.extra.aside ??= t.draw(t.state.deck) ?? 0
  if (yield* t.choose(seat, 'look', [true, false])) t.state.extra[`seen by ${seat}`] = true
}

function viewWithPeeks(state: State, viewer: Viewer): Json {
  const { aside = null, [`seen by ${viewer}`]: seen } = state.extra
  return { ...view(state, viewer), aside: seen ? aside : null }
}

function determinizeAfterPeeks(state: State, viewer: Viewer, chance: Chance): void {
  const { aside, [`seen by ${viewer}`]: seen } = state.extra
  const hidden = typeof aside === 'number' && !seen
  if (hidden) state.deck.rest.push(aside)
  determinize(state, viewer, chance, null)
  if (hidden) state.extra.aside = state.deck.rest.pop() ?? 0
}

function* inOrder(t: Honest, seat: number): Flow {
  const player = playerAt(t.state, seat)
  sealCard(player, yield* t.choose(seat, 'seal', () => player.hand))
  t.state.extra.order = `${t.state.extra.order ?? ''}${seat}`
}

/** The first may take the left or the right place, the others also the middle, but not the last one taken. */
function* firstCome(t: Honest, seat: number): Flow {
  const { extra } = t.state
  const free = (): string[] =>
    extra.taken === undefined
      ? ['left', 'right']
      : ['left', 'middle', 'right'].filter((each) => each !== extra.taken)
  extra.taken = yield* t.choose(seat, 'place', free)
  const player = playerAt(t.state, seat)
  sealCard(player, yield* t.choose(seat, 'seal', () => player.hand))
}

function* guess(t: Honest, seat: number): Flow {
  yield* t.choose(seat, 'guess', () => t.state.players.at(seat - 1)?.hand ?? [])
}

function* sealAloud(t: Honest, seat: number): Flow {
  const player = playerAt(t.state, seat)
  const card = yield* t.choose(seat, 'seal', () => player.hand)
  sealCard(player, card)
  t.note({ kind: 'sealed', seat, card })
}

function* askAloud(t: Honest, seat: number): Flow {
  const options = ['calm', 'bold']
  t.state.extra.asked = { seat, kind: 'mood', options }
  yield* t.choose(seat, 'mood', options)
  t.state.extra.asked = null
}

function* stale(t: Honest, seat: number): Flow {
  const player = playerAt(t.state, seat)
  const hand = [...player.hand]
  const card = yield* t.choose(seat, 'seal', hand)
  if (!player.hand.includes(card)) throw new Error(`card ${card} is not in the hand`)
  sealCard(player, card)
}
