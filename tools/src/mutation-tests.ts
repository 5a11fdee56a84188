/** Stands in for `node:test` in a mutation run: collects the tests, so that they can run again and again in one process. */

export interface CollectedTest {
  readonly id: string
  readonly run: () => unknown
}

const collected = new Map<string, CollectedTest>()
let heading = ''

export const collectedTests = (): readonly CollectedTest[] => [...collected.values()]

/** Collects the tests of one file; they are known by its name and theirs. */
export async function collectFrom(file: string, load: () => Promise<unknown>): Promise<void> {
  heading = file
  await load()
}

export function test(name: string, run: () => unknown): void {
  const id = `${heading}: ${name}`
  if (collected.has(id)) throw new Error(`two tests have the name "${id}"`)
  collected.set(id, { id, run })
}

export function suite(name: string, collect: () => void): void {
  const outer = heading
  heading = `${outer}: ${name}`
  collect()
  heading = outer
}
