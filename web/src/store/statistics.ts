import type { Save } from '../local/save.ts'

export interface Statistics {
  readonly played: number
  readonly won: number
  readonly best: number
  readonly average: number
}

/** What the person of this browser did: the first person of each finished match. */
export function statisticsOf(saves: readonly Pick<Save, 'seats' | 'totals' | 'winners'>[]): Statistics {
  const own = saves.flatMap(({ seats, totals, winners }) => {
    const seat = seats.findIndex(({ kind }) => kind === 'person')
    return seat < 0 || totals === null
      ? []
      : [{ points: totals[seat] ?? 0, won: winners?.includes(seat) ?? false }]
  })
  const sum = own.reduce((total, { points }) => total + points, 0)
  return {
    played: own.length,
    won: own.filter(({ won }) => won).length,
    best: Math.max(0, ...own.map(({ points }) => points)),
    average: own.length === 0 ? 0 : sum / own.length,
  }
}
