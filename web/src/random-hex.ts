/** So many random bytes. Not `crypto.randomUUID`: a page that came over plain http, as at home, does not have it. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
