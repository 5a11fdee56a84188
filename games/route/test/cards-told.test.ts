import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Json } from '@curio/kernel'
import { give } from '@curio/kernel/testing'
import { takeFromQueue } from '../rules/card-queue.ts'
import { refuseUnnamed } from '../rules/card-ratings.ts'
import { cardsOf, handOf, playCard } from '../rules/cards.ts'
import { raiseByDie } from '../rules/landmark-die.ts'
import { cardAndDieOf } from '../rules/round-die.ts'
import type { RouteTable } from '../rules/table.ts'
import { refusalFor } from './support/acts.ts'
import { atCardTurns, dealt } from './support/cards.ts'
import { atHarbourTurns, sydney, sydneyAlone } from './support/sydney.ts'
import type { TestGame } from './support/table.ts'
import { newMatch } from './support/text.ts'
import { TourGame } from './support/tour.ts'

const HANDS = [
  ['T1', 'T2', 'T3'],
  ['T8', 'T9', 'T10'],
] as const

const ROLLED = { red: 2, green: 3, blue: 5, effect: 6 }

/** What somebody who only watches was told since the round began. */
function toldInRound(game: TestGame): Json[] {
  const notes = game.told(null)
  return notes.slice(1 + notes.findLastIndex(({ kind }) => kind === 'tour.round'))
}

test('RT-BASE-8, RT-BASE-45: everybody is told of a new hand, the card played, those offered and the one taken', () => {
  const game = dealt({ hands: HANDS }).script('T4', 'T5', 'T6')
  game.answer(0, 'refresh', 'T4').answer(1, 'T9', 'T8').answer(0, 'T8')
  assert.deepEqual(toldInRound(game), [
    { kind: 'hand.refreshed', seat: 0, cards: ['T1', 'T2', 'T3'] },
    { kind: 'cards.drawn', seat: 0, count: 3 },
    { kind: 'card.played', seat: 0, card: 'T4' },
    { kind: 'cards.shown', seat: 1, cards: ['T9', 'T8'] },
    { kind: 'card.taken', seat: 0, card: 'T8' },
  ])
})

test('RT-BASE-47, RT-BASE-49: alone it is told which card is played, which is taken, and which ones open', () => {
  const game = dealt({
    seats: 1,
    hands: [
      ['T1', 'T8', 'T15'],
      ['T9', 'T2'],
    ],
  })
  assert.deepEqual(
    game.told(0).filter(({ kind }) => kind === 'queue.opened'),
    ['T1', 'T8', 'T15'].map((card, place) => ({ kind: 'queue.opened', place, card })),
  )
  game.answer(0, 'T9', 'T1')
  assert.deepEqual(toldInRound(game), [
    { kind: 'card.played', seat: 0, card: 'T9' },
    { kind: 'card.taken', seat: 0, card: 'T1' },
  ])
})

test('RT-SYD-7, RT-SYD-9, RT-SYD-11, RT-SYD-14: each step of the selection in Sydney is told', () => {
  const game = atHarbourTurns({
    rolled: ROLLED,
    offered: ['red', 'effect'],
    die: 'red',
    cover: 'SYD_OPERA',
  })
  assert.deepEqual(toldInRound(game), [
    { kind: 'card.played', seat: 0, card: 'Y1' },
    { kind: 'die.claim', seat: 1, die: 'blue' },
    { kind: 'die.claim', seat: 1, die: 'effect' },
    { kind: 'roll', numbers: [2, 3, 5, 6] },
    { kind: 'die.offer', seat: 1, die: 'red' },
    { kind: 'die.offer', seat: 1, die: 'effect' },
    { kind: 'die.round', seat: 0, die: 'red' },
    { kind: 'landmark.cover', seat: 0, landmark: 'SYD_OPERA' },
    { kind: 'rating', landmark: 'SYD_BRIDGE', value: 8 },
    { kind: 'remote', tourists: [0] },
  ])
})

test('RT-SYD-16: the dice of the initial rounds are told as they fall, without the effect die for three', () => {
  const three = sydney({ seats: 3, chance: [2, 4, 6] })
  assert.deepEqual(toldInRound(three), [{ kind: 'roll', numbers: [2, 4, 6, 0] }])
  const four = sydney({ seats: 4, chance: [2, 4, 6, 1] })
  assert.deepEqual(toldInRound(four), [{ kind: 'roll', numbers: [2, 4, 6, 1] }])
})

const ALONE = [
  ['Y1', 'blue'],
  ['Y5', 'red'],
  ['Y3', 'green'],
] as const

test('RT-SYD-SOLO-4: alone it is told which die comes next and on which card it goes', () => {
  const game = sydneyAlone(ROLLED, ALONE).answer(0, 'Y5')
  assert.deepEqual(toldInRound(game), [
    { kind: 'die.next', die: 'effect', number: 6 },
    { kind: 'die.place', card: 'Y5' },
  ])
})

test('RT-SYD-SOLO-2: each open card gets another coloured die, and all dice have been rolled', () => {
  const [one, other, third] = ALONE
  assert.throws(() => sydneyAlone(ROLLED, [['Y1', 'effect'], other, third]), /the script wants 3/)
  assert.throws(() => sydneyAlone(ROLLED, [one, ['Y5', 'blue'], third]), /the script wants 2/)
  const zones = (game: TestGame) => game.state.dice.map(({ zone }) => zone)
  const game = sydneyAlone(ROLLED, ALONE)
  assert.deepEqual(zones(game), ['available', 'available', 'available', 'available'])
  game.answer(0, 'Y1', 'blue', 'SYD_OPERA', 'b15', 'c').script(4).answer(0, 'end')
  assert.deepEqual(zones(game), ['available', 'available', 'available', 'available'], 'in later rounds too')
})

test('RT-BASE-8, RT-GEN-11: nobody takes back a card that the others have seen', () => {
  const options = { city: 'venice', mode: 'cards', effects: 'none', tasks: false }
  const match = newMatch(2, { edition: 'booklet', ...options })
  /** The seat that is asked gives its first answer, and tries to take it back. */
  const triedBack = (): string => {
    const [seat = -1] = match.awaited()
    const [question] = match.questions(seat)
    assert.ok(question?.form === 'choose')
    give(match, seat, question.options[0] ?? null)
    const undone = match.undo(seat)
    if (!undone.ok) return undone.refusal.code
    give(match, seat, question.options[0] ?? null)
    return 'undone'
  }
  assert.equal(triedBack(), 'reveal', 'the card of the lead player')
  assert.equal(triedBack(), 'undone', 'one of two offers that are still hidden')
  assert.equal(triedBack(), 'reveal', 'offers that are shown')
})

/** The reason and the rule by which an answer to an open question is refused. */
function refused(game: TestGame, seat: number, answer: Json): string[] {
  const { why, rule } = refusalFor(game, seat, answer) ?? assert.fail(`${JSON.stringify(answer)} is allowed`)
  return [why, rule]
}

test('RT-BASE-8, RT-BASE-45, RT-BASE-23, RT-FX-8: cards, new hands, ratings and effects are refused by their rules', () => {
  const game = dealt({ hands: HANDS, options: { mode: 'advanced' } })
  assert.deepEqual(refused(game, 0, 'T8'), ['notInHand', 'RT-BASE-8'])
  game.script('T4', 'V1', 'T6').answer(0, 'refresh')
  assert.deepEqual(refused(game, 0, 'refresh'), ['handRefreshed', 'RT-BASE-45'])
  game.answer(0, 'V1')
  assert.deepEqual(refused(game, 1, 'V1'), ['notInHand', 'RT-BASE-8'])
  game.answer(1, 'T8')
  assert.deepEqual(refused(game, 1, 'T8'), ['notInHand', 'RT-BASE-8'], 'offered already')
  game.answer(1, 'T9')
  assert.deepEqual(refused(game, 0, 'T10'), ['notShown', 'RT-BASE-8'])
  game.answer(0, 'T9')
  assert.deepEqual(game.options(0), ['VEN_SAN_MARCO+', 'VEN_SAN_MARCO-'])
  assert.deepEqual(refused(game, 0, 'VEN_FRARI+'), ['notOnCard', 'RT-BASE-23'])
  assert.equal(refuseUnnamed(null, 'VEN_FRARI'), null, 'where dice change ratings, any landmark will do')
  const effects = { dark: 'FX_REPEAT', light: 'FX_JOINING_PATHS' }
  const chosen = atCardTurns({ cards: ['E1', 'E4'], options: { effects } })
  assert.deepEqual(chosen.options(0), ['FX_REPEAT', 'FX_JOINING_PATHS'])
  assert.deepEqual(refused(chosen, 0, 'FX_CORRECTION'), ['otherEffect', 'RT-FX-8'])
})

test('RT-ERR-57, RT-SYD-9, RT-SYD-11, RT-SYD-SOLO-4: dice and landmarks are refused by their rules', () => {
  const game = sydney().answer(0, 'Y1').answer(1, 'red')
  assert.deepEqual(refused(game, 1, 'red'), ['dieTaken', 'RT-SYD-7'])
  game.script(1, 2, 3, 4).answer(1, 'green')
  assert.deepEqual(
    refused(game, 1, 'red'),
    ['dieUnavailable', 'RT-SYD-7'],
    'of the pair that is offered second',
  )
  game.answer(1, 'blue')
  assert.deepEqual(refused(game, 1, 'effect'), ['dieUnavailable', 'RT-SYD-7'], 'of the pair that was offered')
  game.answer(1, 'red')
  assert.deepEqual(refused(game, 0, 'green'), ['dieUnavailable', 'RT-SYD-9'])
  game.answer(0, 'red')
  assert.deepEqual(refused(game, 0, 'SYD_TOWER'), ['notOnCard', 'RT-SYD-11'])
  const alone = sydneyAlone(ROLLED, ALONE)
  assert.deepEqual(refused(alone, 0, 'Y2'), ['cardClosed', 'RT-SYD-SOLO-4'])
})

test('cards, hands, queues and dice are there only where they are played with', () => {
  const dice = new TourGame().state
  const game = dealt({ hands: HANDS })
  assert.throws(() => cardsOf(dice), /no cards are played here/)
  assert.throws(() => cardAndDieOf(dice), /no card is played with a die here/)
  assert.throws(() => handOf(game.state, 2), /seat 2 has no hand/)
  assert.throws(() => playCard(game.state, 0, 'T8'), /seat 0 has no T8/)
  const table = { state: game.state, content: game.content } as RouteTable
  assert.throws(() => takeFromQueue(table, 'T1'), /T1 does not lie open/)
  assert.throws(() => raiseByDie(table, 'VEN_FRARI', 3), /no die marks the ratings of this city/)
})
