import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { type Game, reasonOf } from '@curio/kernel'
import { conformance, type LawName } from '../src/conformance.ts'
import { BROKEN, boastingInTime, HOPELESS, honestRounds } from './games/broken.ts'
import { honest } from './games/honest.ts'

const LAWS = conformance(honest(), { optionSets: [{ seats: 2 }] }).map(({ law }) => law)

/** The laws that a game breaks, with what they say. */
function brokenBy(game: Game): Map<LawName, string> {
  const broken = new Map<LawName, string>()
  for (const { law, check } of conformance(game, {
    optionSets: [{ seats: 2 }, { seats: 3 }],
    games: 2,
    samples: 8,
  })) {
    try {
      check()
    } catch (cause) {
      broken.set(law, reasonOf(cause))
    }
  }
  return broken
}

test('an honest game keeps every law', () => {
  assert.deepEqual(brokenBy(honest()), new Map())
  assert.deepEqual(brokenBy(boastingInTime), new Map())
  assert.deepEqual(brokenBy(honestRounds), new Map())
})

test('there is a broken game for every law', () => {
  assert.deepEqual(new Set(BROKEN.map(({ law }) => law)), new Set(LAWS))
})

suite('a broken game breaks its law and no other', () => {
  for (const { what, law, also = [], says, game } of BROKEN) {
    test(`${law}: ${what}`, () => {
      const broken = brokenBy(game)
      assert.deepEqual([...broken.keys()], [law, ...also], [...broken.values()].join('\n'))
      assert.match(broken.get(law) ?? '', says)
    })
  }
})

suite('a game that is no function of its log is found out', () => {
  for (const { what, law, says, game } of HOPELESS) {
    test(`${law}: ${what}`, () => assert.match(brokenBy(game).get(law) ?? '', says))
  }
})
