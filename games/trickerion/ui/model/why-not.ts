import type { Question } from '@curio/kernel'
import { COMPONENTS, HIRED, SPECIAL_LOCATIONS } from '../../content/vocabulary.ts'
import { slotOf, type TrickerionContent } from '../../rules/content.ts'
import { forbiddenThing, type Thing as RuledThing } from '../../rules/forbidden.ts'
import { markerAt, showOf } from '../../rules/links.ts'
import { slotForbiddenFor } from '../../rules/placing.ts'
import type { Reason } from '../../rules/reasons.ts'
import { spotForbidden } from '../../rules/spots.ts'
import { DIRECTIONS, DISCS, type TrickerionState } from '../../rules/state.ts'
import { characterOf, playerOf } from '../../rules/table.ts'
import { partsOf, type Thing } from './things.ts'

/** What a tapped thing is asked about. */
interface Asked {
  readonly state: TrickerionState
  readonly content: TrickerionContent
  readonly seat: number
  /** What was tapped before. */
  readonly tapped: readonly Thing[]
}

/** Why nothing can be done with a thing now, by the rules' own word. */
export function whyNot(asked: Asked, question: Question | null, thing: Thing): Reason {
  const { phase } = asked.state
  if (phase === 'over') return 'over'
  if (question === null) return phase === 'action' ? 'notYourTurn' : 'notNow'
  return reasonAgainst(asked, question, thing) ?? 'notNow'
}

/** Why the rules forbid a thing as an answer to a question; null where they do not. */
export function reasonAgainst(asked: Asked, question: Question, thing: Thing): Reason | null {
  const ruled = ruledThing(thing)
  if (ruled === null) return null
  const forbidden = forbiddenThing(asked.state, asked.content, question, ruled)
  return reasonAfter(asked, question, ruled) ?? forbidden?.why ?? null
}

/** A thing under the name that the rules have for it. */
export function ruledThing(thing: Thing): RuledThing | null {
  const { kind, name } = partsOf(thing)
  switch (kind) {
    case 'disc':
      return named(DISCS, name, (disc) => ({ thing: 'disc', disc }))
    case 'slot':
      return { thing: 'slot', slot: name }
    case 'card':
      return { thing: 'card', card: name }
    case 'die':
      return { thing: 'die', die: Number(name) }
    case 'trick':
      return { thing: 'trick', trick: name }
    case 'component':
      return named(COMPONENTS, name, (each) => ({ thing: 'component', kind: each }))
    case 'stall':
      return { thing: 'stall', slot: Number(name) }
    case 'order':
      return { thing: 'order', slot: name === 'quick' ? null : Number(name) }
    case 'show':
      return { thing: 'show', card: name }
    case 'spot': {
      const [card = '', place = ''] = name.split('.')
      return { thing: 'spot', card, place }
    }
    case 'deck':
      return named(SPECIAL_LOCATIONS, name, (deck) => ({ thing: 'deck', deck })) ?? { thing: 'orb' }
    case 'prophecy':
      return { thing: 'prophecy', pending: Number(name) }
    case 'magician':
      return { thing: 'magician', magician: name }
    case 'role':
      return named(HIRED, name, (role) => ({ thing: 'role', role }))
    case 'home':
      return { thing: 'home', on: name === 'assistant' ? name : 'board' }
    case 'poster':
      return { thing: 'poster' }
  }
}

function named<T extends string>(
  names: readonly T[],
  name: string,
  made: (name: T) => RuledThing,
): RuledThing | null {
  const found = names.find((each) => each === name)
  return found === undefined ? null : made(found)
}

/** After a character or a trick was tapped the reason is about that one. */
function reasonAfter(
  { state, content, seat, tapped }: Asked,
  { kind }: Question,
  thing: RuledThing,
): Reason | null {
  const before = tapped.flatMap((each) => ruledThing(each) ?? [])
  if (kind === 'turn' && thing.thing === 'slot') {
    const last = before.findLast((each) => each.thing === 'disc')
    if (last?.thing !== 'disc') return null
    const character = characterOf(playerOf(state, seat), last.disc)
    return slotForbiddenFor(state, content, seat, character, slotOf(content, thing.slot))
  }
  const show = thing.thing === 'spot' ? showOf(state, thing.card) : undefined
  if (kind !== 'act' || thing.thing !== 'spot' || !show || markerAt(show, thing.place)) return null
  const last = before.findLast((each) => each.thing === 'trick')
  if (last?.thing !== 'trick') return null
  const piece = { seat, trick: last.trick, moved: null }
  const reasons = DIRECTIONS.map((direction) =>
    spotForbidden(state, content, piece, { card: thing.card, place: thing.place, direction }),
  )
  if (reasons.includes(null)) return null
  return reasons.find((reason) => reason !== 'noCircle') ?? reasons[0] ?? null
}
