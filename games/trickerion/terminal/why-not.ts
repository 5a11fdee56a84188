import type { Question } from '@curio/kernel'
import { actsAbout } from '../rules/candidates.ts'
import { slotOf } from '../rules/content.ts'
import { actsForbidden } from '../rules/forbidden.ts'
import { writeAct } from '../rules/grammar.ts'
import { shardForbiddenFor } from '../rules/placing.ts'
import { REASON_RULES, type Reason } from '../rules/reasons.ts'
import { playerOf } from '../rules/table.ts'
import type { TrickerionText } from '../text/index.ts'
import type { TrickerionView } from '../text/view.ts'
import { offerOf } from '../ui/model/offers.ts'
import { stateOfView } from '../ui/model/state.ts'
import { partsOf, type Thing } from '../ui/model/things.ts'
import { reasonAgainst, ruledThing } from '../ui/model/why-not.ts'
import { SHARD } from './parts.ts'

/** A name may mean several things; these reasons only say that another of them was meant. */
const VAGUE: readonly Reason[] = ['otherLocation', 'notYourAbility', 'mustPlace', 'openChoice', 'notNow']

/** Why what was named last is forbidden, with its rule, in the words of the board. */
export function whyNot(
  text: TrickerionText,
  question: Question,
  named: readonly (readonly string[])[],
  view: TrickerionView,
): string | null {
  const before = named.slice(0, -1) as readonly (readonly Thing[])[]
  const asked = { text, question, view, before }
  const reasons = (named.at(-1) ?? []).map((id) =>
    id === SHARD ? shardReason(asked) : thingReason(asked, id as Thing),
  )
  const [why] = reasons
    .filter((reason) => reason !== null)
    .toSorted((one, other) => VAGUE.indexOf(one) - VAGUE.indexOf(other))
  if (why === undefined) return null
  const rule = REASON_RULES[why]
  const sentence = text.words.reasons[why]
  return rule === null ? sentence : `${sentence} (${rule})`
}

interface Asked {
  readonly text: TrickerionText
  readonly question: Question
  readonly view: TrickerionView
  /** What each of the names before may mean. */
  readonly before: readonly (readonly Thing[])[]
}

function thingReason({ text, question, view, before }: Asked, thing: Thing): Reason | null {
  const { content } = text.names
  const { seat } = question
  const state = stateOfView(view, content)
  if (question.kind === 'act' && before.length > 0) {
    const all = [...before, [thing]]
    const ruled = all.flat().flatMap((each) => ruledThing(each) ?? [])
    const acts = ruled
      .flatMap((each) => actsAbout(state, content, seat, each))
      .filter((act) => {
        const things = offerOf('act', writeAct(act), view)?.things ?? []
        return all.every((ids) => ids.some((id) => things.includes(id)))
      })
    return acts.length === 0 ? null : actsForbidden(state, content, seat, acts)
  }
  return reasonAgainst({ state, content, seat, tapped: before.flat() }, question, thing)
}

/** TR-AP-3, TR-TH-6: about the placement that was named before. */
function shardReason({ text, question, view, before }: Asked): Reason | null {
  const { content } = text.names
  const { seat } = question
  const state = stateOfView(view, content)
  const nameOf = (wanted: 'disc' | 'slot'): string | undefined =>
    before
      .flat()
      .map(partsOf)
      .find(({ kind }) => kind === wanted)?.name
  const character = playerOf(state, seat).characters.find(({ disc }) => disc === nameOf('disc'))
  const slot = nameOf('slot')
  if (question.kind !== 'turn' || !character || slot === undefined) return null
  return shardForbiddenFor(state, content, seat, character, slotOf(content, slot))
}
