/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104), synchronous and without a runtime's help, because the same kernel
 * runs in a server and in a browser worker, where the built-in one is asynchronous.
 */

const ROUND = new Int32Array(64)
const INITIAL = new Int32Array(8)
fillConstants()

function fillConstants(): void {
  const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32)
  let found = 0
  for (let candidate = 2; found < 64; candidate++) {
    let prime = true
    for (let divisor = 2; divisor * divisor <= candidate; divisor++)
      if (candidate % divisor === 0) prime = false
    if (!prime) continue
    if (found < 8) INITIAL[found] = fraction(candidate ** (1 / 2))
    ROUND[found] = fraction(candidate ** (1 / 3))
    found++
  }
}

const schedule = new Int32Array(64)
const at = (words: Int32Array | Uint8Array, index: number): number => words[index] as number
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** Takes in the block that lies in the first 16 words of the schedule. */
function compress(state: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const w15 = at(schedule, i - 15)
    const w2 = at(schedule, i - 2)
    const s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3)
    const s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10)
    schedule[i] = (at(schedule, i - 16) + s0 + at(schedule, i - 7) + s1) | 0
  }
  let a = at(state, 0)
  let b = at(state, 1)
  let c = at(state, 2)
  let d = at(state, 3)
  let e = at(state, 4)
  let f = at(state, 5)
  let g = at(state, 6)
  let h = at(state, 7)
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(schedule, i)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  state[0] = at(state, 0) + a
  state[1] = at(state, 1) + b
  state[2] = at(state, 2) + c
  state[3] = at(state, 3) + d
  state[4] = at(state, 4) + e
  state[5] = at(state, 5) + f
  state[6] = at(state, 6) + g
  state[7] = at(state, 7) + h
}

/** Takes in the rest of a message of which `before` bytes, whole blocks, are taken in already. */
function finish(state: Int32Array, before: number, rest: Uint8Array): void {
  const blocks = (rest.length + 8 + 64) >> 6
  for (let block = 0; block < blocks; block++) {
    for (let word = 0; word < 16; word++) schedule[word] = wordAt(rest, block * 64 + word * 4)
    if (block === blocks - 1) {
      const bits = (before + rest.length) * 8
      schedule[14] = Math.floor(bits / 2 ** 32)
      schedule[15] = bits | 0
    }
    compress(state)
  }
}

function wordAt(bytes: Uint8Array, index: number): number {
  if (index + 4 <= bytes.length) {
    return (
      (at(bytes, index) << 24) |
      (at(bytes, index + 1) << 16) |
      (at(bytes, index + 2) << 8) |
      at(bytes, index + 3)
    )
  }
  let word = 0
  for (let each = index; each < index + 4; each++) word = (word << 8) | paddedAt(bytes, each)
  return word
}

/** A message is followed by one bit and then by zeros. */
function paddedAt(bytes: Uint8Array, index: number): number {
  if (index < bytes.length) return at(bytes, index)
  return index === bytes.length ? 0x80 : 0
}

function toBytes(state: Int32Array): Uint8Array {
  const bytes = new Uint8Array(32)
  for (let index = 0; index < 32; index++) bytes[index] = at(state, index >> 2) >>> (24 - 8 * (index & 3))
  return bytes
}

export function sha256(message: Uint8Array): Uint8Array {
  const state = INITIAL.slice()
  finish(state, 0, message)
  return toBytes(state)
}

/** HMAC for many messages under one key, whose two blocks are taken in once. */
export function keyedHmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const block = key.length > 64 ? sha256(key) : key
  const inner = afterKey(block, 0x36)
  const outer = afterKey(block, 0x5c)
  return (message) => {
    const state = inner.slice()
    finish(state, 64, message)
    const hash = toBytes(state)
    state.set(outer)
    finish(state, 64, hash)
    return toBytes(state)
  }
}

function afterKey(key: Uint8Array, pad: number): Int32Array {
  const state = INITIAL.slice()
  for (let word = 0; word < 16; word++) {
    let bytes = 0
    for (let index = word * 4; index < word * 4 + 4; index++) bytes = (bytes << 8) | ((key[index] ?? 0) ^ pad)
    schedule[word] = bytes
  }
  compress(state)
  return state
}

const encoder = new TextEncoder()

export function utf8(text: string): Uint8Array {
  return encoder.encode(text)
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

export function toHex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += BYTES[byte]
  return text
}

/** Null when the text is not an even number of hexadecimal digits. */
export function fromHex(text: string): Uint8Array | null {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/.test(text)) return null
  return Uint8Array.from({ length: text.length / 2 }, (_, index) =>
    Number.parseInt(text.slice(index * 2, index * 2 + 2), 16),
  )
}
