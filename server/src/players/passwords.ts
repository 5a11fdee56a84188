import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Mutex } from '../mutex.ts'
import { TooFast } from '../request-refused.ts'

const derive = promisify(argon2)

/** The parameters that OWASP recommends for argon2id: 19 MiB, two passes. */
const MEMORY = 19_456
const PASSES = 2
const PARALLELISM = 1
const LENGTH = 32

/** One at a time: each hash takes memory and a whole core, and nobody may ask for many at once. */
const mutex = new Mutex()
/** When this many wait, more are refused: they would be gone before their turn. One network cannot fill the queue. */
const MOST_WAITING = 40
let waiting = 0

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derived(password, salt, MEMORY, PASSES)
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${PARALLELISM}$${text(salt)}$${text(hash)}`
}

/** Takes the same time when there is no such account, so that the time reveals nothing. */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  const parts = stored === null ? null : PATTERN.exec(stored)
  if (!parts) {
    await derived(password, randomBytes(16), MEMORY, PASSES)
    return false
  }
  const [, memory, passes, salt = '', hash = ''] = parts
  const expected = Buffer.from(hash, 'base64')
  const actual = await derived(password, Buffer.from(salt, 'base64'), Number(memory), Number(passes))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

const PATTERN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

async function derived(password: string, nonce: Buffer, memory: number, passes: number): Promise<Buffer> {
  if (waiting >= MOST_WAITING) throw new TooFast()
  const message = password.normalize('NFKC')
  waiting += 1
  try {
    return await mutex.run(() =>
      derive('argon2id', { message, nonce, parallelism: PARALLELISM, tagLength: LENGTH, memory, passes }),
    )
  } finally {
    waiting -= 1
  }
}

const text = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
