/** Something to be done, and who waits for it. */
class Task<T = unknown> {
  readonly #act: () => T
  readonly #resolve: (value: T) => void
  readonly fail: (cause: unknown) => void
  #result: T | undefined

  constructor(act: () => T, resolve: (value: T) => void, fail: (cause: unknown) => void) {
    this.#act = act
    this.#resolve = resolve
    this.fail = fail
  }

  run(): void {
    this.#result = this.#act()
  }

  settle(): void {
    this.#resolve(this.#result as T)
  }
}

/** What becomes of the tasks of one round. */
export interface Host {
  /** Brings to disk what the tasks have changed, and then tells everybody. */
  finish(): Promise<void>
  /**
   * Something failed in an unforeseen way, while acting or while storing: memory and disk may differ. False when
   * nothing can be done here any more.
   */
  recover(cause: unknown): Promise<boolean>
}

/**
 * Tasks of one table, one after the other. Those that come while others are being stored make the next round; a task
 * is settled only when what it changed is on disk and published.
 */
export class TaskQueue {
  readonly #host: Host
  #tasks: Task[] = []
  #isRunning = false

  constructor(host: Host) {
    this.#host = host
  }

  get isIdle(): boolean {
    return !this.#isRunning && this.#tasks.length === 0
  }

  add<T>(act: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#tasks.push(new Task(act, resolve, reject) as Task)
      if (!this.#isRunning) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    while (this.#tasks.length > 0) {
      const tasks = this.#tasks
      this.#tasks = []
      await this.#round(tasks)
    }
    this.#isRunning = false
  }

  async #round(tasks: readonly Task[]): Promise<void> {
    const done: Task[] = []
    try {
      for (const task of tasks) {
        done.push(task)
        task.run()
      }
      await this.#host.finish()
      for (const task of done) task.settle()
    } catch (cause) {
      // Nothing of this round is stored; those that have not run yet get another chance.
      for (const task of done) task.fail(cause)
      this.#tasks = [...tasks.slice(done.length), ...this.#tasks]
      if (await this.#host.recover(cause)) return
      for (const task of this.#tasks) task.fail(cause)
      this.#tasks = []
    }
  }
}
