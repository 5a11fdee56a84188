import type { AnswerFault, Ask } from '../ask.ts'
import { fastChance, scriptedChance } from '../chance.ts'
import type { Game, Packs } from '../game.ts'
import type { Json } from '../json.ts'
import { Run } from '../run.ts'
import { checkSetup } from '../setup.ts'

export interface TableTerms {
  readonly seats: number
  readonly options?: Json
  /** Packs that the match brings. */
  readonly packs?: Packs
  /** What chance shows, in order; more can be added with `script`. */
  readonly chance?: readonly Json[]
}

/** A match under a test's control: scripted chance, answers checked as a match checks them. */
export class ScriptedTable<S, C> {
  readonly run: Run<S, C>
  readonly #script: Json[]
  readonly #scripted: { readonly left: () => number }

  constructor(game: Game<S, C>, { seats, options = {}, packs = {}, chance = [] }: TableTerms) {
    const setup = checkSetup(game as Game, seats, options, packs)
    if (!setup.ok) throw new Error(setup.message)
    this.#script = [...chance]
    const scripted = scriptedChance(this.#script, fastChance(1))
    this.#scripted = scripted
    this.run = new Run(game, setup.value, game.rules, scripted, { notes: true })
  }

  get state(): S {
    return this.run.state
  }

  get content(): C {
    return this.run.content
  }

  /** What chance shows next. */
  script(...shown: readonly Json[]): this {
    this.scriptUsed()
    this.#script.push(...shown)
    return this
  }

  /** Throws unless the whole script has been used. */
  scriptUsed(): void {
    const left = this.#scripted.left()
    if (left > 0) throw new Error(`the last ${left} of the script are not used up`)
  }

  /** The open questions, each as seat and kind. */
  asked(): string[] {
    return this.run.questions.map((ask) => `${ask.seat} ${ask.kind}`)
  }

  kind(seat = 0): string | null {
    return this.run.askOf(seat)?.kind ?? null
  }

  options(seat = 0): readonly Json[] {
    return this.ask(seat).candidates()
  }

  answer(seat: number, ...values: readonly Json[]): this {
    for (const value of values) {
      const ask = this.ask(seat)
      const fault = ask.fault(value)
      if (fault) throw new Error(`seat ${seat}, ${ask.kind}: ${fault.message}`)
      this.run.answer(ask, ask.settle(value))
    }
    return this
  }

  /** What else the seat may do, by kind. */
  offered(seat = 0): string[] {
    return this.run.offers.filter((ask) => ask.seat === seat).map(({ kind }) => kind)
  }

  /** The seat takes an offer, or answers a question of one. */
  take(seat: number, kind: string, value: Json): this {
    const ask = this.run.offers.find((each) => each.seat === seat && each.kind === kind)
    const fault = ask?.fault(value)
    if (!ask || fault) throw new Error(`seat ${seat}, ${kind}: ${fault?.message ?? 'not open'}`)
    this.run.answer(ask, ask.settle(value))
    return this
  }

  /** Why the open question refuses this answer; throws if it does not. */
  refusal(seat: number, value: Json): AnswerFault['code'] {
    const fault = this.ask(seat).fault(value)
    if (!fault) throw new Error(`seat ${seat} may answer ${JSON.stringify(value)}`)
    return fault.code
  }

  /** The open question of a seat. */
  ask(seat: number): Ask<unknown> {
    const ask = this.run.askOf(seat)
    if (!ask) throw new Error(`seat ${seat} is not asked; open: ${this.asked().join(', ')}`)
    return ask
  }
}
