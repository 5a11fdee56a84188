import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Ask, checkSetup, fastChance, type Json, optionsOf, Run } from '@curio/kernel'
import fc from 'fast-check'
import { cryptids } from '../index.ts'
import { type Act, isQuestionKind, QUESTION_KINDS, readAct, writeAct } from '../rules/acts.ts'
import { isEager } from './support/acts.ts'
import { playGame } from './support/text.ts'

const EVERY_MODE = [
  [1, { wolpertinger: true }],
  [2, {}],
  [2, { noBids: true }],
  [3, { wolpertinger: true }],
  [4, { wolpertinger: true }],
] as const

/** Plays a random game and shows every question that is open, the offers too. */
function play(seats: number, options: Json, seed: number, look: (ask: Ask<unknown>) => void): void {
  const setup = checkSetup(cryptids, seats, options, {})
  assert.ok(setup.ok)
  const run = new Run(cryptids, setup.value, cryptids.rules, fastChance(seed))
  const chance = fastChance(seed + 1_000)
  while (!run.over) {
    const asks = [...run.questions, ...run.offers]
    for (const ask of asks) look(ask)
    const ask = asks[chance.below(asks.length)]
    assert.ok(ask)
    const candidates = ask.candidates()
    const eager = candidates.filter((answer) => isEager(ask.kind, answer))
    const among = eager.length > 0 && chance.below(4) > 0 ? eager : candidates
    run.answer(ask, among[chance.below(among.length)] as Json)
  }
}

test('every answer that is offered reads as an act, and the act is written like it', () => {
  const kinds = new Set<string>()
  // Some questions are rare: then the players of further games have better luck.
  for (let seed = 1; seed <= 3 || (kinds.size < QUESTION_KINDS.length && seed < 20); seed++) {
    for (const [seats, options] of EVERY_MODE) {
      playGame({ seats, options, seed, isRich: seed > 1 }, (question) => {
        const { kind } = question
        kinds.add(kind)
        assert.ok(isQuestionKind(kind), kind)
        for (const option of optionsOf(question)) {
          const act: Act | null = readAct(kind, option)
          assert.ok(act, `${kind}: ${option}`)
          assert.equal(writeAct(act), option)
        }
      })
    }
  }
  assert.deepEqual(
    QUESTION_KINDS.filter((kind) => !kinds.has(kind)),
    [],
    'every question is asked',
  )
})

test('an answer that is not offered reads as no act, or as one that the rules refuse', () => {
  const seen = new Map<string, Set<Json>>()
  play(1, { wolpertinger: true }, 3, (ask) => {
    const { kind } = ask
    if (!isQuestionKind(kind) || ask.question('').form !== 'choose') return
    const offered = optionsOf(ask.question(''))
    const before = seen.get(kind) ?? new Set()
    seen.set(kind, before)
    for (const option of before) {
      if (!offered.includes(option)) assert.ok(ask.fault(option), `${kind}: ${option} was offered before`)
    }
    for (const option of offered) if (before.size < 200) before.add(option)
    for (const option of offered.slice(0, 3)) {
      for (const broken of [`${option}:`, `${option}:0`, `:${option}`, ` ${option}`, `skill.${option}`]) {
        if (!offered.includes(broken)) assert.ok(ask.fault(broken), `${kind}: ${broken}`)
      }
    }
  })
  assert.ok(seen.size > 10)
})

test('whatever is sent, it reads as nothing but the act that is written so', () => {
  const piece = fc.constantFrom(
    ...['move', 'skill.', 'collect', 'track', 'sell', 'down', 'up', 'end', 'none', 'stay', 'E1', 'F', 'Rr'],
    ...['-', ':', ':', ',', '+', '@', '>', '0', '07', '1', '2,4,0', '2,4,9', 'luck', 'NaN', '', ' ', '.'],
  )
  const text = fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(
      fc.constantFrom(...QUESTION_KINDS),
      fc.oneof(text, fc.string(), fc.integer()),
      (kind, sent) => {
        const act = readAct(kind, sent)
        if (act !== null) assert.strictEqual(writeAct(act), sent)
      },
    ),
    { numRuns: 3_000, seed: 1 },
  )
})

test('a malformed answer is no act, and never another one', () => {
  const malformed: readonly (readonly [(typeof QUESTION_KINDS)[number], Json])[] = [
    ['turn', 'move:'],
    ['turn', 'move:E1:E2'],
    ['turn', 'skill.move:E1'],
    ['turn', 'skill.end'],
    ['turn', 'bid'],
    ['turn', 'buy:1'],
    ['turn', 'collect:E1'],
    ['turn', 'collect:E1:X'],
    ['turn', 'track:selma:'],
    ['turn', 'track:selma:W,'],
    ['turn', 'request:request-1:selma'],
    ['turn', 'request:request-1:selma+dahu+mavo'],
    ['turn', 'toString'],
    ['helper', 'learn:flying'],
    ['helper', 'down:'],
    ['helper', 'down:01'],
    ['helper', 'sell:F:'],
    ['helper', 'sell:F:1:2'],
    ['helper', 'move:E1'],
    ['attempt', 'second:'],
    ['attempt', 'second:0,'],
    ['refresh.market', '1'],
    ['poacher.take', 1],
    ['terrain', 'water-01@1,2'],
    ['terrain', 'water-01@1,2,4'],
    ['terrain', 'none'],
    ['setup.city', null],
    ['setup.bids', ['selma', 'dahu']],
  ]
  for (const [kind, answer] of malformed) assert.equal(readAct(kind, answer), null, `${kind}: ${answer}`)
})
