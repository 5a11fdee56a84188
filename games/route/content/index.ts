import arkhamGuide from './arkham-guide.json' with { type: 'json' }
import { parsePack } from './check.ts'
import type { RoutePack } from './pack.ts'

export { checkPack, parsePack } from './check.ts'
export type { RoutePack } from './pack.ts'

/** The stand-alone Arkham game. */
export const ARKHAM_GUIDE: RoutePack = builtIn(arkhamGuide)

function builtIn(data: unknown): RoutePack {
  const parsed = parsePack(data)
  if (parsed.ok) return parsed.pack
  const lines = parsed.issues.map(({ path, message }) => `${path}: ${message}`)
  throw new Error(`a built-in pack is wrong:\n${lines.join('\n')}`)
}
