/** `node bench/src/report.ts results.json`: puts the figures of a run into docs/performance.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { withFigures } from './page.ts'
import { readResults } from './results.ts'

const PAGE = new URL('../../docs/performance.md', import.meta.url)

try {
  const [file, ...more] = process.argv.slice(2)
  if (file === undefined || more.length > 0)
    throw new Error('give the file that `npm run bench -- --json` printed')
  const page = withFigures(readFileSync(PAGE, 'utf8'), readResults(readFileSync(file, 'utf8')))
  if (page === null) throw new Error('docs/performance.md has no place for figures')
  writeFileSync(PAGE, page)
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 2
}
