import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Question } from '@curio/kernel'
import { Canvas, cut, gridLines, widthOf, wrapped } from '@curio/ui/terminal'
import { readWish } from '../src/play/input.ts'
import { type Answer, answersNamed, choicesInView, itemAt, listOf, type Section } from '../src/play/menu.ts'
import { tailRows } from '../src/play/screen.ts'
import { columns, numbered, paragraphs } from '../src/terminal/columns.ts'
import { paint } from '../src/terminal/paint.ts'
import { svgOf } from '../src/terminal/svg.ts'
import { languageOf } from '../src/words/index.ts'

suite('what a typed line means', () => {
  test('numbers, letters, words', () => {
    assert.deepEqual(readWish(' 12 '), { wish: 'item', number: 12 })
    assert.deepEqual(readWish(''), { wish: 'nothing' })
    assert.deepEqual(readWish('U'), { wish: 'undo' })
    assert.deepEqual(readWish('hint'), { wish: 'hint' })
    assert.deepEqual(readWish('0'), { wish: 'back' })
    assert.deepEqual(readWish('board 2'), { wish: 'board', player: 2 })
    assert.deepEqual(readWish('?'), { wish: 'help', rule: null })
    assert.deepEqual(readWish('help rt-p3-4'), { wish: 'help', rule: 'RT-P3-4' })
    assert.deepEqual(readWish('as 2'), { wish: 'as', player: 2 })
  })

  test('blocks and segments by name', () => {
    assert.deepEqual(readWish('3;5'), { wish: 'names', names: ['3;5'] })
    assert.deepEqual(readWish('(3,5)'), { wish: 'names', names: ['3;5'] })
    assert.deepEqual(readWish('h23+v33'), { wish: 'names', names: ['h23', 'v33'] })
    assert.deepEqual(readWish('h23 v33'), { wish: 'names', names: ['h23', 'v33'] })
  })

  test('the Russian layout is read as if it were off', () => {
    assert.deepEqual(readWish('й'), { wish: 'quit' })
    assert.deepEqual(readWish('Г'), { wish: 'undo' })
    assert.deepEqual(readWish('р23 м33'), { wish: 'names', names: ['h23', 'v33'] })
    assert.deepEqual(readWish('сфкв'), { wish: 'card', name: '' })
  })

  test('the name of a card is taken as it was typed', () => {
    assert.deepEqual(readWish(' card  Дорога профессора '), { wish: 'card', name: 'Дорога профессора' })
    assert.deepEqual(readWish('CARD d’Arc'), { wish: 'card', name: 'd’Arc' })
  })
})

const question: Question = { id: '0', seat: 0, kind: 'any', form: 'choose', options: [] }
const answer = (label: string, ...parts: string[]): Answer => ({
  question,
  choice: { label, answer: label, parts: parts.map((part) => [part]) },
})
const pairs: Section = {
  title: 'pairs',
  answers: [answer('h1+h2', 'h1', 'h2'), answer('h1+v1', 'h1', 'v1'), answer('v1+v2', 'v1', 'v2')],
}
const singles: Section = {
  title: 'singles',
  answers: Array.from({ length: 20 }, (_, index) => answer(`h${index}`, `h${index}`)),
}
const none: Section = { title: 'none', answers: [answer('c')] }
const drink: Section = { title: 'drink', answers: [answer('sip'), answer('gulp')] }
const heat: Section = { title: 'heat', answers: [answer('coal')] }

const labels = (must: readonly Section[], open: Section | null = null, may: readonly Section[] = []) => {
  const { items, offers } = listOf({ must, may }, open)
  return [items, offers].map((list) => list.map(({ label }) => label))
}

suite('the list of answers', () => {
  test('few answers are listed at once, many by their sections, except small ones', () => {
    assert.deepEqual(labels([pairs, none]), [['h1+h2', 'h1+v1', 'v1+v2', 'c'], []])
    assert.deepEqual(labels([pairs, singles, none]), [['h1+h2', 'h1+v1', 'v1+v2', 'singles', 'c'], []])
    assert.equal(labels([singles])[0]?.length, 20)
    assert.equal(labels([pairs, singles, none], singles)[0]?.length, 20)
  })

  test('a section with finer ones is opened level by level, and lists them at once where they fit', () => {
    const many = (title: string, count: number): Section => ({
      title,
      answers: Array.from({ length: count }, (_, index) => answer(`${title}${index}`)),
    })
    const over = (title: string, sections: readonly Section[]): Section => ({
      title,
      answers: sections.flatMap(({ answers }) => answers),
      sections,
    })
    const few = over('few', [many('a', 9), many('b', 1), many('d', 7)])
    const lots = over(
      'lots',
      Array.from({ length: 12 }, (_, index) => many(`e${index}`, 2)),
    )
    assert.deepEqual(labels([few]), [['a', 'b0', 'd'], []])
    assert.deepEqual(labels([few, lots, none])[0], ['a', 'b0', 'd', 'lots', 'c'])
    assert.deepEqual(
      labels([few, lots, none], lots)[0],
      lots.sections?.map(({ title }) => title),
    )
    const short = over('short', [many('f', 4), many('g', 4)])
    assert.equal(labels([short])[0]?.length, 8)
    assert.deepEqual(labels([short, none]), [[...(labels([short])[0] ?? []), 'c'], []])
  })

  test('each offer is a line beside what must be answered; an only offer is listed by its answers', () => {
    assert.deepEqual(labels([none], null, [drink, heat]), [['c'], ['drink', 'heat']])
    assert.deepEqual(labels([none], drink, [drink, heat]), [['sip', 'gulp'], []])
    assert.deepEqual(labels([], null, [drink, heat]), [[], ['drink', 'heat']])
    assert.deepEqual(labels([], null, [drink]), [['sip', 'gulp'], []])
    const list = listOf({ must: [none], may: [drink, heat] }, null)
    assert.deepEqual(
      [1, 3, 4].map((number) => itemAt(list, number)?.label),
      ['c', 'heat', undefined],
    )
  })

  test('a map lights the open section, or the first one', () => {
    const lit = (must: readonly Section[], open: Section | null = null, may: readonly Section[] = []) =>
      choicesInView({ must, may }, open).map(({ label }) => label)
    const labelsOf = ({ answers }: Section) => answers.map(({ choice }) => choice.label)
    assert.deepEqual(lit([pairs, singles, none]), labelsOf(pairs))
    assert.deepEqual(lit([pairs, singles, none], singles), labelsOf(singles))
    assert.equal(lit([pairs, none]).length, 4)
    assert.deepEqual(lit([none], null, [drink]), ['c'])
    assert.deepEqual(lit([], null, [drink, heat]), ['sip', 'gulp', 'coal'])
  })

  test('naming exactly the things of an answer means it; naming some means all that hold them', () => {
    const all = [...pairs.answers, ...singles.answers]
    const named = (...names: string[]): string[] => answersNamed(all, names).map(({ choice }) => choice.label)
    assert.deepEqual(named('v1', 'H1'), ['h1+v1'])
    assert.deepEqual(named('h1'), ['h1'])
    assert.deepEqual(named('v1'), ['h1+v1', 'v1+v2'])
    assert.deepEqual(named('v9'), [])
    assert.equal(answersNamed([answer('send', 'Уч1', 'СБ2')], ['ex1', 'cБ2']).length, 1)
    assert.equal(answersNamed([answer('buy', 'верёвка')], ['Веревка']).length, 1)
  })
})

suite('text on a screen', () => {
  test('wide and marked characters are counted by columns', () => {
    assert.equal(widthOf('Маршрут ━◇≈'), 11)
    assert.equal(widthOf('й'), 1)
    assert.equal(widthOf('й'.normalize('NFD')), 1)
    assert.equal(widthOf('東京'), 4)
  })

  test('cutting and wrapping keep the width', () => {
    assert.equal(cut('Маршрут', 5), 'Марш…')
    assert.equal(cut('東京都', 4), '東…')
    assert.deepEqual(wrapped('один два три', 8), ['один два', 'три'])
    assert.deepEqual(wrapped('абвгдежз и', 3), ['абв', 'где', 'жз', 'и'])
    assert.deepEqual(tailRows(['one two three', 'four'], 9, 3), ['one two', '  three', 'four'])
    assert.deepEqual(tailRows(['one two three', 'four'], 9, 2), ['  three', 'four'])
  })

  test('a numbered list runs down its columns and over pages', () => {
    const cells = numbered(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    assert.deepEqual(columns(cells, 10, 2, 0), { lines: ['1  a  3  c', '2  b  4  d'], page: 0, pages: 2 })
    assert.deepEqual(columns(cells, 10, 2, 1).lines, ['5  e  7  g', '6  f'])
    assert.equal(columns(cells, 10, 2, 2).page, 0)
    assert.deepEqual(columns([], 10, 2, 0), { lines: [], page: 0, pages: 1 })
  })

  test('a list of long cells keeps all their words, and each on one page', () => {
    const cells = numbered(['one two three four', 'a', 'five six seven'])
    const page = (number: number) => paragraphs(cells, 14, 3, number)
    assert.deepEqual(page(0), { lines: ['1  one two', '    three four', '2  a'], page: 0, pages: 2 })
    assert.deepEqual(page(1), { lines: ['3  five', '    six seven'], page: 1, pages: 2 })
    assert.equal(page(2).page, 0)
    assert.deepEqual(paragraphs([], 14, 3, 0), { lines: [], page: 0, pages: 1 })
  })

  test('a table has lines between its parts, and none for a part that is empty', () => {
    assert.deepEqual(gridLines([[['', 'Анна']], [], [['всего', '7']]]), [
      '┌───────┬──────┐',
      '│       │ Анна │',
      '├───────┼──────┤',
      '│ всего │    7 │',
      '└───────┴──────┘',
    ])
  })
})

suite('a canvas', () => {
  const sheet = (): Canvas => {
    const canvas = new Canvas(6, 2)
    canvas.put(1, 0, 'Ab', { ink: 'accent', bold: true })
    canvas.put(5, 1, 'lost', { ink: 'danger' })
    canvas.put(0, 1, '京', { ground: 'water' })
    return canvas
  }

  test('without colours it is text', () => {
    assert.deepEqual(paint(sheet(), 1), [' Ab', '京   l'])
  })

  test('colours are set only where they change', () => {
    const [line = ''] = paint(sheet(), 24)
    assert.ok(line.includes('\x1b[0;1;38;2;95;196;207;48;2;20;24;26mAb'))
    assert.equal(line.split('\x1b[').length - 1, 4)
    assert.ok(paint(sheet(), 8)[0]?.includes('\x1b[0;1;38;5;'))
    assert.ok(paint(sheet(), 4)[0]?.includes('\x1b[0;1;96mAb'))
  })

  test('a picture keeps the columns', () => {
    const svg = svgOf(sheet(), 'A & B')
    assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    assert.match(svg, /aria-label="A &amp; B"/)
    assert.match(svg, /<text x="25\.6" [^>]*textLength="19\.2"[^>]*>Ab<\/text>/)
    assert.match(svg, /<rect x="16" y="34" width="19\.2" height="18" fill="#1D3D57"\/>/)
    const wide = new Canvas(12, 1)
    wide.put(0, 0, 'a b   c d')
    const apart = svgOf(wide, '')
    assert.match(apart, /<text x="16" [^>]*textLength="28\.8"[^>]*>a b<\/text>/)
    assert.match(apart, /<text x="73\.6" [^>]*textLength="28\.8"[^>]*>c d<\/text>/)
  })
})

test('the language is that of the surroundings, Russian unless they are English', () => {
  assert.equal(languageOf({ LANG: 'en_GB.UTF-8' }), 'en')
  assert.equal(languageOf({ LANG: 'en_GB.UTF-8', LC_ALL: 'ru_RU.UTF-8' }), 'ru')
  assert.equal(languageOf({}), 'ru')
})
