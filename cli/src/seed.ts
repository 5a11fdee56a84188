import { randomBytes } from 'node:crypto'
import { sha256, utf8 } from '@curio/kernel'

/** The secret seed of a match: from a word, so that the match can be played again, or from chance. */
export function seedFrom(word: string | undefined): Uint8Array {
  return word === undefined ? new Uint8Array(randomBytes(32)) : sha256(utf8(word))
}
