import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { isRecord } from '@curio/kernel'
import type { Row } from './row.ts'

export interface Machine {
  readonly processor: string
  readonly cores: number
  readonly memoryGiB: number
  /** The load average when the run began; if it exceeds the cores, other programs were busy too. */
  readonly load: number
  readonly node: string
}

/** What `--json` prints. */
export interface Results {
  readonly date: string
  readonly quick: boolean
  readonly machine: Machine
  readonly rows: readonly Row[]
}

export function thisMachine(): Machine {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    node: process.version,
  }
}

/** Reads what `--json` printed; npm may have printed lines of its own before it. */
export function readResults(text: string): Results {
  const results: unknown = JSON.parse(text.slice(Math.max(0, text.indexOf('{'))))
  if (!isRecord(results) || !Array.isArray(results.rows) || !isRecord(results.machine)) {
    throw new Error('the file does not hold the results of a run')
  }
  return results as unknown as Results
}
