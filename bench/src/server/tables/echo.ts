import { once } from 'node:events'
import WebSocket from 'ws'
import type { Arrive, DrivenTable, Ear } from '../table.ts'

/** As long as an answer of ours. */
const MOVE = JSON.stringify({ t: 'answer', c: 0, q: '12', v: 'b:h10:v01', id: 'm1234' })

/** The floor: whatever a player sends, both get a longer text back. */
class EchoTable implements DrivenTable {
  readonly #sockets: readonly WebSocket[]
  readonly #ear: Ear
  #mover = 0
  #sent = 0
  #moves = 0
  /** How many updates each player has got. */
  readonly #updates = [0, 0]

  constructor(sockets: readonly WebSocket[], ear: Ear) {
    this.#sockets = sockets
    this.#ear = ear
    sockets.forEach((socket, seat) => {
      socket.on('message', (data: Buffer) => this.#receive(seat, data))
    })
  }

  move(): void {
    this.#moves += 1
    this.#sent = performance.now()
    this.#sockets[this.#mover]?.send(MOVE)
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate()
  }

  #receive(seat: number, data: Buffer): void {
    this.#ear.received(data.length)
    const updates = (this.#updates[seat] ?? 0) + 1
    this.#updates[seat] = updates
    if (seat === this.#mover || updates < this.#moves) return
    this.#ear.seen(performance.now() - this.#sent)
    this.#mover = seat
    this.#ear.done()
  }
}

export const arriveAtEcho: Arrive = async (address, matches, earOf) => {
  const tables: DrivenTable[] = []
  for (let match = 0; match < matches; match++) {
    const sockets = [0, 1].map(() => new WebSocket(`${address.replace('http', 'ws')}/${match}`))
    await Promise.all(sockets.map((socket) => once(socket, 'open')))
    tables.push(new EchoTable(sockets, earOf(match)))
  }
  return tables
}
