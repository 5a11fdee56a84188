import { z } from 'zod'
import { TERRAINS } from '../content/vocabulary.ts'
import { off, within } from '../rules/land.ts'
import { union } from '../rules/polyomino.ts'
import { PLACEMENT, type Placement } from './effect.ts'

const form = z.strictObject({ trigger: PLACEMENT, effect: z.literal('anySingleTerrain') })

/** CR-ABIL-7; CR-ABIL-6: at home where it lies (`satisfies` in rules/contracts.ts). */
export const anySingleTerrain: Placement<typeof form> = {
  comes: 'placement',
  form,
  land: ({ reserve: { terrain, covered }, grid, topmost }) => ({
    layers: [
      within(grid.usable, 'fence'),
      off(covered, 'onCryptid', topmost),
      within(union(union(terrain.water, terrain.forest), terrain.mountain), 'needsOneTerrain'),
    ],
    ways: TERRAINS.map((type) => ({ within: terrain[type] })),
    otherwise: () => ['needsOneTerrain'],
  }),
  ground: { ru: () => 'любая одна местность', en: () => 'any one terrain' },
  words: {
    ru: () => 'ложится на любую местность, но только одну',
    en: () => 'lies on any terrain, but on one only',
  },
  brief: {
    ru: () => 'любая местность, но одна',
    en: () => 'any terrain, but one only',
  },
}
