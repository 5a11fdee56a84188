import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** As much as a page of a database. */
const PAGE = Buffer.alloc(4_096, 1)

/**
 * Milliseconds in which the disk has a small append, by its own word: again and again for so many seconds, at random
 * moments, so many times a second.
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
