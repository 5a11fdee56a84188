import assert from 'node:assert/strict'
import { test } from 'node:test'
import { route } from '../index.ts'
import { refusePlace } from '../rules/card-and-die-alone.ts'
import { seatCards } from '../rules/card-draft.ts'
import { cardsOf } from '../rules/cards.ts'
import { harbourOf } from '../rules/ferries.ts'
import { checkOptions } from '../rules/options.ts'
import { cardAndDieOf } from '../rules/round-die.ts'
import { asRouteView } from '../view.ts'
import { sydneyAlone } from './support/sydney.ts'
import { TourGame } from './support/tour.ts'

const ROLLED = { red: 2, green: 3, blue: 5, effect: 6 }

const BOTTOM = [
  ['Y1', 'blue'],
  ['Y5', 'red'],
  ['Y3', 'green'],
] as const

const start = (): TourGame => sydneyAlone(ROLLED, BOTTOM)

/** RT-BASE-48: the number of orders in which ten cards that lie like bricks can be taken. */
const ORDERS = 356

const [RED, GREEN, BLUE, EFFECT] = [0, 1, 2, 3]
const lies = (game: TourGame): string =>
  cardsOf(game.state)
    .queue.map((place) => place.lies[0])
    .join('')
const numbers = (game: TourGame): number[] => game.state.dice.map(({ number }) => number)

/** Plays the round card, the round die and the covered landmark, and passes the turn. */
function playRound(
  game: TourGame,
  card: string,
  die: string,
  cover: string,
  ...rolls: readonly (string | number)[]
): void {
  game.answer(0, card, die, cover)
  while (game.kind(0) !== 'draw') game.answer(0, game.options(0)[0] ?? null)
  game.answer(0, 'c')
  game.script(...rolls).answer(0, 'end')
}

test('RT-SYD-SOLO-1, RT-BASE-48: ten cards lie in rows of 3, 2, 3, 2, and two stay out of the game', () => {
  const game = start()
  assert.equal(lies(game), 'ooocc' + 'ccccc')
  while (game.state.phase !== 'route') {
    const [ask] = game.run.questions
    assert.ok(ask)
    const options = ask.candidates()
    game.answer(0, ['end', 'c'].find((each) => options.includes(each)) ?? options[0] ?? null)
  }
  const { deck, discard, queue } = cardsOf(game.state)
  assert.deepEqual([discard.length, deck.rest.length], [10, 2])
  assert.ok(queue.every((place) => place.lies === 'taken'))
})

test('RT-SYD-SOLO-2: the coloured dice lie on the open cards at random, the effect die waits', () => {
  const game = start()
  const { onCards, waiting } = cardAndDieOf(game.state)
  assert.deepEqual(onCards.slice(0, 4), [BLUE, RED, GREEN, -1])
  assert.deepEqual(waiting, [EFFECT])
  assert.deepEqual(numbers(game), [2, 3, 5, 6], 'all four were rolled')
})

test('RT-SYD-SOLO-3, RT-SDI-3: alone, Repeat is the only effect; three goals, two tasks and a challenge', () => {
  const asked = checkOptions({ edition: 'booklet', city: 'sydney' }, 1)
  assert.ok(asked.ok)
  assert.deepEqual(asked.value.effects, { dark: 'FX_REPEAT', light: 'FX_REPEAT' })
  assert.deepEqual(asked.value.challenge, { row: 0, column: 0 })
  const game = new TourGame({ seats: 1, options: { city: 'sydney', tasks: true } })
  assert.equal(game.roundBoard.goals.length, 3)
  assert.equal(game.player(0).dealt.length, 2)
})

test('RT-SYD-SOLO-4: the waiting die goes to any open card, in round 1 as it was rolled', () => {
  const game = start()
  assert.deepEqual([game.kind(0), game.options(0)], ['die.place', ['Y1', 'Y5', 'Y3']])
  assert.equal(refusePlace(seatCards(game.state, 0), 'Y2')?.rule, 'RT-SYD-SOLO-4')
  game.answer(0, 'Y5')
  assert.deepEqual(asRouteView(route.view(game.state, 0, game.content)).roundDice, ['Y5'])
  assert.deepEqual([game.kind(0), game.options(0)], ['die.round', ['red', 'effect']])
  for (const effect of [1, 2, 3, 4, 5, 6])
    assert.equal(numbers(sydneyAlone({ ...ROLLED, effect }, BOTTOM))[EFFECT], effect)
})

test('RT-SYD-SOLO-5, RT-SYD-SOLO-6, RT-SYD-SOLO-7: either die may be the round die; the covered landmark does not gain', () => {
  const game = start().answer(0, 'Y5', 'red')
  assert.deepEqual(game.options(0), ['SYD_GALLERY', 'SYD_BRIDGE'])
  game.answer(0, 'SYD_GALLERY')
  assert.deepEqual(game.roundBoard.marked, [[2], [], [], []], 'the Bridge gets the cell of the 6')
  assert.deepEqual(harbourOf(game.board(0)).remote, [0, 1, 0, 0], 'the effect die repeats the card')
  assert.deepEqual(game.turn(0).numbers, [5, 2])
  assert.equal(game.turn(0).effect, null)
  const other = start().answer(0, 'Y5', 'effect', 'SYD_GALLERY')
  assert.deepEqual(other.turn(0).numbers, [5, 6])
  assert.equal(other.turn(0).effect, 'FX_JOINING_PATHS')
  assert.deepEqual(harbourOf(other.board(0)).remote, [2, 0, 0, 0])
})

test('RT-SYD-SOLO-4, RT-SYD-SOLO-8: the round die waits first and is rolled when it is taken, then the landmark die', () => {
  const game = start()
  playRound(game, 'Y1', 'blue', 'SYD_OPERA', 4)
  assert.deepEqual(cardsOf(game.state).discard, ['Y1'])
  assert.equal(lies(game), 'tooccccccc', 'nothing is uncovered yet')
  assert.equal(game.kind(0), 'die.place')
  assert.deepEqual(cardAndDieOf(game.state).waiting, [BLUE, EFFECT])
  assert.deepEqual(numbers(game), [2, 3, 4, 6], 'the blue die is rolled')
})

test('RT-SYD-SOLO-9: an uncovered card is opened, and the next die is rolled onto it', () => {
  const game = start()
  playRound(game, 'Y1', 'blue', 'SYD_OPERA', 4)
  // The blue die joins the red one on Y5; red and blue wait behind the effect die.
  playRound(game, 'Y5', 'red', 'SYD_GALLERY', 'Y7', 1, 5)
  assert.equal(lies(game), 'ttooc' + 'ccccc')
  assert.equal(cardsOf(game.state).queue[3]?.card, 'Y7')
  assert.equal(cardAndDieOf(game.state).onCards[3], EFFECT)
  assert.deepEqual(cardAndDieOf(game.state).waiting, [RED, BLUE])
  assert.deepEqual(numbers(game), [5, 3, 4, 1])
})

test('RT-SYD-SOLO-9: of two uncovered cards the left one gets its die first', () => {
  const game = start()
  playRound(game, 'Y1', 'blue', 'SYD_OPERA', 4)
  playRound(game, 'Y3', 'blue', 'SYD_GALLERY', 4)
  assert.equal(lies(game), 'totcc' + 'ccccc')
  // Taking the middle card uncovers both cards of the second row.
  assert.deepEqual(cardAndDieOf(game.state).waiting, [EFFECT, BLUE, GREEN])
  playRound(game, 'Y5', 'effect', 'SYD_GALLERY', 'Y7', 'Y8', 2, 3, 6)
  assert.equal(lies(game), 'tttoo' + 'ccccc')
  assert.deepEqual(cardAndDieOf(game.state).onCards.slice(3, 5), [BLUE, GREEN])
  assert.deepEqual(numbers(game)[BLUE], 2)
  assert.deepEqual(numbers(game)[GREEN], 3)
})

/** Answers by the first options, and by a plan where a card is chosen; tells how many cards could be chosen each time. */
function playBy(plan: readonly number[]): number[] {
  const game = start()
  const open: number[] = []
  while (game.state.phase !== 'route') {
    const options = game.options(0)
    if (game.kind(0) === 'die.place') {
      assertEachHoldsADie(game)
      game.answer(0, options[plan[open.length] ?? 0] ?? null)
      open.push(options.length)
    } else game.answer(0, ['end', 'c'].find((each) => options.includes(each)) ?? options[0] ?? null)
  }
  return open
}

function assertEachHoldsADie(game: TourGame): void {
  const { onCards } = cardAndDieOf(game.state)
  for (const [place, { lies: how }] of cardsOf(game.state).queue.entries())
    assert.equal((onCards[place] ?? -1) >= 0, how === 'open')
}

test('RT-SYD-SOLO-9, RT-BASE-48: in every order of play each open card has a die, and one waits', () => {
  let orders = 0
  for (let plan: number[] | undefined = []; plan; orders++) {
    const open = playBy(plan)
    const taken = open.map((_, round) => plan?.[round] ?? 0)
    const last = open.findLastIndex((count, round) => (taken[round] ?? 0) + 1 < count)
    plan = last < 0 ? undefined : [...taken.slice(0, last), (taken[last] ?? 0) + 1]
  }
  assert.equal(orders, ORDERS)
})
