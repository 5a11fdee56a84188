import { z } from 'zod'
import { TERRAINS } from '../content/vocabulary.ts'
import { off, within } from '../rules/land.ts'
import { union } from '../rules/polyomino.ts'
import { PLACEMENT, type Placement } from './effect.ts'

const terrain = z.enum(TERRAINS)
const form = z.strictObject({
  trigger: PLACEMENT,
  effect: z.literal('twoTerrains'),
  types: z.tuple([terrain, terrain]),
})

/** CR-ABIL-18. */
export const twoTerrains: Placement<typeof form> = {
  comes: 'placement',
  form,
  land: ({ reserve, grid, topmost }, { types: [one, other] }) => {
    const [first, second] = [reserve.terrain[one], reserve.terrain[other]]
    return {
      layers: [
        within(grid.usable, 'fence'),
        off(reserve.covered, 'onCryptid', topmost),
        within(union(first, second), 'neitherTerrain', [one, other]),
      ],
      ways: [{ covers: [first, second] }],
      otherwise: () => ['needsBothTerrains', one, other],
    }
  },
  ground: {
    ru: ({ types: [one, other] }, { terrain }) => `${terrain(one)} и ${terrain(other)}`,
    en: ({ types: [one, other] }, { terrain }) => `${terrain(one)} and ${terrain(other)}`,
  },
  words: {
    ru: ({ types: [one, other] }, { terrain }) =>
      `ложится сразу на две местности: ${terrain(one)} и ${terrain(other)}`,
    en: ({ types: [one, other] }, { terrain }) =>
      `lies on two terrains at once: ${terrain(one)} and ${terrain(other)}`,
  },
  brief: {
    ru: ({ types: [one, other] }, { terrain }) => `${terrain(one)} и ${terrain(other)} сразу`,
    en: ({ types: [one, other] }, { terrain }) => `${terrain(one)} and ${terrain(other)} at once`,
  },
}
