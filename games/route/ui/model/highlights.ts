import { type Json, textsIn } from '@curio/kernel'
import type { RoutePack } from '../../content/pack.ts'
import { thingOf } from './why-not.ts'

/** The things of the board that a note or an answer names, in the order in which it names them; a task names its crossings. */
export function idsIn(pack: RoutePack, value: Json): string[] {
  const named = wordsIn(value).flatMap(
    (word) => pack.tasks.find((task) => task.id === word)?.crossings ?? [word],
  )
  return [...new Set(named)].filter((word) => thingOf(pack, word) !== 'other')
}

/** Every word of a text: `a:h10+h20` names two roads. */
const wordsIn = (value: Json): string[] => textsIn(value).flatMap((text) => text.split(/[:+ ]/))
