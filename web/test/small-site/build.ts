/** `node web/test/small-site/build.ts FOLDER` builds the site with the small games into a folder. */
import { join } from 'node:path'
import { build } from 'vite'

const [folder = ''] = process.argv.slice(2)
await build({
  root: join(import.meta.dirname, '../..'),
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  build: { outDir: folder, emptyOutDir: true },
  logLevel: 'error',
})
