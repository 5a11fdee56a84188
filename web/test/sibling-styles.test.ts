import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const ROOT = join(import.meta.dirname, '../..')
/** Any element beside another, and a relation that is not to one class. */
const COSTLY = [/[+~]\s*\*/, /:has\([^)]*:is\(/]

test('no style makes the browser style a whole page anew when one element comes', () => {
  const sheets = globSync(['web/src/**/*.css', 'ui/src/**/*.css', 'games/*/ui/**/*.css'], { cwd: ROOT })
  assert.ok(sheets.length > 30)
  const found = sheets.flatMap((sheet) =>
    readFileSync(join(ROOT, sheet), 'utf8')
      .split('\n')
      .filter((line) => COSTLY.some((form) => form.test(line)))
      .map((line) => `${sheet}: ${line.trim()}`),
  )
  assert.deepEqual(found, [])
})
