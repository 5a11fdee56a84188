import { type Drawing, eye, fine, ground, ink, join, mass, place, tinted } from './layer.ts'
import { BAT_WING, BIRD_WING, DRAGON_HEAD, leg, SPREAD_WING } from './parts.ts'

const habitat = 'mountain'

/** Birds and dragons of the rocks. */
export const MOUNTAIN_DRAGONS = {
  caladrius: {
    habitat,
    layers: [
      fine('6,30 14,31|10,16 17,21|22,6 25,13|36,3 35,10|48,9 44,15'),
      ...ground('24,97 30,88 44,84 62,86 74,97', 'wash'),
      ...tinted(place(BIRD_WING, { x: 56, y: 56, scale: 1, turn: -8 }), { fill: 'paper' }),
      mass(
        '48,70,1.5 47,78,1.2 48,85,1.2|^54,70,1.5 55,78,1.2 56,86,1.2|56,86,1 50,86.6,.6|48,85,1 42,86,.6|56,86,1 59,88,.5',
        {
          fill: 'deep',
          tone: 0,
        },
      ),
      mass('70,62,5 84,70,4.4 95,78,.6|70,60,5 86,66,4 97,71,.6', { fill: 'paper' }),
      mass('33,52 40,46 52,48 66,54 76,62 72,70 58,73 44,71 36,64|40,56,9 33,46,5.6 34,36,4.6 32,29,5.2', {
        fill: 'paper',
        texture: 'feathers',
      }),
      ...tinted(place(BIRD_WING, { x: 52, y: 62, scale: 1.1, turn: 4 }), { fill: 'paper' }),
      mass('28,27 18,30! 28,32.4', { fill: 'deep', tone: 0 }),
      ...eye(31, 28, 1.2),
    ],
  },
  // Over the stone prow of Vergisson.
  vergisson: {
    habitat,
    layers: [
      ...ground('0,92 18,88 34,82 50,72 62,67! 66,70! 66,80! 74,86 88,89 99,90'),
      ink('56,72 57,82 55,90|62,70 62,80|48,76 48,86|38,82 38,90'),
      fine('70,90 84,94|10,94 24,94'),
      mass('44,50 40,64! 46,62! 50,68! 54,62! 60,64! 56,50', { fill: 'deep' }),
      ...place(SPREAD_WING, { x: 54, y: 37, scale: 0.86, turn: -8 }),
      ...place(SPREAD_WING, { x: 46, y: 37, scale: 0.86, turn: 8, mirror: true }),
      mass('43,36 44,28 50,26 56,28 57,36 57,50 50,58 43,50', { texture: 'feathers' }),
      mass(
        '46,54,1.8 45,60,1.4 42,63,.3|45,60,1.2 46,64,.3|54,54,1.8 55,60,1.4 58,63,.3|55,60,1.2 54,64,.3',
        { fill: 'paper' },
      ),
      mass('50,28,6.4 50,22,5.6', { fill: 'paper' }),
      mass('42,31! 45,28 50,31 55,28 58,31! 55,35! 52,33! 50,37! 48,33! 45,35!', { fill: 'deep' }),
      mass('47.6,21 50,19 52.4,21 50.6,30!', { fill: 'gold' }),
      ...eye(46.4, 20.6, 1.1, 0.3),
      ...eye(53.6, 20.6, 1.1, -0.3),
    ],
  },
  lindworm: {
    habitat,
    layers: [
      fine('6,94 22,92|76,94 96,92'),
      mass(leg('48,52,5 58,54,3.4 62,62,2.2 57,68,2', 'claw', 1)),
      mass('36,16! 38,8! 42,14! 46,7! 48,15! 55,11! 54,20! 62,20! 57,28! 63,33! 56,36!', { fill: 'deep' }),
      mass('56,82,11 72,84,9 86,78,7 92,64,5.4 86,52,4.4 77,52,3.4 74,60,2.4 80,64,.5', {
        texture: 'scales',
      }),
      mass('30,22,6 40,19,7.4 50,24,8.4 50,38,9 40,50,10.4 32,64,11.4 38,80,11.6 54,85,11.4 66,82,9', {
        texture: 'scales',
      }),
      mass(leg('^40,52,6 30,54,4 24,64,2.8 28,74,2.2', 'claw', 1.2)),
      fine('24,68 29,70|26,76 31,76|30,84 34,80|38,90 40,85|47,94 48,88|56,95 56,89'),
      ...place(DRAGON_HEAD, { x: 31, y: 22, scale: 1.1 }),
      join('34,21.4,5 43,20.4,6.2'),
    ],
  },
  // Three heads of how many nobody waited to count.
  balaur: {
    habitat,
    layers: [
      fine('4,95 24,94|80,95 97,94'),
      mass('74,78,8 86,84,6 94,76,4 92,64,2.6 87,61,.5', { texture: 'scales' }),
      mass(leg('66,80,6 70,88,4 66,94,3', 'claw', 1)),
      mass('70,64,9 80,52,6.6 85,38,5.6 80,26,5', { texture: 'scales' }),
      ...place(DRAGON_HEAD, { x: 79, y: 24, scale: 0.8 }),
      join('80,25,3.6 82.6,30,4.4'),
      mass('62,62,9 60,46,7 60,30,6 54,16,5', { texture: 'scales' }),
      ...place(DRAGON_HEAD, { x: 53, y: 15, scale: 0.85 }),
      join('54,16,3.8 57.6,22,4.6'),
      mass('44,66 56,58 70,56 82,64 86,78 76,88 58,90 44,84|54,70,11 42,62,7.6 38,50,6.4 31,41,5.4', {
        texture: 'scales',
      }),
      mass(leg('^56,78,8 50,86,5 44,94,3.4', 'claw', 1.3)),
      mass(leg('^76,78,8 80,88,5 76,94,3.4', 'claw', 1.3)),
      ...place(DRAGON_HEAD, { x: 30, y: 40, scale: 0.95 }),
      join('31,41,4 35.6,46,5'),
    ],
  },
  cuelebre: {
    habitat,
    layers: [
      ...place(BAT_WING, { x: 54, y: 40, scale: 0.82, turn: -36 }),
      mass('50,36,8 56,48,9 52,60,9.4 40,68,9 30,78,7.6 36,89,6.6 52,92,5.6 68,88,4.6 78,78,3.8 88,78,2.6', {
        texture: 'scales',
      }),
      mass('87,78 92,70! 93,77! 99,78! 93,82! 92,88! 87,80', { fill: 'deep' }),
      mass('28,24,5.4 38,22,6.6 48,28,8 54,42,9 54,54,9', { texture: 'scales' }),
      mass('37,16! 42,10! 43,17! 50,13! 50,21! 57,20! 54,28!', { fill: 'deep' }),
      ...place(BAT_WING, { x: 54, y: 50, scale: 0.98, turn: 6 }),
      mass(leg('^52,54,4.6 44,56,3 40,62,1.8', 'claw', 0.9)),
      fine('45,34 50,32|47,42 51,40|48,50 52,49|45,58 48,62|38,64 41,68|30,72 34,74|28,80 33,81'),
      ...place(DRAGON_HEAD, { x: 29, y: 25, scale: 1.02, turn: -6 }),
      join('32,23.6,4.6 39,22.6,5.4'),
    ],
  },
} satisfies Readonly<Record<string, Drawing>>
