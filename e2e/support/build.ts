import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PROJECT, resultFile } from './files.ts'

const LONGEST_BUILD = 300_000

/**
 * The folder with the built site: the one that `CURIO_WEB` names as it is, otherwise the project's own, built if it
 * is out of date. Test files run side by side, so one of them builds while the others wait at a lock, which a
 * process that dies gives back.
 */
export function builtSite(): string {
  const { CURIO_WEB } = process.env
  if (CURIO_WEB) return resolve(CURIO_WEB)
  const lock = new DatabaseSync(resultFile('build.lock'), { timeout: LONGEST_BUILD })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    execFileSync(process.execPath, ['web/ensure-site.ts'], { cwd: PROJECT, stdio: 'inherit' })
  } finally {
    lock.close()
  }
  return resolve(PROJECT, 'web/dist')
}

/** Builds the site of the small games into a folder, and gives that back. */
export function builtSmallSite(folder: string): string {
  execFileSync(process.execPath, ['web/test/small-site/build.ts', folder], { cwd: PROJECT, stdio: 'inherit' })
  return folder
}
