import assert from 'node:assert/strict'
import { setImmediate as pause } from 'node:timers/promises'
import { type Json, plainAnswer } from '@curio/kernel'
import { Mirror, PROTOCOL, questionOf } from '@curio/protocol'
import { Line } from '@curio/server/testing'
import { eventually } from './eventually.ts'
import type { Visitor } from './visitor.ts'

/** One seat of a table online, seen without a browser. */
class UnseenSeat {
  readonly #seat: number
  readonly #line: Line
  readonly #mirror = new Mirror()

  private constructor(seat: number, line: Line) {
    this.#seat = seat
    this.#line = line
    line.onMessage((message) => {
      if (message.t === 'state' || message.t === 'update') assert.ok(this.#mirror.receive(message))
    })
  }

  /** Watches as a visitor, whose cookie says who they are. */
  static async take({ context }: Visitor, link: URL, seat: number): Promise<UnseenSeat> {
    const cookies = await context.cookies(link.href)
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const line = new Line(link.origin, { cookie, origin: link.origin })
    const taken = new UnseenSeat(seat, line)
    await line.opened()
    await line.say({ t: 'hello', v: PROTOCOL })
    await line.do({ t: 'watch', c: 0, match: link.pathname.replace('/table/', ''), seat })
    await eventually(async () => assert.ok(taken.#mirror.document))
    return taken
  }

  get document(): Mirror['document'] {
    return this.#mirror.document
  }

  /** Gives an answer if one is awaited: the end of the turn, or the first option. */
  async answer(): Promise<void> {
    const { document } = this
    const question = document?.awaited.includes(this.#seat) ? questionOf(document, this.#seat) : null
    if (question === null) return
    const v = plainAnswer(question, (options) => options.find((option) => option === 'end') ?? options[0])
    await this.#line.do({ t: 'answer', c: 0, q: question.id, v })
    await eventually(async () => assert.notEqual(this.document?.question, question.id))
  }

  close(): Promise<void> {
    return this.#line.close()
  }
}

/**
 * Two people play on until a position is reached, over connections of their own: their pages are elsewhere meanwhile,
 * so that no board is drawn hundreds of times. They come back by themselves.
 */
export async function playUnseen(
  visitors: readonly Visitor[],
  link: string,
  isReached: (view: Json) => boolean,
): Promise<void> {
  for (const visitor of visitors) await visitor.walk('/about')
  const seats = await Promise.all(visitors.map((each, seat) => UnseenSeat.take(each, new URL(link), seat)))
  const isDone = (): boolean =>
    seats.every(({ document }) => document && (document.outcome !== null || isReached(document.view)))
  while (!isDone()) {
    for (const seat of seats) await seat.answer()
    // What the other one is told comes meanwhile.
    await pause()
  }
  for (const seat of seats) await seat.close()
  for (const visitor of visitors) await visitor.walk(new URL(link).pathname)
}
