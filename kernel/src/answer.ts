import type { AnswerFault } from './ask.ts'
import { isRecord, type Json, jsonFault } from './json.ts'

/** An answer as it comes from outside. */
export interface Answer {
  readonly seat: number
  /** The `id` of the question. */
  readonly question: string
  readonly value: Json
}

export type Refusal =
  | AnswerFault
  | {
      readonly code: 'malformed' | 'too-large' | 'over' | 'wrong-seat' | 'no-question' | 'stale'
      readonly message: string
    }
  /** The rules themselves failed; the match is as it was before. */
  | { readonly code: 'rules-failed'; readonly message: string; readonly cause: unknown }

export type Refused<R> = { readonly ok: false; readonly refusal: R }

const ANSWER_LIMITS = { depth: 8, size: 8_192 }
const MEMBERS = ['seat', 'question', 'value']

/** Reads anything at all, and accepts only what has the form of an answer. */
export function readAnswer(
  input: unknown,
): { readonly ok: true; readonly answer: Answer } | Refused<Refusal> {
  const fault = jsonFault(input, ANSWER_LIMITS)
  if (fault === 'too-large')
    return refused({ code: 'too-large', message: `an answer has at most ${ANSWER_LIMITS.size} characters` })
  if (fault !== null || !isRecord(input))
    return malformed('an answer is an object with seat, question and value')
  const { seat, question, value } = input
  const unknown = Object.keys(input).find((key) => !MEMBERS.includes(key))
  if (unknown !== undefined)
    return malformed(`an answer has no member ${JSON.stringify(unknown.slice(0, 40))}`)
  if (!Number.isInteger(seat) || (seat as number) < 0) return malformed('seat must be a whole number')
  if (typeof question !== 'string') return malformed('question must be the id of the question')
  if (value === undefined) return malformed('value is missing')
  return { ok: true, answer: { seat: seat as number, question, value: value as Json } }
}

const malformed = (message: string): Refused<Refusal> => refused({ code: 'malformed', message })

export const refused = <R>(refusal: R): Refused<R> => ({ ok: false, refusal })

/** What went wrong, in words; anything at all can be thrown. */
export const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
