import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** As large as a page of a database. */
const PAGE = Buffer.alloc(4_096, 1)

/**
 * How many milliseconds the disk takes to sync a small append. Measured at random moments for `seconds`, about
 * `perSecond` times a second.
 */
export async function syncTimes(folder: string, seconds: number, perSecond: number): Promise<number[]> {
  const times: number[] = []
  const file = openSync(join(folder, 'appended'), 'a')
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    const start = performance.now()
    writeSync(file, PAGE)
    fdatasyncSync(file)
    times.push(performance.now() - start)
    await sleep((Math.random() * 2_000) / perSecond)
  }
  closeSync(file)
  return times
}
