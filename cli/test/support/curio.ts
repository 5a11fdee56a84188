import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import type { TestContext } from 'node:test'
import { runCommand } from '../../src/run.ts'

const MAIN = new URL('../../src/main.ts', import.meta.url).pathname

export interface Ran {
  readonly code: number | null
  readonly output: string
  readonly errors: string
}

/** Something to write to that keeps what was written. */
export class Paper extends Writable {
  text = ''

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString()
    done()
  }
}

const typed = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

/** Runs a command within this process and types lines into it. */
export async function curio(
  args: readonly string[],
  lines: readonly string[] = [],
  folder = tmpdir(),
): Promise<Ran> {
  const [output, errors] = [new Paper(), new Paper()]
  const input = Readable.from([typed(lines)])
  const code = await runCommand(args, { input, output, errors, environment: { LC_ALL: 'C' }, folder })
  return { code, output: output.text, errors: errors.text }
}

/** Runs a command as people do, in a process of its own; `signal` is sent when it first writes something. */
export function curioProcess(
  args: readonly string[],
  lines: readonly string[] | null = [],
  signal?: NodeJS.Signals,
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, LC_ALL: 'C' } })
    let output = ''
    let errors = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      if (output === '' && signal) child.kill(signal)
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text) => {
      errors += text
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output, errors }))
    child.stdin.on('error', () => {})
    if (lines) child.stdin.end(typed(lines))
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

/** Enough lines to bring any game to its end, whatever they mean. */
export function manyLines(...pattern: string[]): string[] {
  return Array.from({ length: 2_000 }, (_, index) => pattern[index % pattern.length] ?? '')
}
