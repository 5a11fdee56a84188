import { networkInterfaces } from 'node:os'
import { startServer } from './server.ts'
import { readSettings } from './settings.ts'

// The database has seeds of running matches and password hashes: its files are for its owner only.
process.umask(0o077)
const settings = readSettings(process.env)
const server = await startServer(settings)

console.log(`Curio is open at ${server.address}`)
if (settings.host === '0.0.0.0' || settings.host === '::')
  for (const address of addressesOfThisMachine())
    console.log(`  in your network: http://${address}:${new URL(server.address).port}`)

// Everything that may fail is caught where it happens; if something was forgotten, one match must not end all others.
process.on('unhandledRejection', (cause) =>
  server.app.log.error(
    { error: cause instanceof Error ? cause.name : 'unknown' },
    'a failure that nobody expected',
  ),
)

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    void server.close()
  })

function addressesOfThisMachine(): string[] {
  return Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  )
}
