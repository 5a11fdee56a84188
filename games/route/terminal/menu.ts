import type { Json, Question } from '@curio/kernel'
import { type Choice, type Group, type NamedThing, subsetsOf } from '@curio/ui/terminal'
import type { City } from '../rules/city.ts'
import type { Shown } from '../rules/shown.ts'
import {
  DRAW_GROUPS,
  type DrawGroup,
  drawGroupOf,
  PLACE_GLYPHS,
  type PlayerView,
  placesOn,
  type RoutePartView,
  type RouteText,
  type RouteView,
  readAct,
  readAnswer,
  standingOf,
  thingsIn,
  vocabularyOf,
} from '../text/index.ts'

/** What may be answered, in groups; a question whose answers cannot be listed shows what the rules propose. */
export function menuFor(text: RouteText, city: City, question: Question, view: RouteView): Group[] {
  const choice = (answer: Json): Choice => {
    const parts = partsOf(text.names.pack, question, answer)
    const places = glyphsOn(
      city,
      parts.map(([id = '']) => id),
      view.players[question.seat],
    )
    return { label: `${text.answer(question, answer, view)}${places}`, answer, parts }
  }
  if (question.form === 'compose')
    return [{ title: '', choices: proposals(text.names.pack, question, view).map(choice) }]
  if (question.form === 'pick') return [{ title: '', choices: subsetsOf(question).map(choice) }]
  if (question.kind !== 'draw') return [{ title: '', choices: question.options.map(choice) }]
  const groupOf = (option: Json): DrawGroup | null => {
    const act = readAct(vocabularyOf(city.pack), 'draw', option)
    return act && drawGroupOf(act)
  }
  return DRAW_GROUPS.flatMap((group) => {
    const choices = question.options.filter((option) => groupOf(option) === group).map(choice)
    return choices.length > 0
      ? [{ title: `${text.words.drawGroups[group]} (${choices.length})`, choices }]
      : []
  })
}

/** The best route of all (RT-FR-9), or what the rules propose. */
function proposals(
  pack: Shown,
  question: Extract<Question, { form: 'compose' }>,
  view: RouteView,
): readonly Json[] {
  const best = question.kind === 'route' ? standingOf(pack, view, question.seat) : null
  return best ? [best.route as Json] : question.examples
}

/** The signs of the places that segments lead to, as on the map. */
function glyphsOn(city: City, segments: readonly string[], player: PlayerView | undefined): string {
  if (!player) return ''
  const task = city.pack.tasks.find((each) => each.id === player.task)?.crossings ?? []
  const glyphs = placesOn(city, segments, player.board, task).map((place) => PLACE_GLYPHS[place])
  return glyphs.length > 0 ? `  ${glyphs.join('')}` : ''
}

/** What an answer is typed by: the blocks, segments and dice it names, or itself where it names none. */
function partsOf(pack: Shown, { kind }: Question, value: Json): (readonly string[])[] {
  const answer = readAnswer(pack, kind, value)
  if (answer === null || answer.kind === 'route') return []
  const things = thingsIn(answer)
  if (things.length === 0) return typeof value === 'string' ? [[value]] : []
  return things.map((id) => {
    const block = pack.map.blocks.find((each) => each.id === id)
    return block ? [id, `${block.x};${block.y}`] : [id]
  })
}

/** Blocks, crossings and segments, as the map calls them. */
export function thingsOn({ map }: Shown): NamedThing[] {
  const others = [...map.vertices, ...map.roads, ...map.diagonals]
  return [
    ...map.blocks.map(({ id, x, y }) => ({ id, names: [id, `${x};${y}`] })),
    ...others.map(({ id }) => ({ id, names: [id] })),
  ]
}

/** A route or blocks as somebody types them, for the two questions whose answers cannot be listed. */
export function typedAnswer(pack: Shown, question: Question, words: readonly string[]): Json | null {
  if (question.kind === 'route') return typedRoute(pack, words)
  if (question.kind !== 'penalty.called') return null
  return words.map((word) => {
    const block = pack.map.blocks.find((each) => `${each.x};${each.y}` === word || each.id === word)
    return block?.id ?? word
  })
}

/** c10 h10 h20 / c36 h36: each part is the crossing where it starts, then its segments. */
function typedRoute(pack: Shown, words: readonly string[]): RoutePartView[] {
  const spelled = words.map((word) => {
    const lower = word.toLowerCase()
    const known = [...pack.map.vertices, ...pack.map.roads, ...pack.map.diagonals]
    return known.find((each) => each.id.toLowerCase() === lower)?.id ?? word
  })
  const parts: { start: string; segments: string[] }[] = []
  let atStart = true
  for (const word of spelled) {
    if (word === '/') atStart = true
    else if (atStart) {
      parts.push({ start: word, segments: [] })
      atStart = false
    } else parts.at(-1)?.segments.push(word)
  }
  return parts
}
