import type { Ask } from '../ask.ts'
import type { Chance } from '../chance.ts'
import { type Flow, Together } from '../flow.ts'
import type { Game } from '../game.ts'
import type { Json } from '../json.ts'
import { type Recorder, Table } from '../table.ts'
import type { UndoRefusal } from '../undo.ts'

/** One fork on the way from the first flow to a flow that runs side by side with others. */
interface Turning {
  readonly group: { left: number }
  readonly branch: number
}

type Path = readonly Turning[]

/** What an entry did, seen from the side of the rules. */
interface Trace {
  readonly seat: number | null
  readonly path: Path
  chance: boolean
  reveal: boolean
  commit: boolean
}

/**
 * Watches the rules through the table they are given and keeps its own account of what may be taken back,
 * to compare with that of the kernel.
 */
export class Spy {
  readonly #traces: Trace[] = [trace(null, [])]
  readonly #paths = new WeakMap<Ask<unknown>, Path>()
  #path: Path = []

  /** The same game, watched. */
  watch(game: Game, rules: number): Game {
    const play = (table: Table, from?: Json): Flow =>
      this.#follow(game.play(this.#table(table, rules), from), [], () => {})
    return Object.create(game, { play: { value: play } })
  }

  /** Must be called before an answer is played. */
  answering(ask: Ask<unknown>): void {
    this.#traces.push(trace(ask.seat, this.#paths.get(ask) ?? []))
  }

  /** Why the seat may not take back its last answer, or null. */
  refusal(seat: number): UndoRefusal['code'] | null {
    const since = this.#traces.slice(this.#traces.findLastIndex((each) => each.seat === seat))
    const [own, ...later] = since
    if (own?.seat !== seat) return 'nothing'
    if (since.some((each) => each.chance)) return 'chance'
    if (since.some((each) => each.reveal)) return 'reveal'
    if (own.commit) return 'committed'
    return later.every((each) => sideBySide(own.path, each.path)) ? null : 'other-seat'
  }

  #table(table: Table, rules: number): Table {
    const spy = this
    const current = (): Trace => this.#traces[this.#traces.length - 1] as Trace
    const chance: Chance = {
      below(n: number, shows?: (outcome: number) => Json): number {
        current().chance = true
        return table.chance.below(n, shows)
      },
    }
    const recorder: Recorder = {
      note: (note, to, others) => table.note(note, to, others),
      reveal: () => {
        current().reveal = true
        table.reveal()
      },
      commit: () => {
        current().commit = true
        table.commit()
      },
      offer: (offer) => table.offer(offer),
      withdraw: (kind, seats) => table.withdraw(kind, seats),
      checkpoint: (step) => table.checkpoint(step),
    }
    return new (class extends Table {
      override together<T>(seats: readonly number[], flow: (seat: number) => Flow<T>): Together<T> {
        const group = { left: seats.length }
        const above = spy.#path
        let branch = 0
        return super.together(seats, (seat) => {
          const path = [...above, { group, branch: branch++ }]
          return spy.#follow(flow(seat), path, () => {
            group.left -= 1
          })
        })
      }
    })(table.state, table.content, table.seats, rules, chance, recorder)
  }

  /** Passes a flow on, remembering where its questions come from. */
  *#follow<T>(flow: Flow<T>, path: Path, finished: () => void): Flow<T> {
    let given: unknown
    for (;;) {
      this.#path = path
      const step = flow.next(given)
      if (step.done) {
        finished()
        return step.value
      }
      if (!(step.value instanceof Together)) this.#paths.set(step.value, path)
      given = yield step.value
    }
  }
}

const trace = (seat: number | null, path: Path): Trace => ({
  seat,
  path,
  chance: false,
  reveal: false,
  commit: false,
})

/** Whether the two ways fork, going down from the first flow, in a group that is still open. */
function sideBySide(one: Path, other: Path): boolean {
  for (let depth = 0; depth < Math.min(one.length, other.length); depth++) {
    const [left, right] = [one[depth] as Turning, other[depth] as Turning]
    if (left.group !== right.group) return false
    if (left.branch !== right.branch) return left.group.left > 0
  }
  return false
}
