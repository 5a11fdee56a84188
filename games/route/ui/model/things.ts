import { type Json, type Question, textsIn } from '@curio/kernel'
import type { RoutePack } from '../../content/pack.ts'
import { readAct, readAnswer, thingsIn, vocabularyOf } from '../../text/index.ts'

/** What a thing of the board is, by its id. */
type ThingKind = 'block' | 'road' | 'diagonal' | 'crossing' | 'die' | 'other'

export function thingOf(pack: RoutePack, id: string): ThingKind {
  if (pack.map.blocks.some((each) => each.id === id)) return 'block'
  if (pack.map.roads.some((each) => each.id === id)) return 'road'
  if (pack.map.diagonals.some((each) => each.id === id)) return 'diagonal'
  if (pack.map.vertices.some((each) => each.id === id)) return 'crossing'
  return pack.dice.some((each) => each.id === id) ? 'die' : 'other'
}

/** The things of the board that an answer names, in its order; a task names its crossings. */
export function thingsNamed(pack: RoutePack, question: Question, value: Json): readonly string[] {
  const answer = readAnswer(pack, question.kind, value)
  if (answer === null) return []
  return answer.kind === 'task.keep' ? crossingsOf(pack, answer.act.task) : [...new Set(thingsIn(answer))]
}

/** The things of the board that a note tells of, in the order in which it names them. */
export function thingsTold(pack: RoutePack, note: Json): readonly string[] {
  const named = textsIn(note).flatMap((text) => {
    const act = readAct(vocabularyOf(pack), 'draw', text)
    if (act?.act === 'section') return act.ids
    const crossings = crossingsOf(pack, text)
    return crossings.length > 0 ? crossings : [text]
  })
  return [...new Set(named)].filter((id) => thingOf(pack, id) !== 'other')
}

function crossingsOf({ tasks }: RoutePack, task: string): readonly string[] {
  return tasks.find(({ id }) => id === task)?.crossings ?? []
}
