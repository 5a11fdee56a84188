import { issuesOf, type PackIssue, type ParsedPack, parseInStages } from '@curio/kernel'
import { checkDice, checkKits, checkMagicians } from './check-city.ts'
import { checkConstants, checkRows } from './check-constants.ts'
import { checkPerformances } from './check-performances.ts'
import { checkProphecies, checkSpecials } from './check-powers.ts'
import { checkReferences } from './check-references.ts'
import { checkComponents, checkGivenTricks, checkTricks } from './check-tricks.ts'
import { packSchema, type TrickerionPack } from './pack.ts'

/** A pack out of data from anywhere: its shape, then its ids, then what the rules ask of the content. */
export function parsePack(data: unknown): ParsedPack<TrickerionPack> {
  return parseInStages(packSchema.safeParse(data), checkReferences, (pack, report) => {
    for (const check of CHECKS) check(pack, report)
  })
}

const CHECKS = [
  checkConstants,
  checkRows,
  checkDice,
  checkComponents,
  checkMagicians,
  checkTricks,
  checkGivenTricks,
  checkKits,
  checkPerformances,
  checkSpecials,
  checkProphecies,
]

export const checkPack = (data: unknown): readonly PackIssue[] => issuesOf(parsePack(data))
