import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { type Json, plainAnswer } from '@curio/kernel'
import { Mirror, PROTOCOL, questionOf } from '@curio/protocol'
import { Line } from '@curio/server/testing'
import type { BrowserContext } from 'playwright-core'

/** Somebody in a browser of their own, who can go to another page of the site. */
interface Person {
  readonly context: BrowserContext
  walk(path: string): Promise<void>
}

/** Which of the options of a question a seat takes, where it cannot end its turn. */
type Habit = (options: readonly Json[], seat: number) => Json | undefined

interface Manner {
  readonly habit?: Habit
  /** The seats that the people have; the first ones of the table where nothing is said. */
  readonly seated?: readonly number[]
}

/** Milliseconds until the server may have said more. */
const SOON = 2

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

  /** Watches as a person, whose cookie says who they are. */
  static async take({ context }: Person, link: URL, seat: number): Promise<UnseenSeat> {
    const cookies = await context.cookies(link.href)
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const line = new Line(link.origin, { cookie, origin: link.origin })
    const taken = new UnseenSeat(seat, line)
    await line.opened()
    await line.say({ t: 'hello', v: PROTOCOL })
    await line.do({ t: 'watch', c: 0, match: link.pathname.replace('/table/', ''), seat })
    while (!taken.document) await pause(SOON)
    return taken
  }

  get document(): Mirror['document'] {
    return this.#mirror.document
  }

  /** Gives an answer if one is awaited: the end of the turn, or what the habit is. */
  async answer(habit: Habit): Promise<void> {
    const { document } = this
    const question = document?.awaited.includes(this.#seat) ? questionOf(document, this.#seat) : null
    if (question === null) return
    const v = plainAnswer(
      question,
      (options) => options.find((option) => option === 'end') ?? habit(options, this.#seat),
    )
    await this.#line.do({ t: 'answer', c: 0, q: question.id, v })
    while (this.document?.question === question.id) await pause(SOON)
  }

  close(): Promise<void> {
    return this.#line.close()
  }
}

/**
 * People play on until a position is reached, over connections of their own: their pages are elsewhere meanwhile,
 * so that no board is drawn hundreds of times. They come back by themselves.
 */
export async function playUnseen(
  people: readonly Person[],
  link: string,
  isReached: (view: Json) => boolean,
  { habit = ([first]) => first, seated = people.map((_, seat) => seat) }: Manner = {},
): Promise<void> {
  for (const person of people) await person.walk('/about')
  const seats = await Promise.all(
    people.map((each, index) => UnseenSeat.take(each, new URL(link), seated[index] ?? index)),
  )
  const isDone = (): boolean =>
    seats.every(({ document }) => document && (document.outcome !== null || isReached(document.view)))
  while (!isDone()) {
    for (const seat of seats) await seat.answer(habit)
    // What the other one is told comes meanwhile.
    await pause(SOON)
  }
  for (const seat of seats) await seat.close()
  for (const person of people) await person.walk(new URL(link).pathname)
}
