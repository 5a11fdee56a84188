import type { Ask } from './ask.ts'
import { Branches } from './branches.ts'
import { type Chance, checkOutcomes } from './chance.ts'
import { type Checkpoint, copyState } from './checkpoint.ts'
import { Column } from './column.ts'
import { Fiber, type Watcher } from './flow.ts'
import type { Game, Setup, Viewer } from './game.ts'
import { frozen, type Json } from './json.ts'
import type { Note, Told } from './notes.ts'
import { Offers } from './offer.ts'
import { Table } from './table.ts'

/** What an entry did that may rule out an undo. These bits stand below the number of its branch. */
export const MARK = { chance: 1, reveal: 2, commit: 4 } as const
const MARK_BITS = 3

export const branchOf = (mark: number): number => mark >> MARK_BITS

export interface RunOptions {
  /** Whether to keep notes and what undo needs; playouts do without. */
  readonly notes?: boolean
  /** Where to begin, if not at the start. */
  readonly from?: Checkpoint | undefined
  /** Another run of the same match, which supplies the notes and marks from before `from`. */
  readonly earlier?: EarlierRun | undefined
  /** Called at every checkpoint; `take` makes the copy, which costs something and may share with an earlier one. */
  readonly onCheckpoint?: (entry: number, take: (earlier?: Checkpoint) => Checkpoint) => void
}

type EarlierRun = Pick<Run, 'marks' | 'notes'>

/**
 * The rules of one match in motion: state, waiting flows and open questions. It trusts the answers it is given; `Match`
 * checks them.
 */
export class Run<S = unknown, C = unknown> {
  readonly game: Game<S, C>
  readonly state: S
  readonly content: C
  /** What the flows wait for, at most one question for each seat. */
  readonly questions: Ask<unknown>[] = []
  /** What nobody waits for: open offers, and the questions of those that were taken. */
  readonly offers: Ask<unknown>[] = []
  /** What was told; empty unless notes are kept. */
  readonly notes: Told[] = []
  /** For each entry its branch and its mark; empty unless notes are kept. */
  readonly marks = new Column()
  readonly branches: Branches | null
  readonly #options: RunOptions
  readonly #offers: Offers
  readonly #asked: number[]
  #openGroups = 0
  #mark: number
  #entry: number
  /** How many outcomes of chance this entry has used, and how many notes it has told. */
  #outcomes: number
  #told: number
  #over = false

  constructor(game: Game<S, C>, setup: Setup, rules: number, chance: Chance, options: RunOptions = {}) {
    const { from } = options
    this.game = game
    this.#options = options
    this.content = game.content(setup)
    this.state = from ? copyState(from.state as S) : game.setup(setup, this.content)
    this.#asked = from ? [...from.asked] : new Array(setup.seats).fill(0)
    this.#mark = from?.mark ?? 0
    this.#entry = from?.entry ?? 0
    this.#outcomes = from?.outcomes ?? 0
    this.#told = from?.told ?? 0
    this.#offers = new Offers(setup.seats, (ask) => this.#number(ask))
    this.branches = options.notes === true ? new Branches(from?.branch) : null
    if (from && options.earlier) this.#takeOver(options.earlier, from)
    const table = new Table(this.state, this.content, setup.seats, rules, this.#marking(chance), {
      note: (note, to, others) => this.#tell(note, to, others),
      reveal: () => {
        this.#mark |= MARK.reveal
      },
      commit: () => {
        this.#mark |= MARK.commit
      },
      offer: (offer) => this.#offers.add(offer),
      withdraw: (kind, seats) => this.#offers.withdraw(kind, seats),
      checkpoint: (step) => this.#checkpoint(step),
    })
    new Fiber(game.play(table, from?.step), this.#watcher(), null, 0).resume(undefined)
    this.#remember(from?.offered)
  }

  get over(): boolean {
    return this.#over
  }

  /** Plays an answer that is known to be acceptable. */
  answer(ask: Ask<unknown>, value: Json): void {
    this.#entry += 1
    this.#mark = 0
    this.#outcomes = 0
    this.#told = 0
    if (!this.#offers.take(ask, value)) {
      take(this.questions, ask)
      const fiber = ask.fiber as Fiber
      if (this.branches) this.#mark = fiber.branch << MARK_BITS
      fiber.resume(value)
    }
    this.#remember()
  }

  /** What the seat may answer now: first what the table waits for, then everything else. */
  asksOf(seat: number | null): readonly Ask<unknown>[] {
    const must = openTo(this.questions, seat)
    const offers = this.offers.filter((ask) => ask.seat === seat)
    return must ? [must, ...offers] : offers
  }

  /** One of these questions, the first by default. */
  askOf(seat: number | null, index = 0): Ask<unknown> | undefined {
    const must = index === 0 ? openTo(this.questions, seat) : undefined
    return must ?? this.asksOf(seat)[index]
  }

  view(viewer: Viewer): Json {
    return this.game.view(this.state, viewer, this.content)
  }

  #marking(chance: Chance): Chance {
    return {
      below: (n, shows) => {
        checkOutcomes(n)
        this.#mark |= MARK.chance
        this.#outcomes += 1
        return chance.below(n, shows)
      },
    }
  }

  #watcher(): Watcher {
    return {
      asked: (ask) => this.#ask(ask),
      opened: (group) => {
        this.#openGroups += 1
        this.branches?.opened(group)
      },
      closed: (group) => {
        this.#openGroups -= 1
        this.branches?.closed(group)
      },
      finished: () => {
        this.#over = true
      },
    }
  }

  #ask(ask: Ask<unknown>): void {
    const { seat, kind } = ask
    const open = openTo(this.questions, seat)
    if (open) throw new Error(`the rules ask seat ${seat} "${kind}" while "${open.kind}" is open`)
    this.#number(ask)
    this.questions.push(ask)
  }

  #number(ask: Ask<unknown>): void {
    const { seat, kind } = ask
    const ordinal = this.#asked[seat]
    if (ordinal === undefined)
      throw new Error(`the rules ask "${kind}" of seat ${seat}, which does not exist`)
    ask.ordinal = ordinal
    this.#asked[seat] = ordinal + 1
  }

  #takeOver({ marks, notes }: EarlierRun, { entry, told }: Checkpoint): void {
    for (let index = 0; index < entry; index++) this.marks.push(marks.at(index))
    let own = 0
    for (const each of notes) {
      if (each.entry === entry) own += 1
      if (each.entry < entry || (each.entry === entry && own <= told)) this.notes.push(each)
    }
  }

  #checkpoint(step: Json): void {
    if (this.#openGroups > 0) throw new Error('a checkpoint stands where flows run side by side')
    // The state does not say what the flow of an offer still has to do.
    if (this.#offers.isAnyUnderWay()) return
    this.#options.onCheckpoint?.(this.#entry, (earlier) => ({
      entry: this.#entry,
      outcomes: this.#outcomes,
      told: this.#told,
      mark: this.#mark,
      step,
      state: copyState(this.state, earlier?.state),
      asked: [...this.#asked],
      offered: this.#offers.ordinals(),
      branch: this.branches?.next ?? 1,
    }))
  }

  #tell(note: Note, to?: readonly number[], others?: Note | null): void {
    this.#told += 1
    if (!this.branches) return
    // Copied, because the rule may go on to change what it tells of.
    const told = { entry: this.#entry, note: frozen(note) }
    this.notes.push(to === undefined ? told : { ...told, to: [...to], others: frozen(others ?? null) })
  }

  #remember(offered?: Checkpoint['offered']): void {
    if (this.branches) this.marks.push(this.#mark)
    this.#offers.reopen(this.offers, this.questions, this.#over, offered)
  }
}

function openTo<A extends Ask<unknown>>(asks: readonly A[], seat: number | null): A | undefined {
  for (let index = 0; index < asks.length; index++) if (asks[index]?.seat === seat) return asks[index]
  return undefined
}

/** Removes a question from a list; the others keep their order. */
function take(asks: Ask<unknown>[], ask: Ask<unknown>): void {
  const index = asks.indexOf(ask)
  if (index < 0) throw new Error(`question "${ask.kind}" is not open`)
  for (let after = index + 1; after < asks.length; after++) asks[after - 1] = asks[after] as Ask<unknown>
  asks.pop()
}
