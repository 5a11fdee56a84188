/**
 * Links every workspace into node_modules of the current folder.
 *
 * A mutation run copies the tree into a sandbox. Without links of its own, `@curio/kernel` would resolve there to the
 * unmutated original one level up, and the tests of a game would never see a mutant of the kernel.
 */
import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { findWorkspaces } from './workspaces.ts'

for (const { folder, name } of findWorkspaces('.')) {
  const link = join('node_modules', name)
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(relative(dirname(link), folder), link, 'dir')
}
