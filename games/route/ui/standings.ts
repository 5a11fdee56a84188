import { useEffect, useRef, useState } from 'react'
import type { Shown } from '../rules/shown.ts'
import type { RouteView, Standing } from '../text/index.ts'
import { packNumber, quickStanding, requestKey, type StandingRequest } from './model/standing-request.ts'
import type { StandingTask } from './standing.worker.ts'

interface Reply {
  readonly key: string
  readonly standing: Standing | null
}

const REMEMBERED = 400

/** One worker for all boards of a page, one position at a time; the latest request comes first. */
class StandingDesk {
  readonly #known = new Map<string, Standing | null>()
  readonly #waiting = new Map<
    string,
    { readonly request: StandingRequest; readonly listeners: Set<() => void> }
  >()
  #worker: Worker | null = null
  /** The packs that the worker has. */
  readonly #sent = new Set<number>()
  #busy: string | null = null

  known(key: string): Standing | null | undefined {
    return this.#known.get(key)
  }

  /** Calls back once the standing is known; the function returned withdraws the request. */
  ask(key: string, request: StandingRequest, listener: () => void): () => void {
    const waiting = this.#waiting.get(key) ?? { request, listeners: new Set() }
    waiting.listeners.add(listener)
    this.#waiting.set(key, waiting)
    this.#next()
    return () => {
      waiting.listeners.delete(listener)
      if (waiting.listeners.size === 0 && this.#busy !== key) this.#waiting.delete(key)
    }
  }

  #next(): void {
    if (this.#busy !== null) return
    const last = [...this.#waiting].at(-1)
    if (!last) return
    const [key, { request }] = last
    this.#busy = key
    const worker = this.#start()
    const { pack, ...position } = request
    const number = packNumber(pack)
    const task: StandingTask = {
      key,
      request: position,
      packNumber: number,
      pack: this.#sent.has(number) ? null : pack,
    }
    this.#sent.add(number)
    worker.postMessage(task)
  }

  #start(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./standing.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.#reply(data))
    worker.addEventListener('error', () => this.#fail())
    this.#worker = worker
    return worker
  }

  #reply({ key, standing }: Reply): void {
    this.#known.set(key, standing)
    const [oldest] = this.#known.keys()
    if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest)
    this.#settle(key)
  }

  /** A board without a live score is still a board. */
  #fail(): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#sent.clear()
    if (this.#busy !== null) this.#settle(this.#busy)
  }

  #settle(key: string): void {
    const waiting = this.#waiting.get(key)
    this.#waiting.delete(key)
    this.#busy = null
    for (const listener of waiting?.listeners ?? []) listener()
    this.#next()
  }
}

const desk = new StandingDesk()

/** The last standing of each seat that was found at once: the shell asks for the score more often than it changes. */
const measured = new Map<number, { readonly key: string; readonly standing: Standing | null }>()

/** What a seat would score now: what the worker has found out already, or what is found at once. */
export function liveStanding(pack: Shown, view: RouteView, seat: number): Standing | null {
  const key = requestKey({ pack, view, seat, add: [], remove: [] })
  const known = desk.known(key)
  if (known) return known
  const last = measured.get(seat)
  if (last?.key === key) return last.standing
  const standing = quickStanding(pack, view, seat)
  measured.set(seat, { key, standing })
  return standing
}

/** What a position is worth with its best route; null until it is known. */
export function useStanding(request: StandingRequest | null): Standing | null {
  const key = request ? requestKey(request) : ''
  const latest = useRef(request)
  const [, refresh] = useState(0)
  useEffect(() => {
    latest.current = request
  })
  useEffect(() => {
    const { current } = latest
    if (current === null || key === '' || desk.known(key) !== undefined) return
    return desk.ask(key, current, () => refresh((count) => count + 1))
  }, [key])
  return request ? (desk.known(key) ?? null) : null
}

/** The same while something new is being measured: the last one known of this city stays on the screen. */
export function useSteadyStanding(request: StandingRequest | null): Standing | null {
  const now = useStanding(request)
  const pack = request?.pack ?? null
  const [last, remember] = useState<{ readonly standing: Standing; readonly pack: Shown | null } | null>(null)
  useEffect(() => {
    if (now) remember({ standing: now, pack })
  }, [now, pack])
  // A route of the city before leads nowhere in this one.
  return now ?? (last !== null && last.pack === pack ? last.standing : null)
}
