import { issuesOf, type PackIssue, type ParsedPack, parseInStages } from '@curio/kernel'
import { checkCards, checkContracts, checkNamed } from './check-cards.ts'
import { checkConstants } from './check-constants.ts'
import { checkEvidence, checkMap } from './check-map.ts'
import { checkPoacher } from './check-poacher.ts'
import { checkReferences } from './check-references.ts'
import { checkReserve, checkShapes, checkTiles } from './check-reserve.ts'
import { type CryptidsPack, packSchema } from './pack.ts'

/** A pack out of data from anywhere: its shape, then ids and polyominoes, then what the rules ask of the content. */
export function parsePack(data: unknown): ParsedPack<CryptidsPack> {
  return parseInStages(
    packSchema.safeParse(data),
    (pack, report) => {
      checkReferences(pack, report)
      checkShapes(pack, report)
    },
    (pack, report) => {
      for (const check of CHECKS) check(pack, report)
    },
  )
}

const CHECKS = [
  checkConstants,
  checkMap,
  checkEvidence,
  checkCards,
  checkNamed,
  checkContracts,
  checkReserve,
  checkTiles,
  checkPoacher,
]

export const checkPack = (data: unknown): readonly PackIssue[] => issuesOf(parsePack(data))
