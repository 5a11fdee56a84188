import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importsOf } from '../src/imports.ts'

test('every form of import is found', () => {
  const source = `
    import a from './a.ts'
    import type { B } from './b.ts'
    import './c.ts'
    import * as d from 'node:d'
    export { e } from '@scope/e'
    export * from './f.ts'
    export type { G } from './g.ts'
    const h = await import('./h.ts')
    let i: import('./i.ts').I
    import j from './j.json' with { type: 'json' }
  `
  const names = [
    './a.ts',
    './b.ts',
    './c.ts',
    'node:d',
    '@scope/e',
    './f.ts',
    './g.ts',
    './h.ts',
    './i.ts',
    './j.json',
  ]
  assert.deepEqual(importsOf('x.ts', source).sort(), names.sort())
})

test('comments and strings import nothing', () => {
  const source = `
    // import a from './a.ts'
    const text = "import b from './b.ts'"
    export const c = 1
  `
  assert.deepEqual(importsOf('x.ts', source), [])
})

test('a component file may hold markup', () => {
  assert.deepEqual(importsOf('x.tsx', "import { useState } from 'react'\nexport const x = <g />"), ['react'])
})
