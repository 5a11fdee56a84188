import { test } from 'node:test'
import { type BrokenCase, brokenPacks } from '@curio/kernel/testing'
import { ARKHAM_GUIDE, checkNamedPack, checkPack, PACKS } from '../content/index.ts'

export function testBroken(subject: string, cases: readonly BrokenCase[]): void {
  for (const { what, check } of brokenPacks(ARKHAM_GUIDE, checkPack, cases)) {
    test(`a broken pack (${subject}): ${what}`, check)
  }
}

/** The same for a pack of the booklet. */
export function testBrokenBooklet(
  name: Exclude<keyof typeof PACKS, 'city'>,
  subject: string,
  cases: readonly BrokenCase[],
): void {
  for (const { what, check } of brokenPacks(PACKS[name], (data) => checkNamedPack(name, data), cases)) {
    test(`a broken pack of ${name} (${subject}): ${what}`, check)
  }
}
