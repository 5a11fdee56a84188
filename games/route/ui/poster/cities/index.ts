import type { ComponentType } from 'react'
import { RoutePoster } from '../poster.tsx'
import { SydneyPoster } from './sydney.tsx'
import { VenicePoster } from './venice.tsx'

/** The print of each city, by the id of its pack. */
export const CITY_POSTERS: Readonly<Record<string, ComponentType>> = {
  'arkham-guide': RoutePoster,
  sydney: SydneyPoster,
  venice: VenicePoster,
}
