import { type Report, reportCount } from '@curio/kernel'
import type { CityMap } from './city-map.ts'

/** The least and the most of something. */
type Range = readonly [number, number]

/** 7.6: how many blocks of each type a map has. */
export function reportTypes(map: CityMap, ranges: Readonly<Record<string, Range>>, report: Report): void {
  for (const [type, range] of Object.entries(ranges)) {
    const count = map.blocks.filter((block) => block.type === type).length
    reportCount(report, 'map.blocks', `${type} blocks`, count, range)
  }
}
