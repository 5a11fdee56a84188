import type { z } from 'zod'
import { checkCards } from './check-cards.ts'
import { checkMap } from './check-map.ts'
import { checkReferences } from './check-references.ts'
import { checkTables } from './check-tables.ts'
import type { PackIssue, Report } from './issues.ts'
import type { RoutePack } from './pack.ts'
import { packSchema } from './pack.ts'

type ParsedPack =
  | { readonly ok: true; readonly pack: RoutePack }
  | { readonly ok: false; readonly issues: readonly PackIssue[] }

/**
 * A pack out of data from anywhere. Each stage needs what the one before it checked, so only the issues of the
 * first stage that fails are told: the shape, then the references, then what the rules ask of the content.
 */
export function parsePack(data: unknown): ParsedPack {
  const shape = packSchema.safeParse(data)
  if (!shape.success) return { ok: false, issues: shape.error.issues.flatMap(shapeIssues) }
  const pack = shape.data
  const issues: PackIssue[] = []
  const report: Report = (path, message) => issues.push({ path, message })
  checkReferences(pack, report)
  if (issues.length > 0) return { ok: false, issues }
  checkMap(pack, report)
  checkCards(pack, report)
  checkTables(pack, report)
  return issues.length > 0 ? { ok: false, issues } : { ok: true, pack }
}

/** All that is wrong with a pack; nothing if it can be played. */
export function checkPack(data: unknown): readonly PackIssue[] {
  const parsed = parsePack(data)
  return parsed.ok ? [] : parsed.issues
}

function shapeIssues(issue: z.core.$ZodIssue): PackIssue[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: pathName(issue.path), message: issue.message }]
  return issue.keys.map((key) => ({
    path: pathName([...issue.path, key]),
    message: 'a pack has no such member here; allowed: leave it out',
  }))
}

function pathName(path: readonly PropertyKey[]): string {
  const name = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return name.startsWith('.') ? name.slice(1) : name || '.'
}
