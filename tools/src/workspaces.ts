import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One npm workspace. */
export interface Workspace {
  /** Relative to the root, with forward slashes. */
  readonly folder: string
  /** The name of its package. */
  readonly name: string
  /** The packages that it lists, those for its tests included. */
  readonly dependencies: readonly string[]
}

/** The workspaces that the package.json of `root` lists, in the order of their folders. */
export function findWorkspaces(root: string): Workspace[] {
  const patterns = field(readManifest(root), 'workspaces')
  if (!Array.isArray(patterns)) throw new Error(`${join(root, 'package.json')} lists no workspaces`)
  return patterns
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
    .map((manifest) => dirname(manifest))
    .sort()
    .map((folder) => workspaceIn(root, folder))
}

function workspaceIn(root: string, folder: string): Workspace {
  const manifest = readManifest(join(root, folder))
  const name = field(manifest, 'name')
  if (typeof name !== 'string') throw new Error(`${join(root, folder, 'package.json')} has no name`)
  const dependencies = ['dependencies', 'devDependencies'].flatMap((kind) =>
    Object.keys(field(manifest, kind) ?? {}),
  )
  return { folder, name, dependencies }
}

function readManifest(folder: string): unknown {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && key in value
    ? (value as Record<string, unknown>)[key]
    : undefined
}
