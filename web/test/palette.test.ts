import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

/** How colour vision deficiencies see linear light (Machado, Oliveira and Fernandes 2009, complete). */
const VISION = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const

type Triple = readonly [number, number, number]

function linear(hex: string): Triple {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

const row = (matrix: readonly number[], [r, g, b]: Triple, at: number): number =>
  (matrix[at] ?? 0) * r + (matrix[at + 1] ?? 0) * g + (matrix[at + 2] ?? 0) * b

const through = (matrix: readonly number[], colour: Triple): Triple => [
  row(matrix, colour, 0),
  row(matrix, colour, 3),
  row(matrix, colour, 6),
]

const XYZ = [0.4124, 0.3576, 0.1805, 0.2126, 0.7152, 0.0722, 0.0193, 0.1192, 0.9505]
const WHITE: Triple = [0.9505, 1, 1.089]

/** CIE Lab, where distances match about what an eye can tell apart. */
function lab(colour: Triple): Triple {
  const [x, y, z] = through(XYZ, colour).map((value, index) => {
    const part = Math.max(0, value) / (WHITE[index] ?? 1)
    return part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116
  }) as [number, number, number]
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const css = readFileSync(new URL('../../ui/src/tokens.css', import.meta.url), 'utf8')
const [printed = '', safe = ''] = css.split(':root[data-palette="safe"]')

/** Five values of `--player-0` …; lines have one for each theme. */
function inks(text: string, name: string, theme: 0 | 1): string[] {
  return Array.from({ length: 5 }, (_, seat) => {
    const value = new RegExp(`--${name}-${seat}: ([^;]+);`).exec(text)?.[1] ?? ''
    const found = value.match(/#[0-9a-f]{6}/g) ?? []
    return found[theme] ?? found[0] ?? assert.fail(`no --${name}-${seat}`)
  })
}

/** The least distance between any two of these colours, as somebody sees them. */
function least(colours: readonly string[], distance: (one: string, other: string) => number): number {
  const pairs = colours.flatMap((one, at) => colours.slice(at + 1).map((other) => distance(one, other)))
  return Math.min(...pairs)
}

const seenThrough =
  (matrix: readonly number[]) =>
  (one: string, other: string): number => {
    const [first, second] = [one, other].map((hex) => lab(through(matrix, linear(hex)))) as [Triple, Triple]
    return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2])
  }

const inGrey = (one: string, other: string): number => Math.abs(lab(linear(one))[0] - lab(linear(other))[0])

/** Everything an owner is painted with: marks, and lines in either theme. */
const paints = (text: string): readonly string[][] => [
  inks(text, 'player', 0),
  inks(text, 'player-line', 0),
  inks(text, 'player-line', 1),
]

test('owners are apart for every kind of colour vision, and farther with the palette made for it', () => {
  for (const [text, apart] of [
    [printed, 12],
    [safe, 20],
  ] as const)
    for (const colours of paints(text))
      for (const [vision, matrix] of Object.entries(VISION)) {
        const found = least(colours, seenThrough(matrix))
        assert.ok(found >= apart, `${colours.join(' ')} for ${vision}: ${found}`)
      }
})

test('with the palette for colour blindness owners differ in greyscale too', () => {
  for (const colours of paints(safe)) assert.ok(least(colours, inGrey) >= 8, colours.join(' '))
})

test('lines of owners stand out from the paper', () => {
  const light = (hex: string): number => row(XYZ, linear(hex), 3) + 0.05
  for (const text of [printed, safe])
    for (const [theme, paper] of ['#fbf7ec', '#1e2427'].entries())
      for (const ink of inks(text, 'player-line', theme === 0 ? 0 : 1)) {
        const [one = 0, other = 1] = [light(ink), light(paper)].sort((a, b) => b - a)
        assert.ok(one / other >= 3, `${ink} on ${paper}: ${one / other}`)
      }
})
