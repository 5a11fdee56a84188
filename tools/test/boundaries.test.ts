import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { plantTree, runTool } from './trees.ts'

const manifest = (name: string) => JSON.stringify({ name })

const CLEAN_TREE = {
  'package.json': JSON.stringify({
    workspaces: [
      'kernel',
      'games/*',
      'ui',
      'bots',
      'protocol',
      'web',
      'server',
      'cli',
      'bench',
      'e2e',
      'tools',
    ],
  }),
  'kernel/package.json': manifest('@curio/kernel'),
  'kernel/src/index.ts': "export { flow } from './flow.ts'",
  'kernel/src/flow.ts': 'export const flow = 1',
  'kernel/test/flow.test.ts':
    "import { test } from 'node:test'\nimport fc from 'fast-check'\nimport { flow } from '../src/flow.ts'",
  'games/ab/package.json': manifest('@curio/ab'),
  'games/ab/index.ts':
    "import { flow } from '@curio/kernel'\nimport data from './content/data.json' with { type: 'json' }",
  'games/ab/content/schema.ts': "import { z } from 'zod'",
  'games/ab/ui/board.tsx':
    "import { useState } from 'react'\nimport { createRoot } from 'react-dom/client'\nimport { Button } from '@curio/ui'",
  'games/ab/text/words.ts': "import { counted } from '@curio/ui/language'",
  'games/ab/terminal/face.ts':
    "import { Canvas } from '@curio/ui/terminal'\nimport { words } from '../text/words.ts'",
  'games/ab/tutorial/lesson.ts': "import type { TutorialStep } from '@curio/ui'",
  'games/ab/test/ab.test.ts':
    "import assert from 'node:assert/strict'\nimport { conform } from '@curio/kernel/conformance'\nimport { tableOf } from '@curio/ui/testing'\nimport { x } from '../index.ts'",
  'games/cd/package.json': manifest('@curio/cd'),
  'games/cd/index.ts': "import type { Flow } from '@curio/kernel'",
  'ui/package.json': manifest('@curio/ui'),
  'ui/src/index.ts':
    "import type { Json } from '@curio/kernel'\nimport { useState } from 'react'\nimport { X } from 'lucide'",
  'ui/src/testing.ts': "import { give } from '@curio/kernel/testing'",
  'protocol/package.json': manifest('@curio/protocol'),
  'protocol/src/index.ts':
    "import { LEVELS } from '@curio/bots/level-names'\nimport type { Json } from '@curio/kernel'\nimport { z } from 'zod'",
  'web/package.json': manifest('@curio/web'),
  'web/src/main.tsx':
    "import '@curio/ui/style.css'\nimport '@curio/ab/ui'\nimport '@curio/bots'\nimport '@curio/protocol'\nimport 'react-dom/client'",
  'bots/package.json': manifest('@curio/bots'),
  'bots/src/index.ts':
    "import { Worker } from 'node:worker_threads'\nimport { flow } from '@curio/kernel'\nimport ab from '@curio/ab'",
  'cli/package.json': manifest('@curio/cli'),
  'cli/src/main.ts':
    "import '@curio/kernel'\nimport '@curio/ab'\nimport '@curio/bots'\nimport '@curio/server/operations'\nimport 'node:fs'\nimport 'chalk'",
  'server/package.json': manifest('@curio/server'),
  'server/src/index.ts': "import '@curio/bots'",
  'bench/package.json': manifest('@curio/bench'),
  'bench/src/main.ts':
    "import '@curio/kernel/testing'\nimport '@curio/bots'\nimport '@curio/cli'\nimport 'boardgame.io/core'",
  'e2e/package.json': manifest('@curio/e2e'),
  'e2e/test/site.test.ts': "import '@curio/web/src/main.tsx'\nimport 'node:fs'\nimport 'playwright-core'",
  'tools/package.json': manifest('@curio/tools'),
  'tools/src/tool.ts': "import 'node:fs'",
}

const check = (t: TestContext, more: Readonly<Record<string, string>> = {}) =>
  runTool('boundaries.ts', plantTree(t, { ...CLEAN_TREE, ...more }))

test('a tree whose imports point one way passes', (t) => {
  const { status, stderr } = check(t)
  assert.deepEqual([status, stderr], [0, ''])
})

/** File, what it imports, and what the complaint says. */
const VIOLATIONS: readonly (readonly [string, string, RegExp])[] = [
  ['kernel/src/bad.ts', 'node:fs', /no Node modules/],
  ['kernel/src/bad.ts', 'fs', /no Node modules/],
  ['kernel/src/bad.ts', 'zod', /no packages/],
  ['kernel/src/bad.ts', 'fast-check', /no packages/],
  ['kernel/src/bad.ts', '@curio/ab', /may not import games\/ab/],
  ['kernel/src/bad.ts', '../../games/ab/index.ts', /by package name/],
  ['kernel/src/bad.ts', '/somewhere/x.ts', /by package name/],
  ['kernel/src/bad.ts', '../test/flow.test.ts', /only tests import from tests/],
  ['kernel/test/bad.test.ts', '@curio/ab', /may not import games\/ab/],
  ['kernel/test/bad.test.ts', 'zod', /no packages/],
  ['games/ab/rules/bad.ts', 'node:crypto', /no Node modules/],
  ['games/ab/rules/bad.ts', 'lodash', /no packages but zod/],
  ['games/ab/rules/bad.ts', 'react', /React belongs in the ui folder/],
  ['games/ab/rules/bad.ts', '@curio/cd', /never imports another game/],
  ['games/ab/rules/bad.ts', '../../cd/index.ts', /by package name/],
  ['games/ab/rules/bad.ts', '../../../kernel/src/index.ts', /by package name/],
  ['games/ab/rules/bad.ts', '@curio/bots', /may not import bots/],
  ['games/ab/rules/bad.ts', '@curio/ui', /what is seen belongs in the ui folder/],
  ['games/ab/rules/bad.ts', '../text/words.ts', /what is played knows nothing of what is seen/],
  ['games/ab/effects/bad.ts', '../text/words.ts', /what is played knows nothing of what is seen/],
  ['games/ab/rules/bad.ts', '../terminal/face.ts', /what is played knows nothing of what is seen/],
  ['games/ab/terminal/bad.ts', 'node:fs', /no Node modules/],
  ['games/ab/terminal/bad.ts', 'react', /React belongs in the ui folder/],
  ['games/ab/terminal/bad.ts', '@curio/cli', /may not import cli/],
  ['games/ab/bot/bad.ts', '../ui/board.tsx', /what is played knows nothing of what is seen/],
  ['games/ab/rules/bad.ts', '@curio/kernel/testing', /only tests import what is made for tests/],
  ['games/ab/ui/bad.tsx', '@curio/ui/testing', /only tests import what is made for tests/],
  ['web/src/bad.ts', '@curio/kernel/conformance', /only tests import what is made for tests/],
  ['games/ab/ui/bad.tsx', 'node:fs', /no Node modules/],
  ['games/ab/ui/bad.tsx', '@curio/web', /may not import web/],
  ['ui/src/bad.tsx', '@curio/ab', /may not import games\/ab/],
  ['ui/src/bad.tsx', 'zod', /no packages but react/],
  ['ui/src/bad.tsx', 'node:fs', /no Node modules/],
  ['protocol/src/bad.ts', '@curio/ab', /may not import games\/ab/],
  ['protocol/src/bad.ts', '@curio/bots', /may not import bots/],
  ['protocol/src/bad.ts', '@curio/bots/players', /may not import bots/],
  ['games/ab/rules/bad.ts', '@curio/bots/level-names', /may not import bots/],
  ['bots/src/level-names.ts', './index.ts', /the names of the levels import nothing/],
  ['bots/src/level-names.ts', '@curio/kernel', /the names of the levels import nothing/],
  ['protocol/src/bad.ts', 'react', /no packages but zod/],
  ['games/ab/test/bad.test.ts', '@curio/cd', /never imports another game/],
  ['games/ab/test/bad.test.ts', '@curio/bots', /may not import bots/],
  ['bots/src/bad.ts', '@curio/cli', /may not import cli/],
  ['bots/src/bad.ts', '../../games/ab/index.ts', /by package name/],
  ['cli/src/bad.ts', '@curio/server', /may not import server/],
  ['web/src/bad.ts', '@curio/server/operations', /may not import server/],
  ['cli/src/bad.ts', '@curio/bench', /may not import bench/],
  ['cli/src/bad.ts', '../../kernel/src/index.ts', /by package name/],
  ['cli/src/bad.ts', '@curio/kernel/testing', /only tests import what is made for tests/],
  ['bench/src/bad.ts', '@curio/e2e', /may not import e2e/],
  ['tools/src/bad.ts', '@curio/cli', /may not import cli/],
  ['web/src/bad.ts', '@curio/e2e', /may not import e2e/],
]

for (const [file, specifier, complaint] of VIOLATIONS)
  test(`${file} may not import ${specifier}`, (t) => {
    const { status, stderr } = check(t, { [file]: `import type { x } from '${specifier}'` })
    assert.equal(status, 1)
    assert.ok(stderr.startsWith(`${file} imports '${specifier}': `), stderr)
    assert.match(stderr, complaint)
    assert.equal(stderr.trim().split('\n').length, 1)
  })
