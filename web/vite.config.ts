import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const SERVICE_WORKER = 'service-worker.js'

/** Tells the service worker which files the build has. */
function precache(): Plugin {
  return {
    name: 'curio-precache',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // A worker of Node that a shared package names is no file of the site.
        for (const file of Object.keys(bundle)) if (file.endsWith('.ts')) delete bundle[file]
        const worker = bundle[SERVICE_WORKER]
        if (worker?.type !== 'chunk') throw new Error(`the build has no ${SERVICE_WORKER}`)
        const built = Object.keys(bundle).filter((file) => file !== SERVICE_WORKER && !file.endsWith('.map'))
        const own = readdirSync(join(import.meta.dirname, 'public'))
        const files = [...built, ...own].map((file) => `/${file}`).sort()
        const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
        worker.code = worker.code
          .replaceAll('PRECACHE_FILES', JSON.stringify(files))
          .replaceAll('PRECACHE_VERSION', JSON.stringify(version))
      },
    },
  }
}

export default defineConfig({
  plugins: [react(), precache()],
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
