import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EUROPE } from '../content/index.ts'
import type { TrackingResult } from '../content/vocabulary.ts'
import { chanceOfSuccess, type Help } from '../rules/odds.ts'

const { faces } = EUROPE.trackingDice

/** Every way the dice can fall, and every choice of dice to roll again. */
function rolled(kept: readonly TrackingResult[], dice: number, help: Help): number {
  if (dice === 0) return standing(kept, help)
  return faces.reduce((sum, face) => sum + rolled([...kept, face], dice - 1, help), 0) / faces.length
}

function standing(dice: readonly TrackingResult[], { rerolls, luck }: Help): number {
  if (dice.every((die) => die === 'success' || (luck && die === 'luck'))) return 1
  if (rerolls === 0) return 0
  const choices = Array.from({ length: 2 ** dice.length }, (_, choice) =>
    dice.filter((_die, index) => (choice & (1 << index)) === 0),
  )
  return Math.max(
    ...choices.map((kept) => rolled(kept, dice.length - kept.length, { rerolls: rerolls - 1, luck })),
  )
}

test('CR-TRY-6, CR-TRY-7, CR-TRY-8: no choice of dice does better than the odds that are told', () => {
  for (const luck of [false, true])
    for (const [dice, most] of [
      [0, 1],
      [1, 2],
      [2, 1],
    ] as const)
      for (let rerolls = 0; rerolls <= most; rerolls++) {
        const help = { rerolls, luck }
        const told = chanceOfSuccess(EUROPE, help, dice)
        assert.ok(Math.abs(told - rolled([], dice, help)) < 1e-12, JSON.stringify({ dice, ...help }))
      }
})
