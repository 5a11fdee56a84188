import assert from 'node:assert/strict'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { plantTree, runTool } from './trees.ts'

test('each workspace is linked by its name to the copy in the same folder', (t) => {
  const root = plantTree(t, {
    'package.json': JSON.stringify({ workspaces: ['kernel', 'games/*'] }),
    'kernel/package.json': JSON.stringify({ name: '@curio/kernel' }),
    'games/ab/package.json': JSON.stringify({ name: '@curio/ab' }),
  })
  assert.equal(runTool('link-workspaces.ts', root).status, 0)
  const real = realpathSync(root)
  assert.equal(realpathSync(join(root, 'node_modules/@curio/kernel')), join(real, 'kernel'))
  assert.equal(realpathSync(join(root, 'node_modules/@curio/ab')), join(real, 'games/ab'))
})

test('a root without workspaces, or a workspace without a name, is an error', (t) => {
  const bare = plantTree(t, { 'package.json': '{}' })
  const nameless = plantTree(t, { 'package.json': '{"workspaces":["kernel"]}', 'kernel/package.json': '{}' })
  assert.match(runTool('link-workspaces.ts', bare).stderr, /lists no workspaces/)
  assert.match(runTool('link-workspaces.ts', nameless).stderr, /has no name/)
})
