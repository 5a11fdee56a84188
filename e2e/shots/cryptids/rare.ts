import type { Act } from '@curio/cryptids/text'
import { type Json, optionsOf, plainAnswer } from '@curio/kernel'
import { actsOf, type Coming, type Line } from '../../support/cryptids/line.ts'
import type { Source } from './poses.ts'

/** Acts that lead to more questions. */
const LEADING: readonly Act['type'][] = ['track', 'relocate', 'request']

/** How many answers are given on the way. */
const WAY = 4

const found = new Map<string, Line>()

/**
 * Moments at which something is asked that the lines themselves do not ask: where one of them could have gone another
 * way it is left, and whatever leads on is answered then.
 */
export function rareMoments(sources: readonly Source[], kinds: readonly string[]): ReadonlyMap<string, Line> {
  if (found.size > 0) return found
  for (const source of sources) {
    const line = source()
    const isDone = line.goTo((coming) => {
      for (const option of detours(coming)) {
        const branch = line.leave(coming.seat, option)
        const kind = ask(branch, (each) => kinds.includes(each) && !found.has(each))
        if (kind !== null) found.set(kind, branch)
      }
      return found.size === kinds.length
    })
    if (isDone) break
  }
  return found
}

/** Of the first seat: whatever leads on at once, flights to where a cryptid is sought, and the end of the turn. */
function detours({ seat, question, view }: Coming): readonly Json[] {
  if (seat !== 0 || question.form !== 'choose') return []
  const sought = view.display.map((slot) => slot?.location)
  return question.options.filter((option) =>
    actsOf(question, [option]).some(
      (act) => leads(act) || act.type === 'end' || (act.type === 'fly' && sought.includes(act.to)),
    ),
  )
}

const leads = ({ type }: Act): boolean => LEADING.includes(type)

/** Goes on until the first seat is asked something wanted; gives what it is. */
function ask({ match }: Line, isWanted: (kind: string) => boolean): string | null {
  for (let way = 0; way < WAY; way++) {
    const [question] = match.questions(0)
    if (!question || match.awaited()[0] !== 0) return null
    if (isWanted(question.kind)) return question.kind
    const leading = optionsOf(question).find((option) => actsOf(question, [option]).some(leads))
    const value = plainAnswer(question, (options) => leading ?? options.at(-1))
    match.answer({ seat: 0, question: question.id, value })
  }
  return null
}
