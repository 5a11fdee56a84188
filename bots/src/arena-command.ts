import { reasonOf } from '@curio/kernel'
import { runArena } from './arena.ts'
import { HELP, readArguments } from './arena-arguments.ts'
import { formatReport } from './arena-report.ts'

async function main(words: readonly string[]): Promise<void> {
  const read = readArguments(words)
  if (read === null) {
    console.log(HELP)
    return
  }
  const { plan, json } = read
  const showsProgress = process.stderr.isTTY === true
  const report = await runArena(plan, (done) => {
    if (showsProgress) process.stderr.write(`\r${done} of ${plan.games} games`)
  })
  if (showsProgress) process.stderr.write('\r\u001b[K')
  console.log(json ? JSON.stringify(report) : formatReport(report))
}

try {
  await main(process.argv.slice(2))
} catch (cause) {
  const message = reasonOf(cause)
  console.error(`arena: ${message}`)
  process.exitCode = 2
}
