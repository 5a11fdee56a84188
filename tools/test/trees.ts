import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestContext } from 'node:test'

/** Writes a small tree of files into a folder of its own, which goes away with the test. */
export function plantTree(t: TestContext, files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'curio-tools-'))
  t.after(() => rmSync(root, { recursive: true }))
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  return root
}

/** Runs a tool of this workspace in a folder, as the scripts of package.json do. */
export function runTool(tool: string, folder: string, args: readonly string[] = []) {
  const script = join(import.meta.dirname, '../src', tool)
  // Node would take tests that the tool runs for a part of this one.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env,
  })
  return { status, stdout, stderr }
}
