/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104), synchronous and without a runtime's help, because the same kernel
 * runs in a server and in a browser worker, where the built-in one is asynchronous.
 */

const ROUND = new Uint32Array(64)
const INITIAL = new Uint32Array(8)
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

const schedule = new Uint32Array(64)
const at = (words: Uint32Array, index: number): number => words[index] as number
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function compress(state: Uint32Array, bytes: Uint8Array, offset: number): void {
  for (let i = 0; i < 16; i++) {
    const j = offset + i * 4
    schedule[i] =
      ((bytes[j] as number) << 24) |
      ((bytes[j + 1] as number) << 16) |
      ((bytes[j + 2] as number) << 8) |
      (bytes[j + 3] as number)
  }
  for (let i = 16; i < 64; i++) {
    const w15 = at(schedule, i - 15)
    const w2 = at(schedule, i - 2)
    const s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3)
    const s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10)
    schedule[i] = at(schedule, i - 16) + s0 + at(schedule, i - 7) + s1
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

export function sha256(message: Uint8Array): Uint8Array {
  const state = INITIAL.slice()
  const padded = new Uint8Array((((message.length + 8) >> 6) << 6) + 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(padded.length - 4, (message.length << 3) >>> 0)
  for (let offset = 0; offset < padded.length; offset += 64) compress(state, padded, offset)
  const digest = new Uint8Array(32)
  const out = new DataView(digest.buffer)
  state.forEach((word, index) => {
    out.setUint32(index * 4, word)
  })
  return digest
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64)
  block.set(key.length > 64 ? sha256(key) : key)
  const keyed = (pad: number, rest: Uint8Array): Uint8Array => {
    const bytes = new Uint8Array(64 + rest.length)
    for (let i = 0; i < 64; i++) bytes[i] = (block[i] as number) ^ pad
    bytes.set(rest, 64)
    return sha256(bytes)
  }
  return keyed(0x5c, keyed(0x36, message))
}

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
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

/** A fast 64-bit digest that tells positions apart by accident, not against an adversary. */
export function fastDigest(text: string): string {
  let one = 0xdeadbeef
  let two = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    one = Math.imul(one ^ code, 2654435761)
    two = Math.imul(two ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return hex32(one) + hex32(two)
}

const hex32 = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')
