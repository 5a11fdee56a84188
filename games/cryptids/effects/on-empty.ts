import { z } from 'zod'
import { TERRAINS } from '../content/vocabulary.ts'
import { off, within } from '../rules/land.ts'
import { PLACEMENT, type Placement } from './effect.ts'

const form = z.strictObject({ trigger: PLACEMENT, effect: z.literal('onEmpty') })

/** CR-ABIL-17. */
export const onEmpty: Placement<typeof form> = {
  comes: 'placement',
  form,
  land: ({ reserve, grid, topmost }) => ({
    layers: [
      within(grid.usable, 'fence'),
      off(reserve.covered, 'onCryptid', topmost),
      ...TERRAINS.map((type) => off(reserve.terrain[type], 'needsBareGround')),
      off(grid.anyStart, 'onStart'),
    ],
    ways: [{}],
    otherwise: () => ['needsBareGround'],
  }),
  ground: { ru: () => 'пустые клетки', en: () => 'empty cells' },
  words: {
    ru: () => 'ложится на клетки без местности',
    en: () => 'lies on cells without terrain',
  },
  brief: {
    ru: () => 'на клетки без местности',
    en: () => 'on cells without terrain',
  },
}
