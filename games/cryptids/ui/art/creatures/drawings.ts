import { FOREST_BEASTS } from './forest-beasts.ts'
import { FOREST_ODDITIES } from './forest-oddities.ts'
import { type Drawing, fine, mass } from './layer.ts'
import { MOUNTAIN_BEASTS } from './mountain-beasts.ts'
import { MOUNTAIN_DRAGONS } from './mountain-dragons.ts'
import { SPECIAL } from './special.ts'
import { WATER_ODDITIES } from './water-oddities.ts'
import { WATER_SERPENTS } from './water-serpents.ts'

/** Every cryptid of the journal by the id of its card, and the Wolpertinger. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  ...WATER_SERPENTS,
  ...WATER_ODDITIES,
  ...FOREST_BEASTS,
  ...FOREST_ODDITIES,
  ...MOUNTAIN_BEASTS,
  ...MOUNTAIN_DRAGONS,
  ...SPECIAL,
}

/** Of a cryptid nobody has drawn there is only the track. */
const TRACK: Drawing = {
  habitat: 'special',
  layers: [
    mass('34,60 38,48 50,44 62,48 66,60 64,74 56,82 44,82 36,74', { fill: 'deep' }),
    mass(
      '26,40 22,30 27,22 33,30 32,40|41,32 38,20 44,12 49,21 47,32|56,32 54,21 60,12 65,20 62,32|71,40 70,30 76,22 80,31 76,40',
      {
        fill: 'deep',
      },
    ),
    fine('10,92 40,94|56,93 90,91'),
  ],
}

export function drawingOf(id: string): Drawing {
  return DRAWINGS[id] ?? TRACK
}
