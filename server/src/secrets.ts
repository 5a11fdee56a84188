import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const schema = z.object({ cookies: z.string().regex(/^[0-9a-f]{64}$/) })

export interface Secrets {
  /** Signs cookies. */
  readonly cookies: Buffer
}

/** The secrets of this installation: beside the database, made at the first start, readable by its owner only. */
export function loadSecrets(database: string): Secrets {
  const file = `${database}.secrets.json`
  const known = readIfThere(file)
  if (known !== null) {
    const { cookies } = schema.parse(JSON.parse(known))
    return { cookies: Buffer.from(cookies, 'hex') }
  }
  const cookies = randomBytes(32)
  mkdirSync(dirname(file), { recursive: true })
  // wx: two servers that start at once must not overwrite each other's.
  writeFileSync(file, `${JSON.stringify({ cookies: cookies.toString('hex') })}\n`, {
    mode: 0o600,
    flag: 'wx',
  })
  return { cookies }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null
    throw cause
  }
}
