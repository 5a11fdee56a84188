import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Question } from '@curio/kernel'
import { ARKHAM_GUIDE } from '@curio/route'
import { readWish } from '../src/play/input.ts'
import { type Choice, choicesInView, choicesNamed, type Group, itemsOf } from '../src/play/menu.ts'
import { joint } from '../src/route/joints.ts'
import { typedAnswer } from '../src/route/menu.ts'
import { Canvas } from '../src/terminal/canvas.ts'
import { columns } from '../src/terminal/columns.ts'
import { gridLines } from '../src/terminal/grid.ts'
import { paint } from '../src/terminal/paint.ts'
import { tailRows } from '../src/terminal/screen.ts'
import { svgOf } from '../src/terminal/svg.ts'
import { cut, widthOf, wrapped } from '../src/terminal/width.ts'
import { languageOf } from '../src/words/index.ts'

suite('what a typed line means', () => {
  test('numbers, letters, words', () => {
    assert.deepEqual(readWish(' 12 '), { wish: 'item', number: 12 })
    assert.deepEqual(readWish(''), { wish: 'nothing' })
    assert.deepEqual(readWish('U'), { wish: 'undo' })
    assert.deepEqual(readWish('0'), { wish: 'back' })
    assert.deepEqual(readWish('board 2'), { wish: 'board', player: 2 })
    assert.deepEqual(readWish('?'), { wish: 'help', rule: null })
    assert.deepEqual(readWish('help rt-p3-4'), { wish: 'help', rule: 'RT-P3-4' })
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
  })
})

const choice = (label: string, ...parts: string[]): Choice => ({
  label,
  answer: label,
  parts: parts.map((part) => [part]),
})
const pairs: Group = {
  title: 'pairs',
  choices: [choice('h1+h2', 'h1', 'h2'), choice('h1+v1', 'h1', 'v1'), choice('v1+v2', 'v1', 'v2')],
}
const singles: Group = {
  title: 'singles',
  choices: Array.from({ length: 20 }, (_, index) => choice(`h${index}`, `h${index}`)),
}
const none: Group = { title: 'none', choices: [choice('c')] }

suite('the list of answers', () => {
  test('few answers are listed at once, many by their groups, except small ones', () => {
    assert.deepEqual(
      itemsOf([pairs, none], null).map((item) => item.label),
      ['h1+h2', 'h1+v1', 'v1+v2', 'c'],
    )
    assert.deepEqual(
      itemsOf([pairs, singles, none], null).map((item) => item.label),
      ['h1+h2', 'h1+v1', 'v1+v2', 'singles', 'c'],
    )
    assert.equal(itemsOf([singles], null).length, 20)
    assert.equal(itemsOf([pairs, singles, none], singles).length, 20)
  })

  test('a map lights the open group, or the first one', () => {
    assert.equal(choicesInView([pairs, singles, none], null), pairs.choices)
    assert.equal(choicesInView([pairs, singles, none], singles), singles.choices)
    assert.equal(choicesInView([pairs, none], null).length, 4)
  })

  test('naming exactly the things of an answer means it; naming some means all that hold them', () => {
    const all = [...pairs.choices, ...singles.choices]
    const named = (...names: string[]): string[] => choicesNamed(all, names).map(({ label }) => label)
    assert.deepEqual(named('v1', 'H1'), ['h1+v1'])
    assert.deepEqual(named('h1'), ['h1'])
    assert.deepEqual(named('v1'), ['h1+v1', 'v1+v2'])
    assert.deepEqual(named('v9'), [])
  })
})

suite('answers that no list holds', () => {
  const question = (kind: string): Question => ({ id: '0', seat: 0, kind, form: 'compose', examples: [] })

  test('a route is typed as crossings and segments, its parts between slashes', () => {
    const typed = (line: string) => typedAnswer(ARKHAM_GUIDE, question('route'), line.split(' '))
    assert.deepEqual(typed('c10 h10 h20 / C36 H36'), [
      { start: 'c10', segments: ['h10', 'h20'] },
      { start: 'c36', segments: ['h36'] },
    ])
    assert.deepEqual(typed('c05 rsw'), [{ start: 'c05', segments: ['rSW'] }])
    assert.deepEqual(typed('nowhere'), [{ start: 'nowhere', segments: [] }])
  })

  test('blocks are typed by their coordinates', () => {
    assert.deepEqual(typedAnswer(ARKHAM_GUIDE, question('penalty.called'), ['3;5', 'b35', '9;9']), [
      'b35',
      'b35',
      '9;9',
    ])
    assert.equal(typedAnswer(ARKHAM_GUIDE, question('draw'), ['h10']), null)
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
    const labels = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    assert.deepEqual(columns(labels, 10, 2, 0), { lines: ['1  a  3  c', '2  b  4  d'], page: 0, pages: 2 })
    assert.deepEqual(columns(labels, 10, 2, 1).lines, ['5  e  7  g', '6  f'])
    assert.equal(columns(labels, 10, 2, 2).page, 0)
    assert.deepEqual(columns([], 10, 2, 0), { lines: [], page: 0, pages: 1 })
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

  test('lines of every weight meet in one character', () => {
    assert.equal(joint({ north: 1, east: 1, south: 1, west: 1 }), '┼')
    assert.equal(joint({ north: 0, east: 2, south: 2, west: 0 }), '┏')
    assert.equal(joint({ north: 2, east: 1, south: 2, west: 1 }), '╂')
    const all = Array.from({ length: 81 }, (_, code) =>
      joint({
        north: Math.floor(code / 27),
        east: Math.floor(code / 9) % 3,
        south: Math.floor(code / 3) % 3,
        west: code % 3,
      }),
    )
    assert.equal(new Set(all).size, 81)
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
