import type { AncientId } from '../../content/pack.ts'
import {
  arc,
  ball,
  between,
  curve,
  limb,
  limbs,
  mirrored,
  rays,
  type Stroke,
  sphere,
  stroke,
  twice,
} from './engraving.ts'

/** A limb and its mirror image. */
const pair =
  (...along: Parameters<typeof curve>) =>
  (from: number, to: number) => {
    const one = limb(curve(...along), from, to)
    return [one, { outline: mirrored(one.outline), cuts: mirrored(one.cuts) }]
  }

/** The sleeper: a soft skull, wings folded behind it, arms where a mouth would be. */
function cthulhu(): readonly Stroke[] {
  const wing =
    'M22 -30C50 -74 84 -92 112 -94C104 -70 112 -50 132 -40C112 -32 108 -10 120 8C98 4 86 16 88 36C70 26 54 32 46 48L20 40Z'
  const ribs =
    'M24 -24C56 -60 84 -80 112 -94M28 -10C66 -34 100 -40 132 -40M32 6C64 -8 92 -6 120 8M34 24C52 16 70 20 88 36'
  const skull =
    'M0 -82C34 -84 56 -60 54 -28C53 -10 46 2 38 12C30 24 24 30 0 30C-24 30 -30 24 -38 12C-46 2 -53 -10 -54 -28C-56 -60 -34 -84 0 -82Z'
  const folds = between(
    curve(-44, -44, -30, -78, 30, -78, 44, -44),
    curve(-50, -20, -40, -34, 40, -34, 50, -20),
    9,
  )
  return [
    stroke('fine', rays(-26, 66, 190, 72)),
    stroke('dark', twice(wing)),
    stroke('line', twice(ribs)),
    ...limbs('flesh', ...pair(54, 44, 76, 52, 92, 74, 96, 104)(44, 60)),
    ...limbs(
      'dark',
      ...pair(32, 8, 52, 34, 30, 56, 52, 82)(15, 4),
      ...pair(26, 16, 40, 44, 20, 64, 34, 98)(16, 4),
    ),
    stroke('flesh', skull),
    stroke('fine', folds),
    stroke(
      'fine',
      twice(between(curve(52, -30, 50, -10, 42, 2, 34, 14), curve(42, -24, 40, -8, 36, 0, 28, 12), 5)),
    ),
    stroke('dark', twice('M9 -10C20 -22 38 -24 46 -16C42 -2 22 4 9 -10Z')),
    stroke('glow', twice('M15 -10C22 -17 34 -18 40 -14C36 -6 24 -2 15 -10Z')),
    stroke('pupil', twice(ball(28, -11, 2.6, 5))),
    stroke('line', twice('M6 -14C16 -30 38 -34 50 -24M4 -2C4 6 6 10 10 14')),
    ...limbs(
      'flesh',
      ...pair(20, 16, 30, 44, 4, 60, 20, 92)(15, 4),
      ...pair(9, 18, 14, 44, 0, 58, 8, 100)(14, 4),
    ),
    ...limbs('flesh', limb(curve(0, 16, 6, 44, -8, 62, 2, 96), 14, 4)),
    stroke('line', twice('M3 -60C10 -66 18 -66 24 -62M2 -48C12 -56 24 -56 32 -50')),
  ]
}

/** The gate and the key: spheres that touch, and an eye in the one that is nearest. */
function yogSothoth(): readonly Stroke[] {
  const far = [
    [-98, -46, 22],
    [-70, -72, 16],
    [-34, -84, 20],
    [8, -88, 14],
    [44, -78, 22],
    [84, -58, 18],
    [106, -22, 14],
    [-112, 2, 14],
    [98, 14, 22],
    [-92, 36, 20],
    [-62, 66, 24],
    [-20, 80, 20],
    [22, 84, 22],
    [62, 66, 20],
    [88, 48, 12],
  ] as const
  const near = [
    [-54, -38, 30],
    [44, -40, 28],
    [-62, 14, 24],
    [58, 14, 30],
    [-30, 48, 26],
    [24, 50, 24],
    [-4, -58, 22],
  ] as const
  const ring = (r: number): string => arc(0, 0, r * 1.5, r * 0.42, 0, 360)
  return [
    stroke('fine', rays(0, 60, 200, 90)),
    ...far.flatMap(([x, y, r]) => sphere(x, y, r)),
    stroke('line', ring(84), ring(92)),
    ...near.flatMap(([x, y, r]) => sphere(x, y, r)),
    stroke('glow', ball(-56, -40, 5), ball(46, -42, 6), ball(60, 12, 5), ball(-32, 50, 5), ball(26, 52, 4)),
    stroke(
      'pupil',
      ball(-56, -40, 1.6, 4),
      ball(46, -42, 1.8, 5),
      ball(60, 12, 1.6, 4),
      ball(-32, 50, 1.6, 4),
    ),
    ...sphere(0, 2, 42),
    stroke('flesh', 'M-36 2C-22 -24 22 -24 36 2C22 26 -22 26 -36 2Z'),
    stroke(
      'fine',
      between(curve(-30, -2, -16, -18, 16, -18, 30, -2), curve(-22, -2, -12, -8, 12, -8, 22, -2), 4),
    ),
    stroke('glow', ball(0, 2, 15)),
    stroke('pupil', 'M0 -10C5 -4 4 6 2.4 8L5 15L-5 15L-2.4 8C-4 6 -5 -4 0 -10Z'),
    stroke('line', arc(0, 2, 15, 15, 0, 360), arc(0, 2, 11, 11, 200, 340)),
  ]
}

/** The father of the deep: a carp's face, a crest of fins, water up to the gills. */
function dagon(): readonly Stroke[] {
  const head =
    'M0 -72C30 -74 58 -52 64 -18C68 8 56 34 36 50C22 60 -22 60 -36 50C-56 34 -68 8 -64 -18C-58 -52 -30 -74 0 -72Z'
  const crest =
    'M0 -70C8 -96 2 -104 -4 -112C18 -106 30 -96 30 -66ZM22 -70C36 -88 44 -92 46 -104C58 -88 58 -70 48 -54Z'
  const fin = 'M60 -22C84 -42 104 -44 124 -40C112 -30 108 -22 116 -12C104 -10 100 0 104 12C90 8 76 10 62 16Z'
  const finRibs = 'M62 -16C84 -30 104 -38 122 -40M64 -6C84 -12 100 -14 114 -12M63 6C78 4 92 8 103 12'
  const scales = [-52, -40, -28].flatMap((y, row) =>
    [-28, -14, 0, 14, 28].map((x) => arc(x + (row % 2 ? 7 : 0), y, 7, 7, 0, 180)),
  )
  const teeth = Array.from({ length: 11 }, (_, index) => {
    const x = -30 + index * 6
    const y = 26 + (index - 5) ** 2 * 0.42
    return `M${x - 3} ${y}L${x} ${y + 8}L${x + 3} ${y}ZM${x} ${y + 17}L${x + 3} ${y + 9}L${x + 6} ${y + 17}Z`
  })
  const wave = (y: number, shift: number): string =>
    Array.from({ length: 9 }, (_, index) => {
      const x = -180 + index * 40 + shift
      return `M${x} ${y}C${x + 10} ${y - 9} ${x + 30} ${y - 9} ${x + 40} ${y}`
    }).join('')
  return [
    stroke('fine', rays(-20, 72, 190, 72)),
    stroke('dark', twice(fin), twice(crest)),
    stroke(
      'line',
      twice(finRibs),
      twice('M2 -72C10 -88 8 -100 0 -110M14 -70C22 -84 24 -92 22 -102M30 -64C40 -76 46 -86 47 -100'),
    ),
    stroke('flesh', head),
    stroke('fine', ...scales),
    stroke(
      'fine',
      twice(between(curve(62, -16, 64, 8, 54, 32, 36, 48), curve(50, -8, 52, 10, 44, 28, 30, 40), 7)),
    ),
    stroke('dark', twice(ball(34, -22, 20, 18))),
    stroke('glow', twice(ball(34, -22, 14, 13))),
    stroke('pupil', twice(ball(32, -21, 6, 8))),
    stroke('line', twice(arc(34, -22, 24, 22, 20, 150)), twice('M6 -6C4 0 4 4 7 8')),
    stroke('flesh', twice('M10 -30C22 -46 46 -50 62 -34L58 -26C44 -34 28 -32 12 -20Z')),
    stroke(
      'fine',
      twice(between(curve(16, -30, 28, -42, 46, -44, 58, -34), curve(16, -24, 30, -34, 44, -36, 57, -29), 4)),
    ),
    stroke('dark', 'M-46 40C-26 16 26 16 46 40C30 52 -30 52 -46 40Z'),
    stroke('flesh', ...teeth),
    stroke('line', 'M-52 44C-28 12 28 12 52 44', twice('M58 14C64 22 64 32 58 40M64 8C72 20 72 32 66 42')),
    stroke('fine', twice('M20 54C16 64 16 70 20 78M32 50C32 60 34 66 38 72'), 'M-20 12C-10 8 10 8 20 12'),
    ...limbs('flesh', ...pair(36, 46, 44, 60, 40, 68, 50, 80)(6, 1)),
    stroke('dark', `M-200 74C-120 66 120 66 200 74L200 110L-200 110Z`),
    stroke('line', wave(74, 0), wave(86, 18)),
    stroke('fine', wave(80, 8), wave(94, 4), wave(100, 26)),
  ]
}

/** The black goat: a skull with two pairs of horns, roots that are arms, eyes among them. */
function shubNiggurath(): readonly Stroke[] {
  const skull =
    'M0 -56C20 -58 34 -46 34 -26C34 -8 24 6 20 26C17 46 12 66 0 70C-12 66 -17 46 -20 26C-24 6 -34 -8 -34 -26C-34 -46 -20 -58 0 -56Z'
  const ear = 'M32 -26C52 -34 66 -30 78 -18C62 -10 46 -8 32 -16Z'
  const eyes = [
    [70, 30, 5],
    [54, 52, 4],
    [92, 10, 4],
    [104, 46, 5],
    [82, 66, 4],
    [40, 80, 4],
  ] as const
  return [
    stroke('fine', rays(-20, 64, 190, 72)),
    ...limbs(
      'dark',
      ...pair(20, 40, 60, 30, 90, 70, 150, 40)(30, 6),
      ...pair(16, 56, 50, 60, 80, 96, 140, 84)(28, 6),
      ...pair(30, 10, 70, 6, 96, 22, 132, -4)(20, 4),
      ...pair(10, 66, 30, 80, 40, 100, 84, 108)(26, 10),
    ),
    ...limbs(
      'flesh',
      ...pair(18, -46, 30, -92, 86, -96, 92, -52)(20, 3),
      ...pair(92, -52, 94, -36, 82, -28, 74, -38)(3, 1),
      ...pair(8, -54, 12, -84, 34, -104, 58, -104)(14, 2),
    ),
    stroke('dark', twice(ear)),
    stroke('line', twice('M40 -20C52 -22 62 -22 70 -19')),
    stroke('flesh', skull),
    stroke(
      'fine',
      twice(between(curve(33, -22, 32, -4, 22, 8, 18, 28), curve(24, -16, 24, -2, 17, 8, 14, 26), 5)),
    ),
    stroke(
      'fine',
      between(curve(-20, -46, -8, -54, 8, -54, 20, -46), curve(-24, -34, -10, -40, 10, -40, 24, -34), 5),
    ),
    stroke('dark', twice('M7 -14C14 -26 28 -28 32 -20C30 -8 18 -2 7 -14Z')),
    stroke('glow', twice('M12 -15C17 -21 25 -22 28 -18C26 -11 18 -8 12 -15Z')),
    stroke('pupil', twice('M15 -16L26 -17L26 -14L15 -13Z')),
    stroke('dark', twice('M3 46C8 44 10 50 8 58C5 60 3 56 3 46Z')),
    stroke('line', 'M0 -36C3 -14 3 20 0 42', twice('M10 4C12 16 10 28 6 38'), 'M-8 64C-3 67 3 67 8 64'),
    ...eyes.flatMap(([x, y, r]) => [
      stroke('glow', twice(ball(x, y, r, r * 0.7))),
      stroke('pupil', twice(ball(x, y, 1.3, r * 0.6))),
    ]),
  ]
}

/** The four Ancients as an engraver of the 1920s would have shown them, in a box from -100 to 100. */
export const PORTRAITS: Readonly<Record<AncientId, readonly Stroke[]>> = {
  CTHULHU: cthulhu(),
  YOG_SOTHOTH: yogSothoth(),
  DAGON: dagon(),
  SHUB_NIGGURATH: shubNiggurath(),
}
