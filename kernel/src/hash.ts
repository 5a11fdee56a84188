/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104), written out because the kernel needs them synchronously on the server and in a
 * browser, where the built-in ones are asynchronous.
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

/** Hashes the block in the first 16 words of the schedule. */
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

/** Hashes the rest of a message; its first `before` bytes, whole blocks, are hashed already. */
function finish(state: Int32Array, before: number, rest: Uint8Array, length: number): void {
  const blocks = (length + 8 + 64) >> 6
  for (let block = 0; block < blocks; block++) {
    for (let word = 0; word < 16; word++) schedule[word] = wordAt(rest, length, block * 64 + word * 4)
    if (block === blocks - 1) {
      const bits = (before + length) * 8
      schedule[14] = Math.floor(bits / 2 ** 32)
      schedule[15] = bits | 0
    }
    compress(state)
  }
}

function wordAt(bytes: Uint8Array, length: number, index: number): number {
  if (index + 4 <= length) {
    return (
      (at(bytes, index) << 24) |
      (at(bytes, index + 1) << 16) |
      (at(bytes, index + 2) << 8) |
      at(bytes, index + 3)
    )
  }
  // A message is followed by one bit and then by zeros.
  if (index > length) return 0
  let word = 0
  for (let each = index; each < length; each++) word = (word << 8) | at(bytes, each)
  return ((word << 8) | 0x80) << (8 * (index + 3 - length))
}

function toBytes(state: Int32Array): Uint8Array {
  const bytes = new Uint8Array(32)
  for (let index = 0; index < 32; index++) bytes[index] = at(state, index >> 2) >>> (24 - 8 * (index & 3))
  return bytes
}

export function sha256(message: Uint8Array): Uint8Array {
  const state = INITIAL.slice()
  finish(state, 0, message, message.length)
  return toBytes(state)
}

/** The words of the last hash. One array for all, because hashes are many and are read at once. */
const passing = new Int32Array(8)

/** The first words of the SHA-256 of a text, as eight hexadecimal digits each. */
export function textHash(text: string, words: number): string {
  passing.set(INITIAL)
  finishText(passing, 0, text)
  let digits = ''
  for (let word = 0; word < words; word++) digits += wordHex(at(passing, word))
  return digits
}

/** HMAC for many messages under one key, whose two blocks are hashed once. */
export function keyedHmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const { inner, outer } = keyed(key)
  return (message) => {
    const state = inner.slice()
    finish(state, BLOCK, message, message.length)
    finishOuter(state, outer)
    return toBytes(state)
  }
}

/** The same for texts; the words are valid until the next hash. */
export function keyedTextHmac(key: Uint8Array): (text: string) => Int32Array {
  const { inner, outer } = keyed(key)
  return (text) => {
    passing.set(inner)
    finishText(passing, BLOCK, text)
    finishOuter(passing, outer)
    return passing
  }
}

/** Bytes. */
const BLOCK = 64
const HASH = 32

function keyed(key: Uint8Array): { readonly inner: Int32Array; readonly outer: Int32Array } {
  const block = key.length > BLOCK ? sha256(key) : key
  return { inner: afterKey(block, 0x36), outer: afterKey(block, 0x5c) }
}

/** Makes the outer hash of the inner one, which is in the state. */
function finishOuter(state: Int32Array, outer: Int32Array): void {
  schedule.fill(0, HASH / 4, 16)
  schedule.set(state)
  schedule[HASH / 4] = 0x80000000
  schedule[15] = (BLOCK + HASH) * 8
  state.set(outer)
  compress(state)
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

const written = new Uint8Array(1024)

/** Most texts are short and ASCII, and need no encoder. */
function finishText(state: Int32Array, before: number, text: string): void {
  if (isWritten(text)) finish(state, before, written, text.length)
  else {
    const bytes = utf8(text)
    finish(state, before, bytes, bytes.length)
  }
}

function isWritten(text: string): boolean {
  if (text.length > written.length) return false
  let all = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    written[index] = code
    all |= code
  }
  return all < 0x80
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

export function toHex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += BYTES[byte]
  return text
}

/** The eight hexadecimal digits of a word. */
export function wordHex(word: number): string {
  return `${BYTES[word >>> 24]}${BYTES[(word >>> 16) & 255]}${BYTES[(word >>> 8) & 255]}${BYTES[word & 255]}`
}

/** The word written as eight hexadecimal digits from an index on. */
export function hexWord(text: string, from: number): number {
  let word = 0
  for (let index = from; index < from + 8; index++) {
    const code = text.charCodeAt(index)
    // Letters have this bit, and begin nine after where digits would go on.
    word = (word << 4) | ((code & 15) + 9 * ((code >> 6) & 1))
  }
  return word >>> 0
}

/** Null when the text is not an even number of hexadecimal digits. */
export function fromHex(text: string): Uint8Array | null {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/.test(text)) return null
  return Uint8Array.from({ length: text.length / 2 }, (_, index) =>
    Number.parseInt(text.slice(index * 2, index * 2 + 2), 16),
  )
}
