/** Something to do, and who waits for it. */
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

/** Finishes the rounds of a queue. */
export interface Host {
  /** Stores what the tasks have changed, and then tells everybody. */
  finish(): Promise<void>
  /**
   * Called when a task or storing failed unexpectedly, so that memory and disk may differ. False when the queue cannot
   * go on.
   */
  recover(cause: unknown): Promise<boolean>
}

/**
 * Runs the tasks of one table one after the other. Tasks that come while others are being stored make the next round. A
 * task is settled only when what it changed is on disk and published.
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
      // Nothing of this round is stored; tasks that have not run yet get another chance.
      for (const task of done) task.fail(cause)
      this.#tasks = [...tasks.slice(done.length), ...this.#tasks]
      if (await this.#host.recover(cause)) return
      for (const task of this.#tasks) task.fail(cause)
      this.#tasks = []
    }
  }
}
