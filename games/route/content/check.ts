import { issuesOf, type PackIssue, type ParsedPack, parseInStages } from '@curio/kernel'
import { checkCards } from './check-cards.ts'
import { checkMap } from './check-map.ts'
import { checkReferences } from './check-references.ts'
import { checkTables } from './check-tables.ts'
import { packSchema, type RoutePack } from './pack.ts'

/** A pack out of data from anywhere: its shape, then the references, then what the rules ask of the content. */
export function parsePack(data: unknown): ParsedPack<RoutePack> {
  return parseInStages(packSchema.safeParse(data), checkReferences, (pack, report) => {
    checkMap(pack, report)
    checkCards(pack, report)
    checkTables(pack, report)
  })
}

export const checkPack = (data: unknown): readonly PackIssue[] => issuesOf(parsePack(data))
