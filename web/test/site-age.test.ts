import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { isSiteOutdated } from '../site-age.ts'

const project = mkdtempSync(join(tmpdir(), 'curio-site-'))
test.after(() => rmSync(project, { recursive: true }))

function write(file: string, changed: number): void {
  const path = join(project, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
  utimesSync(path, changed, changed)
}

test('a site is built when there is none, and again only after its sources have changed', () => {
  write('web/src/main.tsx', 100)
  write('package-lock.json', 100)
  assert.ok(isSiteOutdated(project))
  write('web/dist/index.html', 200)
  assert.ok(!isSiteOutdated(project))
  for (const source of [
    'games/route/RULES.en.md',
    'kernel/src/index.ts',
    'web/index.html',
    'package-lock.json',
  ]) {
    write(source, 300)
    assert.ok(isSiteOutdated(project), source)
    write(source, 100)
  }
  assert.ok(!isSiteOutdated(project))
})

test('tests, installed packages and the server are no part of the site', () => {
  write('web/src/main.tsx', 100)
  write('web/dist/index.html', 200)
  for (const other of [
    'web/test/a.test.ts',
    'web/node_modules/vite/index.js',
    'web/dist/a.js',
    'server/src/main.ts',
  ])
    write(other, 300)
  assert.ok(!isSiteOutdated(project))
})
