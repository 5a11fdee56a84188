import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Ask,
  checkSetup,
  fastChance,
  type Game,
  type Json,
  Run,
  type Setup,
  winnersOf,
} from '@curio/kernel'
import { anyCandidate, checkedWeights } from '@curio/kernel/testing'
import { cryptidsAdvice } from '../bot.ts'
import { cryptids } from '../index.ts'
import { actOf, DIE } from '../rules/acts.ts'
import type { CryptidsContent } from '../rules/content.ts'
import type { CryptidsState, Player } from '../rules/state.ts'

type CryptidsRun = Run<CryptidsState, CryptidsContent>
type Choose = (run: CryptidsRun, ask: Ask<unknown>) => Json

const ALL_MODES: readonly (readonly [number, Json])[] = [
  [1, {}],
  [2, {}],
  [3, {}],
  [4, {}],
  [1, { wolpertinger: true }],
  [3, { noBids: true, wolpertinger: true }],
]

function setupFor(seats: number, options: Json): Setup {
  const setup = checkSetup(cryptids as Game, seats, options, {})
  if (!setup.ok) throw new Error(setup.message)
  return setup.value
}

const anything = (seed: number): Choose => {
  const chance = fastChance(seed)
  return (_, ask) => anyCandidate(ask, chance)
}

function opinionOn(run: CryptidsRun, ask: Ask<unknown>): readonly number[] {
  const { state, content } = run
  const weights = cryptidsAdvice.priors(state, ask.seat, ask.kind, ask.candidates(), content)
  assert.ok(weights, `no opinion on "${ask.kind}"`)
  return weights
}

/** What the advice finds most promising. */
const promising: Choose = (run, ask) => {
  const weights = opinionOn(run, ask)
  return ask.candidates()[weights.indexOf(Math.max(...weights))] as Json
}

/** Plays a game, and looks at every question before it is answered. */
function playGame(
  [seats, options]: readonly [number, Json],
  seed: number,
  choose: Choose,
  look?: Choose,
): CryptidsRun {
  const run: CryptidsRun = new Run(cryptids, setupFor(seats, options), cryptids.rules, fastChance(seed))
  while (!run.over) {
    const [ask] = run.questions
    assert.ok(ask)
    look?.(run, ask)
    run.answer(ask, choose(run, ask))
  }
  return run
}

const playerAt = ({ state }: CryptidsRun, seat: number): Player => state.players[seat] as Player

const lookClosely: Choose = (run, ask) => {
  assert.ok(checkedWeights(run, ask), ask.kind)
  return null
}

test('advice has a weight for every option of every question, and leaves the state as it was', () => {
  for (const [index, mode] of ALL_MODES.entries()) {
    playGame(mode, index, anything(index), lookClosely)
    playGame(mode, index, promising, lookClosely)
  }
})

test('advice for a seat uses only what that seat may know', () => {
  let number = 0
  const look: Choose = (run, ask) => {
    number += 1
    if (number % 7 !== 0) return null
    const advise = (): unknown => [
      cryptidsAdvice.evaluate(run.state, ask.seat, run.content),
      opinionOn(run, ask),
    ]
    const before = advise()
    const kept = structuredClone(run.state)
    for (const seed of [1, 2]) {
      cryptids.determinize(run.state, ask.seat, fastChance(seed), run.content)
      assert.deepEqual(advise(), before, ask.kind)
    }
    Object.assign(run.state, kept)
    return null
  }
  for (const seats of [2, 4]) playGame([seats, {}], 50 + seats, anything(seats), look)
})

test('at the end a position is worth its points, and a game lost to the Poacher less than any other', () => {
  const run = playGame([3, {}], 9, promising)
  const outcome = cryptids.outcome(run.state, run.content)
  for (const seat of [0, 1, 2]) {
    assert.equal(cryptidsAdvice.evaluate(run.state, seat, run.content), outcome?.points[seat]?.total)
  }
  const lost = { ...run.state, lost: 'five' as const }
  assert.ok(cryptidsAdvice.evaluate(lost, 0, run.content) < 0)
})

test('who follows the advice finds and relocates cryptids, and beats whoever does anything', () => {
  for (const seed of [1, 2, 3, 4]) {
    const random = anything(seed)
    const seat = seed % 2
    const run = playGame([2, {}], seed, (at, ask) => (ask.seat === seat ? promising : random)(at, ask))
    const { found } = playerAt(run, seat)
    assert.ok(found.length >= 2, `${found.length} found`)
    assert.ok(
      found.some(({ relocated }) => relocated !== null),
      'none relocated',
    )
    const outcome = cryptids.outcome(run.state, run.content)
    assert.deepEqual(outcome && winnersOf(outcome, 2), [seat])
  }
})

test('turns are counted one by one, whoever is next', () => {
  const counted = new Map<number, number>()
  const look: Choose = (run, ask) => {
    const turns = cryptidsAdvice.turns?.(run.state, ask.seat) ?? 0
    const before = counted.get(ask.seat)
    if (before !== undefined) assert.ok(turns === before || turns === before + 1, ask.kind)
    counted.set(ask.seat, turns)
    return null
  }
  for (const mode of ALL_MODES.slice(0, 2)) {
    counted.clear()
    const run = playGame(mode, 3, anything(3), look)
    for (const [seat, turns] of counted) assert.equal(turns, 2 * run.state.round - 1, `seat ${seat}`)
  }
})

/** A position in a turn of the first seat, with nothing at hand but what is given. */
function positionWith(change: (run: CryptidsRun, player: Player) => void): {
  run: CryptidsRun
  ask: Ask<unknown>
} {
  const run: CryptidsRun = new Run(cryptids, setupFor(2, { seating: [0, 1] }), cryptids.rules, fastChance(4))
  const choose = anything(4)
  for (;;) {
    const [ask] = run.questions
    assert.ok(ask)
    if (ask.kind === 'turn' && ask.seat === 0) {
      change(run, playerAt(run, 0))
      return { run, ask }
    }
    run.answer(ask, choose(run, ask))
  }
}

/** Puts what a displayed card requires on the board of the first seat, his bid on it, and him beside it. */
function readyToFind(run: CryptidsRun, player: Player): string {
  const slot = run.state.display.find(
    (each) => each?.evidence.length === 2 && new Set(each.evidence).size === 2,
  )
  assert.ok(slot?.location)
  for (const each of run.state.display) if (each) each.bids = each.bids.filter((seat) => seat !== 0)
  slot.bids = [0]
  player.place = slot.location
  const tokens = [...run.content.tokens.values()]
  player.evidence = slot.evidence.map((type) => tokens.find((token) => token.face === type)?.id ?? '')
  return slot.card
}

test('CR-TRACK-3, CR-TRY-1: finding for certain is more promising than dice, and than ending the turn', () => {
  let card = ''
  const { run, ask } = positionWith((at, player) => {
    card = readyToFind(at, player)
  })
  const weights = opinionOn(run, ask)
  const judged = ask.candidates().map((option, index) => ({
    act: actOf('turn', option),
    weight: weights[index] as number,
  }))
  const rivals = judged.filter(({ act }) => act.type === 'end' || (act.type === 'track' && act.card === card))
  const certain = rivals.find(({ act }) => act.type === 'track' && !act.cover.includes(DIE))
  assert.ok(certain)
  assert.ok(rivals.length > 2)
  for (const other of rivals)
    if (other !== certain) assert.ok(certain.weight > other.weight, JSON.stringify(other.act))
})

test('the nearer the evidence for a bid, the better the position', () => {
  const worthWith = (evidence: number): number => {
    const { run } = positionWith((at, player) => {
      readyToFind(at, player)
      player.evidence.length = evidence
    })
    const { state, content } = run
    return cryptidsAdvice.evaluate(state, 0, content)
  }
  assert.ok(worthWith(2) > worthWith(1))
  assert.ok(worthWith(1) > worthWith(0))
})
