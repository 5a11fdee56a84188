import { type Json, leadOf, sameJson } from '@curio/kernel'
import { isEmpty } from '../rules/board.ts'
import { cityIn, type RouteContent } from '../rules/content.ts'
import type { QuestionKind } from '../rules/question-kinds.ts'
import type { RouteState } from '../rules/state.ts'
import { readAct } from '../rules/vocabulary.ts'
import { NONE } from './atlas.ts'
import { type Judge, judgeFor, roundsLeftFor } from './judge.ts'
import { priorsOf } from './priors.ts'
import { WEIGHTS } from './weights.ts'

/** Why an answer is a good one. */
export type RouteReason =
  /** The best line through the drawing passes more blocks, and more tourists. */
  | { readonly why: 'line'; readonly blocks: number; readonly tourists: number }
  /** It comes to a shop, or to a cafe. */
  | { readonly why: 'shop' }
  | { readonly why: 'cafe' }
  /** The block lies along the best line, or this many roads away from its ends. */
  | { readonly why: 'along' }
  | { readonly why: 'near'; readonly roads: number }
  /** Worth this many points more than the next best. */
  | { readonly why: 'ahead'; readonly points: number }

/** Why a seat should answer a question like that, or null where there is little to say. */
export function reasonFor(
  state: RouteState,
  seat: number,
  kind: string,
  answer: Json,
  options: readonly Json[],
  content: RouteContent,
): RouteReason | null {
  return (
    (kind === 'draw' ? ofDrawing(state, seat, answer, content) : null) ??
    (kind === 'block' ? ofBlock(state, seat, answer, content) : null) ??
    ahead(state, seat, kind, answer, options, content)
  )
}

function ofDrawing(state: RouteState, seat: number, answer: Json, content: RouteContent): RouteReason | null {
  const act = readAct(content.vocabulary, 'draw', answer)
  if (act?.act !== 'section') return null
  const judge = judgeFor(state, seat, content, roundsLeftFor(state, seat, content) - 1)
  const before = passedBy(judge)
  const { drawn } = judge.board
  for (const segment of act.segments) drawn[segment] = 1
  const after = passedBy(judge)
  for (const segment of act.segments) drawn[segment] = 0
  const blocks = after.blocks - before.blocks
  const tourists = after.tourists - before.tourists
  if (blocks > 0 && tourists >= 0) return { why: 'line', blocks, tourists }
  const [shop] = act.shops
  if (shop === undefined) return null
  return { why: judge.atlas.city.vertices[shop]?.cafe ? 'cafe' : 'shop' }
}

/** How many blocks and tourists the best line passes. */
function passedBy(judge: Judge): { readonly blocks: number; readonly tourists: number } {
  judge.findLine()
  const { line, atlas } = judge
  let blocks = 0
  for (let block = 0; block < atlas.blocks; block++) if (line.passes(block)) blocks += 1
  return { blocks, tourists: line.tourists.reduce((sum, count) => sum + count, 0) }
}

/** Blocks further away than this are not near. */
const NEAR = 3

function ofBlock(state: RouteState, seat: number, answer: Json, content: RouteContent): RouteReason | null {
  const act = readAct(content.vocabulary, 'block', answer)
  const block = act?.act === 'block' ? cityIn(content, state).blockAt.get(act.block) : undefined
  if (block === undefined) return null
  const judge = judgeFor(state, seat, content)
  judge.findLine()
  if (judge.line.start === NONE || !isEmpty(judge.board, block)) return null
  if (judge.line.passes(block)) return { why: 'along' }
  const roads = judge.distanceTo(block)
  return roads <= NEAR ? { why: 'near', roads } : null
}

/** Questions whose options are compared in points. */
const IN_POINTS: readonly string[] = [
  'draft.take',
  'draft.remove',
  'draft.pair',
  'initial.pair',
  'card.play',
  'card.offer',
  'card.take',
  'card.pair',
  'rating',
  'die.offer',
  'die.place',
  'die.round',
  'landmark.cover',
  'effect',
  'block',
  'ferry',
  'draw',
  'regular',
  'bet',
] satisfies readonly QuestionKind[]

/** Smaller leads are not worth telling. */
const LEAST_LEAD = 1

function ahead(
  state: RouteState,
  seat: number,
  kind: string,
  answer: Json,
  options: readonly Json[],
  content: RouteContent,
): RouteReason | null {
  // Where the rules propose answers, their order says nothing about points.
  if (!IN_POINTS.includes(kind)) return null
  const weights = priorsOf(state, seat, kind, options, content)
  const index = options.findIndex((option) => sameJson(option, answer))
  const points = Math.round((weights && leadOf(weights, index, WEIGHTS.clearly)) ?? 0)
  return points >= LEAST_LEAD ? { why: 'ahead', points } : null
}
