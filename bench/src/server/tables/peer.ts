import { once } from 'node:events'
import { fastChance } from '@curio/kernel'
import { io, type Socket } from 'socket.io-client'
import { legalEdges, type Sheet } from '../../synthetic/board.ts'
import type { Arrive, DrivenTable, Ear } from '../table.ts'

/** The parts of boardgame.io's state that a player needs. */
interface PeerState {
  readonly G: { readonly moves: number; readonly card: number; readonly sheets: readonly Sheet[] }
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
  readonly _stateID: number
}

/** The synthetic game on boardgame.io's server, played with the messages of its own client. */
class PeerTable implements DrivenTable {
  readonly #sockets: readonly Socket[]
  readonly #ear: Ear
  readonly #name: string
  readonly #chance = fastChance(1)
  #matches = 0
  #state: PeerState | null = null
  #mover = 0
  #sent = 0

  constructor(name: string, sockets: readonly Socket[], ear: Ear) {
    this.#name = name
    this.#sockets = sockets
    this.#ear = ear
    sockets.forEach((socket, seat) => {
      socket.on('update', (match: string, state: PeerState) => this.#receive(seat, match, state))
      socket.io.engine.on('packet', ({ data }) => this.#count(data))
    })
  }

  get #match(): string {
    return `${this.#name}-${this.#matches}`
  }

  /** The server makes a match when somebody asks for one that it does not have. */
  async begin(): Promise<void> {
    this.#matches += 1
    for (const [seat, socket] of this.#sockets.entries()) {
      const synced = once(socket as unknown as NodeJS.EventEmitter, 'sync')
      socket.emit('sync', this.#match, `${seat}`, undefined, this.#sockets.length)
      const [, { state }] = (await synced) as [string, { state: PeerState }]
      this.#state = state
    }
  }

  move(): void {
    if (!this.#state) throw new Error('the match has not begun')
    const { G, ctx, _stateID } = this.#state
    const edges = legalEdges(G.sheets[G.moves % G.sheets.length] as Sheet, G.card)
    const playerID = ctx.currentPlayer
    const payload = { type: 'edge', args: [edges[this.#chance.below(edges.length)]], playerID }
    this.#mover = Number(playerID)
    this.#sent = performance.now()
    this.#sockets[this.#mover]?.emit(
      'update',
      { type: 'MAKE_MOVE', payload },
      _stateID,
      this.#match,
      playerID,
    )
  }

  close(): void {
    for (const socket of this.#sockets) socket.disconnect()
  }

  #receive(seat: number, match: string, state: PeerState): void {
    const isOld = match !== this.#match || state._stateID === this.#state?._stateID
    if (isOld || seat === this.#mover) return
    this.#ear.seen(performance.now() - this.#sent)
    this.#state = state
    if (state.ctx.gameover === undefined) this.#ear.done()
    else void this.begin().then(() => this.#ear.done())
  }

  /** Counts only updates: the messages at the start of a match belong to no move. */
  #count(data: unknown): void {
    if (typeof data === 'string' && data.includes('["update"'))
      this.#ear.received(Buffer.byteLength(data) + 1)
  }
}

export const arriveAtPeer: Arrive = async (address, matches, earOf) => {
  const tables: DrivenTable[] = []
  for (let match = 0; match < matches; match++) {
    const sockets = [0, 1].map(() =>
      io(`${address}/synthetic`, { transports: ['websocket'], forceNew: true }),
    )
    await Promise.all(sockets.map((socket) => once(socket as unknown as NodeJS.EventEmitter, 'connect')))
    const table = new PeerTable(`match-${match}`, sockets, earOf(match))
    await table.begin()
    tables.push(table)
  }
  return tables
}
