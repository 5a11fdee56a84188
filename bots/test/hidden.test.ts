import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastChance, type Json } from '@curio/kernel'
import { BOT_NAMES, makeBot } from '../src/bots.ts'
import { imagine, type Position, play, withoutUnseen } from '../src/position.ts'
import { positions } from './support/positions.ts'

const budget = { iterations: 10 }

function decisionsAt(position: Position): Json[] {
  return BOT_NAMES.map((name) => makeBot({ name, seed: 5, budget }).decide(position))
}

/** Positions in which both seats are asked at the same time. */
const together = positions(2, {}, 21, 1)
  .map(({ position }) => position)
  .filter((position) => play(position, fastChance(0)).questions.length === 2)

test('what another seat answers side by side changes no decision', () => {
  const compared = together.filter((_, index) => index % 11 === 3)
  assert.ok(compared.length >= 3)
  for (const position of compared) {
    const run = play(position, fastChance(0))
    const other = run.questions.find(({ seat }) => seat !== position.seat)
    assert.ok(other)
    const answers = other.candidates()
    const after = (answer: Json): Position => ({
      ...position,
      entries: [...position.entries, { seat: other.seat, answer, chance: [] }],
    })
    const before = decisionsAt(position)
    assert.deepEqual(decisionsAt(after(answers[0] as Json)), before)
    assert.deepEqual(decisionsAt(after(answers.at(-1) as Json)), before)
  }
})

test('answers side by side are forgotten, all others stay', () => {
  for (const position of together) {
    const known = withoutUnseen(position)
    const own = position.entries.slice(known.from?.entry ?? 0).filter(({ seat }) => seat === position.seat)
    assert.deepEqual(
      known.entries.filter(({ seat }) => seat === position.seat),
      own,
    )
    const [ask] = play(known, fastChance(0)).questions.filter(({ seat }) => seat === position.seat)
    const [same] = play(position, fastChance(0)).questions.filter(({ seat }) => seat === position.seat)
    assert.deepEqual(ask?.candidates(), same?.candidates())
    assert.equal(ask?.ordinal, same?.ordinal)
  }
})

interface Secrets {
  readonly players: readonly { readonly dealt: readonly string[]; readonly taskShown: boolean }[]
}

function secretsOf(position: Position): Secrets['players'] {
  return (play(position, fastChance(0)).state as Secrets).players
}

/** Positions of a game in which nobody shows the task that is kept. */
function secretGame(seed: number): Position[] {
  const game = positions(2, {}, seed, 13).map(({ position }) => position)
  const isSecret = game.at(-1) && secretsOf(game.at(-1) as Position).every(({ taskShown }) => !taskShown)
  return isSecret ? game : secretGame(seed + 1)
}

/** Each of these positions, and the same one with the other of two tasks kept by the other seat. */
function secretTasks(): readonly (readonly [Position, Position])[] {
  const compared = secretGame(22).slice(1)
  assert.ok(compared.length > 3)
  return compared.map((position) => {
    const other = 1 - position.seat
    const dealt = secretsOf(position)[other]?.dealt ?? []
    const entries = position.entries.map((entry) => {
      const kept = entry.seat === other ? dealt.indexOf(entry.answer as string) : -1
      return kept < 0 ? entry : { ...entry, answer: dealt[1 - kept] as string }
    })
    assert.notDeepEqual(entries, position.entries)
    return [position, { ...position, entries }]
  })
}

test("another seat's secret task changes no decision", () => {
  for (const [position, changed] of secretTasks())
    assert.deepEqual(decisionsAt(changed), decisionsAt(position))
})

test("another seat's secret task changes nothing of what is imagined", () => {
  for (const [position, changed] of secretTasks())
    for (let seed = 1; seed <= 8; seed++) {
      const [one, other] = [position, changed].map((each) => imagine(each, fastChance(seed)).state)
      assert.deepEqual(other, one)
    }
})
