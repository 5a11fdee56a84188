import type { Flow } from '@curio/kernel'
import { writeAct } from './acts.ts'
import type { City } from './city.ts'
import { faceOf } from './dice.ts'
import type { PlayedEffect } from './played.ts'
import type { Forbidden } from './reasons.ts'
import type { RouteState, Turn } from './state.ts'
import { actOf, cityAt, type RouteTable } from './table.ts'

/** RT-FX-8: with a dark and a light trigger each player picks one of the two effects. */
export function* chooseEffect(t: RouteTable, seat: number, turn: Turn): Flow {
  const effects = effectsOf(t.state, cityAt(t), turn.dice)
  if (effects.length < 2) return
  const answer = yield* t.choose(seat, 'effect', () =>
    effects.map((effect) => writeAct('effect', { effect })),
  )
  turn.effect = actOf(t, 'effect', answer).effect
}

interface EffectsShown {
  readonly dice: readonly { readonly number: number }[]
  readonly effects: Readonly<RouteState['effects']>
}

/** RT-FX-4, RT-FX-5: what the symbols of a pair stand for, each effect once. */
export function effectsOf(state: EffectsShown, city: City, pair: readonly number[]): readonly PlayedEffect[] {
  const symbols = pair.flatMap((piece) => faceOf(state.dice, city, piece).symbol ?? [])
  return [...new Set(symbols.map((symbol) => state.effects[symbol]))]
}

const OTHER_EFFECT: Forbidden = { why: 'otherEffect', rule: 'RT-FX-8' }

export function refuseEffect(effects: readonly PlayedEffect[], effect: PlayedEffect): Forbidden | null {
  return effects.includes(effect) ? null : OTHER_EFFECT
}
