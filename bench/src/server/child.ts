import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A child process. Its errors appear on our own error output. */
export class Child {
  readonly #process: ChildProcess
  readonly #kill = (): void => {
    this.#process.kill()
  }

  private constructor(child: ChildProcess) {
    this.#process = child
    process.once('exit', this.#kill)
  }

  /** Starts a script; resolves with it and with the first line that matches. */
  static async start(
    script: URL,
    args: readonly string[],
    environment: Readonly<Record<string, string>>,
    wanted: RegExp,
  ): Promise<{ child: Child; line: string }> {
    const spawned = spawn(process.execPath, [fileURLToPath(script), ...args], {
      env: { ...process.env, NODE_ENV: 'production', ...environment },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      serialization: 'advanced',
    })
    const child = new Child(spawned)
    if (!spawned.stdout) throw new Error('the process has no output')
    for await (const line of createInterface(spawned.stdout)) {
      const found = wanted.exec(line)
      if (!found) continue
      spawned.stdout.resume()
      return { child, line: found[1] ?? found[0] }
    }
    throw new Error(`${script.pathname} ended before it was ready`)
  }

  /** Sends a message and waits for the reply. */
  async ask<T>(message: object): Promise<T> {
    const asking = new AbortController()
    const { signal } = asking
    const reply = once(this.#process, 'message', { signal }) as Promise<[T]>
    const end = once(this.#process, 'exit', { signal }).then(() => {
      throw new Error('a process ended in the middle')
    })
    this.#process.send(message)
    try {
      const [answer] = await Promise.race([reply, end])
      return answer
    } finally {
      asking.abort()
    }
  }

  async stop(): Promise<void> {
    process.off('exit', this.#kill)
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    const gone = once(this.#process, 'exit')
    this.#process.kill()
    await gone
  }
}
