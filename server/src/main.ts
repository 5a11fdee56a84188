import { networkInterfaces } from 'node:os'
import { reasonOf } from '@curio/kernel'
import { DatabaseInUse } from './db/sqlite-lock.ts'
import { codesOf, failureOf } from './failure.ts'
import { type RunningServer, startServer } from './server.ts'
import { readSettings, type Settings } from './settings.ts'

// The database holds seeds of running matches and password hashes, so only its owner may read the files.
process.umask(0o077)
const settings = settingsOf(process.env)
const server = await start(settings)

console.log(`Curio is open at ${server.address}`)
if (settings.host === '0.0.0.0' || settings.host === '::')
  for (const address of addressesOfThisMachine())
    console.log(`  in your network: http://${address}:${new URL(server.address).port}`)

// Failures are caught where they happen. If one was forgotten, one match must not end all the others.
process.on('unhandledRejection', (cause) =>
  server.app.log.error(failureOf(cause), 'a failure that nobody expected'),
)
// Nothing is reliable after this, so the process ends. Its message must not be logged, and all that matters is on disk.
process.on('uncaughtException', (cause) => {
  server.app.log.fatal(failureOf(cause), 'a failure that nobody expected')
  process.exit(1)
})

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // Whoever asks twice does not want to wait; what was acknowledged is on disk.
    if (isStopping) process.exit(1)
    isStopping = true
    server.close().catch((cause) => {
      server.app.log.error(failureOf(cause), 'the server did not stop in order')
      process.exit(1)
    })
  })

function settingsOf(variables: NodeJS.ProcessEnv): Settings {
  try {
    return readSettings(variables)
  } catch (cause) {
    return giveUp(reasonOf(cause))
  }
}

async function start(settings: Settings): Promise<RunningServer> {
  const { database, host, port } = settings
  try {
    return await startServer(settings)
  } catch (cause) {
    if (cause instanceof DatabaseInUse) return giveUp(`${cause.message} (${database})`)
    const { code } = codesOf(cause)
    if (code === 'EADDRINUSE')
      return giveUp(`port ${port} is in use; PORT=${port + 1} would take another one`)
    if (code === 'EACCES') return giveUp(`it may not listen at ${host}:${port}`)
    throw cause
  }
}

/** For what whoever starts the server can put right: one line, and no stack. */
function giveUp(reason: string): never {
  console.error(`Curio cannot start: ${reason}`)
  process.exit(1)
}

function addressesOfThisMachine(): string[] {
  return Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  )
}
