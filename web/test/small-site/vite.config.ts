import { join } from 'node:path'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import site from '../../vite.config.ts'

const SOURCES = join(import.meta.dirname, '../../src')

/** The site's lists of games, and what replaces them. */
const REPLACED: ReadonlyMap<string, string> = new Map([
  [join(SOURCES, 'games.ts'), join(import.meta.dirname, 'games.ts')],
  [join(SOURCES, 'local/games.ts'), join(import.meta.dirname, 'rules.ts')],
])

function smallGames(): Plugin {
  return {
    name: 'curio-small-games',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('games.ts')) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return REPLACED.get(found?.id ?? '') ?? null
    },
  }
}

/** The whole site with the small games of the kernel's tests instead of the real ones. */
export default defineConfig(
  mergeConfig(site, { plugins: [smallGames()], worker: { plugins: () => [smallGames()] } }),
)
