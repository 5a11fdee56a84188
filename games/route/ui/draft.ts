import { isList, type Json } from '@curio/kernel'
import { type Answer, writeAct } from '../rules/acts.ts'
import { namedRoute, numberedRoute } from '../rules/final-route.ts'
import { cutRoute, extendRoute, extensions } from '../rules/route-draft.ts'
import {
  type DrawGroup,
  drawGroupOf,
  type RoutePartView,
  readAct,
  readAnswer,
  thingsIn,
  vocabularyOf,
} from '../text/index.ts'
import { calledTourists, type DrawOption, EMPTY_SKETCH, nextSegments, type Sketch } from './model/taps.ts'
import type { Scene } from './scene.ts'

/** What is being put together for one question, before it is an answer. */
export interface Draft {
  readonly question: string
  readonly group: DrawGroup | null
  readonly sketch: Sketch
  readonly picked: readonly Json[]
  readonly route: readonly RoutePartView[] | null
  readonly openly: boolean
}

/** What stands on the board: a whole answer, wherever it was selected, or what is on the way to one. */
export function draftFor(scene: Scene, stored: Draft | null, value: Json | undefined): Draft {
  const { question } = scene
  const draft = stored?.question === question?.id && stored ? stored : emptyDraft(scene)
  if (question === null || value === undefined) return draft
  const answer = readAnswer(scene.pack, question.kind, value)
  if (answer?.kind === 'draw') {
    const sketch = { segments: thingsIn(answer), answer: writeAct('draw', answer.act) }
    return { ...draft, group: drawGroupOf(answer.act), sketch }
  }
  if (answer?.kind === 'route') return { ...draft, route: answer.act.parts }
  return isList(value) ? { ...draft, picked: value } : draft
}

function emptyDraft(scene: Scene): Draft {
  const { question } = scene
  const route = question?.kind === 'route' ? proposedRoute(scene) : null
  return { question: question?.id ?? '', group: null, sketch: EMPTY_SKETCH, picked: [], route, openly: false }
}

const NOTHING: ReadonlySet<string> = new Set()

/** Things of map and table that can be tapped now. */
export function legalIds(scene: Scene, draft: Draft, offered: readonly DrawOption[]): ReadonlySet<string> {
  const { question, city, me } = scene
  if (question === null) return NOTHING
  switch (question.kind) {
    case 'draw':
      return nextSegments(offered, draft.sketch)
    case 'route': {
      const route = numberedRoute(city, draft.route ?? []) ?? []
      const drawn = (me?.board.segments ?? []).map((id) => city.segmentAt.get(id) ?? -1)
      return new Set(extensions(city, drawn, route).map((index) => city.segments[index]?.id ?? ''))
    }
    case 'penalty.called':
      return new Set(calledTourists(scene.pack, me).keys())
    case 'draft.pair':
    case 'initial.pair':
    case 'card.pair':
      return new Set(question.form === 'pick' ? question.options.map(String) : [])
    default:
      return new Set(optionsOf(scene).flatMap(({ answer }) => thingsIn(answer)))
  }
}

/** An option, and what it means. */
interface ReadOption {
  readonly value: Json
  readonly answer: Answer
}

/** What may be chosen. */
export function optionsOf({ question, pack }: Scene): readonly ReadOption[] {
  if (question?.form !== 'choose') return []
  return question.options.flatMap((value) => {
    const answer = readAnswer(pack, question.kind, value)
    return answer ? [{ value, answer }] : []
  })
}

/** The answer that a tap on a thing means; another tap on the same block means the next of its answers. */
export function answerFor(scene: Scene, id: string, before: Json | undefined): Json | undefined {
  const here = optionsOf(scene).filter(({ answer }) => thingsIn(answer).includes(id))
  const last = here.findIndex(({ value }) => value === before)
  const next = here[(last + 1) % Math.max(1, here.length)]?.value
  if (scene.question?.kind !== 'penalty.university') return next
  // RT-ANC-YOG-2: a pair of blocks; the one tapped before stays.
  const kept = thingsOf(scene, before).find((block) => block !== id) ?? ''
  return (here.find(({ answer }) => thingsIn(answer).includes(kept)) ?? here[0])?.value
}

function thingsOf({ question, pack }: Scene, value: Json | undefined): readonly string[] {
  const answer = question && readAnswer(pack, question.kind, value ?? null)
  return answer ? thingsIn(answer) : []
}

export function tapRoute(
  { city, me }: Scene,
  route: readonly RoutePartView[],
  id: string,
): readonly RoutePartView[] | null {
  const segment = city.segmentAt.get(id)
  const read = numberedRoute(city, route)
  if (segment === undefined || read === null || !me?.board.segments.includes(id)) return null
  const used = read.some((part) => part.segments.includes(segment))
  const next = used ? cutRoute(city, read, segment) : extendRoute(city, read, segment)
  return next && namedRoute(city, next)
}

/** The route that the rules propose. */
export function proposedRoute({ question, pack }: Scene): readonly RoutePartView[] | null {
  return readAct(vocabularyOf(pack), 'route', exampleOf(question))?.parts ?? null
}

export function neededCalled({ question }: Scene): number {
  const example = exampleOf(question)
  return isList(example) ? example.length : 0
}

/** The answer that is proposed where answers cannot be listed. */
function exampleOf(question: Scene['question']): Json {
  return question?.form === 'compose' ? (question.examples[0] ?? null) : null
}

export function chosenIds(scene: Scene, draft: Draft, value: Json | undefined): ReadonlySet<string> {
  const kind = scene.question?.kind
  if (kind === 'draw') return new Set(draft.sketch.segments)
  if (kind === 'route') return new Set(draft.route?.flatMap((part) => part.segments))
  if (draft.picked.length > 0) return new Set(draft.picked.map(String))
  return new Set(thingsOf(scene, value))
}
