#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// Everything else is loaded after this, so that the next start finds it compiled.
enableCompileCache()
const { runCommand } = await import('./run.ts')
const { stdin, stdout, stderr, env } = process
// Whoever reads the output may stop reading: `curio replay FILE | head`.
stdout.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code !== 'EPIPE') throw cause
  process.exit(0)
})
process.exitCode = await runCommand(process.argv.slice(2), {
  input: stdin,
  output: stdout,
  errors: stderr,
  environment: env,
  folder: '',
})
