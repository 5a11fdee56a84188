import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSetup } from '@curio/kernel'
import { route } from '../index.ts'
import { checkOptions, packsFor } from '../rules/options.ts'
import { atRoll, atTourTurns, GOALS, TourGame } from './support/tour.ts'

const refusal = (options: Record<string, unknown>, game = route, seats = 2): string => {
  const setup = checkSetup(game as never, seats, options as never, {})
  return setup.ok ? '' : setup.message
}

test('RT-COMP-1, RT-COMP-2, RT-COMP-3, RT-ERR-2: a city is played only in its modes, and the refusal names those that exist', () => {
  const all = ['las-vegas', 'sydney', 'venice', 'arkham'] as const
  const modes = ['cards', 'advanced', 'dice', 'special'] as const
  const playable = all.flatMap((city) =>
    modes
      .filter((mode) => checkOptions({ edition: 'booklet', city, mode }, 2).ok)
      .map((mode) => `${city} ${mode}`),
  )
  assert.deepEqual(playable, [
    'las-vegas dice',
    'sydney special',
    'venice cards',
    'venice advanced',
    'venice dice',
    'arkham dice',
  ])
  const exists =
    /^mode: there is las-vegas with dice; sydney with special; venice with cards, advanced, dice; arkham with dice \(/
  for (const seats of [1, 2, 3, 4])
    for (const city of all)
      for (const mode of modes)
        if (!playable.includes(`${city} ${mode}`))
          assert.match(refusal({ edition: 'booklet', city, mode }, route, seats), exists, `${city} ${mode}`)
  assert.match(refusal({ edition: 'booklet', city: 'venice', mode: 'fast' }), exists)
  assert.match(refusal({ edition: 'booklet' }), /^city: there is las-vegas, sydney, venice, arkham \(/)
})

test('RT-GEN-4, RT-BASE-50: a refusal says what could be asked for instead', () => {
  assert.match(refusal({ city: 'venice' }), /^city: .*\{"edition":"booklet","city":…\}/)
  assert.match(
    refusal({ edition: 'booklet', city: 'venice', mode: 'advanced' }, route, 1),
    /venice with cards, dice/,
  )
  const effects = { dark: 'FX_REPEAT', light: 'FX_NEW_TURN' }
  assert.match(
    refusal({ edition: 'booklet', city: 'venice', effects }),
    /^effects: there is random, none, .* FX_REPEAT, FX_CORRECTION, FX_SECRET_ALLEY, FX_JOINING_PATHS \(/,
  )
  assert.match(refusal({ effects: 'none' }), /^effects: there is random, or .* FX_T_JUNCTION \(/)
  assert.match(
    refusal({ edition: 'booklet', city: 'arkham', ancient: 'AZATHOTH' }),
    /^ancient: there is CTHULHU, YOG_SOTHOTH, DAGON in arkham \(/,
  )
  assert.match(refusal({ edition: 'pocket' }), /^edition: there is guide, booklet \(/)
  for (const option of ['mode', 'tasks', 'events', 'teams', 'secret'])
    assert.match(refusal({ [option]: true }), new RegExp(`^${option}: .*\\{"edition":"booklet","city":…\\}`))
  assert.match(
    refusal({ goals: 'A' }),
    /^options: no goals; there is edition, ancient, effects, first, challenge \(/,
  )
  assert.match(
    refusal({ edition: 'booklet', city: 'venice', goals: 'B', fast: true }),
    /^options: no goals, fast; there is edition, city, mode, /,
  )
})

test('RT-GEN-4: a malformed option is refused with what there is', () => {
  const malformed: readonly (readonly [Record<string, unknown>, RegExp])[] = [
    [{ city: 'rome' }, /^city: there is las-vegas, sydney, venice, arkham \(/],
    [{ tasks: 'yes' }, /^tasks: there is true, false \(/],
    [{ teams: null }, /^teams: there is true, false \(/],
    [{ first: -1 }, /^first: there is 0 at least \(/],
    [{ challenge: { row: 4, column: 0 } }, /^challenge.row: there is 3 at most \(/],
    [{ challenge: { row: 0, column: 0, level: 1 } }, /^challenge: no level; there is row, column \(/],
    [
      { effects: { dark: 'FX_REPEAT', light: 'FX_REPEAT', grey: 1 } },
      /^effects: no grey; there is dark, light \(/,
    ],
    [{ events: { red: 1 } }, /^events.yellow: there is a whole number \(/],
    [{ events: { red: 1.5, yellow: 0 } }, /^events.red: there is a whole number \(/],
    [{ events: { red: 1, yellow: 1, blue: 1 } }, /^events: no blue; there is red, yellow, without \(/],
    [{ events: { red: 1, yellow: 1, without: ['RAIN'] } }, /^events.without.0: there is EV_MUSICIANS, /],
    [{ secret: 'all' }, /^secret: there is a list \(/],
    [{ secret: [11] }, /^secret.0: there is 1, 2, 3, /],
  ]
  for (const [option, told] of malformed)
    assert.match(refusal({ edition: 'booklet', city: 'venice', ...option }), told)
  assert.match(refusal({ ancient: 'AZATHOTH' }), /^ancient: there is CTHULHU, .*, random \(/)
  assert.match(refusal([] as never), /^options: there is an object .*\{"edition":"booklet","city":"venice"\}/)
})

test('RT-FX-1: a refusal says which games can do without effects', () => {
  for (const asked of [{ city: 'las-vegas' }, { city: 'sydney' }, { city: 'venice', mode: 'dice' }])
    assert.match(
      refusal({ edition: 'booklet', effects: 'none', ...asked }),
      /^effects: .* venice with cards, advanced \(RT-FX-1\)/,
    )
  const secret = { secret: [1], effects: 'all' }
  assert.match(
    refusal({ edition: 'booklet', city: 'venice', ...secret }),
    /^effects: there is random, none, or a dark and a light card \(/,
  )
})

test('RT-GEN-4: what a player leaves open fits the city; nothing at all means the Guide', () => {
  const plain = checkOptions({ edition: 'booklet', city: 'venice' }, 2)
  assert.ok(plain.ok && plain.value.edition === 'booklet')
  assert.deepEqual([plain.value.mode, plain.value.effects, plain.value.tasks], ['cards', 'random', true])
  assert.deepEqual(packsFor(plain.value), ['booklet', 'venice'])
  const guide = checkOptions({}, 2)
  assert.ok(guide.ok)
  assert.deepEqual([guide.value.edition, packsFor(guide.value)], ['guide', ['city']])
  const alone = checkOptions({ edition: 'booklet', city: 'las-vegas' }, 1)
  assert.ok(alone.ok)
  assert.deepEqual(alone.value.challenge, { row: 0, column: 0 })
})

test('RT-DICE-2, RT-BASE-24, RT-BASE-25: with several players every rating starts at 7; alone at the lowest (RT-SDI-1)', () => {
  const { values } = atRoll({ numbers: [2, 1, 2, 1, 1] }).content.pack.tour?.rating ?? { values: [] }
  assert.deepEqual(values, [3, 5, 7, 9, 11])
  assert.deepEqual(atRoll({ numbers: [2, 1, 2, 1, 1] }).roundBoard.ratings, [2, 2, 2])
  assert.deepEqual(new TourGame({ seats: 1 }).roundBoard.ratings, [0, 0, 0])
})

test('RT-BASE-3: one goal of each deck lies open', () => {
  assert.deepEqual(atRoll({ numbers: [2, 1, 2, 1, 1] }).roundBoard.goals, GOALS)
})

test('RT-DICE-4, RT-EX-6, RT-DM-65: every two half-stars change one rating, of one landmark or of two', () => {
  assert.equal(
    atRoll({ numbers: [1, 1, 2, 1, 1] }).kind(0),
    'draft.take',
    'a single half-star changes nothing',
  )
  const three = atRoll({ numbers: [1, 2, 1, 1, 1] })
  assert.deepEqual(three.options(0), [
    'VEG_ARENA+',
    'VEG_ARENA-',
    'VEG_SPHERE+',
    'VEG_SPHERE-',
    'VEG_SIGN+',
    'VEG_SIGN-',
  ])
  three.answer(0, 'VEG_SPHERE-')
  assert.deepEqual([three.roundBoard.ratings, three.kind(0)], [[2, 1, 2], 'draft.take'])
  const four = atRoll({ numbers: [1, 2, 1, 2, 1] }).answer(0, 'VEG_SIGN+', 'VEG_SIGN+')
  assert.deepEqual([four.roundBoard.ratings, four.kind(0)], [[2, 2, 4], 'draft.take'])
})

test('RT-BASE-26, RT-ERR-46: no rating leaves its track', () => {
  const game = atRoll({ numbers: [1, 2, 1, 2, 1] })
  game.roundBoard.ratings = [4, 0, 2]
  game.answer(0, 'VEG_SIGN+')
  assert.equal(game.refusal(0, 'VEG_ARENA+'), 'not-an-option')
  assert.equal(game.refusal(0, 'VEG_SPHERE-'), 'not-an-option')
  assert.deepEqual(game.options(0), ['VEG_ARENA-', 'VEG_SPHERE+', 'VEG_SIGN+', 'VEG_SIGN-'])
})

test('RT-DICE-3, RT-DICE-5, RT-DICE-6: the lead player takes, the other removes twice, the lead takes again', () => {
  const game = atRoll({ numbers: [2, 1, 2, 1, 1] })
  assert.deepEqual(game.options(0), ['red', 'green', 'blue', 'purple', 'effect'])
  game.answer(0, 'red')
  assert.deepEqual(game.asked(), ['1 draft.remove'])
  game.answer(1, 'green')
  assert.deepEqual(game.asked(), ['1 draft.remove'])
  game.answer(1, 'blue')
  assert.deepEqual([game.asked(), game.options(0)], [['0 draft.take'], ['purple', 'effect']])
})

test('RT-DICE-5, RT-DICE-6: of four the left neighbour removes a die, then the right one, and nobody opposite', () => {
  const game = new TourGame({ seats: 4, chance: GOALS })
  for (const [seat, die] of ['red', 'green', 'blue', 'purple'].entries())
    game.script(seat + 1).answer(seat, die)
  game.finishRound().script(2, 1, 2, 1, 1).finishRound()
  game.answer(0, 'red')
  assert.deepEqual(game.asked(), ['1 draft.remove'])
  game.answer(1, 'green')
  assert.deepEqual(game.asked(), ['3 draft.remove'])
  game.answer(3, 'blue')
  assert.deepEqual(game.asked(), ['0 draft.take'])
})

test('RT-DICE-8, RT-FX-9, RT-FX-1: the effect die repeats a tourist of the other die and puts its effect in force', () => {
  const dark = atTourTurns({ numbers: [2, 1, 4, 3, 1], dice: ['red', 'effect'] }).answer(0, 'b21')
  assert.deepEqual(
    dark.touristsIn(0, 'b21'),
    [4, 0, 0, 0],
    'two of the die, one of the effect die, one of Repeat',
  )
  const light = atTourTurns({ numbers: [2, 1, 4, 3, 4], dice: ['red', 'effect'] }).answer(0, 'b42')
  assert.deepEqual(light.touristsIn(0, 'b42'), [3, 0, 0, 0])
  assert.equal(light.turn(0).effect, 'FX_JOINING_PATHS')
})

test('RT-FX-13, RT-FX-15: Joining Paths draws an L instead of the one segment anywhere', () => {
  const game = atTourTurns({ numbers: [2, 1, 4, 3, 4], dice: ['red', 'effect'] }).answer(0, 'b42')
  assert.ok(game.options(0).includes('b:h25+v25'))
  assert.equal(game.refusal(0, 'b:h25+h35'), 'not-an-option')
  game.board(0).stored.BON_SEGMENT = 1
  assert.equal(game.refusal(0, 'segment:h25+v25'), 'not-an-option')
  const plain = atTourTurns({ numbers: [2, 1, 4, 3, 4], dice: ['red', 'green'] }).answer(0, 'b21')
  assert.equal(plain.refusal(0, 'b:h25+v25'), 'not-an-option')
})

test('RT-DICE-9: after a normal round the lead passes on, and nothing else happens', () => {
  const game = atTourTurns({ numbers: [2, 1, 4, 3, 4] })
  game.finishRound()
  assert.deepEqual([game.state.lead, game.state.round], [1, 2])
})

test('RT-DICE-13, RT-DICE-14: in an initial round each player rolls the die as it is taken', () => {
  const game = new TourGame({ seats: 3, chance: GOALS })
  game.script(5).answer(0, 'purple')
  assert.deepEqual(
    game.state.dice.map(({ number }) => number),
    [0, 0, 0, 5, 0],
  )
  assert.deepEqual([game.asked(), game.options(1)], [['1 initial.take'], ['red', 'green', 'blue', 'effect']])
  game.script(1).answer(1, 'red')
  assert.equal(game.state.dice[0]?.number, 1)
})

test('RT-DICE-12, RT-VEG-4: initial rounds ignore half-stars, count no sevens and play with pairs of one’s own', () => {
  const game = new TourGame({ seats: 3, chance: GOALS })
  game.script(1).answer(0, 'red').script(6).answer(1, 'green').script(1).answer(2, 'blue')
  assert.deepEqual(game.asked(), ['0 initial.pair', '1 initial.pair', '2 initial.pair'])
  game.answer(0, ['red', 'green'])
  game.finishRound()
  assert.deepEqual(
    [game.roundBoard.ratings, game.roundBoard.halfStars, game.roundBoard.sevens],
    [[2, 2, 2], 0, []],
  )
  assert.deepEqual([game.state.round, game.state.lead], [2, 0])
})

test('RT-SDI-2: alone, red, blue and green are available first', () => {
  const game = new TourGame({ seats: 1 })
  assert.deepEqual(
    game.state.dice.map(({ zone }) => zone),
    ['available', 'available', 'available', 'unavailable', 'unavailable'],
  )
})

test('RT-SDI-5, RT-SDI-6, RT-SDI-7, RT-SDI-8, RT-SDI-10, RT-BASE-50: each half-star of the two dice raises the next landmark, round after round', () => {
  const game = new TourGame({ seats: 1, chance: [...GOALS, 1, 2, 3, 1, 1] })
  game.answer(0, ['red', 'green'])
  assert.deepEqual([game.roundBoard.ratings, game.roundBoard.next], [[1, 1, 0], 2])
  game.roundBoard.ratings[2] = 4
  game.script(2, 2).finishTurn(0)
  game.answer(0, ['blue', 'purple'])
  assert.deepEqual(
    [game.roundBoard.ratings, game.roundBoard.next],
    [[1, 1, 4], 0],
    'a raise at the top is lost',
  )
})

test('RT-SDI-3, RT-FX-4: alone, Repeat is on both sides unless another card is chosen', () => {
  const alone = checkOptions({ edition: 'booklet', city: 'las-vegas' }, 1)
  assert.ok(alone.ok)
  assert.deepEqual(alone.value.effects, { dark: 'FX_REPEAT', light: 'FX_REPEAT' })
})

test('RT-BASE-5, RT-BASE-4: personal tasks are dealt by default, two each, and can be left out', () => {
  const withTasks = new TourGame({ options: { tasks: true } })
  assert.deepEqual(withTasks.asked(), ['0 task.keep', '1 task.keep'])
  assert.deepEqual(
    withTasks.state.players.map(({ dealt }) => dealt.length),
    [2, 2],
  )
  assert.equal(atRoll({ numbers: [2, 1, 2, 1, 1] }).player(0).task, null)
})

test('RT-DICE-10: purple tourists are placed like all others', () => {
  const game = atTourTurns({ numbers: [2, 1, 4, 3, 5], dice: ['purple', 'red'] }).answer(0, 'b32')
  assert.deepEqual(game.touristsIn(0, 'b32'), [2, 0, 0, 2])
})

test('RT-DICE-1: there are no cards in hand, and two effects lie open from the start', () => {
  const game = new TourGame({
    options: { effects: 'random' },
    chance: ['FX_CORRECTION', 'FX_REPEAT', ...GOALS],
  })
  assert.deepEqual(game.state.effects, { dark: 'FX_CORRECTION', light: 'FX_REPEAT' })
  assert.equal(game.kind(0) === 'rating' || game.kind(0) === 'draft.take', true)
})

test('RT-FX-3: of two effect cards drawn by chance one is dark and another light', () => {
  for (const dark of ['FX_REPEAT', 'FX_CORRECTION', 'FX_SECRET_ALLEY', 'FX_JOINING_PATHS']) {
    const light = dark === 'FX_REPEAT' ? 'FX_JOINING_PATHS' : 'FX_REPEAT'
    const game = new TourGame({ options: { effects: 'random' }, chance: [dark, light, ...GOALS] })
    assert.deepEqual(game.state.effects, { dark, light })
  }
  assert.throws(() => new TourGame({ options: { effects: 'random' }, chance: ['FX_REPEAT', 'FX_REPEAT'] }))
})

test('RT-FX-11: a correction comes before the tourists, and joins a road to what is drawn', () => {
  const game = atTourTurns({
    numbers: [2, 1, 4, 3, 1],
    dice: ['red', 'effect'],
    options: { effects: { dark: 'FX_CORRECTION', light: 'FX_REPEAT' } },
    before: (each) => each.drawn(0, 'h13', 'h23'),
  })
  game.answer(0, 'b21')
  assert.equal(game.kind(0), 'correction.erase')
  assert.deepEqual(game.touristsIn(0, 'b21'), [0, 0, 0, 0])
  game.answer(0, 'h13')
  assert.ok(!game.options(0).includes('h13') && !game.options(0).includes('h50'))
  const diagonals = game.city.diagonals.map((index) => game.city.segments[index]?.id)
  assert.ok(!game.options(0).some((option) => diagonals.includes(String(option))), 'a road, no diagonal')
  game.answer(0, 'v22')
  assert.deepEqual(game.segmentsOf(0).sort(), ['h23', 'v22'])
  assert.deepEqual(game.touristsIn(0, 'b21'), [3, 0, 0, 0])
})

test('RT-FX-12: by Secret Alley one segment of the round may be a diagonal', () => {
  const game = atTourTurns({
    numbers: [2, 1, 4, 3, 1],
    dice: ['red', 'effect'],
    options: { effects: { dark: 'FX_SECRET_ALLEY', light: 'FX_REPEAT' } },
  })
  game.answer(0, 'b21')
  assert.ok(game.options(0).includes('b:n55') && game.options(0).includes('a:h10+n21'))
  assert.equal(game.refusal(0, 'a:e21+n21'), 'not-an-option', 'one, not two')
})
