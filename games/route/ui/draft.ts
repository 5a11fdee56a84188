import { isList, type Json, type Question } from '@curio/kernel'
import { fromAnswer, toAnswer } from '../rules/route-answer.ts'
import { type DrawGroup, drawGroupOf, type RoutePartView } from '../text/index.ts'
import { calledTourists } from './model/called.ts'
import { EMPTY_SKETCH, nextSegments, type Sketch, segmentsOf } from './model/draw-choice.ts'
import { cutRoute, extendRoute, extensions } from './model/route-draft.ts'
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
  if (question.kind === 'draw' && typeof value === 'string') {
    return { ...draft, group: drawGroupOf(value), sketch: { segments: segmentsOf(value), answer: value } }
  }
  if (question.kind === 'route') return { ...draft, route: value as unknown as readonly RoutePartView[] }
  return isList(value) ? { ...draft, picked: value } : draft
}

function emptyDraft({ question }: Scene): Draft {
  const route = question?.kind === 'route' ? proposedRoute(question) : null
  return { question: question?.id ?? '', group: null, sketch: EMPTY_SKETCH, picked: [], route, openly: false }
}

const NOTHING: ReadonlySet<string> = new Set()

/** Things of map and table that can be tapped now. */
export function legalIds(scene: Scene, draft: Draft, offered: readonly string[]): ReadonlySet<string> {
  const { question, city, me } = scene
  if (question === null) return NOTHING
  switch (question.kind) {
    case 'draw':
      return nextSegments(offered, draft.sketch)
    case 'route': {
      const route = fromAnswer(city, (draft.route ?? []) as Json) ?? []
      const drawn = (me?.board.segments ?? []).map((id) => city.segmentAt.get(id) ?? -1)
      return new Set(extensions(city, drawn, route).map((index) => city.segments[index]?.id ?? ''))
    }
    case 'penalty.called':
      return new Set(calledTourists(scene.pack, me).keys())
    case 'penalty.numerous':
      return new Set(optionIds(question).map((id) => id.split(':')[1] ?? ''))
    case 'penalty.university':
      return new Set(optionIds(question).flatMap((id) => id.split('+')))
    default:
      return new Set(optionIds(question))
  }
}

function optionIds(question: Question): string[] {
  return question.form === 'compose' ? [] : question.options.filter((option) => typeof option === 'string')
}

/** The answer that a tap on a block means; another tap on the same block means the next of its answers. */
export function answerFor(question: Question, id: string, before: Json | undefined): Json {
  const options = optionIds(question)
  if (question.kind === 'penalty.numerous') {
    const here = options.filter((option) => option.endsWith(`:${id}`))
    return here[(here.indexOf(`${before}`) + 1) % Math.max(1, here.length)] ?? id
  }
  if (question.kind !== 'penalty.university') return id
  // RT-ANC-YOG-2: a pair of blocks; the one tapped before stays.
  const kept = typeof before === 'string' ? (before.split('+').find((block) => block !== id) ?? '') : ''
  const pairs = options.filter((option) => option.split('+').includes(id))
  return pairs.find((option) => option.split('+').includes(kept)) ?? pairs[0] ?? id
}

export function tapRoute(
  { city, me }: Scene,
  route: readonly RoutePartView[],
  id: string,
): readonly RoutePartView[] | null {
  const segment = city.segmentAt.get(id)
  const read = fromAnswer(city, route as Json)
  if (segment === undefined || read === null || !me?.board.segments.includes(id)) return null
  const used = read.some((part) => part.segments.includes(segment))
  const next = used ? cutRoute(city, read, segment) : extendRoute(city, read, segment)
  return next && toAnswer(city, next)
}

/** The route that the rules propose. */
export function proposedRoute(question: Question): readonly RoutePartView[] | null {
  const example = exampleOf(question)
  return isList(example) ? (example as unknown as readonly RoutePartView[]) : null
}

export function neededCalled({ question }: Scene): number {
  const example = exampleOf(question)
  return isList(example) ? example.length : 0
}

/** The answer that is proposed where answers cannot be listed. */
function exampleOf(question: Scene['question']): Json {
  return question?.form === 'compose' ? (question.examples[0] ?? null) : null
}

export function chosenIds(kind: string, draft: Draft, value: Json | undefined): ReadonlySet<string> {
  if (kind === 'draw') return new Set(draft.sketch.segments)
  if (kind === 'route') return new Set(draft.route?.flatMap((part) => part.segments))
  if (kind === 'penalty.called' || draft.picked.length > 0) return new Set(draft.picked.map(String))
  if (typeof value !== 'string') return NOTHING
  if (kind === 'penalty.numerous') return new Set([value.split(':')[1] ?? ''])
  return new Set(value.split('+'))
}
