import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'

const MAIN = new URL('../../src/main.ts', import.meta.url).pathname

export interface Ran {
  readonly code: number | null
  readonly output: string
  readonly errors: string
}

/** Runs the real command and types lines into it. */
export function curio(args: readonly string[], lines: readonly string[] = [], cwd = tmpdir()): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...args], { cwd, env: { ...process.env, LC_ALL: 'C' } })
    let output = ''
    let errors = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text) => {
      errors += text
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output, errors }))
    child.stdin.on('error', () => {})
    child.stdin.end(lines.map((line) => `${line}\n`).join(''))
  })
}

/** A folder of its own for a test. */
export function folderFor(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'curio-'))
  t.after(() => rmSync(folder, { recursive: true }))
  return folder
}

/** The screens of a game, in order: each begins with its title. */
export function screensOf(output: string, title = 'Маршрут построен'): string[][] {
  const screens: string[][] = []
  for (const line of output.split('\n')) {
    if (line.startsWith(` ${title} · `)) screens.push([])
    screens.at(-1)?.push(line)
  }
  return screens
}

/** So many lines that any game comes to its end, whatever they mean. */
export function manyLines(...pattern: string[]): string[] {
  return Array.from({ length: 2_000 }, (_, index) => pattern[index % pattern.length] ?? '')
}
