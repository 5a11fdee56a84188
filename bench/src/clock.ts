/**
 * Milliseconds of a core's time that this thread has had. On an idle machine they pass like those of a clock on
 * the wall; on a busy one they leave out what other programs took. They come in steps of some milliseconds, so
 * only long work is timed with them.
 */
export function coreTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
