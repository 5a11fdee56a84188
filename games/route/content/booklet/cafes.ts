import { type Report, reportCount } from '@curio/kernel'

const CAFES = [6, 8] as const

/** 7.6: six to eight cafes, and the least number of each special bonus. */
export function checkCafes(
  vertices: readonly { readonly symbol?: string | undefined; readonly bonus?: string | undefined }[],
  least: Readonly<Record<string, number>>,
  report: Report,
): void {
  const cafes = vertices.filter(({ symbol }) => symbol === 'cafe')
  reportCount(report, 'map.vertices', 'cafes', cafes.length, CAFES)
  for (const [bonus, number] of Object.entries(least)) {
    const count = cafes.filter((cafe) => cafe.bonus === bonus).length
    reportCount(report, 'map.vertices', `cafes with ${bonus}`, count, [number, Infinity])
  }
}
