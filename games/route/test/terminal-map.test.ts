import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ARKHAM_GUIDE, cityOf } from '../index.ts'
import { drawMap, joint, type Picture } from '../terminal/map.ts'

type Ancient = Parameters<typeof cityOf>[1]

function picture(
  ancient: Ancient,
  seen: Partial<Picture['board']> = {},
  more: Partial<Picture> = {},
): string[] {
  const map = drawMap({
    city: cityOf(ARKHAM_GUIDE, ancient),
    board: {
      segments: [],
      tourists: {},
      circledShops: [],
      stored: { BON_COORD: 0, BON_SEGMENT: 0, BON_DIAGONAL: 0 },
      tomes: { TOME_REROLL: 'free', TOME_UPGRADE: 'free', TOME_BLESSING: 'free' },
      ...seen,
    },
    task: [],
    route: new Set(),
    fresh: new Set(),
    litSegments: new Set(),
    litBlocks: new Set(),
    chosenBlock: null,
    crossed: [],
    ...more,
  })
  return map.lines()
}

test('the map has everything that is printed on the board', () => {
  assert.deepEqual(picture('CTHULHU'), [
    '   ₀   1   ₁   2   ₂   3   ₃   4   ₄   5   ₅   6   ₆',
    '₀  ╭───────┬───────∩───────┬───────┬───────∩───────╮ ₀',
    '   │ ■     │ ●     │ ▲     │ ·     │ ●     │ ★7    │',
    '1  │       │       │       │       │       │       │ 1',
    '   │       │       │       │       │       │       │',
    '₁  ├───────◇───────┼───────┼───────!───────┼───────◇ ₁',
    '   │ ▲     │ ·     │ ·     │ ★6      ▲     │ ■     │',
    '2  │       │       │       │               │       │ 2',
    '   │       │       │       │               │       │',
    '₂  ├───────!───────┼───────◇               ├───────┤ ₂',
    '  ≈║≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈│ ●     │ ■       ✖     │ ·     │',
    '3  │ ●     ∩ ■   ≈≈│       │               │       │ 3',
    '   │       │     ≈≈│       │               │       │',
    '₃  ├───────┼─────══┼───────!───────◇───────┼───────∩ ₃',
    '   │ ✖     │ ▲   ≈≈│ ✖     │ ·     │ ▲     │ ·     │',
    '4  │       │     ≈≈│       │       │       │       │ 4',
    '   │       │     ≈≈│       │       │       │       │',
    '₄  ∩───────!────◇≈≈├───────┴───────┼───────!───────┤ ₄',
    '   │ ■     │ ★4  ≈≈║≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈║≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈║≈',
    '5  │       │       │ ✖     ∩ ●     │ ✖     ◇ ■     │ 5',
    '   │       │       │       │       │       │       │',
    '₅  ◇───────┼───────┼───────┼───────┼───────┼───────┤ ₅',
    '   │ ★8    │ ●     │ ·     │ ★5    │ ▲     │ ·     │',
    '6  │       │       │       │       │       │       │ 6',
    '   │       │       │       │       │       │       │',
    '₆  ╰───────┴───────!───────∩───────!───────◇───────╯ ₆',
    '   ₀   1   ₁   2   ₂   3   ₃   4   ₄   5   ₅   6   ₆',
  ])
})

test('RT-DM-37: the university has roads inside only with Yog-Sothoth', () => {
  const inside = (ancient: Ancient): string => picture(ancient)[9]?.slice(27, 44) ?? ''
  assert.equal(inside('YOG_SOTHOTH'), '◇───────┼───────┼')
  assert.equal(inside('DAGON'), '◇               ├')
})

test('what a player has drawn stands out without colours', () => {
  const lines = picture('CTHULHU', {
    segments: ['rNW', 'h01', 'v11', 'h13', 'n34', 'e34'],
    tourists: { b34: [1, 2, 0, 0], b33: [2, 1, 3, 4] },
    circledShops: ['c11'],
  })
  assert.equal(lines[1]?.slice(3, 12), '┏━━━━━━━┭')
  assert.equal(lines[5]?.slice(3, 12), '┡━━━━━━━◆')
  assert.equal(lines[13]?.slice(11, 20), '┾━━━━━━━┽')
  assert.deepEqual(
    lines.slice(14, 17).map((line) => line.slice(20, 27)),
    ['╲✖    ╱', ' ○1╳□2 ', '╱     ╲'],
  )
  assert.deepEqual(
    lines.slice(10, 13).map((line) => line.slice(20, 27)),
    [' ●     ', ' ○2 □1 ', ' △3 ✕4 '],
  )
})

test('what may be chosen is marked: roads by their ids, blocks by a frame', () => {
  const lines = picture(
    'CTHULHU',
    {},
    {
      litSegments: new Set(['h10', 'v10', 'rNE', 'h14']),
      litBlocks: new Set(['b21']),
    },
  )
  assert.equal(lines[1]?.slice(11), '┬──h10──∩───────┬───────┬───────∩──rNE──╮ ₀')
  assert.deepEqual(
    lines.slice(2, 5).map((line) => line.slice(10, 20)),
    [' │┌●    ┐│', 'v10      │', ' │└     ┘│'],
  )
  assert.equal(lines[17]?.slice(11, 20), '!h14─◇≈≈├')
})

test('crossings of the task, and blocks crossed out by the Ancient', () => {
  const lines = picture('CTHULHU', {}, { task: ['c21', 'c41'], crossed: ['b42'] })
  assert.equal(lines[5]?.charAt(19), '◎')
  assert.equal(lines[5]?.charAt(35), '◉')
  assert.equal(lines[6]?.slice(28, 32), ' ×  ')
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
