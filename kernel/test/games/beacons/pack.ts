import { isRecord, type Json, type PackIssue } from '@curio/kernel'

/** A card is a jar of oil: the brighter it burns, the more storm it withstands. */
export interface Jar {
  readonly id: string
  readonly brightness: number
}

export interface Oil {
  readonly jars: readonly Jar[]
  /** The faces of the storm die. */
  readonly storm: readonly number[]
}

const SHADES = ['amber', 'copper', 'silver'] as const
const BRIGHTEST = 8

export const OIL = {
  jars: SHADES.flatMap((shade) =>
    Array.from({ length: BRIGHTEST }, (_, index) => ({ id: `${shade}-${index + 1}`, brightness: index + 1 })),
  ),
  storm: [0, 1, 2, 2, 3, 4],
} satisfies Oil

/** Enough for four hands of three. */
const FEWEST_JARS = 12

/** Says what is wrong with an oil pack, by path; an empty list means it can be played. */
export function checkOil(pack: Json): readonly PackIssue[] {
  if (!isRecord(pack)) return [{ path: '', message: 'must be an object with jars and storm' }]
  const { jars, storm } = pack
  if (!Array.isArray(jars) || jars.length < FEWEST_JARS)
    return [{ path: 'jars', message: `must list at least ${FEWEST_JARS} jars` }]
  const bad = jars.findIndex(
    (jar) => !isRecord(jar) || typeof jar.id !== 'string' || !isStrength(jar.brightness),
  )
  if (bad >= 0) return [{ path: `jars[${bad}]`, message: 'must have an id and a brightness' }]
  if (new Set(jars.map((jar) => jar.id)).size < jars.length)
    return [{ path: 'jars', message: 'must have different ids' }]
  if (!Array.isArray(storm) || storm.length === 0 || !storm.every(isStrength))
    return [{ path: 'storm', message: 'must list the faces of a die' }]
  return []
}

const isStrength = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0
