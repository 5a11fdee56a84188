import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Act, QuestionKind } from '../rules/acts.ts'
import { actOf, isQuestionKind, QUESTION_KINDS, readAct, write, writeAct } from '../rules/grammar.ts'

/** An answer of every form, by question. */
const ANSWERS: Readonly<Record<QuestionKind, readonly string[]>> = {
  'setup.magician': ['master-of-chains'],
  'setup.components': ['wood*2', 'wood*1+glass*1'],
  'setup.trick': ['linking-rings:spades'],
  'setup.specialist': ['manager'],
  'setup.manager': ['rope*1@manager', 'wood*1@manager+glass*1@manager'],
  'setup.engineer': ['stocks-escape:hearts'],
  'setup.extra': ['none', 'wood*1+rope*1@manager'],
  'setup.special': ['theater'],
  return: ['trick:linking-rings', 'token:wood'],
  advertise: ['advertise', 'none', 'return'],
  plan: ['assign:magician:theater', 'assign:apprentice2:SA-TH-1', 'take:manager', 'ready', 'return'],
  turn: [
    'place:magician:downtown.0',
    'place:apprentice1:thursday.stage:shard+boost+effect+copy=SA-DT-10',
    'idle:assistant',
    'end',
    'return',
  ],
  act: [
    'hire:2:manager',
    'special.hire:2:apprentice',
    'learn:0:linking-rings:clubs:engineer',
    'special.learn:1:seance:spades:board',
    'coins:4',
    'special.coins:4',
    'reroll:3',
    'set:4:6',
    'set:0:any',
    'buy:rope*2@manager:1',
    'special.buy:rope*2+wood*1:0',
    'order:rope:3',
    'special.order:rope:0',
    'special.order:rope',
    'quick:rope',
    'special.quick:rope',
    'prepare:seance',
    'special.prepare:seance',
    'trick:seance',
    'trick:seance:levitation',
    'stack:wood',
    'stack:wood:rope',
    'rehome:apprentice3',
    'setup:seance:R04:10:left',
    'special.setup:seance:R04:beside0',
    'pile2:seance:R04:10:left',
    'special.pile2:seance:R04:beside1',
    'move:R04:10:R06:00:up',
    'special.move:R04:10:R06:00:up',
    'special.off:R04:10',
    'draw:theater+theater+workshop',
    'fortune',
    'weave:2',
    'point',
    'effect',
    'copy:SA-TH-1',
    'end',
    'return',
  ],
  link: ['2:1'],
  'draw.keep': ['SA-TH-1'],
  'draw.bury': ['SA-TH-1'],
  perform: ['R01', 'none', 'return'],
  yield: ['3:2:1'],
  home: ['board', 'assistant'],
  'ability.reschedule': ['move:R04:10:R06:00:up', 'none', 'return'],
  'ability.possess': ['R01', 'none', 'return'],
  'ability.steal': ['00:11', 'none'],
  'special.swap': ['R01:R02', 'none'],
  'special.keep': ['seance', 'none'],
  'special.premiere': ['seance:fame', 'seance:fame:beside0', 'none'],
  'special.perform': ['effect', 'none'],
  'special.marker': ['seance', 'none'],
  'special.burn': ['wood*2+saw*1', 'none'],
  'special.stage': ['R01:00:up', 'none'],
  'special.promote': ['engineer', 'none'],
  'special.assign': ['downtown', 'none'],
  'special.buy': ['wood*2', 'none'],
  'special.stall': ['3:wood'],
  'special.order': ['rope*1@manager', 'none'],
}

test('every answer reads as an act, and the act is written like it', () => {
  const types = new Set<string>()
  for (const kind of QUESTION_KINDS) {
    for (const answer of ANSWERS[kind]) {
      const act: Act | null = readAct(kind, answer)
      assert.ok(act, `${kind}: ${answer}`)
      assert.equal(writeAct(act), answer)
      assert.equal(readAct(kind, answer), act, 'it is read only once')
      types.add(act.type)
    }
  }
  assert.deepEqual(
    Object.keys(write).filter((type) => !types.has(type)),
    [],
    'every act answers a question',
  )
})

test('what is no answer reads as no act', () => {
  const malformed = [
    '',
    'nonsense',
    'place:magician',
    'place:nobody:downtown.0',
    'place:magician:downtown.0:glitter',
    'place:magician:downtown.0:boost+shard',
    'buy:rope*2',
    'buy:gold*2:0',
    'buy:rope*02:0',
    'set:4:',
    'end:now',
    'weave:-1',
    'draw:',
    'special.reroll:1',
    'special.end',
    'setup:seance:R04:10:north',
  ]
  for (const text of malformed) {
    assert.equal(readAct('act', text), null, text)
    assert.equal(readAct('turn', text), null, text)
  }
  for (const answer of [null, 3, true, ['end'], { type: 'end' }]) assert.equal(readAct('act', answer), null)
  assert.equal(isQuestionKind('sing'), false)
  assert.throws(() => actOf('turn', 'sing'), /"turn" is not answered by "sing"/)
})

test('TR-BAD-95: an answer with anything more, or with a part left out, reads as no act', () => {
  for (const kind of QUESTION_KINDS) {
    for (const answer of ANSWERS[kind]) {
      for (const text of [`${answer}!`, `!${answer}`, `${answer}:`, `${answer} `, `${answer}+`, ''])
        assert.equal(readAct(kind, text), null, `${kind}: ${text}`)
      const [first = '', ...parts] = answer.split(':')
      for (const [place] of parts.entries()) {
        const broken = [first, ...parts.with(place, '?')].join(':')
        assert.equal(readAct(kind, broken), null, `${kind}: ${broken}`)
      }
    }
  }
})

test('TR-BAD-95: numbers have four digits at most, and names are those of the game', () => {
  const malformed = [
    'reroll:10000',
    'reroll:1a',
    'reroll:a1',
    'hire:2:nobody',
    'hire:2:magician',
    'learn:0:seance:stars:board',
    'learn:0:seance:spades:manager',
    'buy:wood*1@engineer:0',
    'buy:wood*1@board:0',
    'buy:wood:0',
    'draw:darkAlley',
    'draw:theater+',
    'rehome:nobody',
    'stack:gold',
    'order:gold:0',
    'quick:gold',
    'pile:seance:R04:10:left',
    'pile1:seance:R04:10:left',
    'special.special.coins:4',
  ]
  for (const text of malformed) assert.equal(readAct('act', text), null, text)
  for (const text of [
    'place:magician:downtown',
    'place:magician:downtown.10',
    'place:magician:friday.stages',
  ])
    assert.equal(readAct('turn', text), null, text)
  assert.equal(readAct('home', 'engineer'), null)
  assert.equal(readAct('setup.specialist', 'apprentice'), null)
  assert.equal(readAct('special.premiere', 'seance:markers'), null)
  assert.deepEqual(readAct('act', 'reroll:123'), { type: 'reroll', die: 123 })
})

test('TR-SPEC-5, TR-AP-8: what is declared with an act is part of it', () => {
  assert.deepEqual(readAct('act', 'special.buy:rope*2@manager+wood*1:3'), {
    type: 'buy',
    by: 'special',
    loads: [
      { kind: 'rope', count: 2, on: 'manager' },
      { kind: 'wood', count: 1, on: 'board' },
    ],
    bargain: 3,
  })
  assert.deepEqual(readAct('turn', 'place:magician:downtown.0:shard'), {
    type: 'place',
    disc: 'magician',
    slot: 'downtown.0',
    extras: { shard: true, boost: false, effect: false, copy: null },
  })
  assert.deepEqual(readAct('act', 'special.setup:seance:R04:beside0'), {
    type: 'setUp',
    by: 'special',
    trick: 'seance',
    spot: { card: 'R04', place: 'beside0', direction: null },
    size: 1,
  })
  assert.deepEqual(readAct('act', 'set:4:6'), { type: 'setDie', die: 4, face: 6 })
  assert.deepEqual(readAct('act', 'stack:wood'), { type: 'moveComponents', kind: 'wood', swapped: null })
})
