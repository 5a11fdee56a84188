/** The part of an address after `#`, decoded. What cannot be decoded stays as it is; no element has such a name. */
export function fragmentOf(hash: string): string {
  const written = hash.slice(1)
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
