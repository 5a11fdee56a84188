import type { Flow } from '@curio/kernel'
import { writeAct } from './acts.ts'
import type { City } from './city.ts'
import { cardOf, dieId, faceOf, pieceAt } from './dice.ts'
import { markRemote, raiseByDie } from './landmark-die.ts'
import type { Forbidden } from './reasons.ts'
import type { CardAndDie, RouteState } from './state.ts'
import { actOf, cityAt, type RouteTable } from './table.ts'

export function cardAndDieOf({ cardAndDie }: RouteState): CardAndDie {
  if (!cardAndDie) throw new Error('no card is played with a die here')
  return cardAndDie
}

/** The round card is the first of what gives the coordinates. */
export function roundCardOf({ roundDice: [card = -1] }: RouteState): number {
  return card
}

/**
 * RT-SYD-9 to RT-SYD-14, RT-SYD-SOLO-5 to RT-SYD-SOLO-7: of two dice beside the round card, one is the round die; the
 * other one covers a landmark, which raises the other landmark, and brings tourists to a remote one.
 */
export function* assignDice(t: RouteTable, seat: number): Flow {
  const city = cityAt(t)
  const selection = cardAndDieOf(t.state)
  const card = roundCardOf(t.state)
  const dice = selection.offered.map((die) => dieId(city, die))
  const { die: id } = actOf(t, 'die.round', yield* t.choose(seat, 'die.round', () => dice))
  const die = pieceAt(city, id)
  t.state.roundDice.push(die)
  t.note({ kind: 'die.round', seat, die: id })
  selection.landmarkDie = selection.offered.find((each) => each !== die) ?? -1
  yield* coverLandmark(t, seat, card, selection.landmarkDie)
  markRemote(t, card, selection.landmarkDie)
}

/** RT-SYD-11, RT-SYD-SOLO-6. */
function* coverLandmark(t: RouteTable, seat: number, card: number, die: number): Flow {
  const city = cityAt(t)
  const landmarks = landmarksOn(city, card)
  const answer = yield* t.choose(seat, 'landmark.cover', () =>
    landmarks.map((landmark) => writeAct('landmark.cover', { landmark })),
  )
  const { landmark } = actOf(t, 'landmark.cover', answer)
  t.note({ kind: 'landmark.cover', seat, landmark })
  const raised = landmarks.find((each) => each !== landmark) ?? ''
  raiseByDie(t, raised, faceOf(t.state.dice, city, die).number)
}

const landmarksOn = (city: City, card: number): readonly string[] => cardOf(city, card)?.landmarks ?? []

const NOT_OFFERED: Forbidden = { why: 'dieUnavailable', rule: 'RT-SYD-9' }
const NOT_NAMED: Forbidden = { why: 'notOnCard', rule: 'RT-SYD-11' }

export function refuseRoundDie({ offered }: CardAndDie, die: number): Forbidden | null {
  return offered.includes(die) ? null : NOT_OFFERED
}

export function refuseCover(city: City, card: number, landmark: string): Forbidden | null {
  return landmarksOn(city, card).includes(landmark) ? null : NOT_NAMED
}
