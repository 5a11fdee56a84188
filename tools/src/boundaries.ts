/** Fails, naming file and import, when an import breaks the layers of the tree (see boundary-rules.ts). */
import { globSync, readFileSync } from 'node:fs'
import { judgeImport } from './boundary-rules.ts'
import { importsOf } from './imports.ts'
import { findWorkspaces } from './workspaces.ts'

const workspaces = findWorkspaces('.')
const files = workspaces
  .flatMap(({ folder }) => globSync(`${folder}/**/*.{ts,tsx}`, { exclude: ['**/node_modules'] }))
  .sort()

const violations = files.flatMap((file) =>
  importsOf(file, readFileSync(file, 'utf8')).flatMap((specifier) => {
    const complaint = judgeImport(file, specifier, workspaces)
    return complaint === undefined ? [] : [`${file} imports '${specifier}': ${complaint}`]
  }),
)

for (const violation of violations) console.error(violation)
console.log(`boundaries: ${files.length} files, ${violations.length} violations`)
if (violations.length > 0) process.exitCode = 1
