import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fastChance, type Json, type Outcome, type Question } from '@curio/kernel'
import { playAtRandom } from '@curio/kernel/testing'
import { counted, LANGUAGES } from '@curio/ui/language'
import { ARKHAM_GUIDE, route } from '../index.ts'
import { QUESTION_KINDS } from '../rules/question-kinds.ts'
import { en } from '../text/en.ts'
import { routeText, routeWords } from '../text/index.ts'
import { ru } from '../text/ru.ts'
import { routeTitle } from '../text/title.ts'
import { tourEn } from '../text/tour-en.ts'
import { tourRu } from '../text/tour-ru.ts'
import { ENDINGS } from '../text/words.ts'
import type { RouteView, TurnView } from '../view.ts'
import { OF_THE_BOOKLET } from './support/acts.ts'
import { newMatch, viewOf } from './support/text.ts'

test('Russian numbers bring the right form of the word along', () => {
  const shown = [0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 111, 121].map((count) => counted('ru', count, ru.points))
  assert.deepEqual(shown, [
    '0 очков',
    '1 очко',
    '2 очка',
    '4 очка',
    '5 очков',
    '11 очков',
    '12 очков',
    '21 очко',
    '22 очка',
    '25 очков',
    '111 очков',
    '121 очко',
  ])
  assert.deepEqual(
    [1, 3, 6].map((count) => counted('ru', count, ru.segments)),
    ['1 отрезок', '3 отрезка', '6 отрезков'],
  )
})

test('English numbers bring the right form of the word along', () => {
  assert.deepEqual(
    [0, 1, 2].map((count) => counted('en', count, en.points)),
    ['0 points', '1 point', '2 points'],
  )
})

test('help with a question names only rules that players can read', () => {
  for (const words of [ru, en]) {
    const rules = readFileSync(new URL(`../RULES.${words.language}.md`, import.meta.url), 'utf8')
    for (const kind of QUESTION_KINDS) {
      if (OF_THE_BOOKLET.includes(kind)) continue
      const named = words.help[kind].match(/RT-[A-Z0-9]+(?:-[A-Z0-9]+)+/g) ?? []
      assert.ok(named.length > 0, `${words.language}: help with ${kind} names no rule`)
      for (const id of named) assert.ok(rules.includes(`- **${id}** `), `${kind}: no rule ${id}`)
    }
  }
})

test('both languages name the same rules in their help', () => {
  for (const kind of QUESTION_KINDS) {
    const rules = (text: string): string[] => text.match(/RT-[A-Z0-9-]+/g) ?? []
    assert.deepEqual(rules(ru.help[kind]), rules(en.help[kind]), kind)
  }
})

test('names of blocks, dice, cards, tasks and Calls are in the language of the text', () => {
  const russian = routeText('ru', ARKHAM_GUIDE, []).names
  const english = routeText('en', ARKHAM_GUIDE, []).names
  assert.equal(russian.block('b35'), '(3;5) «Затопленный склеп»')
  assert.equal(english.block('b35'), '(3;5) “Flooded Crypt”')
  assert.equal(russian.block('b41'), '(4;1)')
  assert.equal(russian.block('b21'), '(2;1) «Ресторан „Серебряный ключ“»')
  assert.equal(ru.quoted('«Сфера»'), '«Сфера»')
  assert.equal(russian.rolled({ id: 'red', number: 3, zone: 'available' }), 'красный 3 (○□)')
  assert.equal(english.rolled({ id: 'effect', number: 2, zone: 'available' }), 'effect 2 (■)')
  assert.equal(russian.card('S1'), '«Алая шкатулка» (3 красных)')
  assert.equal(english.card('S8'), '“Sea Compass” (number ±1, segment)')
  assert.equal(russian.task('TG1'), '«Дорога профессора» (c23 c40 c54 c62)')
  assert.equal(russian.call('CALL_BLUE'), '«Строки без автора» (синие)')
  assert.equal(russian.segment('h13'), 'h13 (2;3)|(2;4), мост')
  assert.equal(english.segment('n35'), 'n35')
  assert.equal(english.segment('e35'), 'e35 (3;5), diagonal')
  assert.equal(russian.tourists([2, 0, 1, 0]), '2 красных и 1 синий')
})

test('a name has quotation marks once, and those within it are others', () => {
  const { quoted } = routeWords('ru')
  assert.equal(quoted('Площадь Св. Марка'), '«Площадь Св. Марка»')
  assert.equal(quoted('«Сфера»'), '«Сфера»')
  assert.equal(quoted('Казино «Красный ферзь»'), '«Казино „Красный ферзь“»')
})

test('a bet is told so that its words go with any number', () => {
  const said = [tourEn, tourRu].flatMap(({ bet, bets }) => [
    bet('A', bets.red, 1),
    bet('A', bets.goalA, null),
  ])
  assert.deepEqual(said, [
    'A, red tourists: 1',
    'A: to win goal A',
    'A: красных туристов 1',
    'A: победа по цели A',
  ])
})

test('roads and crossings are told by the blocks around them', () => {
  const russian = routeText('ru', ARKHAM_GUIDE, []).names
  const english = routeText('en', ARKHAM_GUIDE, []).names
  const told = ['h11', 'h13', 'h10', 'h02', 'h14', 'v02', 'rNW', 'n21', 'e21'].map(russian.road)
  assert.deepEqual(told, [
    'между (2;1) и (2;2)',
    'мост между (2;3) и (2;4)',
    'к северу от (2;1)',
    'набережная к югу от (1;2)',
    'тупик между (2;4) и (2;5)',
    'мост на краю карты к западу от (1;3)',
    'закруглённая дорога у (1;1)',
    'диагональ через (2;1) с северо-запада на юго-восток',
    'диагональ через (2;1) с северо-востока на юго-запад',
  ])
  assert.equal(english.road('v22'), 'embankment west of (3;3)')
  assert.equal(english.drawing(['h10', 'h11']), 'north of (2;1), between (2;1) and (2;2)')
  assert.equal(russian.crossing('c11'), 'перекрёсток на углу (1;1) и (2;2)')
  assert.equal(english.crossing('d12s'), 'end of the dead end between (1;3) and (2;3)')
  assert.equal(english.crossing('c20'), 'crossing on the northern edge between (2;1) and (3;1)')
  assert.equal(russian.crossing('c02'), 'перекрёсток на западном краю у (1;2)')
  const { roads, diagonals, vertices } = ARKHAM_GUIDE.map
  for (const { road, crossing } of [russian, english]) {
    const segments = [...roads, ...diagonals].map(({ id }) => road(id))
    assert.equal(new Set(segments).size, segments.length)
    assert.equal(new Set(vertices.map(({ id }) => crossing(id))).size, vertices.length)
  }
})

test('a crossing never has the words of a road, and no place lies between a block and itself', () => {
  const { roads, vertices } = ARKHAM_GUIDE.map
  for (const language of LANGUAGES) {
    const { road, corner } = routeText(language, ARKHAM_GUIDE, []).names
    const told = roads.map(({ id }) => road(id))
    for (const { id, deadEnd } of vertices) {
      if (!deadEnd) assert.ok(!told.includes(corner(id)), corner(id))
      assert.doesNotMatch(corner(id), /(\(\d;\d\)).*\1/)
    }
  }
})

test('whoever reads is you; everybody else has a name', () => {
  const notes = [
    { kind: 'draft.take', seat: 0, die: 'red' },
    { kind: 'draft.take', seat: 1, die: 'red' },
    { kind: 'round', round: 2, lead: 0, shop: 'S1' },
    { kind: 'encounter.result', seat: 0, failures: 3, successes: 0 },
  ]
  const lines = (language: 'ru' | 'en', reader: number | null): string[] =>
    notes.map((note) => routeText(language, ARKHAM_GUIDE, ['Анна', 'Борис'], reader).note(note, 2))
  assert.deepEqual(lines('ru', 0), [
    'Вы берёте в раунд красный кубик.',
    'Борис берёт в раунд красный кубик.',
    'Раунд 2. Ведёте вы. В лавках древностей «Алая шкатулка» (3 красных).',
    'Три провала: вы выбываете и не получаете очков.',
  ])
  assert.equal(lines('en', 1)[1], 'You take the red die for the round.')
  assert.equal(lines('en', null)[1], 'Борис takes the red die for the round.')
  const question: Question = { id: '0', seat: 0, kind: 'tome', form: 'choose', options: [] }
  const view = viewOf(newMatch(2), 0)
  const prompt = (reader: number | null): string =>
    routeText('ru', ARKHAM_GUIDE, ['Анна', 'Борис'], reader).prompt(question, view)
  assert.equal(prompt(0), 'Выберите таинственный фолиант.')
  assert.equal(prompt(null), 'Анна: выберите таинственный фолиант.')
})

test('RT-P3-3: dice to pick are told with their numbers, and the second of a pair with the blocks it leads to', () => {
  const match = newMatch(1)
  const [kept] = match.questions(0)
  assert.ok(kept?.form === 'choose')
  match.answer({ seat: 0, question: kept.id, value: kept.options[0] ?? null })
  const [question] = match.questions(0)
  assert.ok(question?.form === 'pick' && question.kind === 'draft.pair')
  const view = viewOf(match, 0)
  for (const language of LANGUAGES) {
    const text = routeText(language, ARKHAM_GUIDE, [])
    const numberOf = (id: unknown): number => view.dice.find((die) => die.id === id)?.number ?? 0
    const [first, ...others]: readonly Json[] = question.options
    assert.ok(first !== undefined)
    for (const id of question.options)
      assert.match(text.spokenItem(question, id, view), new RegExp(` ${numberOf(id)}(,|$)`))
    const half = text.spokenHalf(question, first, view)
    for (const id of others) assert.ok(half.includes(`(${numberOf(first)};${numberOf(id)})`), half)
  }
})

test('RT-BON-10: each die that may be rolled again is told by its place and its number', () => {
  const question: Question = {
    id: '0',
    seat: 0,
    kind: 'encounter.reroll',
    form: 'pick',
    options: [0, 1, 2],
    min: 0,
    max: 3,
  }
  const over = overView([false])
  const players = over.players.map((player) => ({
    ...player,
    ending: player.ending && { ...player.ending, dice: [4, 4, 1] },
  }))
  for (const language of LANGUAGES) {
    const text = routeText(language, ARKHAM_GUIDE, [])
    const told: readonly string[] = question.options.map((die) =>
      text.spokenItem(question, die, { ...over, players }),
    )
    assert.deepEqual(
      told.map((line) => line.match(/\d/g)?.join()),
      ['4', '4', '1'],
    )
    assert.equal(new Set(told).size, 3, told.join(' | '))
  }
})

test('RT-END-16: a whole penalty is one line that tells who left from where', () => {
  const text = routeText('ru', ARKHAM_GUIDE, ['Анна'])
  const taken = [
    { block: 'b31', tourists: [2, 1, 0, 0] },
    { block: 'b33', tourists: [0, 0, 1, 0] },
  ]
  const note = { kind: 'encounter.penalty', seat: 0, ancient: 'SHUB_NIGGURATH', taken, crossed: [], left: 5 }
  assert.equal(
    text.note(note, 1),
    'Анна терпит наказание (Шуб-Ниггурат): 2 красных и 1 зелёный из (3;1), 1 синий из (3;3); вдоль маршрута остаётся 5 туристов.',
  )
  const nothing = { ...note, taken: [], left: 0 }
  assert.match(text.note(nothing, 1), /никто не уходит; вдоль маршрута остаётся 0 туристов\.$/)
  const first = { kind: 'encounter.penalty', seat: 0, ancient: 'DAGON', left: 7 }
  assert.match(text.note(first, 1), /\(Дагон\): вдоль маршрута остаётся 7 туристов\.$/)
})

test('RT-P2-4: the two moves of the one who removes both dice are asked for in two sentences', () => {
  const removals = (seats: number, language: 'ru' | 'en'): string[] => {
    const text = routeText(language, ARKHAM_GUIDE, [])
    const match = newMatch(seats)
    const asked: string[] = []
    playAtRandom(match, fastChance(1), (question) => {
      const view = viewOf(match, question.seat)
      if (question.kind === 'draft.remove') asked.push(text.prompt(question, view).replace(/^.*?: /, ''))
    })
    return asked.slice(0, 2)
  }
  assert.deepEqual(removals(2, 'ru'), [
    'уберите из раунда один кубик, потом ещё один.',
    'уберите из раунда ещё один кубик.',
  ])
  assert.deepEqual(removals(2, 'en'), ['put one die aside, then another.', 'put another die aside.'])
  assert.deepEqual(new Set(removals(3, 'en')), new Set(['put one of the available dice aside.']))
})

test('RT-BON-2: a drawing says what it would reach, and nothing that was reached before', () => {
  const text = routeText('ru', ARKHAM_GUIDE, [])
  const view = viewOf(newMatch(1, { ancient: 'CTHULHU' }), 0)
  const question: Question = { id: '0', seat: 0, kind: 'draw', form: 'choose', options: [] }
  const withSegments = (segments: readonly string[], circledShops: readonly string[] = []): RouteView => ({
    ...view,
    players: view.players.map((player) => ({
      ...player,
      task: null,
      board: { ...player.board, segments, circledShops },
    })),
  })
  const spoken = (answer: string, seen: RouteView): string => text.spoken(question, answer, seen)
  assert.equal(
    spoken('a:h10+v10', withSegments([])),
    'к северу от (2;1), между (1;1) и (2;1); ведёт к вратам и лавке',
  )
  assert.equal(spoken('b:h11', withSegments(['v10'])), 'между (2;1) и (2;2)')
  assert.equal(spoken('b:v10', withSegments([], ['c11'])), 'между (1;1) и (2;1)')
  assert.equal(spoken('c', withSegments([])), 'не рисовать отрезков')
})

test('a die says its number and whom it brings, without signs', () => {
  const view = viewOf(newMatch(2, { effects: { dark: 'FX_REPEAT', light: 'FX_CORRECTION' } }), 0)
  const say = (language: 'ru' | 'en', id: string, number: number): string =>
    routeText(language, ARKHAM_GUIDE, []).spokenDie({ id, number, zone: 'available' }, view)
  assert.equal(say('ru', 'red', 3), 'красный кубик 3, 1 красный и 1 зелёный')
  assert.match(say('en', 'effect', 2), /^effect die 2, dark “.+”$/)
  assert.equal(say('en', 'blue', 0), 'blue die')
})

test('a seat without a name has a number', () => {
  assert.equal(routeText('ru', ARKHAM_GUIDE, ['Анна']).names.player(0), 'Анна')
  assert.equal(routeText('ru', ARKHAM_GUIDE, ['Анна']).names.player(1), 'Игрок 2')
})

test('whoever waits reads for whom', () => {
  const text = routeText('ru', ARKHAM_GUIDE, ['Анна', 'Борис'])
  assert.equal(text.waitingFor([1]), 'Решает Борис.')
  assert.equal(text.waitingFor([0, 1]), 'Решают: Анна и Борис.')
  assert.equal(text.waitingFor([]), 'Игра окончена.')
  const own = routeText('ru', ARKHAM_GUIDE, ['Анна', 'Борис'], 0)
  assert.equal(own.waitingFor([0, 1]), 'Решают: Борис и вы.', 'the reader is not named')
})

test('whoever waits reads what is decided, as far as its kind is public', () => {
  const view = viewOf(newMatch(2), null)
  const said = (language: 'ru' | 'en', change: Partial<RouteView>, ...seats: number[]): string =>
    routeText(language, ARKHAM_GUIDE, ['Анна', 'Борис']).waitingFor(seats, { ...view, ...change })
  assert.equal(said('ru', { phase: 'setup' }, 0, 1), 'Выбирают личные задачи: Анна и Борис.')
  assert.equal(said('ru', { phase: 'dice', round: 1, lead: 1 }, 1), 'Борис берёт кубик раунда.')
  assert.equal(said('ru', { phase: 'dice', round: 1, lead: 1 }, 0), 'Анна убирает кубик из раунда.')
  assert.equal(said('en', { phase: 'turns' }, 1), 'Борис is playing on their map.')
  assert.equal(said('en', { phase: 'route' }, 0, 1), 'Choosing their final routes: Анна and Борис.')
  assert.equal(said('ru', { phase: 'over' }), 'Игра окончена.')
})

test('whoever looks back at a moment of their own reads that they decided', () => {
  const view = viewOf(newMatch(2), 0)
  const said = (language: 'ru' | 'en', change: Partial<RouteView>, ...seats: number[]): string =>
    routeText(language, ARKHAM_GUIDE, ['Анна', 'Борис'], 0).waitingFor(seats, { ...view, ...change })
  assert.equal(said('ru', { phase: 'dice', round: 3, lead: 0 }, 0), 'Вы берёте кубик раунда.')
  assert.equal(said('en', { phase: 'dice', round: 3, lead: 0 }, 0), 'You are taking a round die.')
  assert.equal(said('ru', { phase: 'dice', round: 3, lead: 0 }, 1), 'Борис убирает кубик из раунда.')
  assert.equal(said('ru', { phase: 'setup' }, 0, 1), 'Выбирают личные задачи: Борис и вы.')
})

test('RT-P5-12: who has drawn is told of bonuses only where one can be spent', () => {
  const view = viewOf(newMatch(2), 0)
  const [player, other] = view.players
  assert.ok(player && other)
  const turn = (way: 'a' | null): TurnView => ({
    dice: [],
    numbers: [1, 2],
    effect: null,
    effectUsed: false,
    block: 'b12',
    fallback: false,
    shopVisited: false,
    way,
    erased: null,
    acts: [],
  })
  const said = (way: 'a' | null, options: readonly string[]): string => {
    const seen = { ...view, players: [{ ...player, turn: turn(way) }, other] }
    const question = { id: '0', seat: 0, kind: 'draw', form: 'choose', options } as const
    return routeText('ru', ARKHAM_GUIDE, ['Анна', 'Борис']).prompt(question, seen)
  }
  assert.equal(said('a', ['end']), 'Анна: завершите ход.')
  assert.equal(said('a', ['end', 'segment:h10']), 'Анна: завершите ход или потратьте бонус.')
  assert.match(said(null, ['a:h10+h20', 'b:h10', 'c']), /нарисуйте два отрезка у квартала/)
  assert.equal(said(null, ['b:h10', 'c']), 'Анна: нарисуйте один отрезок где угодно.')
  assert.match(said(null, ['c']), /пропустите рисование/)
})

test('words that are missing are a mistake, not a blank', () => {
  const text = routeText('en', ARKHAM_GUIDE, [])
  const view = viewOf(newMatch(1), 0)
  assert.throws(() => text.note({ kind: 'unheard-of' }, 1), /no words for note/)
  assert.throws(
    () => text.prompt({ id: '0', seat: 0, kind: 'unheard-of', form: 'choose', options: [] }, view),
    /no words for question/,
  )
})

const points = (total: number, encounter: number) => ({ total, by: { encounter, red: total - encounter } })
const outcome = (ending: string, winners: number[], ...points: Outcome['points']): Outcome =>
  points.length > 1
    ? { kind: 'ranked', ending, winners, places: points.map(() => 1), points }
    : { kind: 'solo', ending, won: winners.length > 0, rank: null, points }

/** The view of a game that two have played, with some of them beaten by the Ancient. */
function overView(eliminated: readonly boolean[]): RouteView {
  const view = viewOf(newMatch(eliminated.length), null)
  const players = view.players.map((player, seat) => ({
    ...player,
    ending: {
      route: [],
      madness: 0,
      gateLinks: 0,
      riverLinks: 0,
      task: 0,
      dice: [],
      failures: 0,
      successes: 0,
      eliminated: eliminated[seat] === true,
      crossed: [],
      tourists: {},
      encounter: 0,
    },
  }))
  return { ...view, players }
}

test('RT-SCG-5: the end names the winner, and the tie-break where it decided', () => {
  const text = routeText('ru', ARKHAM_GUIDE, ['Анна', 'Борис'])
  const both = overView([false, false])
  assert.deepEqual(text.ending(outcome('points', [1], points(40, 0), points(52, 8)), both), [
    'Побеждает Борис: 52 очка.',
  ])
  assert.deepEqual(text.ending(outcome('tie-break', [0], points(52, 9), points(52, 8)), both), [
    'Побеждает Анна: очков поровну (52 очка), а за столкновение получено больше (9 очков).',
  ])
  assert.deepEqual(text.ending(outcome('shared', [0, 1], points(52, 8), points(52, 8)), both), [
    'Победу делят Анна и Борис: у каждого 52 очка и поровну за столкновение.',
  ])
})

test('RT-END-17, RT-END-19: the end names those whom the Ancient has beaten', () => {
  const text = routeText('en', ARKHAM_GUIDE, ['Anna', 'Boris'])
  assert.deepEqual(
    text.ending(outcome('points', [0], points(40, 0), points(0, 0)), overView([false, true])),
    ['Anna wins with 40 points.', 'Boris loses to the Ancient: three failures, no points.'],
  )
  assert.equal(
    text.ending(outcome('nobody', [], points(0, 0), points(0, 0)), overView([true, true]))[0],
    'The Ancient has beaten everybody: nobody wins.',
  )
})

test('RT-SOLO-6, RT-SOLO-8: the solo verdict names the level of the chosen cell', () => {
  const text = routeText('ru', ARKHAM_GUIDE, ['Анна'])
  const view = { ...overView([false]), challenge: { row: 1, column: 1 } }
  const line = (ending: string, winners: number[]): string =>
    text.ending(outcome(ending, winners, points(200, 13)), view).join('\n')
  assert.match(line('challenge-met', [0]), /^Испытание пройдено: 200 очков, .*Опытный экскурсовод\.$/)
  assert.match(line('challenge-missed', []), /^Испытание не пройдено: .*«Опытный экскурсовод»/)
  assert.match(line('eliminated', []), /^Три провала: вы проигрываете Древнему/)
  assert.equal(text.challenge(view), 'Опытный экскурсовод (195 очков, за столкновение 12 очков)')
  assert.equal(text.challenge({ ...view, challenge: null }), null)
})

test('RT-SOLO-6, RT-SOLO-8: a solo game is told the level it did not reach, and how many points were missing', () => {
  const text = routeText('en', ARKHAM_GUIDE, ['Anna'])
  const next = (row: number, column: number, ending: string, total: number, encounter: number) =>
    text.nextLevel(outcome(ending, ending === 'challenge-met' ? [0] : [], points(total, encounter)), {
      ...overView([false]),
      challenge: { row, column },
    })
  assert.deepEqual(next(1, 0, 'challenge-missed', 180, 0), { name: 'Novice tour guide', points: 15 })
  // Both are short: as many points from the encounter would do for the total too.
  assert.deepEqual(next(1, 1, 'challenge-missed', 190, 0), { name: 'Seasoned tour guide', points: 12 })
  // 195 points with 12 from the encounter would be the next level, and so would 225 alone.
  assert.deepEqual(next(0, 0, 'challenge-met', 220, 0), { name: 'Seasoned tour guide', points: 5 })
  assert.deepEqual(next(0, 0, 'challenge-met', 170, 0), { name: 'Seasoned tour guide', points: 24 })
  // These points were enough for the next level already.
  assert.deepEqual(next(0, 0, 'challenge-met', 230, 12), { name: 'Outstanding tour guide', points: 12 })
  assert.equal(next(3, 3, 'challenge-met', 260, 40), null)
  assert.equal(next(0, 0, 'eliminated', 0, 0), null)
  assert.equal(
    text.nextLevel(outcome('points', [0], points(9, 0), points(1, 0)), overView([false, false])),
    null,
  )
})

test('every ending has words in both languages', () => {
  for (const language of LANGUAGES) {
    const text = routeText(language, ARKHAM_GUIDE, ['A', 'B'])
    for (const ending of ENDINGS) {
      const [line = ''] = text.ending(
        outcome(ending, [0], points(3, 1), points(2, 1)),
        overView([false, false]),
      )
      assert.match(line, /\S.*\.$/)
      assert.doesNotMatch(line, /undefined|NaN/)
    }
  }
  assert.throws(
    () => routeText('ru', ARKHAM_GUIDE, []).ending(outcome('strange', []), overView([false])),
    /no words/,
  )
})

test('the built-in pack is the one the texts are written for', () => {
  assert.equal(route.packs.city, ARKHAM_GUIDE)
})

test('RT-SOLO-6: the title page calls the ranks as the pack does', () => {
  assert.deepEqual(
    routeTitle.ranks,
    ARKHAM_GUIDE.challenge.levels.map(({ name }) => name),
  )
})
