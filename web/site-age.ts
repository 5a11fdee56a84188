import { type Dirent, globSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the site is built from. */
const SOURCES = '{web,ui,kernel,protocol,bots,games/*}/**/*'
const NO_SOURCES = new Set(['node_modules', 'dist', 'test'])

/** Whether the site of a project is not built yet, or something it is built from has changed since. */
export function isSiteOutdated(project: string): boolean {
  const built = statSync(join(project, 'web/dist/index.html'), { throwIfNoEntry: false })
  if (built === undefined) return true
  const sources = globSync(SOURCES, {
    cwd: project,
    withFileTypes: true,
    exclude: ({ name }: Dirent) => NO_SOURCES.has(name),
  })
  return [...sources.filter((entry) => entry.isFile()).map(pathOf), join(project, 'package-lock.json')].some(
    (file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > built.mtimeMs,
  )
}

const pathOf = ({ parentPath, name }: Dirent): string => join(parentPath, name)
