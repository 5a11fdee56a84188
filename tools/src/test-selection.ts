import { existsSync } from 'node:fs'
import type { Workspace } from './workspaces.ts'

/** A change of these may break any test. */
const SHARED_FILES: readonly string[] = ['package.json', 'package-lock.json', 'tsconfig.json']
/** Workspaces whose tests read the pages of `docs/`. */
const READERS_OF_DOCS: readonly string[] = ['kernel', 'server']

export const testsOf = (folder: string): string => `${folder}/test/**/*.test.ts`

/** What a word of the command line runs: the tests of a workspace, or one test file. Throws when it is neither. */
export function patternFor(target: string, workspaces: readonly Workspace[]): string {
  const path = target.replace(/^\.\//, '').replace(/\/+$/, '')
  const workspace = workspaces.find(({ folder }) => folder === path || folder.endsWith(`/${path}`))
  if (workspace !== undefined) return testsOf(workspace.folder)
  if (path.endsWith('.test.ts') && existsSync(path)) return path
  const folders = workspaces.map(({ folder }) => folder).join(', ')
  throw new Error(`"${target}" is neither a workspace nor a test file; the workspaces are ${folders}`)
}

/** The workspaces whose tests a change of these files concerns: those that have them, and all that depend on those. */
export function concernedBy(files: readonly string[], workspaces: readonly Workspace[]): Workspace[] {
  if (files.some((file) => SHARED_FILES.includes(file))) return [...workspaces]
  const changed = workspaces.filter(({ folder }) => files.some((file) => file.startsWith(`${folder}/`)))
  const concerned = withDependents(changed, workspaces)
  const areDocsChanged = files.some((file) => file.startsWith('docs/'))
  return workspaces.filter(
    (each) => concerned.has(each) || (areDocsChanged && READERS_OF_DOCS.includes(each.folder)),
  )
}

function withDependents(
  changed: readonly Workspace[],
  workspaces: readonly Workspace[],
): ReadonlySet<Workspace> {
  // A set that grows while it is walked: what is added is walked too.
  const found = new Set(changed)
  for (const { name } of found)
    for (const each of workspaces) if (each.dependencies.includes(name)) found.add(each)
  return found
}
