import type { Person } from '@curio/protocol'
import type { Words } from '../words/index.ts'

type Called = Pick<Person, 'name' | 'guest'>

/** The number of a guest who has not said a name: the server calls them `Guest 1234`. */
const numberOf = ({ name, guest }: Called): string | undefined =>
  guest ? /^Guest (\d+)$/.exec(name)?.[1] : undefined

/** What people read in their language: a guest who has not said a name is called by a number. */
export function personName(person: Called, words: Words): string {
  const number = numberOf(person)
  return number === undefined ? person.name : words.guestName(number)
}

/** The name that somebody has said; empty for a guest who has said none. */
export const givenName = (person: Called): string => (numberOf(person) === undefined ? person.name : '')
