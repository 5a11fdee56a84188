import type { Json } from '@curio/kernel'
import type { GameUi, TableState } from '@curio/ui/contract'
import type { Beat, Motion, Sound, Step } from '@curio/ui/motion'
import { type Memory, type Prepared, together } from './prepared.ts'

/** What is to be seen now: a table, how much of it has been told, and what lies over the board. */
export interface Shown {
  readonly table: TableState
  /** How many of the notes have had their moment; the log goes in step with it. */
  readonly told: number
  readonly playing: boolean
  readonly scene: Json | null
  /** The scene is in its place but not to be seen yet. */
  readonly veiled: boolean
}

/** How fast it goes; null for at once. */
export type Rate = number | null

/** What shows it. */
export interface Theatre {
  /** Puts something before the people's eyes; when it returns, the page has it. */
  show(shown: Shown): void
  /** Lets the page draw a frame: what takes long is spread over several. */
  frame(): Promise<void>
  /** The one who moves things; null while there is no board. */
  readonly hand: Hand | null
  rate(): Rate
  /** Whether things may move, or only come up softly. */
  calm(): boolean
  sound(sound: Sound): void
  /** Milliseconds of a clock that only goes forward. */
  now(): number
  /** A game's script is broken: nothing moves, but the table goes on. */
  failed(cause: unknown): void
}

export interface Hand {
  remember(motions: readonly Motion[]): Memory
  prepare(motion: Motion, memory: Memory): Prepared
  prepareFade(motion: Motion): Prepared
  /** Nothing moves for a while. */
  pause(milliseconds: number): Prepared
}

/** More than this at once is not shown as it happened: the person was away, and there is a film for that. */
const MOST_NOTES = 60
/** After what somebody else did the eye gets a moment, in milliseconds. */
const AFTER_OTHERS = 380
const SCENE_HOLD = 900
/** With more tables waiting than this, or after a longer wait in milliseconds, it goes faster: news must not get old. */
const MOST_WAITING = 6
const LONGEST_WAIT = 12_000
const HASTE = 3

type Script = Pick<GameUi, 'motion' | 'change'>

/**
 * Lets a table be seen as it happens: it shows tables in the order in which they came, each with the motions of its notes,
 * and at any time can be told to skip to the last. What is shown at the end is always the last table that came.
 */
export class Showing {
  readonly #ui: Script
  readonly #theatre: Theatre
  #shown: Shown
  /** What the page has; it gets what is shown only when somebody could see it, or when something is to be measured. */
  #drawn: Shown
  #queue: Waiting[] = []
  /** When the table came that is shown now. */
  #came = 0
  /** The last table that came. */
  #latest: TableState
  #take = 0
  /** Everything that is on its way now; called off by a skip. */
  #running = new Set<Prepared>()
  #skipping = false
  #busy = false

  constructor(ui: Script, theatre: Theatre, table: TableState) {
    this.#ui = ui
    this.#theatre = theatre
    this.#latest = table
    this.#shown = settled(table)
    this.#drawn = this.#shown
  }

  get shown(): Shown {
    return this.#shown
  }

  /** Whether a table is the last that came. */
  knows(table: TableState): boolean {
    return table === this.#latest
  }

  /** Another `take` than before is no continuation: somebody looks at another moment. */
  receive(next: TableState, take = 0): void {
    const last = this.#latest
    if (next === last) return
    const goesOn = take === this.#take && follows(last, next)
    this.#take = take
    this.#latest = next
    if (!goesOn || this.#theatre.rate() === null || this.#theatre.hand === null) this.#jump()
    else if (
      // What waits would be shown after this, and be the older one.
      this.#shown.table === last &&
      next.told.length === last.told.length &&
      !this.#ui.change?.(last, next)
    )
      this.#draw({ ...this.#shown, table: next })
    else {
      // Whoever acts again has seen enough of what they did before.
      if (this.#queue.length === 0 && this.#shown.table === last && isOwn(last)) this.#cutShort()
      this.#queue.push({ table: next, came: this.#theatre.now() })
      if (!this.#busy) void this.#run().catch((cause: unknown) => this.#fail(cause))
    }
  }

  /** Everything that is still to come has happened. */
  skip(): void {
    if (this.#busy) this.#jump()
  }

  #jump(): void {
    this.#queue = []
    this.#callOff()
    this.#draw(settled(this.#latest))
  }

  #cutShort(): void {
    if (!this.#busy) return
    this.#callOff()
    this.#draw({ ...settled(this.#shown.table), playing: true })
  }

  #callOff(): void {
    this.#skipping = this.#busy
    for (const each of this.#running) each.cancel()
    this.#running.clear()
  }

  #fail(cause: unknown): void {
    this.#busy = false
    this.#jump()
    this.#theatre.failed(cause)
  }

  async #run(): Promise<void> {
    this.#busy = true
    for (;;) {
      const next = this.#queue.shift()
      if (!next) break
      this.#came = next.came
      await this.#perform(next.table)
      this.#skipping = false
    }
    this.#busy = false
    this.#draw(settled(this.#shown.table))
  }

  async #perform(after: TableState): Promise<void> {
    const before = this.#shown.table
    const notes = after.told.slice(before.told.length)
    const acts =
      notes.length === 0
        ? [this.#ui.change?.(before, after) ?? null]
        : notes.map((note) => this.#ui.motion?.({ note, before, after }) ?? null)
    const own = isOwn(before)
    await this.#theatre.frame()
    if (this.#skipping) return
    let ready: ReadyStep[][] | null = null
    for (const [index, act] of acts.entries()) {
      if (act?.scene !== undefined) await this.#scene(act, act.scene, acts[index + 1]?.scene !== undefined)
      else if (act !== null) {
        ready ??= this.#commit(after, acts, index)
        await this.#steps(ready[index] ?? [])
        if (!own) await this.#wait(AFTER_OTHERS)
      }
      if (this.#skipping) return
      this.#shown = { ...this.#shown, told: Math.min(before.told.length + index + 1, after.told.length) }
    }
    if (ready === null) this.#shown = { ...this.#shown, table: after, playing: true }
  }

  /** The board takes its new form; what moves on it waits where it was for its turn. */
  #commit(after: TableState, acts: readonly (Beat | null)[], from: number): ReadyStep[][] {
    const { hand } = this.#theatre
    const onBoard = acts.map((act, index) =>
      index < from || act?.scene !== undefined ? [] : (act?.steps ?? []),
    )
    this.#draw()
    const memory = hand?.remember(onBoard.flat().flatMap(({ motions }) => motions))
    this.#draw({ ...this.#shown, table: after, playing: true, scene: null })
    return onBoard.map((steps) => steps.map((step) => this.#ready(step, memory ?? null)))
  }

  #ready(step: Step, memory: Memory | null): ReadyStep {
    const { hand } = this.#theatre
    if (!hand || !memory) return { step, prepared: together([]) }
    const calm = this.#theatre.calm()
    const prepared = together(
      step.motions.map((motion) => (calm ? hand.prepareFade(motion) : hand.prepare(motion, memory))),
    )
    this.#running.add(prepared)
    return { step, prepared }
  }

  /** A scene that goes on in the next note stays open. */
  async #scene(act: Beat, scene: Json, goesOn: boolean): Promise<void> {
    if (this.#shown.scene === null) {
      this.#draw({ ...this.#shown, playing: true, scene, veiled: true })
      await this.#theatre.frame()
      if (this.#skipping) return
    }
    this.#draw({ ...this.#shown, playing: true, scene, veiled: false })
    const { hand } = this.#theatre
    const memory = hand?.remember(act.steps.flatMap(({ motions }) => motions)) ?? null
    await this.#steps(act.steps.map((step) => this.#ready(step, memory)))
    await this.#wait(goesOn ? SCENE_HOLD / 2 : SCENE_HOLD)
    if (!this.#skipping && !goesOn) this.#shown = { ...this.#shown, scene: null }
  }

  async #steps(steps: readonly ReadyStep[]): Promise<void> {
    for (const { step, prepared } of steps) {
      if (this.#skipping) return
      if (step.sound) this.#theatre.sound(step.sound)
      await this.#play(prepared)
      if (step.hold !== undefined) await this.#wait(step.hold)
    }
  }

  async #wait(milliseconds: number): Promise<void> {
    const { hand } = this.#theatre
    if (hand && !this.#skipping) await this.#play(hand.pause(milliseconds))
  }

  async #play(prepared: Prepared): Promise<void> {
    this.#draw()
    const rate = this.#rate()
    this.#running.add(prepared)
    if (rate === null) prepared.cancel()
    else await prepared.play(rate)
    this.#running.delete(prepared)
  }

  #rate(): Rate {
    const rate = this.#theatre.rate()
    const waiting = this.#queue.length
    const isLate = waiting > MOST_WAITING || this.#theatre.now() - this.#came > LONGEST_WAIT
    return rate === null || !isLate ? rate : rate * Math.max(HASTE, waiting / 2)
  }

  #draw(shown = this.#shown): void {
    this.#shown = shown
    if (this.#drawn === shown) return
    this.#drawn = shown
    this.#theatre.show(shown)
  }
}

interface Waiting {
  readonly table: TableState
  readonly came: number
}

interface ReadyStep {
  readonly step: Step
  readonly prepared: Prepared
}

const settled = (table: TableState): Shown => ({
  table,
  told: table.told.length,
  playing: false,
  scene: null,
  veiled: false,
})

/** The same people at the same match, with something more to tell. */
function follows(last: TableState, next: TableState): boolean {
  const known = last.told.length
  const added = next.told.length - known
  return (
    last.viewer === next.viewer &&
    added >= 0 &&
    added <= MOST_NOTES &&
    (known === 0 || next.told[known - 1] === last.told[known - 1])
  )
}

/** Whoever acts needs no pause to see what they did themselves. */
const isOwn = ({ viewer, awaited }: TableState): boolean => viewer !== null && awaited.includes(viewer)
