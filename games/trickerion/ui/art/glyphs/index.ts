import { ACT_GLYPHS } from './acts.ts'
import { COMPONENT_GLYPHS } from './components.ts'
import { PEOPLE_GLYPHS } from './people.ts'
import { PLACE_GLYPHS } from './places.ts'
import { THINGS } from './things.ts'

/** Every sign of the game, each on a square of 24. */
export const GLYPHS = { ...THINGS, ...COMPONENT_GLYPHS, ...PEOPLE_GLYPHS, ...PLACE_GLYPHS, ...ACT_GLYPHS }
export type GlyphName = keyof typeof GLYPHS
