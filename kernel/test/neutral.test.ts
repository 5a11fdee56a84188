import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { beacons } from './games/beacons/game.ts'
import { begin, give, SEED } from './support.ts'

const SOURCE = join(import.meta.dirname, '../src')
const files = globSync('**/*.ts', { cwd: SOURCE })

/** The code without its comments. */
function codeOf(file: string): string {
  const source = readFileSync(join(SOURCE, file), 'utf8')
  return source.replace(/\/\*.*?\*\//gs, '').replace(/(^|\s)\/\/.*$/gm, '')
}

test('the kernel imports nothing but itself', () => {
  assert.ok(files.length > 20)
  for (const file of files) {
    for (const [, from] of codeOf(file).matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g))
      assert.match(from ?? '', /^\.{1,2}\/.*\.ts$/, file)
  }
})

test('the kernel depends on no package', () => {
  const manifest = JSON.parse(readFileSync(join(SOURCE, '../package.json'), 'utf8'))
  assert.deepEqual(manifest.dependencies, {})
  assert.equal(manifest.peerDependencies, undefined)
})

test('the kernel has no clock, no input or output and no chance of its own', () => {
  const foreign =
    /\b(Date|performance|setTimeout|setInterval|fetch|console|process|Buffer|require|globalThis|crypto|async|await|Promise|eval)\b|Math\.random/
  for (const file of files) assert.doesNotMatch(codeOf(file).replace(/'[^'\n]*'|`[^`]*`/g, ''), foreign, file)
})

/** All the globals there, apart from the one that every browser worker has too. */
const LANGUAGE =
  'Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Error RangeError TypeError RegExp Math JSON Map Set WeakMap WeakSet Uint8Array Uint32Array DataView ArrayBuffer Iterator globalThis'

test('a match plays the same in a worker that has nothing of the runtime', async () => {
  const url = (path: string): string => JSON.stringify(pathToFileURL(join(import.meta.dirname, path)).href)
  const script = `
    import { parentPort } from 'node:worker_threads'
    const { Match } = await import(${url('../src/index.ts')})
    const { beacons } = await import(${url('games/beacons/game.ts')})
    const keep = new Set('${LANGUAGE} TextEncoder'.split(' '))
    for (const name of Object.getOwnPropertyNames(globalThis)) if (!keep.has(name)) delete globalThis[name]
    const match = Match.create(beacons, { seats: 2, seed: Uint8Array.from(${JSON.stringify([...SEED])}) }).value
    match.answer({ seat: 0, question: '0', value: [] })
    parentPort.postMessage({ log: match.log(), left: Object.getOwnPropertyNames(globalThis) })
  `
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`))
  const { log, left } = await new Promise<{ log: unknown; left: string[] }>((resolve, reject) =>
    worker.once('message', resolve).once('error', reject),
  )
  await worker.terminate()
  assert.ok(
    !left.includes('process') && !left.includes('Buffer') && !left.includes('setTimeout'),
    left.join(),
  )
  const match = begin(beacons)
  give(match, 0, [])
  assert.deepEqual(log, match.log())
})
