import type { ComponentType } from 'react'
import { RoutePoster } from '../poster.tsx'
import { ArkhamPoster } from './arkham.tsx'
import { LasVegasPoster } from './las-vegas.tsx'
import { SydneyPoster } from './sydney.tsx'
import { VenicePoster } from './venice.tsx'

/** The print of each city, by the id of its pack. */
export const CITY_POSTERS: Readonly<Record<string, ComponentType>> = {
  'arkham-guide': RoutePoster,
  'arkham-booklet': ArkhamPoster,
  'las-vegas': LasVegasPoster,
  sydney: SydneyPoster,
  venice: VenicePoster,
}
