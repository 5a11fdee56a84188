import { vertices } from '../curve.ts'
import { dots, eye, fine, ink, type Layer, type Mass, mass } from './layer.ts'

/** Parts look to the left; their origin is where they grow out of the body. */
type Part = readonly Layer[]

const FEET = {
  paw: '-4.6,.2! -4.8,-1.6 -2.6,-3 2,-3.4 2.6,.2!',
  hoof: '-3.2,.4! -1.8,-3.4! 1.8,-3.4! 2.4,.4!',
  claw: '1.6,-2,1.4 -3,-1.2,1.1 -6,.6,.2|1.4,-2,1.4 -1,-.6,1 -2.6,1.2,.2|1,-2.4,1.3 4,.4,.2',
  web: '-7.5,.6! -6,-1 -.5,-3.4 2.4,-2 2.6,.6! -1,-.2 -4,.6!',
} as const

/** A leg from the hip down; the foot stands where the last point is. */
export function leg(text: string, foot: keyof typeof FEET, scale = 1): string {
  const end = vertices(text).at(-1) ?? { x: 0, y: 0 }
  const shapes = FEET[foot].split('|').map((shape) =>
    vertices(shape)
      .map(({ x, y, w, corner }) => {
        const moved = [end.x + x * scale, end.y + y * scale, ...(w === undefined ? [] : [w * scale])]
        return `${moved.map((value) => value.toFixed(2)).join(',')}${corner ? '!' : ''}`
      })
      .join(' '),
  )
  return [text, ...shapes].join('|')
}

interface Fan {
  readonly count: number
  /** Directions of the first and the last feather in degrees: 0 is right, -90 up. */
  readonly turns: readonly [number, number]
  readonly lengths: readonly [number, number]
  /** Roots of the first and the last feather. */
  readonly roots: readonly [readonly [number, number], readonly [number, number]]
  readonly width: number
}

function fan({ count, turns, lengths, roots, width }: Fan): Part {
  return Array.from({ length: count }, (_, index): Mass => {
    const t = count === 1 ? 0 : index / (count - 1)
    const between = (from: number, to: number): number => from + (to - from) * t
    const angle = (between(...turns) * Math.PI) / 180
    const length = between(...lengths)
    const [x, y] = [between(roots[0][0], roots[1][0]), between(roots[0][1], roots[1][1])]
    const point = (share: number, side: number): string => {
      const [out, across] = [length * share, width * side]
      const at = [
        x + Math.cos(angle) * out - Math.sin(angle) * across,
        y + Math.sin(angle) * out + Math.cos(angle) * across,
      ]
      return at.map((value) => value.toFixed(2)).join(',')
    }
    const [near, far] = [point(0.55, -1), point(0.9, -0.8)]
    return mass(
      `${point(0, -0.7)} ${near} ${far} ${point(1, 0)} ${point(0.9, 0.8)} ${point(0.55, 1)} ${point(0, 0.7)}`,
    )
  })
}

/** A bird's wing lifted up and back: long feathers, short ones over them, the arm in front. */
export const BIRD_WING: Part = [
  ...fan({
    count: 7,
    turns: [-8, -74],
    lengths: [20, 32],
    roots: [
      [4, -3],
      [7, -15],
    ],
    width: 2.6,
  }),
  ...fan({
    count: 5,
    turns: [-6, -66],
    lengths: [11, 15],
    roots: [
      [2, -2],
      [6, -15],
    ],
    width: 2.2,
  }),
  mass('0,0,4.2 3,-8,3.6 6,-16,2.4 10,-20,1.2', { texture: 'feathers' }),
]

/** The same wing spread sideways, seen from below or above. */
export const SPREAD_WING: Part = [
  ...fan({
    count: 9,
    turns: [86, 6],
    lengths: [15, 27],
    roots: [
      [3, 2],
      [26, -7],
    ],
    width: 2.7,
  }),
  ...fan({
    count: 7,
    turns: [84, 18],
    lengths: [8, 11],
    roots: [
      [3, 1],
      [25, -7],
    ],
    width: 2.3,
  }),
  mass('0,0,4 9,-5,3.6 18,-8,2.8 28,-8,1.4', { texture: 'feathers' }),
]

/** A wing of skin between four fingers. */
export const BAT_WING: Part = [
  mass('0,0 3,-14 8,-31! 24,-29 43,-25! 35,-17 38,-5! 27,-5 24,7! 12,3', { fill: 'wash' }),
  mass('0,0,2.6 4,-14,1.9 8,-31,1.1|8,-31,1.1 20,-30,.8 43,-25,.3', { fill: 'deep', tone: 0 }),
  ink('8,-30 24,-20 38,-5|7,-29 15,-12 24,7'),
  fine('12,-24 18,-24 24,-25|14,-16 20,-14 25,-14|9,-12 12,-8 14,-6|4,-6 8,-3 12,-2'),
]

/** One antler of a stag, leaning back. */
export const ANTLER: Part = [
  mass(
    '0,0,1.5 1.5,-7,1.3 6,-13,1.2 7.5,-21,.4|1,-4.5,1.2 -4,-8,1 -5.5,-13,.3|4.4,-11.5,1 0,-16,.9 -.5,-21,.3|6.6,-15,.9 11,-17,.7 13.5,-21,.3',
    { fill: 'paper' },
  ),
]

/** A small antler with one fork, for hares and hens. */
export const FORK: Part = [
  mass('0,0,1.4 -1,-6,1.3 1,-12,1 -1,-17,.4|.2,-10,1 5,-13,.8 6,-17,.3|-.8,-5,1 -5,-8,.8 -6,-12,.3', {
    fill: 'paper',
  }),
]

/** An ibex's horn, ringed, bent backwards. */
export const IBEX_HORN: Part = [
  mass('0,0,2.6 3,-11,2.6 11,-20,2.1 21,-21,1.4 28,-15,.3', { fill: 'paper' }),
  ink(
    '-2,-4 3,-5|-1,-8 4.6,-8.4|1,-12.6 6,-11.4|4,-17 8,-14.4|8.6,-20 11.6,-16.6|14,-22 15.6,-18.4|19.6,-22.2 20,-19',
  ),
]

/** A wolf's head with the jaws apart. */
export const WOLF_ROAR: Part = [
  mass('-9,6,4 -15,10,2.6 -21,13,1.5', { fill: 'deep' }),
  mass(
    '6,-9 1,-11! 4,-20! -4,-13 -9,-10 -15,-8 -23,-7 -25.4,-4.6 -24,-1.6 -17,0! -11,3! -8,7 -5,12! -3,9 1,14! 5,9 9,4',
  ),
  mass('-22.4,-1.6! -20.8,-1.4! -21.4,2!|-18.6,-.8! -17,-.4! -17.6,2.2!|-20.4,11.6! -18.6,10.6! -20,8!', {
    fill: 'bone',
    tone: 0,
  }),
  ink('1,-16 -1,-12|-9,-7 -12,-6 -15,-7|-12,7 -16,8 -19,10'),
  fine('-5,4 -3,6|-2,2 0,4|1,5 3,7|2,-3 5,-2|-1,-5 2,-5'),
  dots('-24.2,-4.6,1.5 -11.6,-5.2,1.2'),
]

/** A cat's face looking at us. */
export const CAT_FACE: Part = [
  mass('-9,-4 -11,-15! -4,-10 0,-10.6 4,-10 11,-15! 9,-4 10.6,1 7,6 0,8 -7,6 -10.6,1'),
  ink('0,2.4 0,4|-3.4,5.6 -1.6,5.6 0,4 1.6,5.6 3.4,5.6|-1.2,-8 -.8,-5|1.2,-8 .8,-5'),
  fine('-5,3 -10,2 -15,3|-5,4 -10,4.6 -14,7|5,3 10,2 15,3|5,4 10,4.6 14,7|-8.6,-10 -7.6,-7|8.6,-10 7.6,-7'),
  mass('-1.6,1.2! 1.6,1.2! 0,3!', { fill: 'ink' }),
  mass('-7,-2.6! -4.6,-4.6 -1.8,-1.2! -4.6,-.4|7,-2.6! 4.6,-4.6 1.8,-1.2! 4.6,-.4', {
    fill: 'bone',
    tone: 0,
  }),
  mass('-4.3,-4.2,.3 -4.3,-2.4,.9 -4.3,-.6,.3|4.3,-4.2,.3 4.3,-2.4,.9 4.3,-.6,.3', {
    fill: 'ink',
    bare: true,
  }),
]

export const GOAT_HEAD: Part = [
  mass('6,-5 1,-7 -3,-7 -8,-3 -15,4 -16.6,7 -15,9.4 -11.6,9.6 -6,7 -2,7 5,8|0,-5,1.6 6,-6.6,1.9 11,-4,.3'),
  ink('-15.6,8 -12.6,7.4|-16,5.4 -14.8,5.8'),
  mass('-11,9,1.4 -10.6,13,1 -12,16.6,.2'),
  dots('-6.4,-1.8,1.2'),
]

/** A long-eared hare in profile. */
export const HARE_HEAD: Part = [
  mass('1,-6,1.6 7,-15,2.6 10,-26,.5', { fill: 'deep' }),
  mass('5,-4 0,-8 -5,-8.4 -10,-5 -13.4,0 -13,3.4 -9,6.4 -3,7 4,7|-2,-6,1.8 1,-17,2.9 1,-29,.5'),
  fine('-1,-10 1,-17 1,-24|-11,3.6 -16,3|-11,4.4 -15,6.6|-2,2 0,4|1,0 3,1'),
  ink('-13,2.4 -11,2.6 -9.6,4.4'),
  ...eye(-6, -2, 1.5),
  dots('-13.2,.6,1'),
]

/** A dragon with open jaws, a horn and a tongue. */
export const DRAGON_HEAD: Part = [
  mass('0,-5,1.8 8,-9,1.3 15,-9,.2', { fill: 'paper' }),
  ink('-8,4 -20,3.4 -25,5.6 -29,4|-25,5.6 -28,8'),
  mass('-2,4,3.6 -10,7.4,2.4 -18,8.4,1.2', { fill: 'deep' }),
  mass('7,-6 2,-7 -3,-8.6 -7,-9! -10,-6.4 -15,-4.6 -19,-6 -23,-4 -23.4,-1 -20,.6! -13,1 -7,3.4 0,7 7,6'),
  mass('-21.6,.4! -19.4,.6! -20.6,3.4!|-16.4,.8! -14.4,1! -15.6,3.4!', { fill: 'bone', tone: 0 }),
  ink('-21,-3.6 -20,-2.6|-12.6,-4 -9,-5.4 -6,-4.4'),
  ...eye(-8, -3, 1.4),
]

/** A hooked beak on a round head. */
export const EAGLE_HEAD: Part = [
  mass('6,-5 1,-8 -5,-8.6 -9,-6 -11,-2 -8,3 -4,5 -2,9! 1,6 3,10! 6,7'),
  mass('-9.4,-6 -15,-4.6 -18,0 -17,4.4! -14.4,1.4 -10,1.6 -8,1!', { fill: 'paper' }),
  ink('-16,.4 -12,-.8 -8,.6|-8.6,-5 -4.4,-4.6'),
  ...eye(-6, -2.6, 1.4),
]
