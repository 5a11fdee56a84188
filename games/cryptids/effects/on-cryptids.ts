import { z } from 'zod'
import { within } from '../rules/land.ts'
import { PLACEMENT, type Placement } from './effect.ts'

const form = z.strictObject({ trigger: PLACEMENT, effect: z.literal('onCryptids') })

/** CR-ABIL-9: the most cryptids that may lie under one tile. */
const MOST_UNDERNEATH = 2

/** CR-ABIL-9 to CR-ABIL-11; CR-ABIL-8: it covers no symbols (`liesOnCryptids` in rules/reserve.ts). */
export const onCryptids: Placement<typeof form> = {
  comes: 'placement',
  form,
  land: ({ reserve, topmost }) => ({
    layers: [within(reserve.covered, 'needsCryptid')],
    ways: [{}],
    fits: (cells) => new Set(cells.map(topmost)).size <= MOST_UNDERNEATH,
    otherwise: () => ['threeCryptids'],
  }),
  ground: { ru: () => 'поверх криптидов', en: () => 'on top of cryptids' },
  words: {
    ru: () => 'ложится поверх других криптидов, не больше двух, без бонусов местности',
    en: () => 'lies on other cryptids, two at most, without terrain bonuses',
  },
  brief: {
    ru: () => 'поверх криптидов, до двух',
    en: () => 'on other cryptids, up to two',
  },
}
