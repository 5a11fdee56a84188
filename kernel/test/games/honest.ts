import {
  type Flow,
  type Game,
  inSteps,
  type Json,
  type Pool,
  pool,
  poolSize,
  rankedByPoints,
  shuffle,
  type Table,
} from '@curio/kernel'

export interface Player {
  hand: number[]
  sealed: number | null
  score: number
}

/** What broken games add to it is theirs; the honest game leaves `extra` alone. */
export interface State {
  readonly players: Player[]
  readonly deck: Pool<number>
  readonly extra: Record<string, Json>
  round: number
  over: boolean
}

export type Honest = Table<State, null>

const HAND = 2
const CARDS = 9

export interface Parts {
  /** Before the sealing, one seat after the other. */
  readonly turn?: (t: Honest, seat: number) => Flow
  /** All at once. */
  readonly seal?: (t: Honest, seat: number) => Flow
}

/**
 * The smallest game in which every law has something to say: two hands, two rounds, in each a turn and a
 * sealed card. Its parts can be replaced by broken ones.
 */
export function honest(changes: Partial<Game<State, null>> = {}, parts: Parts = {}): Game<State, null> {
  return {
    id: 'honest',
    rules: 1,
    seats: { min: 2, max: 3 },
    bound: 20,
    packs: {},
    checkPack: () => [],
    options: () => ({ ok: true, value: {} }),
    content: () => null,
    setup: ({ seats }) => ({
      players: Array.from({ length: seats }, () => ({ hand: [], sealed: null, score: 0 })),
      deck: pool(Array.from({ length: CARDS }, (_, card) => card)),
      extra: {},
      round: 0,
      over: false,
    }),
    play: (t, from) => inSteps(t, from ?? 'deal', (step) => play(t, step, { turn, seal, ...parts })),
    view,
    determinize(state, viewer, chance) {
      const others = state.players.filter((_, seat) => seat !== viewer)
      const unseen = [...state.deck.rest, ...others.flatMap(cardsOf)]
      shuffle(unseen, chance)
      for (const player of others) {
        player.hand = unseen.splice(0, player.hand.length)
        if (player.sealed !== null) player.sealed = unseen.pop() ?? null
      }
      state.deck.rest.splice(0, state.deck.rest.length, ...unseen)
    },
    outcome: ({ players, over }) => {
      if (!over) return null
      return rankedByPoints(
        players.map(({ score }) => ({ total: score, by: { score } })),
        'end',
      )
    },
    advice: {
      evaluate: ({ players }, seat) => players[seat]?.score ?? 0,
      priors: () => null,
      turnOver: () => true,
      settled: ({ over }) => over,
    },
    ...changes,
  }
}

export function playerAt(state: State, seat: number): Player {
  return state.players[seat] ?? { hand: [], sealed: null, score: 0 }
}

const cardsOf = ({ hand, sealed }: Player): number[] => (sealed === null ? hand : [...hand, sealed])

function* play(t: Honest, step: Json, parts: Required<Parts>): Flow<Json | null> {
  const { state } = t
  if (step === 'deal') {
    for (const { hand } of state.players) while (hand.length < HAND) hand.push(t.draw(state.deck) ?? 0)
    return 'round'
  }
  yield* playRound(t, parts)
  state.round += 1
  if (state.round < HAND) return 'round'
  state.over = true
  return null
}

function* playRound(t: Honest, parts: Required<Parts>): Flow {
  const { players } = t.state
  const seats = [...players.keys()]
  for (const seat of seats) yield* parts.turn(t, seat)
  yield* t.together(seats, (seat) => parts.seal(t, seat))
  t.reveal()
  const best = Math.max(...players.map(({ sealed }) => sealed ?? 0))
  for (const player of players) {
    if (player.sealed === best) player.score += 1
    player.sealed = null
  }
}

export function* turn(t: Honest, seat: number): Flow {
  const mood = yield* t.choose(seat, 'mood', ['calm', 'bold'])
  t.note({ kind: 'mood', seat, mood })
}

function* seal(t: Honest, seat: number): Flow {
  const player = playerAt(t.state, seat)
  const card = yield* t.choose(seat, 'seal', () => player.hand)
  sealCard(player, card)
  t.note({ kind: 'sealed', seat, card }, [seat], { kind: 'sealed', seat })
}

export function sealCard(player: Player, card: number): void {
  player.hand = player.hand.filter((each) => each !== card)
  player.sealed = card
}

/** What everybody may see, and the viewer's own cards. */
export function view(
  { players, deck, over }: State,
  viewer: number | null,
): { readonly [key: string]: Json } {
  const seen = players.map(({ hand, sealed, score }, seat) =>
    seat === viewer ? { hand, sealed, score } : { hand: hand.length, sealed: sealed !== null, score },
  )
  return { players: seen, deck: poolSize(deck), over }
}
