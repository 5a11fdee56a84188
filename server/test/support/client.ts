import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type Json, plainAnswer, type Question } from '@curio/kernel'
import {
  type ClientMessage,
  Mirror,
  type NewMatchRequest,
  PROTOCOL,
  questionOf,
  readServerMessage,
  type ServerMessage,
  type TableInfo,
} from '@curio/protocol'
import WebSocket from 'ws'

type Distributed<T> = T extends { id: string } ? Omit<T, 'id'> : never
type Spoken = Distributed<ClientMessage>
type Reply = Extract<ServerMessage, { t: 'ok' | 'no' | 'welcome' | 'pong' }>

/** A browser without a screen: a cookie, HTTP requests, and connections. */
export class Visitor {
  readonly #address: string
  /** Where a proxy says it comes from. */
  readonly #from: Record<string, string>
  readonly #cookies = new Map<string, string>()
  player = { id: '', name: '' }

  constructor(address: string, from?: string) {
    this.#address = address
    this.#from = from === undefined ? {} : { 'x-forwarded-for': from }
  }

  static async come(address: string, from?: string): Promise<Visitor> {
    const visitor = new Visitor(address, from)
    await visitor.meet()
    return visitor
  }

  /** The same browser at another address of the same site. */
  at(address: string): Visitor {
    const visitor = new Visitor(address)
    for (const [name, value] of this.#cookies) visitor.#cookies.set(name, value)
    visitor.player = this.player
    return visitor
  }

  async meet(): Promise<void> {
    this.player = (await this.get<{ player: { id: string; name: string } }>('/api/me')).player
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  get<T>(path: string): Promise<T> {
    return this.#ask('GET', path)
  }

  post<T>(path: string, body: unknown = {}): Promise<T> {
    return this.#ask('POST', path, body)
  }

  delete<T>(path: string): Promise<T> {
    return this.#ask('DELETE', path)
  }

  /** The response as it is. */
  async fetch(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(this.#address + path, {
      method,
      headers: {
        ...this.#from,
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.#cookies.set(name, value)
    }
    return response
  }

  async #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.fetch(method, path, body)
    const value: unknown = await response.json()
    assert.ok(response.ok, `${method} ${path}: ${response.status} ${JSON.stringify(value)}`)
    return value as T
  }

  async createMatch(wanted: Partial<NewMatchRequest>): Promise<string> {
    const { match } = await this.post<{ match: string }>('/api/matches', { game: 'route', ...wanted })
    return match
  }

  takeSeat(match: string, seat: number): Promise<TableInfo> {
    return this.post(`/api/matches/${match}/seats/${seat}`)
  }

  /** A connection that has said hello. */
  async connect(): Promise<Line> {
    const line = await this.connectSilently()
    const reply = await line.say({ t: 'hello', v: PROTOCOL })
    assert.equal(reply.t, 'welcome')
    return line
  }

  /** A connection that has said nothing yet. */
  async connectSilently(): Promise<Line> {
    const line = new Line(this.#address, {
      ...this.#from,
      cookie: this.cookie,
      origin: this.#address,
    })
    await line.opened()
    return line
  }

  /** Sits at a table on a connection of its own. */
  async sit(match: string, seat: number | null): Promise<Place> {
    const place = new Place(await this.connect(), match, seat)
    await place.watch()
    return place
  }
}

let spoken = 0

/** One WebSocket connection. */
export class Line {
  readonly socket: WebSocket
  readonly received: ServerMessage[] = []
  /** Every text as it came. */
  readonly texts: string[] = []
  /** Every text as it was sent. */
  readonly said: string[] = []
  readonly #waiting = new Map<string, { resolve(reply: Reply): void; reject(cause: Error): void }>()
  readonly #listeners = new Set<(message: ServerMessage) => void>()

  constructor(address: string, headers: Record<string, string>) {
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers })
    this.socket.on('message', (data) => {
      for (const text of String(data).split('\n')) this.#receive(text)
    })
    this.socket.on('close', (code) => {
      for (const { reject } of this.#waiting.values())
        reject(new Error(`closed with ${code} while waiting for a reply`))
    })
  }

  async opened(): Promise<void> {
    await once(this.socket, 'open')
  }

  onMessage(listener: (message: ServerMessage) => void): void {
    this.#listeners.add(listener)
  }

  /** Says something and waits for the reply. */
  say(message: Spoken, id = `m${++spoken}`): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      const text = JSON.stringify({ ...message, id })
      this.said.push(text)
      this.socket.send(text)
    })
  }

  /** Says something that is expected to be carried out. */
  async do(message: Spoken, id?: string): Promise<Json | undefined> {
    const reply = await this.say(message, id)
    assert.ok(reply.t === 'ok', JSON.stringify([message, reply]))
    return reply.result
  }

  /** Says something that is expected to be refused; gives the code. */
  async refused(message: Spoken, id?: string): Promise<string> {
    const reply = await this.say(message, id)
    assert.ok(reply.t === 'no', JSON.stringify([message, reply]))
    return reply.code
  }

  async close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return
    this.socket.close()
    await once(this.socket, 'close')
  }

  #receive(text: string): void {
    this.texts.push(text)
    const message = readServerMessage(JSON.parse(text))
    assert.ok(message, `not a message of the protocol: ${text}`)
    this.received.push(message)
    for (const listener of this.#listeners) listener(message)
    if (
      (message.t === 'ok' || message.t === 'no' || message.t === 'welcome' || message.t === 'pong') &&
      message.id
    ) {
      this.#waiting.get(message.id)?.resolve(message)
      this.#waiting.delete(message.id)
    }
  }
}

/** A place at a table, on a channel of a connection. */
export class Place {
  readonly line: Line
  readonly match: string
  readonly seat: number | null
  readonly channel: number
  readonly mirror = new Mirror()
  table: TableInfo | null = null
  readonly chat: string[] = []
  #waiting: (() => void)[] = []

  constructor(line: Line, match: string, seat: number | null, channel = 0) {
    this.line = line
    this.match = match
    this.seat = seat
    this.channel = channel
    line.onMessage((message) => this.#hear(message))
  }

  async watch(resume?: { epoch: string; notes: number }): Promise<void> {
    const { match, seat, channel: c } = this
    await this.line.do({ t: 'watch', c, match, seat, ...(resume ? { resume } : {}) })
  }

  get question(): Question | null {
    const { document } = this.mirror
    return document && this.seat !== null ? questionOf(document, this.seat) : null
  }

  /** Waits until something holds; looks again after every message. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition())
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve)
      })
  }

  /** Answers the open question; by default with its first option. */
  async answer(choose?: (options: readonly Json[]) => Json): Promise<void> {
    await this.until(() => this.question !== null)
    const { question } = this
    assert.ok(question)
    await this.line.do({ t: 'answer', c: this.channel, q: question.id, v: plainAnswer(question, choose) })
  }

  get isOver(): boolean {
    return this.mirror.document !== null && this.mirror.document.outcome !== null
  }

  /** Plays to the end of the match. */
  async playOn(choose?: (options: readonly Json[]) => Json): Promise<void> {
    for (;;) {
      await this.until(() => this.isOver || this.question !== null)
      if (this.isOver) return
      await this.answer(choose)
    }
  }

  #hear(message: ServerMessage): void {
    if (!('c' in message) || message.c !== this.channel) return
    if (message.t === 'state' || message.t === 'update')
      assert.ok(this.mirror.receive(message), 'a message was missed')
    if (message.t === 'table') this.table = message.table
    if (message.t === 'chat') this.chat.push(...message.lines.map(({ text }) => text))
    const waiting = this.#waiting
    this.#waiting = []
    for (const wake of waiting) wake()
  }
}
