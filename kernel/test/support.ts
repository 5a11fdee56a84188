import assert from 'node:assert/strict'
import {
  type Flow,
  type Game,
  type Json,
  Match,
  type Question,
  type Refusal,
  stateDigest,
  type Table,
  type UndoRefusal,
} from '@curio/kernel'

export { give } from '@curio/kernel/testing'

export const SEED = Uint8Array.from({ length: 32 }, (_, index) => index)

/** A game made of nothing but a flow and the state it works on. */
export function gameOf<S>(
  state: () => S,
  play: (t: Table<S, null>) => Flow,
  changes: Partial<Game<S, null>> = {},
): Game<S, null> {
  return {
    id: 'tiny',
    rules: 1,
    seats: { min: 1, max: 4 },
    bound: 100,
    packs: {},
    checkPack: () => [],
    options: (value) => ({ ok: true, value }),
    content: () => null,
    setup: state,
    play,
    view: (given) => given as Json,
    determinize: () => {},
    outcome: () => null,
    advice: { evaluate: () => 0, priors: () => null, turnOver: () => true, settled: () => false },
    ...changes,
  }
}

export interface Begin {
  readonly seats?: number
  readonly options?: Json
  readonly seed?: Uint8Array
}

export function begin<S, C>(
  game: Game<S, C>,
  { seats = 2, options = {}, seed = SEED }: Begin = {},
): Match<S, C> {
  const match = Match.create(game, { seats, options, seed })
  assert.ok(match.ok, match.ok ? '' : match.message)
  return match.value
}

export function questionOf(match: Match, seat: number): Question {
  const [question] = match.questions(seat)
  assert.ok(question, `seat ${seat} is not asked`)
  return question
}

/** Everything about a match that a refusal must leave alone. */
export function fingerprint(match: Match): string {
  const seats = Array.from({ length: match.header.seats }, (_, seat) => seat)
  const questions = seats.map((seat) => match.questions(seat))
  return JSON.stringify([stateDigest(match.state), match.log(), questions, match.notes])
}

/** The code of a refusal, or "accepted". */
export function codeOf(
  done: Accepted | { readonly ok: false; readonly refusal: Refusal | UndoRefusal },
): string {
  if (done.ok) return 'accepted'
  assert.notEqual(done.refusal.message, '')
  return done.refusal.code
}

interface Accepted {
  readonly ok: true
}
