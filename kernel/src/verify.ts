import { reasonOf } from './answer.ts'
import { type Chance, liveOutcomes, ReplayChance } from './chance.ts'
import type { Game, Packs } from './game.ts'
import { fromHex } from './hash.ts'
import { sameJson } from './json.ts'
import { commitmentTo, type Entry, firstLink, type Log, nextLink, stateDigest } from './log.ts'
import { Run } from './run.ts'
import { setupOf } from './setup.ts'

export type Verdict =
  | {
      readonly ok: true
      readonly entries: number
      readonly outcomes: number
      readonly seedChecked: boolean
      /** Whether the log goes to the end of the match. */
      readonly over: boolean
    }
  | { readonly ok: false; readonly entry: number | null; readonly message: string }

/**
 * Checks a whole log: the chain of digests, the legality of every answer, the state after every entry and,
 * where the seed is revealed, every outcome of chance. Packs that the log carries are used.
 */
export function verify(game: Game, log: Log, packs: Packs = log.packs ?? {}): Verdict {
  const setup = setupOf(game, log.header, packs)
  if (!setup.ok) return wrong(null, setup.message)
  const seed = log.seed === undefined ? null : fromHex(log.seed)
  if (log.seed !== undefined && seed === null) return wrong(null, 'the seed is not hexadecimal')
  if (seed && commitmentTo(seed) !== log.header.commitment)
    return wrong(null, 'the seed does not fit the commitment')
  const [start, ...answers] = log.entries
  if (!start) return wrong(0, 'the log has no start')
  const recorded = new ReplayChance()
  const chance = seed ? againstSeed(recorded, seed) : recorded
  let entry = 0
  let outcomes = 0
  try {
    if (start.seat !== null || start.answer !== null) throw new Error('the first entry must be the start')
    recorded.begin(start.chance)
    const run = new Run(game, setup.value, log.header.rules, chance)
    let link = checkEntry(start, firstLink(log.header), run, recorded)
    outcomes += start.chance.length
    for (const each of answers) {
      entry += 1
      recorded.begin(each.chance)
      playChecked(run, each)
      link = checkEntry(each, link, run, recorded)
      outcomes += each.chance.length
    }
    return { ok: true, entries: entry + 1, outcomes, seedChecked: seed !== null, over: run.over }
  } catch (cause) {
    return wrong(entry, reasonOf(cause))
  }
}

/** Compares every outcome of the log with the one that the seed gives. */
function againstSeed(recorded: Chance, seed: Uint8Array): Chance {
  const outcomeAt = liveOutcomes(seed)
  let index = 0
  return {
    below(n) {
      const outcome = recorded.below(n)
      const expected = outcomeAt(index, n)
      if (outcome !== expected)
        throw new Error(`outcome ${index} is ${outcome}, but the seed gives ${expected}`)
      index += 1
      return outcome
    },
  }
}

function playChecked(run: Run, { seat, ask: index = 0, answer }: Entry): void {
  const ask = run.askOf(seat, index)
  if (!ask) throw new Error(`seat ${seat} is not asked ${index === 0 ? 'anything' : 'so much'} here`)
  const fault = ask.fault(answer)
  if (fault) throw new Error(`illegal answer to "${ask.kind}": ${fault.message}`)
  if (!sameJson(ask.settle(answer), answer))
    throw new Error(`the answer to "${ask.kind}" is not in its order`)
  run.answer(ask, answer)
}

/** Checks what an entry says of the position after it, and returns its link. */
function checkEntry(entry: Entry, previous: string, run: Run, recorded: ReplayChance): string {
  recorded.end()
  const link = nextLink(previous, entry)
  if (link !== entry.chain) throw new Error('the chain of digests is broken')
  if (stateDigest(run.state) !== entry.state) throw new Error('the state is not the one recorded')
  return link
}

const wrong = (entry: number | null, message: string): Verdict => ({ ok: false, entry, message })
