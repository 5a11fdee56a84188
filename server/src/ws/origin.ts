/** Whether a browser page from `origin` may speak to a server that is addressed as `host`. */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[] | null,
): boolean {
  if (origin === undefined) return false
  if (allowed !== null) return allowed.includes(origin)
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host
}
