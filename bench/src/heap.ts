/** Everything that the garbage collector leaves: objects, and buffers outside its heap. */
export function usedBytes(): number {
  if (!globalThis.gc) throw new Error('memory is measured with node --expose-gc')
  globalThis.gc()
  globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
