import type { Person } from '@curio/protocol'
import type { Words } from '../words/index.ts'

/** The server calls a guest who has not said a name `Guest 1234`; people read it in their language. */
export function personName({ name, guest }: Pick<Person, 'name' | 'guest'>, words: Words): string {
  const number = guest ? /^Guest (\d+)$/.exec(name)?.[1] : undefined
  return number === undefined ? name : words.guestName(number)
}
