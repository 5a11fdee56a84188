import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { codesOf } from './failure.ts'

const schema = z.object({ cookies: z.string().regex(/^[0-9a-f]{64}$/) })

export interface Secrets {
  /** Signs cookies. */
  readonly cookies: Buffer
}

/** The secrets of this installation, in a file beside the database, which the first start makes for its owner only. */
export function loadSecrets(database: string): Secrets {
  const file = `${database}.secrets.json`
  return secretsOf(file, readIfThere(file) ?? made(file))
}

function secretsOf(file: string, text: string): Secrets {
  try {
    return { cookies: Buffer.from(schema.parse(JSON.parse(text)).cookies, 'hex') }
  } catch {
    // The message does not say what is wrong, because that would quote the file.
    throw new Error(`${file} is damaged: put a copy of it there, or delete it for a new one`)
  }
}

/** Makes the file and gives its text. */
function made(file: string): string {
  mkdirSync(dirname(file), { recursive: true })
  // The file gets its name when it is complete on disk, so a start that is cut off leaves no half of it.
  const draft = `${file}.${randomUUID()}`
  const text = JSON.stringify({ cookies: randomBytes(32).toString('hex') })
  try {
    writeFileSync(draft, `${text}\n`, { mode: 0o600, flag: 'wx', flush: true })
    linkSync(draft, file)
  } catch (cause) {
    // Another server that started at the same time was faster; both must use the same file.
    if (codesOf(cause).code !== 'EEXIST') throw cause
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8')
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    if (codesOf(cause).code === 'ENOENT') return null
    throw cause
  }
}
