/** Random bytes in hexadecimal. `crypto.randomUUID` is missing on pages served over plain http, as on a home network. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
