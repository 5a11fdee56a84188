/** What a server process uses. */
export interface Usage {
  /** Bytes. */
  readonly memory: number
  /** Seconds of processor time of all its threads. */
  readonly processor: number
}

/** Tells the parent process, when asked, what this one uses, and ends with the parent. */
export function serveUsage(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    const usage: Usage = { memory: process.memoryUsage.rss(), processor: (user + system) / 1e6 }
    process.send?.(usage)
  })
  process.on('disconnect', () => process.exit())
}
