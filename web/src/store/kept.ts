/** Small texts kept by this browser. If it may not keep them, or has no room, they last as long as the page. */
const meanwhile = new Map<string, string>()

export function kept(key: string): string | null {
  try {
    return meanwhile.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
    meanwhile.delete(key)
  } catch {
    meanwhile.set(key, text)
  }
}

export function discard(key: string): void {
  meanwhile.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Without access to the storage there is nothing to remove.
  }
}
