import type { PlayedType } from '../../rules/played.ts'
import type { Shown } from '../../rules/shown.ts'
import { ARKHAM_LOOK } from './arkham.ts'
import { ARKHAM_GUIDE_LOOK, VIGNETTES } from './arkham-guide.ts'
import { LAS_VEGAS_LOOK } from './las-vegas.ts'
import type { CityLook } from './look.ts'
import { SYDNEY_LOOK } from './sydney.ts'
import { VENICE_LOOK } from './venice.ts'

/** By the id of the pack. */
const LOOKS: Readonly<Record<string, CityLook>> = {
  'arkham-guide': ARKHAM_GUIDE_LOOK,
  'arkham-booklet': ARKHAM_LOOK,
  'las-vegas': LAS_VEGAS_LOOK,
  sydney: SYDNEY_LOOK,
  venice: VENICE_LOOK,
}

/** A pack that somebody brought gets the ground of Arkham and one drawing for each type of landmark. */
const PLAIN_LOOK: CityLook = { vignettes: {}, ground: ARKHAM_GUIDE_LOOK.ground }

export const lookOf = (packId: string): CityLook => LOOKS[packId] ?? PLAIN_LOOK

/** The class that gives a sheet the inks of its city. */
export const inksOf = (packId: string): string => `rt-city--${packId}`

const BY_TYPE: Readonly<Record<PlayedType, string>> = {
  red: VIGNETTES.b33,
  green: VIGNETTES.b11,
  blue: VIGNETTES.b12,
  purple: VIGNETTES.b34,
  yellow: VIGNETTES.b25,
  white: '',
  grey: VIGNETTES.b42,
  ferry: 'M4 26H36L31 34H9ZM18 24V6L30 22ZM15 24V12L9 22ZM2 37Q8 33 14 37Q20 33 26 37Q32 33 38 37',
}

/** The drawing of a landmark on a crossing. */
export const vignetteAt = (packId: string, crossing: string): string =>
  lookOf(packId).vignettes[crossing] ?? ''

/** The drawing of an iconic landmark, wherever it stands. */
export function drawingOf({ id, map }: Shown, landmark: string): string {
  const block = map.blocks.find(({ iconic }) => iconic === landmark)
  if (block) return vignetteOf(id, block)
  return vignetteAt(id, map.vertices.find(({ iconic }) => iconic === landmark)?.id ?? '')
}

export function vignetteOf(
  packId: string,
  block: { readonly id: string; readonly type: PlayedType },
): string {
  return lookOf(packId).vignettes[block.id] ?? BY_TYPE[block.type]
}
