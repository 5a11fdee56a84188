#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// Everything else is loaded after this, so that the next start finds it compiled.
enableCompileCache()
const { runCommand } = await import('./run.ts')
process.exitCode = await runCommand(process.argv.slice(2))
