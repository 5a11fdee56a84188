import type { BotPosition } from '@curio/protocol'
import { afterRunning, type Clock } from '../clock.ts'
import type { Metrics } from '../metrics.ts'
import type { Settings } from '../settings.ts'
import { type Keys, Shares } from './shares.ts'
import type { Thinker } from './thinker.ts'

/** A decision that somebody would like to have. */
export interface Wish<T> {
  /** Asked while it waits: what nobody wants any more is given up, and waits no longer. */
  isWanted(): boolean
  /** Read when a thread is free for it; null when there is nothing to decide. */
  position(): BotPosition | null
  /** Whether somebody is at the table and waits. */
  isUrgent(): boolean
  /** Whose share of the time it takes: the address of whoever waits, then the table. */
  payers(): Keys
  think(thinker: Thinker, position: BotPosition): Promise<T>
}

/** Why there is no decision; `unwanted` is not a failure. */
export class NoDecision extends Error {
  readonly reason: 'time' | 'failure' | 'unwanted'

  constructor(reason: NoDecision['reason']) {
    super(`no decision: ${reason}`)
    this.reason = reason
  }
}

interface Waiting {
  readonly wish: Pick<Wish<unknown>, 'isUrgent' | 'payers' | 'isWanted'>
  readonly run: () => Promise<void>
  readonly giveUp: () => void
}

/** The weight of the latest decision in the moving average of `#usual`. */
const WEIGHT = 0.1

interface Parts {
  readonly thinker: Thinker
  readonly clock: Clock
  readonly metrics: Metrics
  readonly settings: Settings
}

/**
 * Hands out thinking time: as many decisions at once as there are threads, and first those that somebody waits for. Each
 * address gets an equal share, and so does each table of an address: whoever plays at sixty tables waits longer, and
 * nobody else does. The time limit of a decision starts when the bot starts to think, so a long queue makes bots slow
 * but not foolish.
 */
export class Thinking {
  readonly #parts: Parts
  #waiting: Waiting[] = []
  readonly #shares = new Shares()
  /** Milliseconds that a decision usually takes; payers are charged this much until the real time is known. */
  #usual = 100
  #busy = 0
  #quiet: (() => void)[] = []
  #isStopped = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Rejects with NoDecision. */
  decide<T>(wish: Wish<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = (): Promise<void> => this.#think(wish).then(resolve, reject)
      const giveUp = (): void => reject(new NoDecision('unwanted'))
      this.#waiting.push({ wish, run, giveUp })
      this.#start()
    })
  }

  /** Starts nothing more; decisions that are still waiting never settle. */
  stop(): void {
    this.#isStopped = true
    this.#start()
  }

  /** Resolves when nothing waits for a thread. */
  async whenQuiet(): Promise<void> {
    if (this.#waiting.length > 0) await new Promise<void>((resolve) => this.#quiet.push(resolve))
  }

  #start(): void {
    if (this.#isStopped) this.#waiting = []
    while (this.#busy < this.#parts.settings.botWorkers) {
      const next = this.#next()
      if (!next) break
      this.#busy += 1
      void this.#run(next).finally(() => {
        this.#busy -= 1
        this.#start()
      })
    }
    if (this.#waiting.length > 0) return
    for (const resolve of this.#quiet.splice(0)) resolve()
  }

  #next(): Waiting | undefined {
    this.#giveUpUnwanted()
    const urgent = this.#waiting.filter(({ wish }) => wish.isUrgent())
    const candidates = urgent.length > 0 ? urgent : this.#waiting
    const next = candidates[this.#shares.first(candidates.map(({ wish }) => wish.payers()))]
    if (next) this.#waiting = this.#waiting.filter((each) => each !== next)
    return next
  }

  /** What waits keeps its table in memory. */
  #giveUpUnwanted(): void {
    const { wanted = [], unwanted = [] } = Object.groupBy(this.#waiting, ({ wish }) =>
      wish.isWanted() ? 'wanted' : 'unwanted',
    )
    this.#waiting = wanted
    for (const { giveUp } of unwanted) giveUp()
  }

  async #run({ wish, run }: Waiting): Promise<void> {
    const { clock } = this.#parts
    const [payers, started, expected] = [wish.payers(), clock.ran(), this.#usual]
    this.#shares.spend(payers, expected)
    await run()
    const took = clock.ran() - started
    this.#usual += (took - this.#usual) * WEIGHT
    this.#shares.spend(payers, -expected)
    // The payers may have changed: somebody may have come to the table.
    this.#shares.spend(wish.payers(), took)
  }

  async #think<T>({ position: take, think }: Wish<T>): Promise<T> {
    const { thinker, clock, metrics, settings } = this.#parts
    const position = take()
    if (position === null) throw new NoDecision('unwanted')
    const started = clock.ran()
    let callOff = (): void => {}
    const patience = new Promise<never>((_, reject) => {
      callOff = afterRunning(clock, settings.botSeconds * 1000, () => reject(new NoDecision('time')))
    })
    try {
      const decision = await Promise.race([think(thinker, position), patience])
      metrics.botSeconds.observe((clock.ran() - started) / 1000)
      return decision
    } catch (cause) {
      const reason = cause instanceof NoDecision ? cause.reason : 'failure'
      metrics.botFailures.add(reason)
      throw new NoDecision(reason)
    } finally {
      callOff()
    }
  }
}
