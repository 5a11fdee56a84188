import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fastChance, type Game, type Json, type Log, Match, stateDigest, verify } from '@curio/kernel'
import { anyAnswer, give, recordedMatch } from '@curio/kernel/testing'
import { route } from '../index.ts'
import type { RouteState } from '../rules/state.ts'
import { newMatch, type RouteMatch, viewOf } from './support/text.ts'
import { shortTours } from './support/tour.ts'

const FILE = `${import.meta.dirname}/golden-tours/campaign-fame-2.json`
const { match: finished, log } = recordedMatch(route as Game, JSON.parse(readFileSync(FILE, 'utf8')))

/** The match of the recorded campaign after its first entries. */
function resumedAt(entries: number): Match {
  const begun: Log = { ...log, entries: log.entries.slice(0, entries) }
  const loaded = Match.load(route as Game, begun, Buffer.from(log.seed ?? '', 'hex'))
  assert.ok(loaded.ok, JSON.stringify(loaded))
  return loaded.value
}

/** Where somebody chooses what to take into the next city. */
const BREAKS = log.entries.flatMap(({ answer }, entry) => (String(answer).startsWith('SUP_') ? [entry] : []))

test('the log of a campaign is verified, and one that was changed is not', () => {
  const verdict = verify(route as Game, log)
  assert.ok(verdict.ok && verdict.over && verdict.seedChecked)
  const [choice = 0] = BREAKS
  const entries = log.entries.map((each, entry) =>
    entry === choice ? { ...each, answer: 'SUP_ALLEY' as Json } : each,
  )
  const changed = verify(route as Game, { ...log, entries } as Log)
  assert.ok(!changed.ok && changed.entry === choice)
})

test('RT-CAMP-9: a campaign that was left between two cities goes on as if it had not been', () => {
  assert.equal(BREAKS.length, 2)
  for (const entry of BREAKS) {
    const match = resumedAt(entry)
    const state = match.state as RouteState
    assert.deepEqual([state.phase, match.questions(match.awaited()[0] ?? -1)[0]?.kind], ['over', 'support'])
    for (const { seat, answer } of log.entries.slice(entry)) give(match, seat ?? -1, answer ?? null)
    assert.equal(stateDigest(match.state as Json), stateDigest(finished.state as Json))
    assert.deepEqual(match.outcome(), finished.outcome())
    assert.deepEqual(match.notes, finished.notes)
  }
})

const supportLeft = (match: RouteMatch, seat: number): number =>
  viewOf(match, seat).players[seat]?.board.support?.length ?? 0

test('RT-CAMP-9: who takes back an answer has the support bonus again', () => {
  let takenBack = 0
  for (let seed = 0; takenBack < 3; seed++) {
    const match = newMatch(2, { edition: 'booklet', campaign: {} }, `undo ${seed}`, shortTours)
    const chance = fastChance(seed)
    while (!match.over) {
      const seat = match.awaited()[0] ?? 0
      const [question] = match.questions(seat)
      assert.ok(question)
      const before = viewOf(match, seat)
      const held = supportLeft(match, seat)
      const value = anyAnswer(question, chance)
      give(match, seat, value)
      if (match.over || supportLeft(match, seat) !== held - 1 || !match.undo(seat).ok) continue
      takenBack++
      assert.deepEqual(viewOf(match, seat), before)
      give(match, seat, value)
    }
  }
})
