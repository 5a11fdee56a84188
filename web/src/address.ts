/** What the part of an address after `#` names. One that cannot be decoded is left as it is: no part of a page has that name. */
export function fragmentOf(hash: string): string {
  const written = hash.slice(1)
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
