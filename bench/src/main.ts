/** `npm run bench`: measures Curio, side by side with boardgame.io if there is something to compare. */
import { type Arguments, HELP, readArguments, USAGE } from './arguments.ts'
import { measurePart } from './parts.ts'
import { type Results, thisMachine } from './results.ts'
import type { Row } from './row.ts'
import { textTable } from './table.ts'

const given = readArguments(process.argv.slice(2))
if (given === null) {
  console.log(HELP)
} else if ('message' in given) {
  console.error(`${given.message}\n${USAGE}`)
  process.exitCode = 2
} else {
  await bench(given)
}

async function bench({ json, quick, parts, effort }: Arguments): Promise<void> {
  const results: Omit<Results, 'rows'> = {
    date: new Date().toISOString().slice(0, 10),
    quick,
    machine: thisMachine(),
  }
  const rows: Row[] = []
  for (const part of parts) {
    console.error(`measuring ${part} …`)
    rows.push(...(await measurePart(part, effort)))
  }
  console.log(json ? JSON.stringify({ ...results, rows }, null, 2) : textReport({ ...results, rows }))
}

function textReport({ date, machine, rows }: Results): string {
  const { processor, cores, memoryGiB, load, node } = machine
  return `${textTable(rows)}\n\n${date}, ${processor}, ${cores} cores, ${memoryGiB} GiB, load ${load}, Node ${node}`
}
