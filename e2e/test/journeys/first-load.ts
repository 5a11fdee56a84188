import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Request } from 'playwright-core'
import { builtSite } from '../../support/build.ts'
import { journeys } from '../support/journey.ts'

const journey = journeys()

/** Kilobytes of JavaScript as it travels. */
const MOST = 180

journey('the home page loads little JavaScript, and no game', async ({ visitor }) => {
  const person = await visitor()
  const { page, words } = person
  const scripts = new Map<string, Request>()
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (type.includes('javascript')) scripts.set(new URL(response.url()).pathname, response.request())
  })
  await person.go('/')
  await page.getByText(words.home.openEmpty).waitFor()
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all([...scripts.values()].map((request) => request.sizes()))
  const kilobytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000
  const names = [...scripts.keys()]
  assert.ok(kilobytes > 0 && kilobytes <= MOST, `${kilobytes} KB in ${names.join(', ')}`)
  assert.deepEqual(
    names.filter((path) => /\/(route|cryptids|trickerion)-|worker/.test(path)),
    [],
  )
  const index = names.find((path) => path.startsWith('/assets/index-')) ?? ''
  const encoding = await (await scripts.get(index)?.response())?.headerValue('content-encoding')
  assert.match(encoding ?? '', /^(br|gzip)$/)
})

journey('the site has no file that only Node can use', async () => {
  const assets = join(builtSite(), 'assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  assert.ok(scripts.length > 0)
  assert.deepEqual(
    scripts.filter((file) =>
      /worker_threads|availableParallelism/.test(readFileSync(join(assets, file), 'utf8')),
    ),
    [],
  )
  assert.deepEqual(
    readdirSync(assets).filter((file) => file.endsWith('.ts')),
    [],
  )
})

const CONTENT = join(import.meta.dirname, '../../../games/route/content')
/** Arkham is left out: both editions have the same landmarks. */
const CITIES = ['venice', 'sydney', 'las-vegas'] as const

/** What only this pack says: the name of a landmark. */
function wordsOnlyIn(city: string): string {
  const { map } = JSON.parse(readFileSync(join(CONTENT, `${city}.json`), 'utf8'))
  return map.blocks.find(({ name }: { readonly name?: object }) => name).name.ru
}

journey('each city of Route is a file of its own, loaded when it is played and kept for later', async () => {
  const assets = join(builtSite(), 'assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const kept = readFileSync(join(builtSite(), 'service-worker.js'), 'utf8')
  for (const city of CITIES) {
    const words = wordsOnlyIn(city)
    const holding = scripts.filter((file) => readFileSync(join(assets, file), 'utf8').includes(words))
    assert.ok(holding.length > 0, city)
    for (const file of holding) {
      assert.ok(file.startsWith(`${city}-`), `${words} is in ${file}`)
      assert.ok(kept.includes(`/assets/${file}`))
    }
  }
})
