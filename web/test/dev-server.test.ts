import assert from 'node:assert/strict'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createServer } from 'vite'

const WEB = join(import.meta.dirname, '..')
const PROJECT = join(WEB, '..')
const PACKS = join(PROJECT, 'games/route/content/load.ts')
const IMPORTED_JSON = /import\("([^"]+\.json\?import)"([^)]*)\)/g

test('the development server gives a browser the packs of every city as scripts', async (t) => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'curio-vite-'))
  const server = await createServer({
    root: WEB,
    cacheDir,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  t.after(async () => {
    await server.close()
    rmSync(cacheDir, { recursive: true, force: true })
  })
  const { code = '' } = (await server.transformRequest(`/@fs${PACKS}`)) ?? {}
  const imported = [...code.matchAll(IMPORTED_JSON)]
  assert.equal(imported.length, 5)
  for (const [, url = '', attributes] of imported) {
    assert.equal(attributes, '', `${url} is no JSON for a browser`)
    assert.match((await server.transformRequest(url))?.code ?? '', /export default/)
  }
})

/** The development server adds code to every file of components, and this code looks at the browser's window. */
test('no file of components calls something else a window', () => {
  const files = globSync(['games/*/ui/**/*.tsx', 'ui/src/**/*.tsx', 'web/src/**/*.tsx'], { cwd: PROJECT })
  assert.ok(files.length > 100)
  const named = files.filter((file) =>
    /^(export )?(const|let|function|class) window\b/m.test(readFileSync(join(PROJECT, file), 'utf8')),
  )
  assert.deepEqual(named, [])
})
