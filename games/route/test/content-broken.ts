import { test } from 'node:test'
import { type BrokenCase, brokenPacks } from '@curio/kernel/testing'
import { ARKHAM_GUIDE, checkPack } from '../content/index.ts'

export function testBroken(subject: string, cases: readonly BrokenCase[]): void {
  for (const { what, check } of brokenPacks(ARKHAM_GUIDE, checkPack, cases)) {
    test(`a broken pack (${subject}): ${what}`, check)
  }
}
