/** The floor: whatever one of two players sends, both get a text as long as one of our patches. Nothing else is done. */
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { serveUsage } from './usage.ts'

const PATCH = 'x'.repeat(300)
const rooms = new Map<string, WebSocket[]>()

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false }, () => {
  const { port } = server.address() as AddressInfo
  console.log(`open at http://127.0.0.1:${port}`)
})
server.on('connection', (socket: WebSocket, { url = '' }: IncomingMessage) => {
  const room = rooms.get(url) ?? []
  rooms.set(url, room)
  room.push(socket)
  socket.on('message', () => {
    for (const each of room) each.send(PATCH)
  })
})
serveUsage()
