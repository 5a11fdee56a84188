import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const SERVICE_WORKER = 'service-worker.js'
const PUBLIC = join(import.meta.dirname, 'public')

type Built =
  | { readonly type: 'chunk'; readonly code: string }
  | { readonly type: 'asset'; readonly source: string | Uint8Array }

const contentOf = (file: Built): Buffer => Buffer.from(file.type === 'chunk' ? file.code : file.source)

/** Tells the service worker which files the build has. */
function precache(): Plugin {
  return {
    name: 'curio-precache',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[SERVICE_WORKER]
        if (worker?.type !== 'chunk') throw new Error(`the build has no ${SERVICE_WORKER}`)
        const built = Object.keys(bundle).filter((file) => file !== SERVICE_WORKER && !file.endsWith('.map'))
        const own = readdirSync(PUBLIC)
        const files = [...built, ...own].map((file) => `/${file}`).sort()
        const hash = createHash('sha256').update(files.join('\n'))
        // Some have the same name whatever is in them: the page itself, and what lies in the public folder.
        for (const file of Object.values(bundle))
          if (file.fileName.endsWith('.html')) hash.update(contentOf(file))
        for (const file of own) hash.update(readFileSync(join(PUBLIC, file)))
        const version = hash.digest('hex').slice(0, 12)
        worker.code = worker.code
          .replaceAll('PRECACHE_FILES', JSON.stringify(files))
          .replaceAll('PRECACHE_VERSION', JSON.stringify(version))
      },
    },
  }
}

const TEXT = /\.(css|html|js|json|svg)$/
/** Bytes; what is shorter fits into the first packet anyway. */
const WORTH_COMPRESSING = 1_400

/** Beside each text lies its compressed form, made once and as small as can be: the server only has to send it. */
function compress(): Plugin {
  const forms = { br: promisify(brotliCompress), gz: promisify(gzip) }
  return {
    name: 'curio-compress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.values(bundle).filter(({ fileName }) => TEXT.test(fileName))
      const writing = texts.flatMap((file) => {
        const content = contentOf(file)
        if (content.length < WORTH_COMPRESSING) return []
        return Object.entries(forms).map(async ([ending, form]) =>
          writeFile(join(dir, `${file.fileName}.${ending}`), await form(content)),
        )
      })
      await Promise.all(writing)
    },
  }
}

const JSON_ATTRIBUTE = ", { with: { type: 'json' } })"

/**
 * Node has to be told that an imported file is JSON. A browser must not be told so by the development server, which
 * makes a script of the file: Vite takes the attribute out of `import … from`, but leaves it in `import()`.
 */
function scriptedJson(): Plugin {
  return {
    name: 'curio-scripted-json',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?($|\?)/, code: JSON_ATTRIBUTE },
      handler: (code) => ({ code: code.replaceAll(JSON_ATTRIBUTE, ')'), map: null }),
    },
  }
}

export default defineConfig({
  plugins: [react(), scriptedJson(), precache(), compress()],
  build: {
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/service-worker.ts' },
      output: {
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js',
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/ws': { target: 'ws://127.0.0.1:3000', ws: true } } },
})
