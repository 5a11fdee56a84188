/** Mixes whole numbers into one seed: equal parts give equal seeds, others give unrelated ones. */
export function mixSeed(...parts: readonly number[]): number {
  let mixed = 0x811c9dc5
  for (const part of parts) {
    mixed = Math.imul(mixed ^ (part | 0), 0x01000193)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
    mixed ^= mixed >>> 13
  }
  return mixed >>> 0
}

/** A seed from any text. */
export function seedOf(text: string): number {
  return mixSeed(...Array.from(text, (character) => character.codePointAt(0) ?? 0))
}
