import { fastChance, Match, type Question } from '@curio/kernel'
import { playAtRandom } from '@curio/kernel/testing'
import { cryptids } from '../../index.ts'
import { asCryptidsView, type CryptidsView } from '../../text/index.ts'

/** What a seat sees and is asked at one moment of a random game. */
export interface Moment {
  readonly view: CryptidsView
  readonly question: Question
}

/** Plays a random game, and shows every question to a witness; gives the finished match. */
export function walk(seats: number, seed: number, witness: (moment: Moment) => void): Match {
  const bytes = new Uint8Array(32).fill(seed)
  const made = Match.create(cryptids, { seats, options: {}, seed: bytes })
  if (!made.ok) throw new Error(made.message)
  const match = made.value
  playAtRandom(match, fastChance(seed), (question) =>
    witness({ view: asCryptidsView(match.view(question.seat)), question }),
  )
  return match
}
