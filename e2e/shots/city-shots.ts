import { CITY_MOMENTS } from '../support/city-tables.ts'
import { deciding } from './poses.ts'
import type { Shot } from './studio.ts'

/** Every kind of decision in every city of the booklet. */
export const cityShots: readonly Shot[] = CITY_MOMENTS.map(({ name, sought }) => deciding(name, sought))
