/** What a server process takes of the machine. */
export interface Usage {
  /** Bytes. */
  readonly memory: number
  /** Seconds of processor time, of all its threads. */
  readonly processor: number
}

/** Tells whoever started this process, when asked, what it takes; and ends with it. */
export function serveUsage(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    const usage: Usage = { memory: process.memoryUsage.rss(), processor: (user + system) / 1e6 }
    process.send?.(usage)
  })
  process.on('disconnect', () => process.exit())
}
