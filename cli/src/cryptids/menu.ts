import type { CryptidsText, CryptidsView } from '@curio/cryptids/text'
import { isList, type Json, type Question } from '@curio/kernel'
import { type Choice, type Group, subsetsOf } from '../play/menu.ts'

/** What may be answered, under the headings of the game, in the order of the options. */
export function menuFor(text: CryptidsText, question: Question, view: CryptidsView): Group[] {
  const choice = (answer: Json): Choice => ({
    label: text.spoken(question, answer, view),
    answer,
    parts: isList(answer) ? answer.flatMap(partsOf) : partsOf(answer),
  })
  if (question.form === 'compose') return [{ title: '', choices: question.examples.map(choice) }]
  if (question.form === 'pick') return [{ title: '', choices: subsetsOf(question).map(choice) }]
  const groups = new Map<string, Choice[]>()
  for (const option of question.options) {
    const title = text.group(question, option) ?? ''
    const choices = groups.get(title) ?? []
    groups.set(title, choices)
    choices.push(choice(option))
  }
  return [...groups].map(([title, choices]) => ({ title: `${title} (${choices.length})`, choices }))
}

/** `collect:E2:F` names a place and more; `tile@7,4,1` a tile and a cell. */
function partsOf(answer: Json): string[][] {
  const [named = '', spot] = `${answer}`.split('@')
  const parts = spot === undefined && isSpot(named) ? [] : named.split(/[:+>]/).map((name) => [name])
  const where = spot ?? (isSpot(named) ? named : null)
  return where === null ? parts : [...parts, [cellOf(where)]]
}

const isSpot = (text: string): boolean => /^\d+,\d+,\d$/.test(text)

const cellOf = (spot: string): string => spot.split(',').slice(0, 2).join(';')
