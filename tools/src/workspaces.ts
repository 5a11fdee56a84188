import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One npm workspace: its folder relative to the root, with forward slashes, and its package name. */
export type Workspace = { readonly folder: string; readonly name: string }

/** The workspaces that the package.json of `root` lists, in the order of their folders. */
export function findWorkspaces(root: string): Workspace[] {
  const patterns = field(readManifest(root), 'workspaces')
  if (!Array.isArray(patterns)) throw new Error(`${join(root, 'package.json')} lists no workspaces`)
  return patterns
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
    .map((manifest) => dirname(manifest))
    .sort()
    .map((folder) => ({ folder, name: nameOf(join(root, folder)) }))
}

function nameOf(folder: string): string {
  const name = field(readManifest(folder), 'name')
  if (typeof name !== 'string') throw new Error(`${join(folder, 'package.json')} has no name`)
  return name
}

function readManifest(folder: string): unknown {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && key in value
    ? (value as Record<string, unknown>)[key]
    : undefined
}
