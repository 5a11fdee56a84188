import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Json, plainAnswer } from '@curio/kernel'
import {
  type ClientMessage,
  Mirror,
  PROTOCOL,
  questionOf,
  type ServerMessage,
  type TableInfo,
} from '@curio/protocol'
import WebSocket from 'ws'

type Spoken<T = ClientMessage> = T extends { id: string } ? Omit<T, 'id'> : never

export interface Listener {
  /** Called with the bytes that a move has brought. */
  received(bytes: number): void
  updated(): void
  acknowledged(): void
}

const CHANNEL = 0
const AGENT = new Agent({ keepAlive: true })

/** A guest of our server: a cookie and a connection. */
export class Guest {
  readonly #address: string
  #cookie = ''
  #socket: WebSocket | null = null
  #mirror = new Mirror()
  #seat = 0
  #lastId = 0
  #listener: Listener | null = null
  #watching: (() => void) | null = null

  constructor(address: string) {
    this.#address = address
  }

  listen(listener: Listener): void {
    this.#listener = listener
  }

  async arrive(): Promise<void> {
    await this.#request('GET', '/api/me')
    const headers = { cookie: this.#cookie, origin: this.#address }
    this.#socket = new WebSocket(`${this.#address.replace('http', 'ws')}/ws`, { headers })
    this.#socket.on('message', (data: Buffer) => this.#receive(data))
    this.#socket.on('close', (code) => {
      if (this.#socket !== null) throw new Error(`the server closed a connection with ${code}`)
    })
    await once(this.#socket, 'open')
    this.#say({ t: 'hello', v: PROTOCOL })
  }

  async createMatch(game: string, options: Json): Promise<string> {
    const body = { game, seats: ['me', 'open'], options }
    const { match } = (await this.#request('POST', '/api/matches', body)) as { match: string }
    return match
  }

  async takeSeat(match: string, seat: number): Promise<void> {
    await (this.#request('POST', `/api/matches/${match}/seats/${seat}`, {}) as Promise<TableInfo>)
  }

  /** Resolves when the position is known. */
  watch(match: string, seat: number): Promise<void> {
    this.#mirror = new Mirror()
    this.#seat = seat
    return new Promise((resolve) => {
      this.#watching = resolve
      this.#say({ t: 'watch', c: CHANNEL, match, seat })
    })
  }

  get isAsked(): boolean {
    return this.#mirror.document?.question != null
  }

  get isOver(): boolean {
    return this.#mirror.document?.outcome != null
  }

  answer(choose: (options: readonly Json[]) => Json): void {
    const { document } = this.#mirror
    const question = document && questionOf(document, this.#seat)
    if (!question) throw new Error('nothing is asked')
    this.#say({ t: 'answer', c: CHANNEL, q: question.id, v: plainAnswer(question, choose) })
  }

  close(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.terminate()
  }

  #say(message: Spoken): void {
    this.#lastId += 1
    this.#socket?.send(JSON.stringify({ ...message, id: `m${this.#lastId}` }))
  }

  /** Messages are not checked here: the server's own tests do that, and it would take time. */
  #receive(data: Buffer): void {
    let isOfMove = false
    for (const line of data.toString().split('\n')) isOfMove = this.#hear(JSON.parse(line)) || isOfMove
    if (isOfMove) this.#listener?.received(data.length)
  }

  /** Handles a message; tells whether a move brought it. */
  #hear(message: ServerMessage): boolean {
    switch (message.t) {
      case 'update':
        if (!this.#mirror.receive(message)) throw new Error('an update does not follow the last one')
        this.#listener?.updated()
        return true
      case 'state':
        this.#mirror.receive(message)
        return false
      case 'ok':
        if (this.#watching === null) {
          this.#listener?.acknowledged()
          return true
        }
        this.#watched()
        return false
      case 'no':
        throw new Error(`the server refuses: ${message.code}, ${message.text}`)
      default:
        // The last move also brings the news that the match is over.
        return message.t === 'table' && this.isOver
    }
  }

  #watched(): void {
    const watching = this.#watching
    this.#watching = null
    watching?.()
  }

  async #request(method: string, path: string, body?: unknown): Promise<unknown> {
    const headers = {
      ...(this.#cookie === '' ? {} : { cookie: this.#cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const asking = request(this.#address + path, { method, headers, agent: AGENT })
    asking.end(body === undefined ? undefined : JSON.stringify(body))
    const [response] = (await once(asking, 'response')) as [IncomingMessage]
    const answer = await text(response)
    if (response.statusCode !== 200) throw new Error(`${method} ${path}: ${response.statusCode} ${answer}`)
    this.#cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? this.#cookie
    return JSON.parse(answer)
  }
}
