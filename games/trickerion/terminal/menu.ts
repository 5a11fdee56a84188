import { isList, type Json, type Question } from '@curio/kernel'
import { capital } from '@curio/ui/language'
import { type Choice, type Group, subsetsOf } from '@curio/ui/terminal'
import type { Act } from '../rules/acts.ts'
import { isQuestionKind, readAct } from '../rules/grammar.ts'
import type { TrickerionText } from '../text/index.ts'
import { diePlace } from '../text/notes.ts'
import type { TrickerionView } from '../text/view.ts'
import { stateOfView } from '../ui/model/state.ts'
import { dieCode } from './codes.ts'
import { consequencesOf, trickBrief } from './consequences.ts'
import { partsOf } from './parts.ts'
import { TRICKERION_WORDS } from './words.ts'

/** What may be answered, under the headings of the game; long lists once more by what they are about. */
export function menuFor(text: TrickerionText, question: Question, view: TrickerionView): Group[] {
  const choice = (answer: Json): Choice => choiceOf(text, question, answer, view)
  if (question.form === 'compose') return [{ title: '', choices: question.examples.map(choice) }]
  if (question.form === 'pick') return [{ title: '', choices: subsetsOf(question).map(choice) }]
  const heading = ({ answer }: Choice): string => {
    const act = actIn(question, answer)
    return (act && actionOf(text, act)) ?? text.group(question, answer) ?? ''
  }
  const finer = ({ answer }: Choice): string => {
    const act = actIn(question, answer)
    return (act && subjectOf(text, act, view)) ?? ''
  }
  return grouped(question.options.map(choice), heading).map((group) => {
    const groups = grouped(group.choices, finer)
    const tellsApart = groups.length > 1 && groups.length < group.choices.length
    return tellsApart ? { ...group, groups } : group
  })
}

const actIn = ({ kind }: Question, answer: Json): Act | null =>
  isQuestionKind(kind) ? readAct(kind, answer) : null

function choiceOf(text: TrickerionText, question: Question, answer: Json, view: TrickerionView): Choice {
  const state = stateOfView(view, text.names.content)
  const acts = (isList(answer) ? answer : [answer]).flatMap((each) => actIn(question, each) ?? [])
  const more = acts.flatMap((act) => consequencesOf(text, state, question.seat, act))
  const parts = acts.flatMap((act) => partsOf(text, act, question.seat, view))
  return {
    label: [text.spoken(question, answer, view), ...more].join(' · '),
    answer,
    parts: parts.length > 0 || isList(answer) ? parts : [[`${answer}`]],
  }
}

/** Choices under their headings, in the order in which the headings come. */
function grouped(choices: readonly Choice[], heading: (choice: Choice) => string): Group[] {
  return [...Map.groupBy(choices, heading)].map(([title, some]) => ({
    title: `${title} (${some.length})`,
    choices: some,
  }))
}

/** What is done at a location, as a heading; null for acts that belong to no action. */
function actionOf({ words }: TrickerionText, act: Act): string | null {
  switch (act.type) {
    case 'hire':
    case 'learn':
    case 'takeCoins':
    case 'buy':
    case 'order':
    case 'quickOrder':
    case 'prepare':
    case 'moveTrick':
    case 'moveComponents':
    case 'moveApprentice':
    case 'setUp':
    case 'reschedule':
      return capital(words.actions[act.type])
    case 'reroll':
    case 'setDie':
      return TRICKERION_WORDS[words.language].turnDie
    case 'orderBeside':
      return capital(words.actions.order)
    default:
      return null
  }
}

/** What an answer of a long list is about, as a heading; null where there is nothing to tell apart. */
function subjectOf(text: TrickerionText, act: Act, view: TrickerionView): string | null {
  const { names, words } = text
  const said = TRICKERION_WORDS[words.language]
  switch (act.type) {
    case 'place':
      return said.sent(names.character(act.disc))
    case 'assign':
    case 'takeBack':
      return said.assigned(names.character(act.disc))
    case 'learn':
    case 'trick':
      return `${names.trick(act.trick)}: ${trickBrief(text, act.trick)}`
    case 'reroll':
    case 'setDie':
      return `${dieCode(act.die)} ${diePlace(names, act.die)}: ${names.face(view.dice[act.die] ?? 'x')}`
    case 'buy':
      return words.options.buy(names.list(act.loads.map(({ kind }) => words.components[kind])), null)
    case 'order':
    case 'orderBeside':
      return `${capital(words.actions.order)}: ${words.components[act.kind]}`
    case 'setUp':
      return `${names.trick(act.trick)}: ${names.show(act.spot.card)}`
    case 'reschedule':
      return `${trickAt(text, act.card, act.place, view)}: ${names.show(act.card)} → ${names.show(act.spot.card)}`
    case 'stage':
      return names.show(act.spot.card)
    default:
      return null
  }
}

function trickAt({ names }: TrickerionText, card: string, place: string, { row }: TrickerionView): string {
  const marker = row.find((show) => show?.card === card)?.markers.find((each) => each.place === place)
  return marker ? names.trick(marker.trick) : ''
}
