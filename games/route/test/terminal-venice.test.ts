import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawMap } from '../terminal/map.ts'
import { atVenice } from './support/venice.ts'

/** The map of Venice with some segments drawn, and others that may be chosen. */
function venice(segments: readonly string[], lit: readonly string[] = []): string[] {
  const { city } = atVenice()
  const map = drawMap({
    city,
    board: {
      segments,
      tourists: {},
      circledShops: [],
      stored: { BON_COORD: 0, BON_SEGMENT: 0, BON_DIAGONAL: 0, BON_TRANSFER: 0 },
      tomes: { TOME_REROLL: 'free', TOME_UPGRADE: 'free', TOME_BLESSING: 'free' },
    },
    task: [],
    route: new Set(),
    fresh: new Set(),
    litSegments: new Set(lit),
    litBlocks: new Set(),
    chosenBlock: null,
    crossed: [],
  })
  return map.lines()
}

test('the map of Venice has its streets, canals, bridges and cafes', () => {
  assert.deepEqual(venice([]), [
    '   ₀   1   ₁   2   ₂   3   ₃   4   ₄   5   ₅   6   ₆',
    '₀  ┌───────┬───────┬───────┬───────┬───────┬───────┐ ₀',
    '   │ ·     │≈●     │ ■     │≈◆     │ ▲    ≈│ ·     │',
    '1  │       │≈      │       │≈      │      ≈│       │ 1',
    '   │       │≈      │       │≈      │      ≈│       │',
    '₁  ├───────┼───────╬≈≈≈≈≈≈≈╬≈≈≈≈≈≈≈◇───────╬───────┤ ₁',
    '   │ ▲     │≈≈≈≈≈≈≈│≈·     │ ●    ≈│ ·     ≈ ■     │',
    '2  │       │ ◆     │≈      │      ≈│       ≈       │ 2',
    '   │       │       │≈      │      ≈│       ≈≈≈≈≈≈≈≈│',
    '₂  ├───────◇───────┼───────◇───────╬≈≈≈≈≈≈≈┼───────╬ ₂',
    '   │ ●     │ ·     ≈ ▲     │ ·     ≈ ■     │≈●     │',
    '3  │       │       ≈       │       ≈       │≈      │ 3',
    '   │       │       ≈≈≈≈≈≈≈≈│≈≈≈≈≈≈≈≈       │≈      │',
    '₃  ╬≈≈≈≈≈≈≈┼≈≈≈≈≈≈≈◇───────╬───────╬───────╬───────◇ ₃',
    '   │ ·     ≈ ■     │≈●     │≈▲     │≈◆     │≈·     │',
    '4  │       ≈       │≈      │≈      │≈      │≈      │ 4',
    '   │       ≈       │≈      │≈      │≈      │≈≈≈≈≈≈≈│',
    '₄  ├───────┼───────┼───────┼───────◇───────╬───────┤ ₄',
    '   │ ▲    ≈│ ·     ≈ ·     │≈■     ≈≈≈≈≈≈≈≈│ ▲     │',
    '5  │      ≈│       ≈       │≈      ≈ ●     │       │ 5',
    '   │      ≈│       ≈       │≈      ≈≈≈≈≈≈≈≈│≈≈≈≈≈≈≈│',
    '₅  ├───────◇───────╬───────┼≈≈≈≈≈≈≈┼───────╬───────┤ ₅',
    '   │ ■     │≈≈≈≈≈≈≈│≈≈≈≈≈≈≈│≈◆     │ ·     │ ■     │',
    '6  │       │ ●     │ ▲     │≈      │       │       │ 6',
    '   │       │       │       │≈      │       │       │',
    '₆  └───────┴───────┴───────┴≈≈≈≈≈≈≈┴≈≈≈≈≈≈≈◇≈≈≈≈≈≈≈┘ ₆',
    '   ₀   1   ₁   2   ₂   3   ₃   4   ₄   5   ₅   6   ₆',
  ])
})

test('RT-VEN-18: it is visible by which of two roads side by side a segment goes', () => {
  const part = (...segments: string[]): string[] =>
    venice(segments)
      .slice(5, 9)
      .map((line) => line.slice(11, 28))
  assert.deepEqual(part('v21', 'h11'), [
    '┾━━━━━━━╬≈≈≈≈≈≈≈╬',
    '│≈≈≈≈≈≈≈┃≈·     │',
    '│ ◆     ┃≈      │',
    '│       ┃≈      │',
  ])
  assert.deepEqual(part('wv21', 'wh11'), [
    '┼───────╬≈≈≈≈≈≈≈╬',
    '│═══════│║·     │',
    '│ ◆     │║      │',
    '│       │║      │',
  ])
  assert.deepEqual(part('v21', 'h11', 'wv21', 'wh11'), [
    '┾━━━━━━━╬≈≈≈≈≈≈≈╬',
    '│═══════┃║·     │',
    '│ ◆     ┃║      │',
    '│       ┃║      │',
  ])
})

test('a road that may be chosen has its id on the map of Venice, also beside another one', () => {
  const lit = ['h11', 'wh11', 'wh21', 'v21', 'wv21']
  const text = venice([], lit).join(' ')
  for (const id of lit) assert.match(text, new RegExp(`(?<![a-z])${id}`), id)
})
